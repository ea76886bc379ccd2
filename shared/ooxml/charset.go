package ooxml

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

// toUTF8 removes a byte order mark and turns UTF-16, the other encoding that
// OOXML allows, into UTF-8.
func toUTF8(data []byte) []byte {
	switch {
	case bytes.HasPrefix(data, []byte{0xEF, 0xBB, 0xBF}):
		return data[3:]
	case bytes.HasPrefix(data, []byte{0xFF, 0xFE}):
		return fromUTF16(data[2:], binary.LittleEndian)
	case bytes.HasPrefix(data, []byte{0xFE, 0xFF}):
		return fromUTF16(data[2:], binary.BigEndian)
	case bytes.HasPrefix(data, []byte{'<', 0}):
		return fromUTF16(data, binary.LittleEndian)
	case bytes.HasPrefix(data, []byte{0, '<'}):
		return fromUTF16(data, binary.BigEndian)
	}
	return data
}

func fromUTF16(data []byte, order binary.ByteOrder) []byte {
	out := make([]byte, 0, len(data))
	for ; len(data) >= 2; data = data[2:] {
		r := rune(order.Uint16(data))
		if utf16.IsSurrogate(r) && len(data) >= 4 {
			if full := utf16.DecodeRune(r, rune(order.Uint16(data[2:]))); full != utf8.RuneError {
				r, data = full, data[2:]
			}
		}
		out = utf8.AppendRune(out, r)
	}
	return out
}

// checkCharset lets through the declarations that toUTF8 has already dealt with
// and those whose bytes are UTF-8 anyway.
func checkCharset(charset string) error {
	switch strings.ToLower(charset) {
	case "", "utf-8", "utf-16", "utf-16le", "utf-16be", "utf8", "us-ascii", "ascii", "unicode":
		return nil
	}
	return fmt.Errorf("encoding %q is neither UTF-8 nor UTF-16", charset)
}

// declared is what the text of an XML declaration says after a word and an equal
// sign, empty when it says nothing.
func declared(word string, text []byte) string {
	sign := []byte(word + "=")
	for {
		_, rest, ok := bytes.Cut(text, sign)
		if !ok || len(rest) == 0 {
			return ""
		}
		if quote := rest[:1]; quote[0] == '"' || quote[0] == '\'' {
			if value, _, ok := bytes.Cut(rest[1:], quote); ok {
				return string(value)
			}
			return ""
		}
		text = rest[1:]
	}
}
