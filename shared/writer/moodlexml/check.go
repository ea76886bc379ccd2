package moodlexml

import (
	"encoding/xml"
	"errors"
	"fmt"
	"slices"
	"strings"

	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// required are the children without which Moodle refuses a question, or rolls
// the whole file back. All questions need a name and a text beside them.
func required(kind string) []string {
	switch kind {
	case "ordering":
		return []string{"answer", "correctfeedback", "partiallycorrectfeedback", "incorrectfeedback"}
	case "multichoice", "truefalse", "shortanswer", "numerical":
		return []string{"answer"}
	case "matching":
		return []string{"subquestion"}
	case "gapselect":
		return []string{"selectoption"}
	}
	return nil
}

// Check opens a file that Write made: well-formed XML in which each question has
// what its kind needs.
func Check(f check.File, _ target.Target, want int) error {
	questions, kind := 0, ""
	var children []string
	ended := func() error {
		missing := slices.DeleteFunc(required(kind), func(name string) bool { return slices.Contains(children, name) })
		if kind != "" && kind != "category" && (!slices.Contains(children, "name") || !slices.Contains(children, "questiontext")) {
			missing = append(missing, "name and questiontext")
		}
		if len(missing) > 0 {
			return fmt.Errorf("a question of type %s has no %s", kind, strings.Join(missing, ", "))
		}
		return nil
	}
	err := check.Elements(f.Reader(), func(path []string, e xml.StartElement) error {
		switch {
		case len(path) == 1 && path[0] != "quiz":
			return errors.New("the root is not quiz")
		case len(path) == 2 && path[1] == "question":
			err := ended()
			kind, children = check.Attr(e, "type"), children[:0]
			if kind != "category" && kind != "description" {
				questions++
			}
			return err
		case len(path) == 3 && !slices.Contains(children, path[2]):
			children = append(children, path[2])
		}
		return nil
	})
	if err := errors.Join(err, ended()); err != nil {
		return err
	}
	return check.Count(questions, want)
}
