package word

import (
	"encoding/xml"
	"fmt"
	"path"
	"strings"

	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// Check opens a document that Write made: well-formed parts whose relations lead
// to parts that are there, and a numbered paragraph for each question.
func Check(f check.File, _ target.Target, want int) error {
	a, err := f.Archive()
	if err != nil {
		return err
	}
	questions := 0
	for _, name := range a.Names() {
		switch {
		case name == "word/document.xml":
			err = a.XML(name, func(_ []string, e xml.StartElement) error {
				if e.Name.Local == "pStyle" && check.Attr(e, "val") == "Question" {
					questions++
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
