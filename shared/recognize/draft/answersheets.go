package draft

import (
	"slices"

	"formwright/shared/finding"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
)

// leastSheets is how many questions have the same row of letters behind the word for an answer
// at the least where it is to be filled in.
const leastSheets = 3

// AnswerSheets takes what is still to be filled in off the answers: the same row of letters,
// "Answer: A B C D", behind most questions, and those two words for true and false below a
// question that offers nothing.
func (r *Reader) AnswerSheets(ds []Draft) {
	rows, answers := map[string]int{}, 0
	for i := range ds {
		for _, n := range ds[i].Notes {
			if n.Class != lexicon.AnswerWord {
				continue
			}
			if answers++; r.OffersRow(n.Value.Text) {
				rows[n.Value.Text]++
			}
		}
	}
	if len(rows) == 0 {
		return
	}
	said := false
	for i := range ds {
		d := &ds[i]
		kept := slices.DeleteFunc(slices.Clone(d.Notes), func(n line.Note) bool {
			same := rows[n.Value.Text]
			return n.Class == lexicon.AnswerWord && same > 0 && (same >= leastSheets && same*2 > answers || len(d.Choices) == 0)
		})
		if len(kept) < len(d.Notes) {
			if !said {
				at := d.Notes[slices.IndexFunc(d.Notes, func(n line.Note) bool { return rows[n.Value.Text] > 0 })].Value
				r.Findings = append(r.Findings, finding.Finding{Code: finding.KeyUnmatched, Severity: finding.Warning, Position: at.Pos(),
					Message: "What stands behind the word for an answer offers letters or words to choose from and names none.", Quote: finding.Quote(at.Text)})
				said = true
			}
			d.Notes, d.Room = kept, max(d.Room, leastRoom)
		}
	}
}

// leastRoom is how much room shows that an answer is asked for.
const leastRoom = 2
