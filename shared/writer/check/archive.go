package check

import (
	"archive/zip"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"strings"
)

// Archive is an opened zip file.
type Archive struct {
	zip   *zip.Reader
	names map[string]*zip.File
}

// Archive opens a zip file and reads every entry to its end, which compares its
// checksum: names are there once, in forward slashes.
func (f File) Archive() (*Archive, error) {
	z, err := zip.NewReader(f, f.Size)
	if err != nil {
		return nil, fmt.Errorf("open archive: %w", err)
	}
	a := &Archive{zip: z, names: make(map[string]*zip.File, len(z.File))}
	buf := make([]byte, 64<<10)
	for _, entry := range z.File {
		if a.names[entry.Name] != nil {
			return nil, fmt.Errorf("entry %s is there twice", entry.Name)
		}
		if strings.Contains(entry.Name, `\`) || strings.HasPrefix(entry.Name, "/") {
			return nil, fmt.Errorf("entry %q has no portable name", entry.Name)
		}
		a.names[entry.Name] = entry
		if err := a.drain(entry, buf); err != nil {
			return nil, err
		}
	}
	return a, nil
}

func (a *Archive) drain(entry *zip.File, buf []byte) error {
	r, err := entry.Open()
	if err != nil {
		return fmt.Errorf("open entry %s: %w", entry.Name, err)
	}
	defer r.Close()
	if _, err := io.CopyBuffer(struct{ io.Writer }{io.Discard}, r, buf); err != nil {
		return fmt.Errorf("read entry %s: %w", entry.Name, err)
	}
	return nil
}

// Names are the entries in their order.
func (a *Archive) Names() []string {
	out := make([]string, len(a.zip.File))
	for i, entry := range a.zip.File {
		out[i] = entry.Name
	}
	return out
}

// Has reports whether there is an entry of this name.
func (a *Archive) Has(name string) bool { return a.names[name] != nil }

// Read gives a whole entry, for those that hold text.
func (a *Archive) Read(name string) ([]byte, error) {
	entry := a.names[name]
	if entry == nil {
		return nil, fmt.Errorf("entry %s is missing", name)
	}
	r, err := entry.Open()
	if err != nil {
		return nil, fmt.Errorf("open entry %s: %w", name, err)
	}
	defer r.Close()
	data, err := io.ReadAll(r)
	if err != nil {
		return nil, fmt.Errorf("read entry %s: %w", name, err)
	}
	return data, nil
}

// XML reads an entry as XML; see Elements.
func (a *Archive) XML(name string, visit func(path []string, e xml.StartElement) error) error {
	entry := a.names[name]
	if entry == nil {
		return fmt.Errorf("entry %s is missing", name)
	}
	r, err := entry.Open()
	if err != nil {
		return fmt.Errorf("open entry %s: %w", name, err)
	}
	defer r.Close()
	if err := Elements(r, visit); err != nil {
		return fmt.Errorf("entry %s: %w", name, err)
	}
	return nil
}

// Elements reads well-formed XML to its end and calls visit at the start of each
// element, with the local names of those it stands in, itself the last.
func Elements(r io.Reader, visit func(path []string, e xml.StartElement) error) error {
	d := xml.NewDecoder(r)
	var path []string
	roots := 0
	for {
		token, err := d.RawToken()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return err
		}
		switch token := token.(type) {
		case xml.StartElement:
			if len(path) == 0 {
				roots++
			}
			path = append(path, token.Name.Local)
			if visit != nil {
				if err := visit(path, token); err != nil {
					return err
				}
			}
		case xml.EndElement:
			if len(path) == 0 || path[len(path)-1] != token.Name.Local {
				return fmt.Errorf("</%s> closes nothing", token.Name.Local)
			}
			path = path[:len(path)-1]
		}
	}
	if len(path) > 0 || roots != 1 {
		return fmt.Errorf("%d root elements, %d left open", roots, len(path))
	}
	return nil
}

// Attr is the value of an attribute by its local name; empty when there is none.
func Attr(e xml.StartElement, name string) string {
	for _, a := range e.Attr {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}
