package pptx

import (
	"fmt"

	"formwright/shared/finding"
	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/reader/typeset"
)

// slide is a slide or a page of notes while it is read.
type slide struct {
	*reader
	name    string // identifies its lists
	part    string
	rels    ooxml.Relations
	sheet   *sheet // the layout it stands on
	theme   theme
	shapes  []*shape
	effects map[string][]effect // of its animations, by shape
}

// slide reads one slide and the notes that belong to it.
func (r *reader) slide(part string, number int) error {
	tree, err := r.pkg.Tree(part)
	if err != nil {
		return err
	}
	if tree.Name != "sld" {
		return problem.New(problem.DocumentBroken, "It holds no slide.")
	}
	if show, set := tree.Lookup("show"); set && !isOn(show) {
		r.report(finding.UnreadPart, finding.Info,
			fmt.Sprintf("Slide %d is hidden in the presentation, so it was left out. Show the slide if it belongs to the quiz.", number))
		return nil
	}
	s := &slide{reader: r, name: r.at.Part, part: part, rels: r.relations(part)}
	s.sheet = r.sheetOf(s.rels, "slideLayout")
	if s.sheet != nil {
		s.theme = s.sheet.theme.mapped(kid(tree, "clrMapOvr", "overrideClrMapping"))
	}
	s.effects = s.effectsOf(kid(tree, "timing"))
	s.collect(kid(tree, "cSld", "spTree"), transform{scaleX: 1, scaleY: 1})
	if r.slides++; r.slides > 1 {
		r.add(page.Break{Position: r.at})
	}
	s.looks()
	for _, row := range s.rows() {
		s.row(row)
	}
	r.notes(s.rels, number)
	return nil
}

// looks settles where the shapes stand and which fills say something.
func (s *slide) looks() {
	looks := make([]typeset.Look, len(s.shapes))
	for i, sh := range s.shapes {
		looks[i] = typeset.Look{Box: sh.shown(), Fill: sh.fill, Words: hasText(sh.text()), Drawn: sh.boxed}
	}
	seats := typeset.Seats(looks)
	for i, seat := range seats {
		if seat >= 0 {
			sh := s.shapes[i]
			sh.box, sh.boxed, sh.edged, sh.seated = s.shapes[seat].box, true, true, true
		}
	}
	s.boxed()
	typeset.PlainFills(looks)
	for i, sh := range s.shapes {
		sh.fill = s.fillAfter(sh, looks[i].Fill)
		if seats[i] >= 0 {
			sh.fill = s.fillAfter(s.shapes[seats[i]], sh.fill)
		}
	}
	s.lettered()
}

// row shows the shapes of a row. A letter or number in a shape of its own is the
// label of what stands beside it.
func (s *slide) row(row []*shape) {
	for i := 0; i < len(row); i++ {
		sh := row[i]
		if i+1 < len(row) {
			if label := s.badge(sh, row[i+1]); label != nil {
				s.show(row[i+1], label)
				i++
				continue
			}
		}
		s.show(sh, sh.label)
	}
}

// show adds what a shape holds.
func (s *slide) show(sh *shape, label *page.Label) {
	switch {
	case sh.el.Name == "pic":
		s.picture(sh)
	case sh.el.Name == "graphicFrame":
		s.frame(sh)
	default:
		if blip := kid(sh.el, "spPr", "blipFill"); blip != nil {
			s.picture(sh)
		}
		from := len(s.doc.Blocks)
		s.body(sh, label)
		s.foot(sh, from)
	}
}

// relations reads a part's relationships; broken ones leave it without any.
func (r *reader) relations(part string) ooxml.Relations {
	rels, err := r.pkg.Relations(part)
	if err != nil {
		r.unread(part+" (relationships)", err)
	}
	return rels
}

// notes adds what a slide's speaker notes say: answers often stand there.
func (r *reader) notes(rels ooxml.Relations, number int) {
	rel, ok := rels.ByKind("notesSlide")
	if !ok || !r.pkg.Has(rel.Target) || r.used[rel.Target] {
		return
	}
	r.used[rel.Target] = true
	r.at = finding.Position{Part: fmt.Sprintf("slide %d notes", number)}
	tree, err := r.pkg.Tree(rel.Target)
	if err != nil {
		r.unread(rel.Target, err)
		return
	}
	s := &slide{reader: r, name: r.at.Part, rels: r.relations(rel.Target)}
	s.sheet = r.sheetOf(s.rels, "notesMaster")
	if s.sheet != nil {
		s.theme = s.sheet.theme
	}
	s.collect(kid(tree, "cSld", "spTree"), transform{scaleX: 1, scaleY: 1})
	for _, sh := range s.shapes {
		if sh.el.Name == "sp" {
			sh.fill = ""
			s.body(sh, nil)
		}
	}
}
