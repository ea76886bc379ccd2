package brightspace

import (
	"errors"
	"fmt"
	"slices"

	"formwright/shared/writer/check"
	"formwright/shared/writer/qti1"
	"formwright/shared/writer/target"
)

// Check opens a package that Write made: a manifest that names all of it, and a
// quiz and a library that hold the same questions.
func Check(f check.File, _ target.Target, want int) error {
	a, err := f.Archive()
	if err != nil {
		return err
	}
	resources, err := a.Manifest()
	if err != nil {
		return err
	}
	if len(resources) < 2 || resources[0].Href != quizFile || resources[1].Href != libraryFile {
		return errors.New("the manifest does not begin with the quiz and the library")
	}
	asked, err := labels(a, quizFile)
	if err != nil {
		return err
	}
	kept, err := labels(a, libraryFile)
	if err != nil {
		return err
	}
	if !slices.Equal(asked, kept) {
		return errors.New("the quiz and the library hold different questions")
	}
	return check.Count(len(asked), want)
}

// labels are the names of a file's questions, each of which is there once and
// has something that scores it unless a person does.
func labels(a *check.Archive, name string) ([]string, error) {
	var out []string
	seen := map[string]bool{}
	err := qti1.Items(a, name, func(item qti1.Node) error {
		label := item.Attr("label")
		if seen[label] {
			return fmt.Errorf("there are two of the label %q", label)
		}
		seen[label] = true
		out = append(out, label)
		if !qti1.Asks(item) {
			return errors.New("it has no place for an answer")
		}
		if by := computerScored(item); by != (len(item.All("setvar")) > 0) {
			return errors.New("it does not say what earns the points")
		}
		return nil
	})
	return out, err
}

func computerScored(item qti1.Node) bool {
	for _, f := range item.All("qti_metadatafield") {
		if len(f.Children) == 2 && f.Children[0].Text == "qmd_computerscored" {
			return f.Children[1].Text == "yes"
		}
	}
	return false
}
