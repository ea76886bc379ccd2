package docx

import (
	"bytes"
	"encoding/xml"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/ooxml"
)

// Package ooxml has a scanner of its own. The trees it gives for whole documents
// are those that encoding/xml would give: for documents made here, and for the
// files of the folder that DOCX_CORPUS names.
func TestTreesAreThoseOfEncodingXML(t *testing.T) {
	files := map[string][]byte{
		"questions": questions().bytes(t),
		"mixed": doc(p("a &amp; b &#x17e; ž 字 𝔸") + para(drawingOf(`r:embed="rId1"`)) + "<!-- c --><w:tbl>\r\n <w:tr><w:tc>" + p("<![CDATA[<x>]]>") + "</w:tc></w:tr>\n</w:tbl>" +
			para(`<m:oMath><m:r><m:t>x&lt;1</m:t></m:r></m:oMath>`) + item("1", "0", "]] a")).lists(abstractOf("0", lvl("0", "decimal", "%1.", ""))).bytes(t),
	}
	if dir := os.Getenv("DOCX_CORPUS"); dir != "" {
		names, err := filepath.Glob(filepath.Join(dir, "*.docx"))
		if err != nil || len(names) == 0 {
			t.Fatalf("no documents in %s: %v", dir, err)
		}
		for _, name := range names {
			if files[filepath.Base(name)], err = os.ReadFile(name); err != nil {
				t.Fatal(err)
			}
		}
	}
	for name, data := range files {
		pkg, err := ooxml.Open(data)
		if err != nil {
			t.Fatal(name, err)
		}
		for _, part := range pkg.Names() {
			if strings.HasSuffix(part, ".xml") || strings.HasSuffix(part, ".rels") {
				checkTree(t, pkg, name, part)
			}
		}
	}
}

func checkTree(t *testing.T, pkg *ooxml.Package, file, part string) {
	t.Helper()
	content, err := pkg.XML(part)
	if err != nil {
		t.Fatal(file, part, err)
	}
	want, err := theirTree(content)
	if err != nil {
		t.Fatal(file, part, err)
	}
	root, err := ooxml.Parse(part, content)
	if err != nil {
		t.Fatal(file, part, err)
	}
	if diff := cmp.Diff(want, ourTree(root)); diff != "" {
		t.Errorf("%s, %s (-encoding/xml +ours):\n%s", file, part, diff)
	}
}

// node is an element without namespaces, which encoding/xml calls otherwise.
type node struct {
	Name, Text string
	Attrs      []string
	Children   []*node
}

func (n *node) attribute(space, name, value string) {
	if space != "xmlns" && name != "xmlns" && name != "Requires" { // Requires is resolved by ooxml
		n.Attrs = append(n.Attrs, fmt.Sprintf("%s=%q", name, value))
	}
}

func ourTree(el *ooxml.Element) *node {
	n := &node{Name: el.Name, Text: el.Text}
	for _, a := range el.Attrs {
		n.attribute(a.Space, a.Name, a.Value)
	}
	for c := el.First; c != nil; c = c.Next {
		n.Children = append(n.Children, ourTree(c))
	}
	return n
}

func theirTree(content []byte) (*node, error) {
	open := []*node{{}}
	for d := xml.NewDecoder(bytes.NewReader(content)); ; {
		token, err := d.RawToken()
		if err == io.EOF {
			return open[0].Children[0], nil
		}
		if err != nil {
			return nil, err
		}
		top := open[len(open)-1]
		switch token := token.(type) {
		case xml.StartElement:
			n := &node{Name: token.Name.Local}
			for _, a := range token.Attr {
				n.attribute(a.Name.Space, a.Name.Local, a.Value)
			}
			top.Children = append(top.Children, n)
			open = append(open, n)
		case xml.EndElement:
			if len(top.Children) > 0 && strings.TrimSpace(top.Text) == "" {
				top.Text = ""
			}
			open = open[:len(open)-1]
		case xml.CharData:
			top.Text += string(token)
		}
	}
}
