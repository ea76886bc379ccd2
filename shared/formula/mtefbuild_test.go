package formula

import (
	"encoding/binary"
	"unicode/utf16"
)

// The builders write records of version 5 and of version 3; both notations are
// little enough to be spelled out.

// modern is an equation of version 5 around the records of its line.
func modern(records ...[]byte) []byte {
	head := append([]byte{5, 1, 0, 6, 0}, "DSMT6\x00\x00"...)
	return join(head, fonts(), []byte{10}, line5(records...), []byte{0})
}

// fonts are the definitions that MathType begins with: encodings, fonts, the
// preferences and two styles, bold -1 and plain -2.
func fonts() []byte {
	name := func(tag byte, rest ...byte) []byte { return append([]byte{tag}, rest...) }
	text := func(s string) []byte { return append([]byte(s), 0) }
	return join(
		name(19), text("WinAllBasicCodePages"),
		name(17, 5), text("Times New Roman"),
		name(17, 3), text("Symbol"),
		name(17, 4), text("MT Extra"),
		// 1: two lengths, "12pt" and "58%"; one length of three digits
		name(18, 0, 2, 0x21, 0x2F, 0x45, 0x8F, 1, 0x41, 0x50, 0xF0),
		name(4, 1, 0, 1, 0, 0, 2, 0), // styles: text, function, none, greek
		name(16, 4, 0, 0, 0, 0, 0, 0), text("black"),
		name(15, 1),
		name(8, 1, 1), name(8, 1, 0),
	)
}

func join(parts ...[]byte) []byte {
	var out []byte
	for _, p := range parts {
		out = append(out, p...)
	}
	return out
}

func line5(records ...[]byte) []byte { return join([]byte{1, 0}, join(records...), []byte{0}) }

// absent5 is a slot that only holds a place.
func absent5() []byte { return []byte{1, 1} }

// char5 writes one character in a typeface, with marks.
func char5(face int, c rune, marks ...byte) []byte {
	options := byte(0)
	if len(marks) > 0 {
		options = 1
	}
	out := binary.LittleEndian.AppendUint16([]byte{2, options, byte(face + 128)}, uint16(c))
	for _, m := range marks {
		out = append(out, 6, 0, m)
	}
	if len(marks) > 0 {
		out = append(out, 0)
	}
	return out
}

// plain5 writes a text as an author types it: letters as variables, digits as
// numbers, the rest as symbols.
func plain5(s string) []byte { return typed(s, char5) }

func typed(s string, char func(int, rune, ...byte) []byte) []byte {
	var out []byte
	for _, c := range s {
		face := faceSymbol
		switch {
		case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z':
			face = faceVariable
		case c >= '0' && c <= '9':
			face = faceNumber
		case c >= 'α' && c <= 'ω':
			face = faceGreek
		}
		out = append(out, char(face, c)...)
	}
	return out
}

func as5(face int, s string) []byte {
	var out []byte
	for _, u := range utf16.Encode([]rune(s)) {
		out = append(out, char5(face, rune(u))...)
	}
	return out
}

func tmpl5(selector byte, variation int, parts ...[]byte) []byte {
	out := []byte{3, 0, selector, byte(variation), 0}
	if variation >= 0x80 {
		out = []byte{3, 0, selector, byte(variation&0x7F | 0x80), byte(variation >> 8), 0}
	}
	return join(out, join(parts...), []byte{0})
}

func sub5(s string) []byte { return tmpl5(27, 0, []byte{11}, line5(plain5(s)), absent5()) }

func sup5(s string) []byte { return tmpl5(28, 0, []byte{11}, absent5(), line5(plain5(s))) }

func pile5(lines ...[]byte) []byte { return join([]byte{4, 0, 1, 0}, join(lines...), []byte{0}) }

func matrix5(rows, columns byte, cells ...[]byte) []byte {
	return join([]byte{5, 0, 1, 2, 1, rows, columns}, make([]byte, (rows+4)/4+(columns+4)/4), join(cells...), []byte{0})
}

// older is an equation of version 3 around the records of its line.
func older(records ...[]byte) []byte {
	return join([]byte{3, 1, 1, 3, 10, 10}, line3(records...), []byte{0})
}

func line3(records ...[]byte) []byte { return join([]byte{1}, join(records...), []byte{0}) }

func absent3() []byte { return []byte{0x11} }

func char3(face int, c rune, marks ...byte) []byte {
	tag := byte(2)
	if len(marks) > 0 {
		tag = 0x22
	}
	out := binary.LittleEndian.AppendUint16([]byte{tag, byte(face + 128)}, uint16(c))
	if len(marks) > 0 {
		out = append(append(append(out, 6), marks...), 0, 0)
	}
	return out
}

func plain3(s string) []byte { return typed(s, char3) }

func tmpl3(selector, variation byte, parts ...[]byte) []byte {
	return join([]byte{3, selector, variation, 0}, join(parts...), []byte{0})
}

// native is the stream of an equation in its object.
func native(mtef []byte) []byte {
	head := make([]byte, 28)
	head[0] = 28
	head[4] = 2
	binary.LittleEndian.PutUint32(head[8:], uint32(len(mtef)))
	return append(append(head, mtef...), "rest of the sector"...)
}
