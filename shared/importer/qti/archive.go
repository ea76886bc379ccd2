package qti

import (
	"bytes"
	"io"
	"net/url"
	"path"
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/importer/picture"
	"formwright/shared/importer/xmltree"
	"formwright/shared/ooxml"
)

// archive is a package: a zip inside the bounds of package ooxml, which also sees
// to it that no name leads out of it.
type archive struct {
	zip      *ooxml.Package
	manifest *html.Node // nil when there is none
	folder   string     // of the manifest
}

func isZip(data []byte) bool { return bytes.HasPrefix(data, []byte("PK")) }

func openArchive(data []byte) (*archive, error) {
	zip, err := ooxml.Open(data)
	if err != nil {
		return nil, err
	}
	a := &archive{zip: zip}
	for _, name := range zip.Names() {
		if strings.EqualFold(path.Base(name), "imsmanifest.xml") {
			if a.manifest, err = a.tree(name); err != nil {
				return nil, err
			}
			if a.folder = path.Dir(name); a.folder == "." {
				a.folder = ""
			}
			break
		}
	}
	return a, nil
}

func (a *archive) tree(name string) (*html.Node, error) {
	data, err := a.zip.XML(name)
	if err != nil {
		return nil, err
	}
	return xmltree.Parse("The file "+path.Base(name), data)
}

// paths are the files that may hold questions: those of the manifest in its
// order, then any others, since manifests forget some.
func (a *archive) paths() []string {
	var out []string
	add := func(name string) {
		if name = a.find(name); name != "" && maybeXML(name) && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	if a.manifest != nil {
		for r := range xmltree.All(a.manifest, "resource") {
			add(path.Join(a.folder, unescape(xmltree.Attr(r, "href"))))
			add(path.Join(a.folder, unescape(xmltree.Attr(r, "file")))) // Blackboard's
			for f := range xmltree.Children(r, "file") {
				add(path.Join(a.folder, unescape(xmltree.Attr(f, "href"))))
			}
		}
	}
	for _, name := range a.zip.Names() {
		add(name)
	}
	return out
}

func unescape(s string) string {
	if plain, err := url.PathUnescape(s); err == nil {
		return plain
	}
	return s
}

func maybeXML(name string) bool {
	switch strings.ToLower(path.Ext(name)) {
	case ".xml", ".qti", ".dat":
		return !strings.EqualFold(path.Base(name), "imsmanifest.xml") && !strings.HasPrefix(path.Base(name), "._")
	}
	return false
}

// find is the name of a part as the archive has it, empty when it has none.
func (a *archive) find(name string) string {
	name = strings.TrimPrefix(path.Clean("/"+strings.ReplaceAll(name, `\`, "/")), "/")
	if name == "" || !a.zip.Has(name) {
		return ""
	}
	return name
}

// fileBase is how a Common Cartridge writes the folder of its files.
var fileBase = regexp.MustCompile(`^\$IMS[-_]CC[-_]FILE_?BASE\$/?`)

// contentBase is where Sakai serves the files that its packages hold.
var contentBase = regexp.MustCompile(`^(https?://[^/]+)?/access/content/`)

// resolve is the part that an address in a file means.
func (a *archive) resolve(from, address string) string {
	address, _, _ = strings.Cut(address, "#")
	address, _, _ = strings.Cut(address, "?")
	address = unescape(address)
	if base := fileBase.FindString(address); base != "" {
		for _, folder := range []string{"", "web_resources"} {
			if name := a.find(path.Join(folder, address[len(base):])); name != "" {
				return name
			}
		}
		return ""
	}
	if at := contentBase.FindString(address); at != "" {
		return a.find(path.Join(a.folder, address[len(at):]))
	}
	if strings.Contains(address, "://") {
		return ""
	}
	for _, folder := range []string{path.Dir(from), a.folder} {
		if name := a.find(path.Join(folder, address)); name != "" {
			return name
		}
	}
	return ""
}

func (a *archive) picture(from, src string) ([]byte, bool) {
	name := a.resolve(from, src)
	if name == "" || a.zip.Size(name) > picture.MaxSize {
		return nil, false
	}
	r, err := a.zip.Stream(name)
	if err != nil {
		return nil, false
	}
	defer r.Close()
	data, err := io.ReadAll(io.LimitReader(r, picture.MaxSize+1))
	return data, err == nil
}
