package vote

import (
	"strings"

	"formwright/shared/recognize/draft"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// tickOne orders at the end of a stem to tick, circle or choose one or some of what
// stands below it: "Tick one box.", "Circle two answers.", "Kreuze an."
var tickOne = pattern.New(`(?i)(?:\b(?:tick|check|mark|circle|choose|select|shade|put a (?:tick|cross) in)\s*(?:\(?[✓✔]\)?\s*)?(?:only\s+)?(?:one|two|three|1|2|3|the correct|the right|all)(?:\s+(?:correct\s+)?(?:box(?:es)?|answers?|options?|statements?|choices?|responses?|that apply|only))?|\bkreuzen? (?:sie )?[^.?!]{0,30}\ban|\b(?:coche|cochez|entoure|entourez) [^.?!]{0,12}(?:cases?|réponses?)[^.?!]{0,12}|\b(?:marca|marque|señala|señale|assinale|assinala|segna|barra|crocetta) [^.?!]{0,20}(?:opci[oó]n(?:es)?|respuestas?|casillas?|alternativas?|caselle?|caixas?|opç(?:ão|ões)|rispost[ae])[^.?!]{0,15})[.:]?\s*(?:[(\[]\s*\d{1,2}(?:\s*\pL+\.?)?\s*[)\]])?$`)

const (
	leastTicked  = 2  // lines to choose from
	mostTicked   = 8  // of them
	tickedLength = 80 // letters of one
)

// tickVote gives choices to a question that orders to tick some of the short lines below
// it, though these have neither letters nor boxes: a paper prints its boxes as drawings.
func (r *Reader) tickVote(ds []draft.Draft) {
	for i := range ds {
		d := &ds[i]
		if len(d.Choices) > 0 || !d.Labelled || d.Room > 0 || d.HasAnswer() || d.StemKey != "" {
			continue
		}
		from := tickedFrom(d.Stem)
		if from == 0 {
			continue
		}
		for _, l := range d.Stem[from:] {
			d.Choices = append(d.Choices, draft.Choice{Lines: []line.Line{l}})
		}
		d.Stem = d.Stem[:from:from]
		d.Plain = true
	}
}

// tickedFrom is where the lines to choose from begin in a stem, behind the order; 0 for
// none.
func tickedFrom(stem []line.Line) int {
	for k, l := range stem {
		if !tickOne.MatchString(l.Text) {
			continue
		}
		below := stem[k+1:]
		if len(below) < leastTicked || len(below) > mostTicked {
			return 0
		}
		for _, l := range below {
			if l.Kind != line.TextLine || l.Label != nil || l.Text == "" || lexicon.IsLonger(l.Text, tickedLength) || flatten.ClosesStem(l.Text) || flatten.HasBlank(l) || line.IsRoom(l.Text) || strings.ContainsAny(l.Text, "/|") || lexicon.HasQuestionMark(l.Text) {
				return 0
			}
		}
		return k + 1
	}
	return 0
}
