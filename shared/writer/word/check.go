package word

import (
	"encoding/xml"
	"errors"
	"fmt"
	"path"
	"strings"

	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// Check opens a document that Write made: well-formed parts whose relations lead
// to parts that are there, a numbered paragraph for each question, in a key alone
// an answer for each, and in a paper without answers nothing of the key.
func Check(f check.File, t target.Target, want int) error {
	a, err := f.Archive()
	if err != nil {
		return err
	}
	styles := map[string]int{}
	for _, name := range a.Names() {
		switch {
		case name == "word/document.xml":
			err = a.XML(name, func(_ []string, e xml.StartElement) error {
				if e.Name.Local == "pStyle" {
					styles[check.Attr(e, "val")]++
				}
				return nil
			})
		case strings.HasSuffix(name, ".rels"):
			err = checkRelations(a, name)
		case strings.HasSuffix(name, ".xml"):
			err = a.XML(name, nil)
		}
		if err != nil {
			return err
		}
	}
	return checkParagraphs(styles, t.AnswerKey, want)
}

// checkParagraphs counts what stands in the document by its style.
func checkParagraphs(styles map[string]int, key target.AnswerKey, want int) error {
	questions, answers := styles["Question"], styles["KeyEntry"]
	switch {
	case key == target.KeyOnly && questions > 0:
		return fmt.Errorf("%d questions stand in the answer key", questions)
	case key == target.KeyOnly:
		questions = answers
	case key == target.KeyNone && answers+styles["KeyText"]+styles["KeyAnswer"] > 0:
		return errors.New("answers stand in a paper without them")
	case answers > want:
		return fmt.Errorf("%d answers to %d questions", answers, want)
	}
	return check.Count(questions, want)
}

func checkRelations(a *check.Archive, name string) error {
	folder := path.Dir(path.Dir(name))
	return a.XML(name, func(_ []string, e xml.StartElement) error {
		to := path.Join(folder, check.Attr(e, "Target"))
		if e.Name.Local == "Relationship" && check.Attr(e, "TargetMode") != "External" && !a.Has(to) {
			return fmt.Errorf("the part %s is missing", to)
		}
		return nil
	})
}
