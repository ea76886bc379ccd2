package qti

import (
	"path"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/finding"
	"formwright/shared/importer/draft"
	"formwright/shared/importer/xmltree"
	"formwright/shared/richtext"
)

// one reads the assessments of version 1.2, then the questions of banks that no
// assessment has had.
func (s *source) one() {
	files := s.of("questestinterop")
	if len(s.of("assessmentTest")) > 0 { // Sakai's packages hold the same quiz twice
		files = slices.DeleteFunc(files, func(f file) bool { return path.Base(f.path) == "exportAssessment.xml" })
	}
	files = withoutCopies(files)
	for _, f := range files {
		for a := range xmltree.Children(f.root, "assessment") {
			s.assessment(f, a)
		}
	}
	for _, f := range files {
		for c := range xmltree.Children(f.root, "objectbank", "section", "item") {
			if c.Data == "item" {
				s.item1(f, c)
				continue
			}
			s.section1(f, c, "")
		}
	}
	s.d.Close()
}

// withoutCopies leaves out the plainer copy that a full course export of Canvas
// holds of each quiz beside its own.
func withoutCopies(files []file) []file {
	own := map[string]bool{}
	for _, f := range files {
		if strings.HasPrefix(f.path, "non_cc_assessments/") {
			own[xmltree.Attr(xmltree.Child(f.root, "assessment"), "ident")] = true
		}
	}
	return slices.DeleteFunc(slices.Clone(files), func(f file) bool {
		ident := xmltree.Attr(xmltree.Child(f.root, "assessment"), "ident")
		return ident != "" && own[ident] && !strings.HasPrefix(f.path, "non_cc_assessments/")
	})
}

func (s *source) assessment(f file, n *html.Node) {
	title := draft.Line(xmltree.Attr(n, "title"))
	s.d.Title(title)
	s.d.Language(xmltree.Attr(n, "lang"))
	if intro := append(s.described(f), s.around(f, n)...); !s.d.Started() {
		s.d.Introduce(intro)
	}
	for c := range xmltree.Children(n, "section", "item") {
		if c.Data == "item" {
			s.d.Close()
			s.item1(f, c)
			continue
		}
		s.section1(f, c, title)
	}
}

// described is what Canvas says of a quiz in a file beside it, where it also says
// whether choices are shuffled.
func (s *source) described(f file) richtext.Content {
	if s.pack == nil {
		return nil
	}
	name := strings.TrimSuffix(path.Base(f.path), ".xml.qti")
	for _, folder := range []string{path.Dir(f.path), name} {
		if meta := s.pack.find(path.Join(folder, "assessment_meta.xml")); meta != "" {
			root, err := s.pack.tree(meta)
			if err != nil {
				return nil
			}
			s.shuffles = xmltree.Text(xmltree.Child(root, "shuffle_answers")) == "true"
			return s.texts(f.path, place(f.path, 0)).HTML(xmltree.Raw(xmltree.Child(root, "description")))
		}
	}
	return nil
}

// around is the text that stands before the questions of a section or assessment.
func (s *source) around(f file, n *html.Node) richtext.Content {
	q := &item1{s: s, f: f, texts: s.texts(f.path, place(f.path, 0))}
	var out richtext.Content
	for m := range xmltree.Children(n, "presentation_material", "rubric") {
		out = append(out, q.material(m)...)
	}
	if info := xmltree.Child(n, "qtimetadata", "qtimetadatafield"); info != nil && xmltree.Text(xmltree.Child(info, "fieldlabel")) == "SECTION_INFORMATION" { // Sakai's
		out = append(out, q.texts.HTML(xmltree.Inner(xmltree.Child(info, "fieldentry")))...)
	}
	return out
}

// section1 reads a section and those in it; one without a name of its own is
// none.
func (s *source) section1(f file, n *html.Node, above string) {
	title := draft.Line(xmltree.Attr(n, "title"))
	if title == above || nameless(title, xmltree.Attr(n, "ident")) {
		title = ""
	}
	notes := s.around(f, n)
	if title != "" || len(notes) > 0 && s.d.Started() {
		s.d.Open(title, notes)
	} else {
		s.d.Close()
		s.d.Introduce(notes)
	}
	inner := false
	for c := range xmltree.Children(n, "section", "item") {
		if c.Data == "section" {
			s.section1(f, c, title)
			inner = true
			continue
		}
		if inner && title != "" {
			s.d.Open(title, nil) // it goes on after one in it
		} else if inner {
			s.d.Close()
		}
		inner = false
		s.item1(f, c)
	}
}

// nameless knows the names that platforms give to a section nobody named.
func nameless(title, ident string) bool {
	switch strings.ToLower(title) {
	case "", "default", "root_section", "main", "container_section", "root section", "section 1":
		return true
	}
	return strings.EqualFold(ident, "root_section") && title == ident
}

// item1 is a question of version 1.2 while it is read.
type item1 struct {
	s         *source
	f         file
	n         *html.Node
	at        finding.Position
	texts     texts1
	meta      map[string]string
	responses []*response1
	rules     []rule
	sakai     bool
}

// response1 is one place for an answer.
type response1 struct {
	ident    string
	kind     string // lid, str, num, grp, xy
	cardinal string // single, multiple, ordered
	prompt   richtext.Content
	labels   []label1
	fib      *html.Node // render_fib, if it is typed
	shuffle  bool
	inline   bool // stands in the text of the question
}

// label1 is a choice.
type label1 struct {
	ident, group string
	content      richtext.Content
	pinned       bool
}
