package check

import (
	"encoding/xml"
	"fmt"
	"slices"
)

// Resource is one entry of an IMS content package's manifest.
type Resource struct {
	ID, Type, Href string
	Files          []string // their hrefs
	DependsOn      []string // identifiers of other resources
}

// Manifest reads imsmanifest.xml and holds it to the package: it is the first
// entry, each file it names is there, each file that is there is named, and each
// dependency leads to a resource. The files in spare may be there unnamed.
func (a *Archive) Manifest(spare ...string) ([]Resource, error) {
	const manifest = "imsmanifest.xml"
	if names := a.Names(); len(names) == 0 || names[0] != manifest {
		return nil, fmt.Errorf("%s is not the first entry", manifest)
	}
	var out []Resource
	err := a.XML(manifest, func(path []string, e xml.StartElement) error {
		switch e.Name.Local {
		case "resource":
			out = append(out, Resource{ID: Attr(e, "identifier"), Type: Attr(e, "type"), Href: Attr(e, "href")})
		case "file", "dependency":
			if len(out) == 0 {
				return fmt.Errorf("<%s> stands in no resource", e.Name.Local)
			}
			r := &out[len(out)-1]
			if e.Name.Local == "file" {
				r.Files = append(r.Files, Attr(e, "href"))
			} else {
				r.DependsOn = append(r.DependsOn, Attr(e, "identifierref"))
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return out, a.complete(out, append(spare, manifest))
}

func (a *Archive) complete(resources []Resource, spare []string) error {
	named, ids := map[string]bool{}, map[string]bool{}
	for _, r := range resources {
		if ids[r.ID] {
			return fmt.Errorf("the manifest names resource %s twice", r.ID)
		}
		ids[r.ID] = true
		for _, href := range append(slices.Clone(r.Files), r.Href) {
			named[href] = true
			if href != "" && !a.Has(href) {
				return fmt.Errorf("the manifest names %s, which is missing", href)
			}
		}
	}
	for _, r := range resources {
		for _, id := range r.DependsOn {
			if !ids[id] {
				return fmt.Errorf("resource %s depends on %s, which is missing", r.ID, id)
			}
		}
	}
	for _, name := range a.Names() {
		if !named[name] && !slices.Contains(spare, name) {
			return fmt.Errorf("the manifest does not name %s", name)
		}
	}
	return nil
}
