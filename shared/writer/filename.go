package writer

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"formwright/shared/writer/target"
)

// maxFileName is in bytes. File systems hold 255; the rest is for what people
// and browsers add, such as " (1)" or ".part".
const maxFileName = 200

// FileName is "<documentName>-<format>.<ext>", safe on every file system: no
// separators, reserved or invisible characters, no device name, at most
// maxFileName bytes. Letters of all scripts stay, in NFC.
func FileName(documentName string, t target.Target) string {
	end := "-" + string(t.ID) + t.Extension
	name := norm.NFC.String(strings.ToValidUTF8(documentName, ""))
	name = strings.Map(safeRune, name)
	name = strings.Trim(strings.Join(strings.Fields(name), " "), ". ")
	name = strings.TrimRight(cutBytes(name, maxFileName-len(end)), ". ")
	if name == "" {
		name = "Untitled Document"
	}
	if isDevice(name + end) {
		name = "_" + name
	}
	return name + end
}

// safeRune replaces what separates paths or is reserved on Windows, and removes
// what cannot be seen: control characters and those that turn the direction of
// text, which can disguise an extension.
func safeRune(r rune) rune {
	switch {
	case unicode.IsSpace(r):
		return ' '
	case strings.ContainsRune(`/\:*?"<>|`, r):
		return '_'
	case unicode.IsControl(r), isBidiControl(r), r == '\u2028', r == '\u2029', r == '\ufeff', unicode.Is(unicode.Cs, r), r >= 0xfff0 && r <= 0xffff:
		return -1
	}
	return r
}

// isBidiControl reports the characters of UAX #9, table 2.
func isBidiControl(r rune) bool { return unicode.Is(unicode.Bidi_Control, r) }

// cutBytes shortens s to at most n bytes without cutting a character in two or
// parting a letter from its marks.
func cutBytes(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for n > 0 && !norm.NFC.PropertiesString(s[n:]).BoundaryBefore() {
		n--
	}
	for n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n]
}

// isDevice reports the names that Windows keeps for devices, whatever stands
// after their first dot.
func isDevice(name string) bool {
	base, _, _ := strings.Cut(name, ".")
	switch base = strings.ToUpper(strings.TrimSpace(base)); base {
	case "CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$":
		return true
	}
	digits := strings.TrimPrefix(strings.TrimPrefix(base, "COM"), "LPT")
	return digits != base && utf8.RuneCountInString(digits) == 1 && strings.ContainsAny(digits, "0123456789¹²³")
}
