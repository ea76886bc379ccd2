package draft

import (
	"formwright/shared/recognize/asks"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// PlainStart is the place of the first line that may be a choice, 0 for none:
// the stem before it closes and two to eight lines follow that do not, none of
// them longer than the limit.
func PlainStart(d Draft, limit int) int {
	at := 0
	for i, l := range d.Stem {
		if l.Kind == line.TextLine && (flatten.ClosesStem(l.Text) && !line.IsRoom(l.Text) && (i == 0 || !line.CodeLine(l)) || flatten.HasBlank(l)) {
			at = i + 1
		}
	}
	at = rewrite.BehindCode(d.Stem, at)
	rest := d.Stem[min(at, len(d.Stem)):]
	if at == 0 || len(rest) < 2 || len(rest) > 8 {
		return 0
	}
	if rewrite.OneInWords(rest) {
		return 0
	}
	for _, l := range rest {
		if l.Kind == line.TableLine || asks.IsWider(l.Text, limit) || l.Label != nil || rewrite.JoinsTasks(l) {
			return 0
		}
	}
	if line.CodeLength(rest) == len(rest) {
		return 0
	}
	return at
}
