package pdf

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"
)

// assembly is the stretch being put together.
type assembly struct {
	*sheet
	now    stretch
	spaces int     // typed or added by PDFium since the last character
	typed  bool    // one of them was typed
	broken bool    // PDFium saw a new line since the last character
	held   letter  // an accent that waits for the letter it stands over, or nothing
	spare  []glyph // room for the glyphs of the stretches that follow
}

// letter is a character ready to be added.
type letter struct {
	text     string
	style    *style
	box      rect
	baseline float64
}

// generated takes a character that PDFium adds where it sees a gap or a new line.
// It sees new lines where there are none, so the places of the characters decide.
func (a *assembly) generated(c rune) {
	if c == '\r' || c == '\n' {
		a.broken = true
	} else if a.spaces == 0 {
		a.spaces = 1
	}
}

func (a *assembly) add(c *character, st *style) {
	seen := st.untied(c.code)
	switch {
	case c.code == softHyphen:
		seen = string(c.code) // decided by what follows it
	case seen == "" && lost(c.code):
		a.odd++
		return
	case seen == "":
		return
	}
	box := a.view.transformed(c.box)
	if seen == " " {
		if a.release(); !a.withinLigature(box) {
			a.spaces, a.typed = a.spaces+1, true
		}
		return
	}
	_, baseline := a.view.apply(st.matrix.e, st.matrix.f)
	if st.font.extension {
		const axis = 0.25 // of the size: what such signs are centred on
		_, y := box.middle()
		baseline = y + axis*st.size
	}
	a.letter(letter{seen, st, box, baseline})
}

const softHyphen = 0xAD

// withinLigature reports whether a space lies in the shape that the last letters
// share: some printers write one for each letter of "ti" that has no shape of its
// own, so that words would fall apart.
func (a *assembly) withinLigature(space rect) bool {
	n := len(a.now.glyphs)
	if n < 2 || a.spaces > 0 {
		return false
	}
	last, before := a.now.glyphs[n-1], a.now.glyphs[n-2]
	const sure = 0.05 // of the size
	near := sure * a.now.size
	return last.left == before.left && last.right == before.right && last.right > last.left &&
		space.left < last.right-near && space.right < last.right+near
}

// lost reports whether a character draws something that has no Unicode here.
func lost(c rune) bool {
	return c < ' ' && c > 0 && c != '\t' && c != '\r' && c != '\n' || c >= 0xE000 && c <= 0xF8FF || c == unicode.ReplacementChar || c >= 0xF0000
}

// letter joins accents to the letters they stand over: TeX draws them on their
// own, and scripts of India and the Arab world have marks that other programs
// shift a little.
func (a *assembly) letter(l letter) {
	if a.held.text == "" && len(l.text) == 1 && l.text != "`" { // as nearly all are
		a.put(&l)
		return
	}
	if box := enclosing(l.text); box != "" && !a.encloses(l) {
		l.text = box
	}
	first, _ := utf8.DecodeRuneInString(l.text)
	if unicode.Is(unicode.M, first) && a.spaces == 0 && a.attach(l.text, nil) {
		return
	}
	if mark := combining(l.text); mark != "" {
		if !a.attach(mark, &l) {
			a.release()
			a.held = l
		}
		return
	}
	if h := a.held; h.text != "" && over(h.box, l.box) && unicode.IsLetter(first) {
		a.held = letter{}
		l.text = dotted(l.text) + combining(h.text)
	}
	a.release()
	a.put(&l)
}

// enclosing is what the circle or the square around the character before it is
// where it stands on its own as a box to tick: TeX's large circle is read as one of
// them, and fonts have both. It is empty for all else.
func enclosing(mark string) string {
	switch mark {
	case "\u20DD":
		return "○"
	case "\u20DE":
		return "□"
	}
	return ""
}

// encloses reports whether a circle or square stands around the last letter.
func (a *assembly) encloses(circle letter) bool {
	n := len(a.now.glyphs)
	if n == 0 || math.Abs(a.now.baseline-circle.baseline) > circle.box.height() {
		return false
	}
	middle := (a.now.glyphs[n-1].left + a.now.glyphs[n-1].right) / 2
	return middle > circle.box.left && middle < circle.box.right
}

// release adds an accent that stands for itself.
func (a *assembly) release() {
	if h := a.held; h.text != "" {
		a.held = letter{}
		a.put(&h)
	}
}

// attach adds a mark to the last letter, when that stands where the accent is.
func (a *assembly) attach(mark string, accent *letter) bool {
	n := len(a.now.glyphs)
	if n == 0 || a.held.text != "" {
		return false
	}
	last := &a.now.glyphs[n-1]
	if accent != nil {
		first, _ := utf8.DecodeRuneInString(last.text)
		if !unicode.IsLetter(first) || !over(accent.box, rect{left: last.left, right: last.right}) {
			return false
		}
	}
	last.text = dotted(last.text) + mark
	return true
}

// over reports whether an accent stands over most of a letter's middle.
func over(accent, letter rect) bool {
	middle := (accent.left + accent.right) / 2
	inset := 0.15 * letter.width()
	return letter.width() > 0 && middle > letter.left+inset && middle < letter.right-inset
}

