package pdf

// glyph is a character where it stands on the displayed page.
type glyph struct {
	text        string
	left, right float64
}

// stretch is text of one style on one line, before the marks on the page and
// gaps that are too wide cut it.
type stretch struct {
	*style
	glyphs   []glyph
	baseline float64
	endsLine bool // a line break follows
}

// character is one as PDFium gives it, in the space of the page.
type character struct {
	code   rune
	object handle // 0 for spaces and line breaks that PDFium adds
	style  *style // of the object; nil where there is none
	box    rect   // from its origin as far as it advances
}

// text reads the text layer of the page into stretches.
func (s *sheet) text() error {
	textPage := s.lib.handle("FPDFText_LoadPage", uint64(s.page))
	if textPage == 0 {
		return nil
	}
	defer s.lib.call("FPDFText_ClosePage", uint64(textPage))
	n := s.lib.number("FPDFText_CountChars", uint64(textPage))
	if n <= 0 {
		return nil
	}
	if s.characters += n; s.characters > maxCharacters {
		return tooMany("characters", s.characters, maxCharacters)
	}
	if n > maxPageText {
		s.reading.findings = append(s.reading.findings,
			unread(s.number, "Page %d holds %d characters; what follows the first %d was left out.", s.number, n, maxPageText))
		n = maxPageText
	}
	characters := s.readCharacters(textPage, n)
	styles := s.readStyles(textPage, characters)
	untwin(characters)
	untieLost(characters)
	cyrillic(characters)
	corked(characters)
	unturnLigatures(characters)
	bySignNames(characters)
	untie(characters, styles)
	colouredIcons(characters)
	iconVerdicts(characters)
	if q := dominant(characters); q != 0 {
		s.turnTo(q)
		s.drawAgain()
		for _, st := range styles {
			st.aim(s.view)
		}
	}
	s.stretches(characters)
	return nil
}

// readStyles gives the characters the styles of their objects, and lists those.
// An object's characters follow each other, so that few of them ask for it.
func (s *sheet) readStyles(textPage handle, all []character) []*style {
	known, styles := map[handle]*style{}, []*style(nil)
	for i := range all {
		c := &all[i]
		switch {
		case c.object == 0:
			continue
		case i > 0 && all[i-1].object == c.object:
			c.style = all[i-1].style
		case known[c.object] != nil:
			c.style = known[c.object]
		default:
			c.style = s.styleOf(c.object, textPage, i, c.box)
			known[c.object], styles = c.style, append(styles, c.style)
		}
		if c.style.font.extension {
			c.box = s.inkBox(textPage, i, c.box)
		}
	}
	return styles
}

// inkBox is the rectangle of what a character draws. TeX's large signs hang far
// below the line they are set on, so only this tells which line they belong to.
func (s *sheet) inkBox(textPage handle, index int, otherwise rect) rect {
	l := s.lib
	if !l.is("FPDFText_GetCharBox", uint64(textPage), uint64(index), l.out(0), l.out(1), l.out(2), l.out(3)) {
		return otherwise
	}
	return rect{l.outDouble(0), l.outDouble(3), l.outDouble(1), l.outDouble(2)}
}

// dominant is the direction most of the text runs in, in quarters clockwise.
func dominant(all []character) int {
	var count [4]int
	for i := range all {
		c := &all[i]
		if st := c.style; st != nil && !st.slanted && c.code > ' ' {
			count[st.quarters]++
		}
	}
	best := 0
	for q, n := range count {
		if n > 2*count[best] && n > 20 {
			best = q
		}
	}
	return best
}

// stretches puts the characters together. Text that does not run with the page
// is left out: watermarks, stamps along the margin. What is printed upside down is
// read where it stands.
func (s *sheet) stretches(all []character) {
	a := assembly{sheet: s, spare: make([]glyph, 0, len(all)+len(all)/8)}
	for i := range all {
		c := &all[i]
		switch st := c.style; {
		case c.object == 0:
			a.generated(c.code)
		case st.slanted || st.quarters != 0:
			a.finish()
		default:
			a.add(c, st)
		}
	}
	a.finish()
	a.upsideDown(all)
	s.strayAccents()
	s.fillHoles()
	s.cutChoices()
}

// box is the rectangle of glyphs of a stretch. Its height follows from the size
// alone, so that words of one line have boxes of one line, whatever their fonts.
func (t *stretch) box(from, to int) rect {
	const above, below = 0.78, 0.22
	r := rect{t.glyphs[from].left, t.baseline - above*t.size, t.glyphs[from].right, t.baseline + below*t.size}
	for _, g := range t.glyphs[from:to] {
		r.left, r.right = min(r.left, g.left), max(r.right, g.right)
	}
	return r
}
