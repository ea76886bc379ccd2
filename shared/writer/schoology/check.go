package schoology

import (
	"errors"
	"fmt"
	"slices"

	"formwright/shared/writer/check"
	"formwright/shared/writer/qti1"
	"formwright/shared/writer/target"
)

// Check opens a cartridge that Write made: a manifest that names all of it, one
// assessment, and items that keep to the cartridge's profile of QTI.
func Check(f check.File, _ target.Target, want int) error {
	a, err := f.Archive()
	if err != nil {
		return err
	}
	resources, err := a.Manifest()
	if err != nil {
		return err
	}
	if len(resources) < 1 || resources[0].Type != "imsqti_xmlv1p2/imscc_xmlv1p1/assessment" || len(resources[0].Files) != 1 {
		return errors.New("the manifest does not begin with the assessment")
	}
	asked, seen := 0, map[string]bool{}
	err = qti1.Items(a, resources[0].Files[0], func(item qti1.Node) error {
		asked++
		if ident := item.Attr("ident"); seen[ident] {
			return errors.New("there are two of this name")
		} else {
			seen[ident] = true
		}
		return profiled(item)
	})
	if err != nil {
		return err
	}
	return check.Count(asked, want)
}

// outside are elements of QTI 1.2 that the profile leaves out.
func outside() []string {
	return []string{"or", "vargt", "vargte", "varlt", "varlte", "unanswered", "response_grp", "response_num", "render_extension", "response_extension", "flow_label"}
}

// profiled holds an item to the rules of its profile.
func profiled(item qti1.Node) error {
	if bad := item.All(outside()...); len(bad) > 0 {
		return fmt.Errorf("holds <%s>, which a cartridge does not know", bad[0].XMLName.Local)
	}
	kind := ""
	for _, field := range item.All("qtimetadatafield") {
		if len(field.Children) == 2 && field.Children[0].Text == "cc_profile" {
			kind = field.Children[1].Text
		}
	}
	chosen, typed := item.All("response_lid"), item.All("response_str")
	many := []string{"cc.multiple_choice.v0p1", "cc.multiple_response.v0p1", "cc.true_false.v0p1"}
	switch {
	case slices.Contains(many, kind) && len(chosen) == 1 && len(typed) == 0:
	case (kind == "cc.fib.v0p1" || kind == "cc.essay.v0p1") && len(typed) == 1 && len(chosen) == 0:
	default:
		return fmt.Errorf("the kind %q does not fit its responses", kind)
	}
	for _, s := range item.All("setvar") {
		if s.Attr("action") != "Set" {
			return fmt.Errorf("the score is changed by %q", s.Attr("action"))
		}
	}
	if (len(item.All("setvar")) == 1) == (kind == "cc.essay.v0p1") {
		return errors.New("it is not said what earns the points")
	}
	return nil
}
