package layout

import (
	"strings"
	"unicode/utf8"
)

// shortRow is how long a row can be that one page after the other repeats as
// part of what it says: "True", "====", "a) yes".
const shortRow = 24

// shortRows counts the short rows of a document by their text, wherever they
// stand on their page.
func shortRows(sheets []*sheet) map[string]int {
	out := map[string]int{}
	for _, s := range sheets {
		for _, r := range rowsOf(s.pieces) {
			length := 0
			for _, p := range r.pieces {
				length += utf8.RuneCountInString(p.run.Text)
			}
			if length <= shortRow {
				out[r.plain()]++
			}
		}
	}
	return out
}

// longWord is how long the word before a colon is at most.
const longWord = 24

// leadOf is the word with which a row says what it tells, "Answer: yes"; empty
// for others.
func leadOf(text string) string {
	at := strings.IndexAny(text, ":：")
	if at <= 0 || utf8.RuneCountInString(text[:at]) > longWord || at+1 == len(text) {
		return ""
	}
	return strings.ToLower(strings.TrimSpace(text[:at]))
}

// leads counts the rows of a document by such words.
func leads(sheets []*sheet) map[string]int {
	out := map[string]int{}
	for _, s := range sheets {
		for _, r := range rowsOf(s.pieces) {
			if lead := leadOf(r.plain()); lead != "" {
				out[lead]++
			}
		}
	}
	return out
}
