package draft

import (
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// numberedGap is a gap behind its number, "(3) ______".
var numberedGap = pattern.New(`[(\[]?(\d{1,2})[)\].]?\s*[_…]{2,}`)

// matchGaps gives a text with numbered gaps the answers of a key that have these
// numbers, where no question has them.
func (r *Reader) matchGaps(list *KeyList, ds []Draft) {
	asked := map[int]bool{}
	for _, d := range ds {
		if d.Labelled && d.Label.List != asks.LoneList {
			asked[d.Label.Number] = true
		}
	}
	for i := range ds {
		if ds[i].Label.List != asks.LoneList {
			continue
		}
		var group []*answerkey.KeyEntry
		found := numberedGap.FindAllStringSubmatch(ds[i].StemText(), -1)
		for _, m := range found {
			n := line.LastNumber(m[1])
			for _, e := range list.Entries {
				if e.Number == n && !asked[n] && !e.Used {
					group = append(group, e)
				}
			}
		}
		if len(found) > 1 && len(group) == len(found) {
			r.pairKey(list, &ds[i], joinedEntry(group, func(k int) string { return " (" + lexicon.DecimalText(group[k].Number) + ") " }))
		}
	}
}