// dotted is the letter whose dot gave way to an accent.
func dotted(s string) string {
	return strings.NewReplacer("ı", "i", "ȷ", "j").Replace(s)
}

// combining is the mark that an accent becomes over a letter; empty for all else.
func combining(s string) string {
	switch s {
	case "`":
		return "\u0300"
	case "´":
		return "\u0301"
	case "ˆ":
		return "\u0302"
	case "˜":
		return "\u0303"
	case "¯":
		return "\u0304"
	case "˘":
		return "\u0306"
	case "˙":
		return "\u0307"
	case "¨":
		return "\u0308"
	case "˚":
		return "\u030A"
	case "˝":
		return "\u030B"
	case "ˇ":
		return "\u030C"
	case "¸":
		return "\u0327"
	case "˛":
		return "\u0328"
	}
	return ""
}

// put adds a character to the stretch, or begins another with it.
func (a *assembly) put(l *letter) {
	const word = 0.15 // of the size: the least gap between words
	if last := len(a.now.glyphs) - 1; a.broken && a.spaces == 0 && last >= 0 && l.box.left-a.now.glyphs[last].right > word*l.style.size {
		a.spaces = 1
	}
	if a.isPadding(l) {
		a.spaces = 0
	}
	if !a.continues(l) {
		a.end(l)
		a.now = stretch{style: l.style, baseline: l.baseline, glyphs: a.spare[:0]}
	}
	for range a.spaces {
		a.now.space(l.box.left)
	}
	a.spaces, a.typed, a.broken = 0, false, false
	a.now.glyphs = append(a.now.glyphs, glyph{l.text, l.box.left, l.box.right})
}

// isPadding reports whether the gap before a character is what word processors add
// between signs of East Asia and letters or digits, where nobody typed a space.
func (a *assembly) isPadding(l *letter) bool {
	const most = 0.29 // of the size: a typed space of Korean is wider
	n := len(a.now.glyphs)
	if n == 0 || a.spaces != 1 || a.typed || l.box.left-a.now.glyphs[n-1].right > most*l.style.size {
		return false
	}
	before, _ := utf8.DecodeLastRuneInString(a.now.glyphs[n-1].text)
	behind, _ := utf8.DecodeRuneInString(l.text)
	return isEastAsian(before) && isWestern(behind) || isWestern(before) && isEastAsian(behind)
}

func isEastAsian(r rune) bool {
	return unicode.In(r, unicode.Han, unicode.Hiragana, unicode.Katakana, unicode.Hangul)
}

func isWestern(r rune) bool {
	return r <= unicode.MaxLatin1 && (unicode.IsLetter(r) || unicode.IsDigit(r))
}

// space adds a space before what begins at x.
func (t *stretch) space(x float64) {
	if n := len(t.glyphs); n > 0 {
		t.glyphs = append(t.glyphs, glyph{" ", t.glyphs[n-1].right, max(t.glyphs[n-1].right, x)})
	}
}

// widest is the gap that a stretch may hold, in sizes of its font. Words of
// justified lines stand closer, choices side by side stand farther.
const widest = 0.9

// continues reports whether a character goes on with the stretch.
func (a *assembly) continues(l *letter) bool {
	now, st := &a.now, l.style
	if len(now.glyphs) == 0 || !sameStyle(now.style, st) {
		return false
	}
	const shift = 0.12 // of the size: scripts stand higher or lower
	if !within(l.baseline-now.baseline, shift*st.size) {
		return false
	}
	last := now.glyphs[len(now.glyphs)-1]
	gap := max(l.box.left-last.right, last.left-l.box.right) // text may run to the left
	return gap <= widest*st.size && a.spaces <= 3
}

func sameStyle(a, b *style) bool {
	if a == b {
		return true
	}
	close := a.size-b.size < 0.06*b.size && b.size-a.size < 0.06*b.size
	return close && a.font == b.font && a.color == b.color && a.bold == b.bold && a.hidden == b.hidden && a.white == b.white
}

// end closes the stretch before what comes next, nil at the end of the page.
// Where more follows on the line, a space between is kept at its end.
func (a *assembly) end(next *letter) {
	if n := len(a.now.glyphs); n > 0 {
		const line = 0.6 // of the size: scripts stand less far away
		a.now.endsLine = next == nil || !within(next.baseline-a.now.baseline, line*a.now.size)
		if a.spaces > 0 && !a.now.endsLine {
			last := a.now.glyphs[n-1]
			a.now.glyphs = append(a.now.glyphs, glyph{" ", last.right, last.right})
		}
		a.texts = append(a.texts, a.now)
		a.keep()
	}
	a.now, a.spaces, a.typed = stretch{}, 0, false
}

// keep leaves the room behind the stretch that is closed to those that follow. One
// that went over its end was moved elsewhere.
func (a *assembly) keep() {
	last := &a.texts[len(a.texts)-1]
	n := len(last.glyphs)
	if last.glyphs = last.glyphs[:n:n]; n <= cap(a.spare) {
		a.spare = a.spare[n:n]
	}
}

// finish closes the stretch where text ends that belongs together.
func (a *assembly) finish() {
	a.release()
	a.end(nil)
}
