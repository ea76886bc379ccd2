package qti2_test

import (
	"encoding/xml"
	"path"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/writer/pack/packtest"
)

type manifest struct {
	Resources []struct {
		ID   string `xml:"identifier,attr"`
		Type string `xml:"type,attr"`
		Href string `xml:"href,attr"`
		File []struct {
			Href string `xml:"href,attr"`
		} `xml:"file"`
		Dependency []struct {
			Ref string `xml:"identifierref,attr"`
		} `xml:"dependency"`
	} `xml:"resources>resource"`
}

// complete checks that the manifest comes first and names every file, that the
// test refers to every item, and that every picture shown is in the package.
func complete(t testing.TB, data []byte) {
	t.Helper()
	entries := packtest.Entries(t, data)
	if entries[0].Name != "imsmanifest.xml" {
		t.Fatalf("the first entry is %s", entries[0].Name)
	}
	var m manifest
	if err := xml.Unmarshal([]byte(entries[0].Content), &m); err != nil {
		t.Fatal(err)
	}
	ids, named := map[string]bool{}, map[string]bool{}
	for _, r := range m.Resources {
		if ids[r.ID] {
			t.Errorf("the manifest has two resources %s", r.ID)
		}
		ids[r.ID] = true
		for _, f := range r.File {
			named[f.Href] = true
		}
	}
	for _, r := range m.Resources {
		for _, d := range r.Dependency {
			if !ids[d.Ref] {
				t.Errorf("%s depends on %s, which is not there", r.ID, d.Ref)
			}
		}
	}
	there := map[string]bool{}
	for _, e := range entries[1:] {
		there[e.Name] = true
		delete(named, e.Name)
		for _, src := range attributes(e.Content, "src") {
			if picture := path.Join(path.Dir(e.Name), src); !slices.ContainsFunc(entries, func(o packtest.Entry) bool { return o.Name == picture }) {
				t.Errorf("%s shows %s, which is not there", e.Name, picture)
			}
		}
	}
	for name := range named {
		t.Errorf("the manifest names %s, which is not there", name)
	}
	referred := attributes(entries[1].Content, "href")
	var items []string
	for name := range there {
		if strings.HasPrefix(name, "items/") {
			items = append(items, name)
		}
	}
	slices.Sort(items)
	if diff := cmp.Diff(items, slices.DeleteFunc(referred, func(s string) bool { return !strings.HasPrefix(s, "items/") })); diff != "" {
		t.Errorf("the test refers to other items (-there +referred):\n%s", diff)
	}
}

// attributes are the values of an attribute anywhere in a document.
func attributes(content, name string) []string {
	var out []string
	dec := xml.NewDecoder(strings.NewReader(content))
	for {
		tok, err := dec.Token()
		if err != nil {
			return out
		}
		if start, ok := tok.(xml.StartElement); ok {
			for _, a := range start.Attr {
				if a.Name.Local == name {
					out = append(out, a.Value)
				}
			}
		}
	}
}
