package vote

import (
	"slices"

	"formwright/shared/quiz"
	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// leastStressed is in how many questions a mark stresses words at the least.
const leastStressed = 2

// stressedWords takes the marks off choices whose words are set in bold, italics or
// underlined here and there: in most of the questions that such a mark touches it stands
// within several choices. Where it covers one whole choice of most of them it is kept there.
func stressedWords(ds []draft.Draft) {
	for _, kind := range []quiz.EvidenceKind{quiz.ByBold, quiz.ByItalic, quiz.ByUnderline} {
		m := rewrite.Mark{Kind: kind}
		touched, stressed, chosen, taken := 0, 0, 0, false
		for i := range ds {
			some, parts, whole := 0, 0, 0
			for _, c := range ds[i].Choices {
				set, all := reachOf(c, m)
				if set > 0 {
					some++
				}
				switch {
				case set == 0:
				case set < all:
					parts++
					taken = taken || c.Marks[m]
				default:
					whole++
				}
			}
			if some > 0 {
				touched++
			}
			if some > 1 && parts > 0 {
				stressed++
			}
			if whole == 1 {
				chosen++
			}
		}
		if !taken || stressed < leastStressed || stressed*2 <= touched {
			continue
		}
		for i := range ds {
			for _, c := range ds[i].Choices {
				if set, all := reachOf(c, m); set < all || chosen*2 <= touched {
					delete(c.Marks, m)
				}
			}
		}
	}
}

// reachOf is how much of a choice a mark covers, and how much there is.
func reachOf(c draft.Choice, m rewrite.Mark) (set, all int) {
	if !slices.ContainsFunc(c.Lines, line.Line.IsMarked) {
		return 0, 1
	}
	for _, l := range c.Lines {
		for _, r := range l.Runs {
			n := draft.Weight(r)
			all += n
			if slices.Contains(rewrite.RunMarks(r.Marks), m) {
				set += n
			}
		}
	}
	return set, all
}
