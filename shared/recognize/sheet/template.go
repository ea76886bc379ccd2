package sheet

import (
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/richtext"
)

// opensSection reports whether a first cell begins the titles of questions of one
// kind, as in the sections that ClassMarker exports: "Question Type: truefalse".
func opensSection(first string) bool {
	return strings.HasPrefix(lexicon.PlainTitle(first), "question type:")
}

// repeatsGaps reports whether a title only says the sentence of a gap text once
// more, its gaps drawn and its end perhaps cut: platforms that want a title get
// that one when the text has none.
func repeatsGaps(title, sentence string) bool {
	start, _ := strings.CutSuffix(title, "…")
	return strings.Contains(start, richtext.BlankText) && strings.HasPrefix(sentence, start)
}

// isTyped reports whether the column of kinds says that a question is answered in
// words or with a number: a lettered list in it then offers nothing to choose.
func (k itemKind) isTyped() bool { return k == shortKind || k == essayKind || k == figureKind }
