package pdf

import (
	"encoding/binary"
	"unicode"
	"unicode/utf16"
)

// readCharacters reads what PDFium knows of each character.
func (s *sheet) readCharacters(textPage handle, n int) []character {
	if cap(s.room) < n {
		s.room = make([]character, n)
	}
	all := s.room[:n]
	if !s.readRows(textPage, all) {
		for i := range all {
			all[i] = s.asked(textPage, i)
		}
	}
	for i := range all[min(1, n):] {
		if utf16.IsSurrogate(all[i+1].code) {
			pairUp(&all[i], &all[i+1])
		}
	}
	return all
}

// asked is one character by PDFium's functions.
func (s *sheet) asked(textPage handle, i int) character {
	l := s.lib
	c := character{
		code:   rune(l.call("FPDFText_GetUnicode", uint64(textPage), uint64(i))),
		object: l.handle("FPDFText_GetTextObject", uint64(textPage), uint64(i)),
	}
	var b [4]float64
	if c.object != 0 && l.is("FPDFText_GetLooseCharBox", uint64(textPage), uint64(i), l.out(0)) {
		l.floats(b[:])
		c.box = rect{b[0], b[1], b[2], b[3]}
	}
	return c
}

// Where PDFium, in the version that go.mod names, keeps the characters of a page of
// text: one row after the other, from an address at rowsFrom of the page to one at
// rowsTo. The others are places in a row; its box is left, bottom, right, top.
const (
	rowsFrom, rowsTo                     = 16, 20
	rowSize                              = 80
	codeAt                               = 4
	boxLeft, boxBottom, boxRight, boxTop = 36, 40, 44, 48
	objectAt                             = 76
)

// readRows reads the characters of a page where PDFium keeps them. A call into the
// guest for each takes longer than all that is done with a character here. It
// reports whether they are there: whether those it compares are as PDFium's functions
// say.
func (s *sheet) readRows(textPage handle, all []character) bool {
	l := s.lib
	from, to := l.address(textPage+rowsFrom), l.address(textPage+rowsTo)
	if int64(to)-int64(from) < int64(len(all))*rowSize {
		return false
	}
	rows, ok := l.module.Memory().Read(uint32(from), uint32(len(all)*rowSize))
	if !ok {
		return false
	}
	for i := range all {
		all[i].read(rows[i*rowSize : (i+1)*rowSize])
	}
	for _, i := range []int{0, len(all) / 3, len(all) / 2, len(all) - 1} {
		if all[i] != s.asked(textPage, i) {
			return false
		}
	}
	return true
}

// read reads a character from its row.
func (c *character) read(row []byte) {
	_ = row[rowSize-1]
	*c = character{
		code:   rune(binary.LittleEndian.Uint32(row[codeAt:])),
		object: handle(binary.LittleEndian.Uint32(row[objectAt:])),
	}
	if c.object != 0 {
		c.box = rect{float32At(row[boxLeft:]), float32At(row[boxTop:]), float32At(row[boxRight:]), float32At(row[boxBottom:])}
	}
}

// pairUp joins the halves of a character that UTF-16 writes in two, such as the
// letters of formulas: PDFium counts each half.
func pairUp(first, second *character) {
	if whole := utf16.DecodeRune(first.code, second.code); whole != unicode.ReplacementChar {
		first.code, second.code = whole, 0
	}
}
