package layout

import (
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"

	"formwright/shared/page"
)

// piece is a part of a line: text set in one way, a gap, a box to tick, a
// formula or a small picture, with its place on the page.
type piece struct {
	rect
	run   page.Run
	size  float64 // of the font
	base  float64 // y of the line the letters stand on
	block int     // the line of the OCR engine; 0 for none

	spaced bool // a space was behind its text
}

func (p piece) isText() bool { return p.run.Kind == page.TextRun }

// maxSpans bounds the spans of one page that are looked at.
const maxSpans = 100_000

// piecesOf makes the text pieces of a page in the order of the file.
func piecesOf(p Page, bounds rect) []piece {
	spans := p.Spans[:min(len(p.Spans), maxSpans)]
	out := make([]piece, 0, len(spans))
	for _, s := range spans {
		r, ok := rectOf(s.Box)
		typed := visible(norm.NFC.String(unpresent(s.Text)))
		text := strings.TrimRightFunc(typed, unicode.IsSpace)
		if !ok || text == "" || !sane(s.Size) || r.sharedX(bounds) < 0 || r.sharedY(bounds) < 0 {
			continue
		}
		q := piece{rect: r, size: sizeOf(s, r), block: s.Block, spaced: len(text) < len(typed)}
		q.run = page.Run{Text: text, Marks: marksOf(s), Confidence: s.Confidence}
		q.base = baseline(q, p.Scanned)
		out = appendSymbols(out, q, s.Font)
	}
	return joinRoom(onEngineLines(out))
}

func marksOf(s Span) page.Marks {
	m := page.Marks{Bold: s.Bold, Italic: s.Italic, Code: s.Mono, Link: s.Link}
	if s.Color != "000000" {
		m.Color = s.Color
	}
	return m
}

// sizeOf believes the font's size unless the box says that it was scaled.
func sizeOf(s Span, r rect) float64 {
	h := r.height()
	switch {
	case s.Size < 1, h > 2.5*s.Size:
		return min(max(h, 1), 1000)
	default:
		return min(s.Size, 1000)
	}
}

// visible drops what nobody sees and turns odd spaces into ordinary ones.
func visible(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == '\a':
			return '•' // what Word's bullets become in some producers
		case r == '\u200b', r == '\u2060', r == '\ufeff', r == unicode.ReplacementChar:
			return -1
		case r == '\t', r == '\n', r == '\r', r == '\u00a0', '\u2000' <= r && r <= '\u200a', r == '\u202f', r == '\u205f', r == '\u3000':
			return ' '
		case r == '\u00ad', r == '\x02', r == '\ufffe':
			return '-' // a hyphen that is shown at the end of a line
		case unicode.IsControl(r):
			return -1
		}
		return r
	}, s)
}

// The letters that reach below the line, and the signs whose tight boxes do
// not stand on it.
const (
	descenders = "gjpqyçşţģķļņŗ,;()[]{}|@$§ßµγβρφχψζξηQруфцщдЦЩДڤيوزرجحخعغمىقصضسشنل"
	floating   = "-–—−=+~<>·•→←↔≈≡*/'\"’‘“”^°´`"
)

// baseline guesses where the letters stand. Engines give boxes around the ink
// or around the font's full height.
func baseline(p piece, scanned bool) float64 {
	text, h := p.run.Text, p.height()
	switch {
	case scanned || h >= 0.98*p.size:
		return p.y1 - 0.2*min(h, 1.3*p.size)
	case strings.Trim(text, "_ ") == "":
		return p.y0
	case strings.Trim(text, floating+" ") == "":
		if strings.ContainsAny(text, "'\"’‘“”^°´`*") {
			return p.y0 + 0.7*p.size
		}
		return p.midY() + 0.28*p.size
	case strings.ContainsAny(text, descenders):
		return p.y1 - 0.21*p.size
	}
	return p.y1
}

// onEngineLines gives the words of one line of an OCR engine one baseline.
func onEngineLines(ps []piece) []piece {
	for i := 0; i < len(ps); {
		n := 1
		for i+n < len(ps) && ps[i].block > 0 && ps[i+n].block == ps[i].block {
			n++
		}
		if n > 1 {
			sum, size := 0.0, 0.0
			for _, p := range ps[i : i+n] {
				sum += p.base
				size = max(size, p.size)
			}
			for k := i; k < i+n; k++ {
				ps[k].base = sum / float64(n)
			}
		}
		i += n
	}
	return ps
}

// width is how wide a character is beside others, for cutting a piece.
func advance(r rune) float64 {
	switch {
	case strings.ContainsRune(" iljtfrI.,;:'!|()[]{}/\\-’‘·", r):
		return 0.3
	case strings.ContainsRune("mwMW@—…%", r), isIdeograph(r):
		return 0.95
	case unicode.IsUpper(r):
		return 0.68
	}
	return 0.52
}

// cut gives the part of a text piece between two byte offsets.
func (p piece) cut(a, b int) piece {
	total, before, inside := 0.0, 0.0, 0.0
	for i, r := range p.run.Text {
		w := advance(r)
		total += w
		switch {
		case i < a:
			before += w
		case i < b:
			inside += w
		}
	}
	out := p
	out.run.Text = p.run.Text[a:b]
	out.spaced = p.spaced && b == len(p.run.Text)
	if total > 0 {
		out.x0 = p.x0 + p.width()*before/total
		out.x1 = out.x0 + p.width()*inside/total
	}
	return out
}

// offset is the byte offset of the word boundary nearest to x.
func (p piece) offset(x float64) int {
	total := 0.0
	for _, r := range p.run.Text {
		total += advance(r)
	}
	if total == 0 || p.width() <= 0 {
		return 0
	}
	best, bestGap := 0, abs(p.x0-x)
	at, prev := 0.0, rune(' ')
	try := func(i int) {
		if gap := abs(p.x0 + p.width()*at/total - x); gap < bestGap {
			best, bestGap = i, gap
		}
	}
	for i, r := range p.run.Text {
		if i > 0 && wordEdge(prev, r) {
			try(i)
		}
		at += advance(r)
		prev = r
	}
	try(len(p.run.Text))
	return best
}

// wordEdge reports whether a word may begin or end between two characters.
func wordEdge(a, b rune) bool {
	letter := func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) }
	return letter(a) != letter(b) || isIdeograph(a) || isIdeograph(b)
}

func isIdeograph(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana) || '\u3000' <= r && r <= '\u303f' || '\uff00' <= r && r <= '\uff60'
}

func abs(v float64) float64 { return max(v, -v) }
