package moodlexml

import "regexp"

var rootMark = regexp.MustCompile(`(?s)^(?:\xef\xbb\xbf)?\s*(?:<\?xml.*?\?>)?\s*(?:<!--.*?-->\s*)*<quiz[\s>].*?<question\s`)

// maxSniffed is how much of a file is looked at.
const maxSniffed = 64 << 10

// Sniff reports whether data is Moodle XML: a <quiz> with a <question> in it.
func Sniff(data []byte) bool { return rootMark.Match(data[:min(len(data), maxSniffed)]) }
