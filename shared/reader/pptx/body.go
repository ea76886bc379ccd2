package pptx

import (
	"fmt"
	"regexp"

	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// body is the text of a shape or a cell while it is read.
type body struct {
	*slide
	shape    *shape
	styles   styles
	outlines [levels]*outline // of the styles, made when asked for
	under    characters       // set for the whole shape, by its style
	fill     string
	list     string
	counters counters
}

// body adds the paragraphs of a shape.
func (s *slide) body(sh *shape, label *page.Label) {
	s.paragraphsOf(s.newBody(sh), sh.text(), label, func(b page.Block) { s.add(b) })
}

func (s *slide) newBody(sh *shape) *body {
	b := &body{slide: s, shape: sh, styles: s.stylesOf(sh), fill: typeset.Paper(sh.fill)}
	b.list = fmt.Sprintf("%s shape %s", s.name, about(sh.el).Attr("id"))
	if ref := kid(sh.el, "style", "fontRef"); ref != nil {
		b.under.colour = s.theme.colour(ref)
	}
	return b
}

// paragraphsOf reads the paragraphs of a text body. Bullets that come from the
// master part its paragraphs only where some have none: what everything has says
// nothing.
func (s *slide) paragraphsOf(b *body, text *ooxml.Element, label *page.Label, add func(page.Block)) {
	var all []page.Paragraph
	bare, gap := false, false
	gaps := map[int]bool{} // before which paragraphs an empty one stands
	n := -1
	for el := range kids(text) {
		if el.Name != "p" || s.ctx.Err() != nil {
			continue
		}
		n++
		p, ok := b.paragraph(el)
		if !ok {
			gap = len(all) > 0
			continue
		}
		b.moved(&p, n)
		gaps[len(all)], gap = gap, false
		all = append(all, p)
		bare = bare || p.Label == nil
	}
	for i, p := range all {
		if gaps[i] {
			add(page.Paragraph{Position: p.Position})
		}
		if p.Label != nil && p.Label.List == byMaster {
			p.Label.List = b.list
			if !bare || hasTypedLabel(p.Runs) {
				p.Label, p.Style.List = nil, false
			}
		}
		if i == 0 && label != nil && p.Label == nil && !hasTypedLabel(p.Runs) {
			p.Label = label
		}
		if p.Label == nil && typeset.IsRule(p.Runs) {
			add(page.Rule{Position: p.Position})
			continue
		}
		add(p)
	}
}

// byMaster stands for the list of a bullet that nobody but the master asked for,
// until it is known whether it is kept.
const byMaster = "by master"

// paragraph reads an a:p. One that shows nothing has no bullet and is not
// counted.
func (b *body) paragraph(el *ooxml.Element) (page.Paragraph, bool) {
	pPr := kid(el, "pPr")
	level := min(max(number(pPr.Attr("lvl"), 0), 0), levels-1)
	look := b.theme.outline(pPr).over(*b.outline(level))
	l := &line{body: b, plain: b.under.over(b.outline(level).characters)}
	l.walk(el)
	b.runs += len(l.runs) + 1
	runs := typeset.Formulas(typeset.Tidy(l.runs))
	if len(runs) == 0 {
		return page.Paragraph{}, false
	}
	p := page.Paragraph{Position: b.next(), Runs: runs, Align: alignment(look.align), Indent: look.points(), Leads: b.leadsFrom(el)}
	if b.shape.isTitle() {
		p.Style = page.Style{Name: "title", Heading: 1}
	}
	p.Label = b.counters.label(look.bullet, level, b.list)
	if p.Label != nil && look.bullet.kind == "char" && p.Label.Check == page.NoCheck && (b.inBody() || !b.ownBullet(pPr, level)) {
		p.Label.List = byMaster
	}
	p.Style.List = p.Label != nil
	return p, true
}

// typedLabel begins a paragraph that its author numbered by hand.
var typedLabel = regexp.MustCompile(`^\s*[(\[]?(?:\d{1,3}|\pL)[.)\]:](?:\s|$)`)

func hasTypedLabel(runs []page.Run) bool {
	return len(runs) > 0 && runs[0].Kind == page.TextRun && typedLabel.MatchString(runs[0].Text)
}

// inBody reports whether the text stands in the body of a slide, whose bullets
// are the master's even where a program wrote them at every paragraph.
func (b *body) inBody() bool { return b.shape.holder != nil && holderKind(b.shape.holder) == "body" }

// ownBullet reports whether the author asked for a paragraph's bullet: at the
// paragraph or for the whole body.
func (b *body) ownBullet(pPr *ooxml.Element, level int) bool {
	own := b.theme.outline(pPr).over(b.theme.level(b.styles[:1], level))
	return own.bullet.kind != ""
}

func (b *body) outline(level int) *outline {
	if b.outlines[level] == nil {
		o := b.theme.level(b.styles, level)
		b.outlines[level] = &o
	}
	return b.outlines[level]
}

// points is where the first line begins.
func (o outline) points() float64 {
	const perPoint = inch / 72
	sum := 0
	for _, v := range []*int{o.margin, o.indent} {
		if v != nil {
			sum += *v
		}
	}
	return float64(sum / perPoint)
}

func alignment(value string) page.Align {
	switch value {
	case "ctr":
		return page.Center
	case "r":
		return page.End
	case "just", "justLow", "dist", "thaiDist":
		return page.Justify
	}
	return page.Start
}
