// Package pptx reads presentations (ECMA-376 part 1, PresentationML, transitional
// and strict) into page.Document. It gives the slides in the order they are shown,
// their shapes from top to bottom and left to right, with what placeholders inherit
// from layouts and masters: place, numbering, weight. Speaker notes follow their
// slide. It promises to stay inside the bounds of package ooxml, to follow no link
// out of the file and to name what it could not read. What a question is, and
// which of two slides alike shows the answer, it leaves to the recogniser.
package pptx

import (
	"context"
	"fmt"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/reader/typeset"
)

// The bounds of what all slides together show.
const (
	maxParagraphs = 200_000
	maxRuns       = 500_000 // changes of how text is set
)

// Read reads a presentation. Slides that are broken become findings, as long as
// one can be read.
func Read(ctx context.Context, data []byte) (page.Document, []finding.Finding, error) {
	pkg, err := ooxml.Open(data)
	if err != nil {
		return page.Document{}, nil, err
	}
	r := &reader{ctx: ctx, pkg: pkg, pictures: typeset.NewPictures(), sheets: map[string]*sheet{}, used: map[string]bool{}}
	r.doc.Media = r.pictures.Media
	if err := r.read(); err != nil {
		return page.Document{}, nil, err
	}
	r.dropRepeated()
	if !typeset.Shows(r.doc.Blocks) {
		return page.Document{}, nil, problem.New(problem.DocumentEmpty,
			"The presentation shows no text and no pictures. Check that it is the right file.")
	}
	return r.doc, r.findings, nil
}

// reader is one presentation being read.
type reader struct {
	ctx      context.Context
	pkg      *ooxml.Package
	doc      page.Document
	findings []finding.Finding
	pictures *typeset.Pictures
	formulas typeset.Equations // of the older editors

	defaults   *ooxml.Element    // the presentation's defaultTextStyle
	sheets     map[string]*sheet // layouts and masters by part, read once
	used       map[string]bool   // slides, notes and diagrams, which are shown once
	numbers    map[string]int    // of slides by part
	slides     int               // shown so far
	paragraphs int               // in all
	runs       int               // in all
	at         finding.Position
	shown      []shownPicture
	feet       []shownFoot
	height     float64 // of a slide
}

func (r *reader) read() error {
	root, err := r.pkg.Relations("")
	if err != nil {
		r.unread("_rels/.rels", err)
	}
	main, err := r.mainPart(root, err)
	if err != nil {
		return err
	}
	rels, err := r.pkg.Relations(main)
	if err != nil {
		return err
	}
	tree, err := r.pkg.Tree(main)
	if err != nil {
		return err
	}
	if tree.Name != "presentation" {
		return problem.New(problem.DocumentBroken,
			"The file is not a presentation: its main part %q holds no slides. Save it as .pptx and try again.", main)
	}
	r.defaults = kid(tree, "defaultTextStyle")
	r.height = float64(number(kid(tree, "sldSz").Attr("cy"), usualHeight))
	if err := r.readSlides(kid(tree, "sldIdLst"), rels); err != nil {
		return err
	}
	r.doc.Title, r.doc.Language = r.properties(root)
	return nil
}

// mainPart finds the presentation through the package's relationships, as their
// targets are free to be called anything.
func (r *reader) mainPart(root ooxml.Relations, err error) (string, error) {
	if rel, ok := root.ByKind("officeDocument"); ok && r.pkg.Has(rel.Target) {
		return rel.Target, nil
	}
	if usual := "ppt/presentation.xml"; r.pkg.Has(usual) {
		return usual, nil
	}
	return "", problem.Wrap(err, problem.DocumentBroken,
		"The file is not a presentation: it has no main part. Open it in the program that made it and save it as .pptx.")
}

// readSlides reads the slides of the list. The numbers of positions count hidden
// slides too, as the program that made the file does.
func (r *reader) readSlides(list *ooxml.Element, rels ooxml.Relations) error {
	r.numbers = map[string]int{}
	var parts []string
	for el := range kids(list) {
		rel, ok := rels.ByID(el.AttrOf("r", "id"))
		if el.Name != "sldId" || !ok || rel.External || r.used[rel.Target] {
			continue
		}
		r.used[rel.Target] = true
		parts = append(parts, rel.Target)
		r.numbers[rel.Target] = len(parts)
	}
	for i, part := range parts {
		number := i + 1
		r.at = finding.Position{Part: fmt.Sprintf("slide %d", number)}
		if err := r.ctx.Err(); err != nil {
			return fmt.Errorf("read %s: %w", r.at.Part, err)
		}
		if err := r.slide(part, number); err != nil {
			if problem.CodeOf(err) == problem.DocumentTooLarge {
				return err
			}
			r.unread(part, err)
		}
		if r.paragraphs > maxParagraphs || r.runs > maxRuns {
			return problem.New(problem.DocumentTooLarge,
				"The presentation has more than %d paragraphs, or changes how text is set more than %d times, which are the limits. Split it into smaller ones.",
				maxParagraphs, maxRuns)
		}
	}
	return nil
}

// properties reads the title and language of the document's properties.
func (r *reader) properties(root ooxml.Relations) (title, language string) {
	rel, ok := root.ByKind("core-properties")
	if !ok || !r.pkg.Has(rel.Target) {
		return "", ""
	}
	tree, err := r.pkg.Tree(rel.Target)
	if err != nil {
		r.at = finding.Position{}
		r.unread(rel.Target, err)
		return "", ""
	}
	if el := tree.Find("title"); el != nil {
		title = typeset.Clean(strings.Join(strings.Fields(el.Text), " "))
	}
	if el := tree.Find("language"); el != nil {
		language = strings.TrimSpace(el.Text)
	}
	return title, language
}

// unread reports a part that is passed over.
func (r *reader) unread(part string, err error) {
	message := fmt.Sprintf("The part %q of the presentation could not be read, so what it holds is missing.", part)
	if p := problem.Of(err); p != nil && p.Code != problem.Internal {
		message = fmt.Sprintf("The part %q of the presentation was left out. %s", part, p.Message)
	}
	r.report(finding.UnreadPart, finding.Warning, message)
}

func (r *reader) report(code finding.Code, severity finding.Severity, message string) {
	r.findings = append(r.findings, finding.Finding{Code: code, Severity: severity, Position: r.at, Message: message})
}

func (r *reader) add(b page.Block) { r.doc.Blocks = append(r.doc.Blocks, b) }

// next is the position of a new paragraph.
func (r *reader) next() finding.Position {
	r.at.Paragraph++
	r.paragraphs++
	return r.at
}
