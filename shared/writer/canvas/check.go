package canvas

import (
	"encoding/xml"
	"errors"
	"fmt"
	"strings"

	"formwright/shared/writer/check"
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
	c := items{archive: a}
	if err := a.XML(resources[0].Files[0], c.element); err != nil {
		return err
	}
	if err := c.ended(); err != nil {
		return err
	}
	return check.Count(c.questions, want)
}

// items looks at one item after the other.
type items struct {
	archive   *check.Archive
	questions int
	ident     string
	responses map[string]bool
	feedback  map[string]bool
	refs      []string // responses that conditions name
	links     []string // feedback that is shown
}

func (c *items) element(_ []string, e xml.StartElement) error {
	switch e.Name.Local {
	case "item":
		err := c.ended()
		c.ident, c.responses, c.feedback, c.refs, c.links = check.Attr(e, "ident"), map[string]bool{}, map[string]bool{}, nil, nil
		return err
	case "response_lid", "response_str":
		c.responses[check.Attr(e, "ident")] = true
	case "itemfeedback":
		c.feedback[check.Attr(e, "ident")] = true
	case "varequal", "vargte", "varlte":
		c.refs = append(c.refs, check.Attr(e, "respident"))
	case "displayfeedback":
		c.links = append(c.links, check.Attr(e, "linkrefid"))
	}
	return nil
}

// ended looks at the item that was read last. One without a response is text
// between questions.
func (c *items) ended() error {
	if len(c.responses) > 0 {
		c.questions++
	}
	for _, r := range c.refs {
		if !c.responses[r] {
			return fmt.Errorf("%s scores the response %q, which is missing", c.ident, r)
		}
	}
	for _, l := range c.links {
		if !c.feedback[l] {
			return fmt.Errorf("%s shows the feedback %q, which is missing", c.ident, l)
		}
	}
	return nil
}
