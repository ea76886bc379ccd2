package pdf

import (
	"encoding/binary"
	"slices"
	"unicode"
	"unicode/utf16"
)

// readCharacters reads what PDFium knows of each character. A call into the guest
// takes longer than all that is done with a character here, so most of them ask
// for nothing but their box.
func (s *sheet) readCharacters(textPage handle, n int) []character {
	if cap(s.room) < n {
		s.room = make([]character, n)
	}
	all := s.room[:n]
	clear(all)
	s.readCodes(textPage, all)
	object := s.lib.function("FPDFText_GetTextObject")
	o := objects{all, func(i int) handle { return handle(s.lib.invoke(object, uint64(textPage), uint64(i))) }}
	o.read()
	s.readBoxes(textPage, all)
	return all
}

// readCodes reads the codes of the characters: those of the text of the page,
// which it gives at once, where each character stands for one sign of that.
func (s *sheet) readCodes(textPage handle, all []character) {
	l, code, text := s.lib, s.lib.function("FPDFText_GetUnicode"), s.signs(textPage, len(all))
	for i := range all {
		if text != nil && text[i] >= ' ' && text[i] < surrogates {
			all[i].code = rune(text[i])
			continue
		}
		all[i].code = rune(l.invoke(code, uint64(textPage), uint64(i)))
		if i > 0 && utf16.IsSurrogate(all[i].code) {
			pairUp(&all[i-1], &all[i])
		}
	}
}

// surrogates is where the halves of characters begin that UTF-16 writes in two.
const surrogates = 0xD800

// signs is the text of n characters in UTF-16, nil unless it has one sign for
// each. PDFium gives none for some that cannot be seen, and none has several but
// those that are written in two.
func (s *sheet) signs(textPage handle, n int) []uint16 {
	size := 2 * (n + 1)
	buffer := s.lib.allocate(size)
	defer s.lib.free(buffer)
	if s.lib.number("FPDFText_GetText", uint64(textPage), 0, uint64(n), uint64(buffer)) != n+1 {
		return nil
	}
	b := s.lib.bytes(buffer, size)
	out := make([]uint16, n)
	for i := range out {
		out[i] = binary.LittleEndian.Uint16(b[2*i:])
	}
	if slices.ContainsFunc(out, func(u uint16) bool { return utf16.IsSurrogate(rune(u)) }) {
		return nil
	}
	return out
}

// pairUp joins the halves of a character that UTF-16 writes in two, such as the
// letters of formulas: PDFium counts each half.
func pairUp(first, second *character) {
	if whole := utf16.DecodeRune(first.code, second.code); whole != unicode.ReplacementChar {
		first.code, second.code = whole, 0
	}
}

// objects finds the objects that characters belong to. Those of an object follow
// each other in text that runs to the right, so what stands between two of them
// is of it too: only the spaces may be added by PDFium.
type objects struct {
	all []character
	of  func(i int) handle
}

func (o objects) read() {
	mixed := slices.ContainsFunc(o.all, func(c character) bool { return isRightToLeft(c.code) })
	for from := 0; from < len(o.all); {
		to := from
		for !mixed && to < len(o.all) && isLatin(o.all[to].code) {
			to++
		}
		if to-from < 3 {
			o.all[from].object = o.of(from)
			from++
			continue
		}
		o.all[from].object, o.all[to-1].object = o.of(from), o.of(to-1)
		o.between(from, to-1)
		from = to
	}
}

// isLatin reports whether a character is of the signs of ASCII that can be seen,
// or a space.
func isLatin(c rune) bool { return ' ' <= c && c <= '~' }

// between finds the objects of the characters between two of which they are known.
func (o objects) between(from, to int) {
	object := o.all[from].object
	switch {
	case to-from < 2:
	case object != 0 && object == o.all[to].object:
		for i := from + 1; i < to; i++ {
			if o.all[i].object = object; o.all[i].code == ' ' {
				o.all[i].object = o.of(i)
			}
		}
	default:
		middle := (from + to) / 2
		o.all[middle].object = o.of(middle)
		o.between(from, middle)
		o.between(middle, to)
	}
}

// readBoxes reads the boxes of the characters. Nothing is done with that of a
// space, but that the first of an object helps to tell its size.
func (s *sheet) readBoxes(textPage handle, all []character) {
	l, box, out := s.lib, s.lib.function("FPDFText_GetLooseCharBox"), s.lib.out(0)
	var b [4]float64
	for i := range all {
		c := &all[i]
		if c.object == 0 || c.code == ' ' && i > 0 && all[i-1].object == c.object {
			continue
		}
		if int32(l.invoke(box, uint64(textPage), uint64(i), out)) != 0 {
			l.floats(b[:])
			c.box = rect{b[0], b[1], b[2], b[3]}
		}
	}
}
