package ooxml

import (
	"bytes"
	"encoding/binary"
)

// endSize is the length of the record that closes a zip file (APPNOTE 4.3.16).
const endSize = 22

// countEntries counts the entries of a zip's directory before archive/zip makes
// an object of each: 25 MB of bare entries would become hundreds of MB. It only
// has to be right for files that archive/zip would accept.
func countEntries(data []byte) int {
	signature := []byte("PK\x01\x02")
	tail := data[max(0, len(data)-endSize-0xFFFF):]
	at := bytes.LastIndex(tail, []byte("PK\x05\x06"))
	if at < 0 || len(tail)-at < endSize {
		return 0
	}
	end := len(data) - len(tail) + at
	size := int64(binary.LittleEndian.Uint32(data[end+12:]))
	offset := int64(binary.LittleEndian.Uint32(data[end+16:]))
	// Data may stand before the zip, so the directory begins at its offset or
	// its size before the end. Zip64 marks both as unknown.
	from := min(offset, int64(end)-size)
	if from < 0 || offset == 0xFFFFFFFF || size == 0xFFFFFFFF {
		from = 0
	}
	return bytes.Count(data[from:], signature)
}
