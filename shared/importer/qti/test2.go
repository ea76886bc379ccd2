package qti

import (
	"slices"

	"golang.org/x/net/html"

	"formwright/shared/importer/draft"
	"formwright/shared/importer/xmltree"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// two reads the tests of version 2 and then the items that no test names.
func (s *source) two() {
	shared := &passages{}
	for _, f := range s.of("assessmentTest") {
		s.test(f, shared)
	}
	for _, f := range s.of("assessmentItem") {
		if !s.done[f.path] {
			s.d.Close()
			shared.note(s, f, s.item(f, nil))
		}
	}
	shared.share(s)
}

// test2 is a test while it is read.
type test2 struct {
	s      *source
	f      file
	title  string
	shared *passages
}

func (s *source) test(f file, shared *passages) {
	t := test2{s: s, f: f, title: draft.Line(xmltree.Attr(f.root, "title")), shared: shared}
	s.d.Title(t.title)
	s.d.Language(xmltree.Attr(f.root, "lang"))
	for part := range xmltree.Children(f.root, "testPart") {
		for section := range xmltree.Children(part, "assessmentSection") {
			t.section(section)
		}
	}
	s.d.Close()
}

// section reads a section and those in it. One named like the test is none.
func (t *test2) section(n *html.Node) {
	title := draft.Line(xmltree.Attr(n, "title"))
	if title == t.title || xmltree.Attr(n, "visible") == "false" {
		title = ""
	}
	instructions := t.notes(n, title)
	if title != "" || len(instructions) > 0 {
		t.s.d.Open(title, instructions)
	} else {
		t.s.d.Close()
	}
	for c := range xmltree.Children(n, "assessmentItemRef", "assessmentSection") {
		if c.Data == "assessmentSection" {
			t.section(c)
		} else {
			t.ref(c)
		}
	}
}

// notes reads the texts above the items of a section and gives its instructions.
// What introduces the whole test says so, as our own packages have it, or is the
// first of several notes at the very start.
func (t *test2) notes(n *html.Node, title string) (instructions richtext.Content) {
	var notes []richtext.Content
	said := false
	for rubric := range xmltree.Children(n, "rubricBlock") {
		c := t.s.texts(t.f.path, place(t.f.path, 0)).Nodes(rubric)
		use := xmltree.Attr(rubric, "use")
		said = said || use == "instructions" || use == "introduction"
		switch {
		case len(c) == 0:
		case use == "introduction" && !t.s.d.Started():
			t.s.d.Introduce(c)
		default:
			notes = append(notes, c)
		}
	}
	if len(notes) > 0 && !said && !t.s.d.Started() && (len(notes) > 1 || title == "") {
		t.s.d.Introduce(notes[0])
		notes = notes[1:]
	}
	return slices.Concat(notes...)
}

func (t *test2) ref(n *html.Node) {
	path := xmltree.Attr(n, "href")
	if t.s.pack != nil {
		path = t.s.pack.resolve(t.f.path, path)
	}
	for _, f := range t.s.of("assessmentItem") {
		if f.path == path && !t.s.done[path] {
			t.shared.note(t.s, f, t.s.item(f, weightOf(n)))
			return
		}
	}
	if !t.s.done[path] {
		t.s.d.Unread(place(t.f.path, 0), xmltree.Attr(n, "href"), "A question of the test is missing from the package.")
	}
}

func weightOf(ref *html.Node) *quiz.Decimal {
	for w := range xmltree.Children(ref, "weight") {
		if v, ok := draft.Number(xmltree.Attr(w, "value")); ok && v.Sign() >= 0 {
			return &v
		}
	}
	return nil
}

// passages are the texts that several items of a package refer to.
type passages struct {
	paths []string
	items map[string][]string
}

// note remembers which items refer to which passages.
func (p *passages) note(s *source, f file, ids []string) {
	if s.pack == nil || len(ids) == 0 {
		return
	}
	if p.items == nil {
		p.items = map[string][]string{}
	}
	for ref := range xmltree.Children(f.root, "assessmentStimulusRef") {
		path := s.pack.resolve(f.path, xmltree.Attr(ref, "href"))
		if path == "" {
			s.d.Unread(place(f.path, 0), xmltree.Attr(ref, "href"), "A passage that a question refers to is missing from the package.")
			continue
		}
		if p.items[path] == nil {
			p.paths = append(p.paths, path)
		}
		p.items[path] = append(p.items[path], ids...)
	}
}

func (p *passages) share(s *source) {
	for _, path := range p.paths {
		root, err := s.pack.tree(path)
		if err != nil {
			continue
		}
		root = modern(root)
		body := root
		if b := xmltree.Child(root, "stimulusBody"); b != nil {
			body = b
		}
		s.d.Share(xmltree.Attr(root, "title"), s.texts(path, place(path, 0)).Nodes(body), p.items[path])
	}
}
