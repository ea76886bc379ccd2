package convert

import (
	"unicode"

	"formwright/shared/page"
	"formwright/shared/problem"
)

// textless gives the error of a document in which no question was found, and in
// which there is no text to find one in, a message of its own.
func textless(doc page.Document, err error) error {
	if problem.CodeOf(err) != problem.NoQuestions || hasWords(doc.Blocks) {
		return err
	}
	if len(doc.Media) > 0 {
		return problem.New(problem.DocumentEmpty, "The document shows pictures but no text. Text in pictures is read on the pages of a PDF and in single pictures: save the document as PDF, or send the pictures as JPEG or PNG.")
	}
	return problem.New(problem.DocumentEmpty, "The document shows no text. Check that it is the right file.")
}

// hasWords reports whether blocks show a letter or a digit anywhere.
func hasWords(blocks []page.Block) bool {
	for _, b := range blocks {
		switch b := b.(type) {
		case page.Paragraph:
			for _, r := range b.Runs {
				if shows(r) {
					return true
				}
			}
		case page.FormulaBlock:
			return true
		case page.Table:
			for _, row := range b.Rows {
				for _, c := range row.Cells {
					if hasWords(c.Blocks) {
						return true
					}
				}
			}
		}
	}
	return false
}

func shows(r page.Run) bool {
	if r.Kind == page.FormulaRun {
		return true
	}
	for _, c := range r.Text {
		if unicode.IsLetter(c) || unicode.IsNumber(c) {
			return true
		}
	}
	return false
}
