package ooxml

import "strings"

// namespace gives the short name under which readers know a namespace, the
// same for its transitional and strict address; "?" for one nobody reads.
func namespace(uri string) string {
	switch uri {
	case "http://schemas.openxmlformats.org/wordprocessingml/2006/main", "http://purl.oclc.org/ooxml/wordprocessingml/main":
		return "w"
	case "http://schemas.openxmlformats.org/officeDocument/2006/relationships", "http://purl.oclc.org/ooxml/officeDocument/relationships":
		return "r"
	case "http://schemas.openxmlformats.org/officeDocument/2006/math", "http://purl.oclc.org/ooxml/officeDocument/math":
		return "m"
	case "http://schemas.openxmlformats.org/drawingml/2006/main", "http://purl.oclc.org/ooxml/drawingml/main":
		return "a"
	case "http://schemas.openxmlformats.org/drawingml/2006/picture", "http://purl.oclc.org/ooxml/drawingml/picture":
		return "pic"
	case "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing", "http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing":
		return "wp"
	case "http://schemas.openxmlformats.org/presentationml/2006/main", "http://purl.oclc.org/ooxml/presentationml/main":
		return "p"
	case "http://schemas.openxmlformats.org/spreadsheetml/2006/main", "http://purl.oclc.org/ooxml/spreadsheetml/main":
		return "s"
	case "http://schemas.openxmlformats.org/markup-compatibility/2006":
		return "mc"
	case "urn:schemas-microsoft-com:vml":
		return "v"
	case "urn:schemas-microsoft-com:office:office":
		return "o"
	}
	return extension(uri)
}

// extension names the namespaces that came after the standard.
func extension(uri string) string {
	rest, ok := strings.CutPrefix(uri, "http://schemas.microsoft.com/office/")
	if !ok {
		return "?"
	}
	switch rest {
	case "word/2010/wordml":
		return "w14"
	case "word/2012/wordml":
		return "w15"
	case "word/2010/wordprocessingShape":
		return "wps"
	case "word/2010/wordprocessingGroup":
		return "wpg"
	case "word/2010/wordprocessingCanvas":
		return "wpc"
	case "word/2010/wordprocessingDrawing":
		return "wp14"
	case "drawing/2010/main":
		return "a14"
	}
	return "?"
}

// scope resolves prefixes. Undeclared prefixes stand for themselves: a few
// generators forget to declare theirs.
type scope struct {
	bound  map[string]string
	hidden []binding // what the declarations of open elements hide, the last ones last
	last   string    // prefix asked for last, and its namespace
	short  string
}

type binding struct {
	prefix, short string
	known         bool
}

func (s *scope) resolve(prefix string) string {
	if prefix == s.last && prefix != "" {
		return s.short
	}
	short, ok := s.bound[prefix]
	if !ok {
		short = prefix
	}
	s.last, s.short = prefix, short
	return short
}

// declare takes an element's declarations. What they hide comes back when
// restore is told how much was hidden before.
func (s *scope) declare(attrs []Attr) {
	for i := range attrs {
		prefix := ""
		switch {
		case attrs[i].Space == "xmlns":
			prefix = attrs[i].Name
		case attrs[i].Space == "" && attrs[i].Name == "xmlns":
			attrs[i].Space = "xmlns"
		default:
			continue
		}
		old, known := s.bound[prefix]
		s.hidden = append(s.hidden, binding{prefix, old, known})
		s.bind(prefix, namespace(attrs[i].Value))
	}
}

func (s *scope) bind(prefix, short string) {
	if s.bound == nil {
		s.bound = make(map[string]string, 8)
	}
	s.bound[prefix] = short
	s.last = ""
}

func (s *scope) restore(hidden int) {
	for i := len(s.hidden) - 1; i >= hidden; i-- {
		if b := s.hidden[i]; b.known {
			s.bound[b.prefix] = b.short
		} else {
			delete(s.bound, b.prefix)
		}
		s.last = ""
	}
	s.hidden = s.hidden[:hidden]
}

// attributes resolves the prefixes of attributes, and of those that the
// Requires attribute of mc:Choice lists.
func (s *scope) attributes(attrs []Attr) {
	for i := range attrs {
		a := &attrs[i]
		if a.Space != "" && a.Space != "xmlns" {
			a.Space = s.resolve(a.Space)
		} else if a.Name == "Requires" {
			prefixes := strings.Fields(a.Value)
			for j := range prefixes {
				prefixes[j] = s.resolve(prefixes[j])
			}
			a.Value = strings.Join(prefixes, " ")
		}
	}
}
