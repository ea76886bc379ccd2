package layout

import (
	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/richtext"
)

// maxPages bounds the pages of a document that are laid out.
const maxPages = 2000

// layout is a document while its pages are laid out.
type layout struct {
	doc      page.Document
	findings []finding.Finding
	style    style
	page     int // the number of the page being read
}

// Blocks lays a document out: every page's lines, columns, tables and paragraphs
// in reading order, without the headers and footers that repeat.
func Blocks(d Document) (page.Document, []finding.Finding) {
	l := &layout{findings: d.Findings, doc: page.Document{Title: d.Title, Language: d.Language, Media: richtext.Library{}}}
	pages := d.Pages[:min(len(d.Pages), maxPages)]
	sheets := make([]*sheet, len(pages))
	for i, p := range pages {
		sheets[i] = newSheet(p)
		sheets[i].dropRuby()
	}
	dropBrowserRows(sheets)
	buttonPictures(sheets) // a number behind one is a choice, not the number of the page
	dropRepeats(sheets)
	var regions, notes []*region
	for _, s := range sheets {
		l.page = s.number
		l.bulletPictures(s)
		l.inlinePictures(s)
	}
	size := bodySize(sheets)
	shareGutters(sheets)
	for _, s := range sheets {
		if n := s.takeNotes(size); n != nil {
			notes = append(notes, n)
		}
		s.worths = worthColumn(s)
		regions = append(regions, s.regionsOf()...)
	}
	regions = append(regions, notes...)
	for _, r := range regions {
		r.prepare()
	}
	labelSigns(regions)
	titleSections(regions)
	l.style = styleOf(regions, size)
	l.doc.Blocks = l.blocks(regions)
	l.unsure(pages)
	return l.doc, l.findings
}

// blocks makes the blocks of all regions in their order.
func (l *layout) blocks(regions []*region) []page.Block {
	b := &builder{layout: l}
	for _, r := range regions {
		l.page = r.sheet.number
		b.region(r)
	}
	b.finish()
	return spaced(b.blocks, b.gaps)
}
