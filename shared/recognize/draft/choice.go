package draft

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/rewrite"
)

// Choice is one choice as it stands in the document.
type Choice struct {
	Label lexicon.ChoiceLabel
	Lines []line.Line
	Marks map[rewrite.Mark]bool // the marks that cover it, once the votes are counted
	// LabelMarks are those of its letter alone.
	LabelMarks []rewrite.Mark
	At         int         // its first line, of those of its question
	Remark     []line.Line // what is told to who picks it
	Sign       string      // the sign of the right answer it carried: "*", "<-", "(correct)"
}

// Text is what the choice says, its lines as one.
func (c Choice) Text() string {
	if len(c.Lines) == 1 {
		return c.Lines[0].Text
	}
	parts := make([]string, len(c.Lines))
	for i, l := range c.Lines {
		parts[i] = l.Text
	}
	return strings.Join(parts, " ")
}

// IsTruthPair reports whether the choices of a question are the words for true
// and false with letters or bullets of their own: "a) Verdadero", "b) Falso".
// Whatever stands over them is to be judged, though it asks nothing.
func IsTruthPair(choices []Choice) bool {
	if len(choices) != 2 || choices[0].Label.Kind != choices[1].Label.Kind {
		return false
	}
	if kind := choices[0].Label.Kind; kind != lexicon.LetterLabel && kind != lexicon.BulletLabel && kind != lexicon.BoxLabel {
		return false
	}
	return rewrite.AreTruthWords(choices[0].Text(), choices[1].Text())
}
