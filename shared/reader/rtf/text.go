package rtf

import (
	"strings"
	"unicode/utf16"

	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// maxName bounds the names that tables hold.
const maxName = 200

// byte takes one byte of text; it is decoded with its neighbours.
func (r *reader) byte(c byte) {
	switch {
	case r.pass > 0:
		r.pass--
	case r.now.place == picturePlace || r.now.place == objectPlace:
		r.picture.hex(c)
	case r.now.place == skipPlace || r.now.place == quietPlace:
	default:
		r.raw = append(r.raw, c)
	}
}

// flush decodes the bytes that have gathered.
func (r *reader) flush() {
	if len(r.raw) == 0 {
		return
	}
	raw := r.raw
	r.raw = r.raw[:0]
	page := r.page
	if f := r.font(&r.now); r.now.place == bodyPlace || r.now.place == labelPlace {
		if f.page != 0 {
			page = f.page
		}
	} else if f := r.fonts[r.fontAt]; r.now.place == fontPlace && f.page > 0 {
		page = f.page
	}
	r.text(decoded(raw, page))
}

// unicode takes a \u, whose number is a signed UTF-16 unit; what stands for it in
// old readers is passed over.
func (r *reader) unicode(n int) {
	if r.pass > 0 {
		r.pass = 0
	}
	r.flush()
	c := rune(uint16(n))
	r.pass = r.now.skip
	switch {
	case c >= 0xD800 && c < 0xDC00:
		r.high = c
		return
	case c >= 0xDC00 && c < 0xE000:
		c = utf16.DecodeRune(r.high, c)
		r.high = 0
	}
	if c != 0xFFFD && c != 0 {
		r.text(string(c))
	}
}

// text takes text for whatever its group is for.
func (r *reader) text(s string) {
	if s == "" {
		return
	}
	switch r.now.place {
	case bodyPlace:
		r.shown(s)
	case labelPlace:
		if len(r.story.label) < maxName {
			r.story.label += s
			r.story.labelFont = r.font(&r.now)
		}
	case titlePlace:
		r.doc.Title = typeset.Clean(strings.TrimSpace(r.doc.Title + s))
	case fontPlace:
		r.fontName(s)
	case colourPlace:
		r.colourEnds(strings.Count(s, ";"))
	case stylePlace:
		r.styleName(s)
	case codePlace:
		r.fieldCode(s)
	case entryPlace:
		r.field().entries = append(r.field().entries, strings.TrimSpace(s))
	case listPlace:
		r.lists.text(s)
	case namePlace:
		if len(r.property) < maxName {
			r.property += s
		}
	case valuePlace:
		if r.property == "wzDescription" {
			r.picture.alt += s
		}
	}
}

// shown adds text to the paragraph.
func (r *reader) shown(s string) {
	if r.now.chars.hidden || r.now.chars.deleted {
		return
	}
	m := r.marks(&r.now)
	if f := r.font(&r.now); f.page == symbolPage || typeset.IsSymbolFont(f.name) {
		for _, run := range typeset.Glyphs(f.name, s, m) {
			r.add(run)
		}
		return
	}
	for i, piece := range strings.Split(s, "\t") {
		if i > 0 {
			r.add(page.Run{Kind: page.TabRun, Marks: m})
		}
		if piece = typeset.Visible(piece); piece != "" {
			r.add(page.Run{Text: piece, Marks: m})
		}
	}
}

// add adds a run to the paragraph.
func (r *reader) add(run page.Run) {
	if r.now.place == bodyPlace && !r.now.chars.hidden && !r.now.chars.deleted {
		r.story.add(run)
	}
}

// add adds a run. Text gathers as long as it is set alike: every character may
// come by itself.
func (s *story) add(run page.Run) {
	if run.Kind != page.TextRun || run.Marks != s.marks {
		s.settle()
	}
	if run.Kind == page.TextRun {
		s.text, s.marks = append(s.text, run.Text...), run.Marks
		return
	}
	s.runs = append(s.runs, run)
}

// settle makes a run of the text that has gathered.
func (s *story) settle() {
	if len(s.text) > 0 {
		s.runs = append(s.runs, page.Run{Text: string(s.text), Marks: s.marks})
		s.text = s.text[:0]
	}
}

func (r *reader) fontWord(t token) {
	f := r.fonts[r.fontAt]
	switch t.word {
	case "f":
		if len(r.fonts) < maxEntries {
			r.fontAt = t.number
		}
		return
	case "fcharset":
		f.page = pageOf(t.number)
	case "cpg":
		f.page = t.number
	default:
		return
	}
	r.fonts[r.fontAt] = f
}

func (r *reader) fontName(s string) {
	f := r.fonts[r.fontAt]
	name, _, _ := strings.Cut(s, ";")
	if len(f.name)+len(name) < maxName && !strings.Contains(f.name, ";") {
		f.name = strings.TrimSpace(f.name + name)
		r.fonts[r.fontAt] = f
	}
}

func (r *reader) colourWord(t token) {
	for i, name := range []string{"red", "green", "blue"} {
		if t.word == name {
			r.rgb[i] = min(max(t.number, 0), 255)
		}
	}
	if t.word == "red" || t.word == "green" || t.word == "blue" {
		r.rgbSet = true
	}
}

// colourEnds ends entries of the colour table. One without values, such as the
// first, is the ordinary colour.
func (r *reader) colourEnds(n int) {
	for range min(n, maxEntries-len(r.colours)) {
		hex := ""
		if r.rgbSet {
			hex = hexOf(r.rgb)
		}
		r.colours = append(r.colours, hex)
		r.rgb, r.rgbSet = [3]int{}, false
	}
}

func hexOf(rgb [3]int) string {
	const digits = "0123456789ABCDEF"
	out := ""
	for _, v := range rgb {
		out += string(digits[v>>4]) + string(digits[v&15])
	}
	return out
}

// styleName takes the name of a style, which ends its entry.
func (r *reader) styleName(s string) {
	name, _, ended := strings.Cut(s, ";")
	st := r.styles[r.styleAt]
	if len(st.Name)+len(name) < maxName && len(r.styles) < maxEntries {
		st.Name += name
	}
	if ended {
		st = styleOf(strings.TrimSpace(st.Name))
	}
	r.styles[r.styleAt] = st
	if ended {
		r.styleAt = -1 // what has no number of its own is no paragraph's
	}
}

// styleOf tells what a style is for by its name.
func styleOf(name string) page.Style {
	st := page.Style{Name: name}
	lower := strings.ToLower(name)
	switch {
	case lower == "title":
		st.Heading = 1
	case strings.HasPrefix(lower, "heading ") && len(lower) == 9 && lower[8] >= '1' && lower[8] <= '9':
		st.Heading = int(lower[8] - '0')
	case lower == "caption":
		st.Caption = true
	case lower == "list" || strings.HasPrefix(lower, "list "):
		st.List = true
	case strings.Contains(lower, "code") || strings.Contains(lower, "preformatted"):
		st.Code = true
	}
	return st
}
