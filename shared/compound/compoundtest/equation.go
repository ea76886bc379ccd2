package compoundtest

import "encoding/binary"

// Equation is the object that Equation Editor embeds in a document for the
// formula x²=1.
func Equation() []byte {
	mtef := "\x03\x01\x01\x03\x0A\x0A" + // version 3
		"\x01" + // a line
		"\x02\x83x\x00" + // a variable
		"\x03\x0F\x00\x00\x0B\x11\x01\x02\x882\x00\x00\x00" + // a superscript: no lower slot, a number
		"\x0A\x02\x86=\x00\x02\x881\x00" + // a sign and a number
		"\x00\x00"
	head := make([]byte, 28)
	head[0] = byte(len(head))
	binary.LittleEndian.PutUint32(head[8:], uint32(len(mtef)))
	return Build(9, Part{Name: "\x01Ole", Data: []byte("x")}, Part{Name: "Equation Native", Data: append(head, mtef...)})
}
