package pack

import (
	"strings"

	"formwright/shared/richtext"
)

// portable reports whether every unzipper reads the name alike: a relative path
// of letters, digits and - _ . [ ] as OOXML needs them.
func portable(name string) bool {
	for _, part := range strings.Split(name, "/") {
		if part == "" || part == "." || part == ".." {
			return false
		}
	}
	return !strings.ContainsFunc(name, func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || strings.ContainsRune("-_./[]", r))
	})
}

// hashDigits of a picture's hash name it: 64 bits keep two pictures of one quiz
// apart, and short names fit everywhere.
const hashDigits = 16

// MediaName is the file name of a picture in an archive: the beginning of its
// hash and the ending of its type.
func MediaName(hash, mediaType string) string {
	return hash[:min(len(hash), hashDigits)] + richtext.Extension(mediaType)
}
