package canvas

import (
	"errors"
	"strings"

	"formwright/shared/writer/check"
	"formwright/shared/writer/qti1"
	"formwright/shared/writer/target"
)

// Check opens a package that Write made: a manifest that names all of it and no
// QTI 2, and items of which each condition and feedback leads to something.
func Check(f check.File, _ target.Target, want int) error {
	a, err := f.Archive()
	if err != nil {
		return err
	}
	resources, err := a.Manifest()
	if err != nil {
		return err
	}
	manifest, err := a.Read("imsmanifest.xml")
	if err != nil {
		return err
	}
	if text := string(manifest); strings.Contains(text, "imsqti_v2p") || strings.Contains(text, "QTIv2.") {
		return errors.New("the manifest names QTI 2")
	}
	if len(resources) < 2 || resources[0].Type != "imsqti_xmlv1p2" || len(resources[0].Files) != 1 || len(resources[0].DependsOn) != 1 {
		return errors.New("the manifest does not begin with the quiz and its settings")
	}
	if err := a.XML(resources[1].Href, nil); err != nil {
		return err
	}
	asked := 0
	err = qti1.Items(a, resources[0].Files[0], func(item qti1.Node) error {
		if qti1.Asks(item) {
			asked++
		}
		return nil
	})
	if err != nil {
		return err
	}
	return check.Count(asked, want)
}
