package qti2

import (
	"encoding/xml"
	"errors"
	"fmt"
	"path"
	"strings"

	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// Check opens a package that Write made: a manifest that names all of it, and
// items with an interaction each, whose pictures are there.
func Check(f check.File, t target.Target, want int) error {
	a, err := f.Archive()
	if err != nil {
		return err
	}
	resources, err := a.Manifest()
	if err != nil {
		return err
	}
	return CheckResources(a, resources, t, want)
}

// CheckResources looks at the test and the items among the resources of a package
// that may hold others.
func CheckResources(a *check.Archive, resources []check.Resource, t target.Target, want int) (err error) {
	v, questions := versionOf(t), 0
	for _, r := range resources {
		switch r.Type {
		case v.itemType:
			questions++
			err = checkItem(a, r.Href)
		case v.testType:
			err = a.XML(r.Href, nil)
		}
		if err != nil {
			return err
		}
	}
	return check.Count(questions, want)
}

func checkItem(a *check.Archive, name string) error {
	interactions := 0
	err := a.XML(name, func(in []string, e xml.StartElement) error {
		switch local := e.Name.Local; {
		case len(in) == 1 && local != "assessmentItem":
			return errors.New("the root is not assessmentItem")
		case strings.HasSuffix(local, "Interaction"):
			interactions++
		case local == "img" && !a.Has(path.Join(path.Dir(name), check.Attr(e, "src"))):
			return fmt.Errorf("the picture %s is missing", check.Attr(e, "src"))
		}
		return nil
	})
	if err == nil && interactions == 0 {
		err = fmt.Errorf("%s asks nothing", name)
	}
	return err
}
