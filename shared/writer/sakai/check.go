package sakai

import (
	"encoding/xml"
	"errors"
	"fmt"
	"slices"

	"formwright/shared/writer/check"
	"formwright/shared/writer/qti2"
	"formwright/shared/writer/target"
)

// Check opens a package that Write made: the file for Sakai where Sakai looks for
// it, with conditions that name what is there, and a whole QTI 2 package.
func Check(f check.File, t target.Target, want int) error {
	a, err := f.Archive()
	if err != nil {
		return err
	}
	resources, err := a.Manifest()
	if err != nil {
		return err
	}
	if names := a.Names(); len(resources) == 0 || resources[0].Href != assessmentFile || len(names) < 2 || names[1] != assessmentFile {
		return errors.New("the file for Sakai is not where it looks for it")
	}
	c := items{}
	if err := a.XML(assessmentFile, c.element); err != nil {
		return err
	}
	if err := errors.Join(c.ended(), check.Count(c.questions, want)); err != nil {
		return err
	}
	return qti2.CheckResources(a, resources[1:], t, want)
}

// items looks at one item after the other.
type items struct {
	questions                 int
	ident                     string
	texts, gaps, left, right  int
	conditions, gapConditions int
	inPresentation            bool
}

func (c *items) element(path []string, e xml.StartElement) error {
	switch e.Name.Local {
	case "item":
		err := c.ended()
		*c = items{questions: c.questions + 1, ident: check.Attr(e, "ident")}
		return err
	case "presentation", "resprocessing":
		c.inPresentation = e.Name.Local == "presentation"
	case "mattext":
		if c.inPresentation {
			c.texts++
		}
	case "response_str":
		c.gaps++
	case "response_label":
		if check.Attr(e, "match_group") != "" {
			c.left++
		} else {
			c.right++
		}
	case "or":
		c.gapConditions++
	case "respcondition":
		c.conditions++
	case "displayfeedback":
		if link := check.Attr(e, "linkrefid"); !slices.Contains([]string{"Correct", "InCorrect", "CorrectMatch", "InCorrectMatch", "AnswerFeedback"}, link) {
			return fmt.Errorf("%s shows the feedback %q, which Sakai does not know", c.ident, link)
		}
	case "setvar":
		if check.Attr(e, "action") == "Set" {
			return fmt.Errorf("%s sets a score, which Sakai reads as another answer", c.ident)
		}
	}
	return nil
}

// ended looks at the item that was read last, by what Sakai counts off.
func (c *items) ended() error {
	switch {
	case c.gapConditions > 0 && (c.gapConditions != c.gaps || c.texts != c.gaps+1):
		return fmt.Errorf("%s has %d answers and %d texts for %d gaps", c.ident, c.gapConditions, c.texts, c.gaps)
	case c.left > 0 && c.conditions != c.left*c.right:
		return fmt.Errorf("%s has %d conditions for %d times %d entries", c.ident, c.conditions, c.left, c.right)
	case c.gapConditions == 0 && c.left == 0 && c.conditions > 0 && c.conditions != c.right:
		return fmt.Errorf("%s has %d conditions for %d choices", c.ident, c.conditions, c.right)
	}
	return nil
}
