package xmltree_test

import (
	"testing"

	"formwright/shared/importer/xmltree"
	"formwright/shared/problem"
)

// TestParse reads encodings and slips that real files have.
func TestParse(t *testing.T) {
	for name, c := range map[string]struct{ data, want string }{
		"prefixes":       {`<a:x xmlns:a="urn:a"><a:y b:z="1" xmlns:b="urn:b">t</a:y></a:x>`, `<x><y z="1">t</y></x>`},
		"latin 1":        {"<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?><x>gr\xfc\xdfe</x>", "<x>grüße</x>"},
		"utf-16":         {"\xff\xfe<\x00x\x00>\x00t\x00<\x00/\x00x\x00>\x00", "<x>t</x>"},
		"html entities":  {"<x>a&nbsp;b</x>", "<x>a\u00a0b</x>"},
		"control signs":  {"<x>a\x0bb</x>", "<x>ab</x>"},
		"document type":  {`<!DOCTYPE x SYSTEM "x.dtd" [<!ELEMENT x ANY>]><x>t</x>`, "<x>t</x>"},
		"missing end":    {"<x><y>t</x>", "<x><y>t</y></x>"},
		"bare attribute": {"<x><y a>t</y></x>", `<x><y a="a">t</y></x>`},
	} {
		n, err := xmltree.Parse("The file", []byte(c.data))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if got := xmltree.XML(n); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
	if _, err := xmltree.Parse("The file", nil); problem.CodeOf(err) != problem.DocumentBroken {
		t.Errorf("nothing: %v", err)
	}
}
