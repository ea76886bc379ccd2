package recognize

import (
	"strconv"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// barelyListed is a line of a program behind its bare number, as a typesetter
// prints listings, with nothing on an empty line.
var barelyListed = pattern.New(`^(\d{1,3})(?:[\t ]\s*|$)`)

// leastListing is how many lines such a listing has.
const leastListing = 6

// bareListings takes the bare numbers beside the lines of a program for no
// labels: they count from one, and most of what they stand beside is code.
func bareListings(lines []line) []line {
	for i := 0; i < len(lines); {
		end := bareListing(lines, i)
		if end-i < leastListing {
			i++
			continue
		}
		for k := i; k < end; k++ {
			at := barelyListed.FindStringSubmatchIndex(lines[k].text)
			runs := append([]page.Run{{Text: lines[k].text[at[2]:at[3]] + "| "}}, lines[k].from(at[1]).runs...)
			lines[k] = newLine(lines[k], runs)
		}
		i = end
	}
	return lines
}

// bareListing is where the listing that begins at i ends; i where none does.
func bareListing(lines []line, i int) int {
	code, texts, end := 0, 0, i
	for ; end < len(lines); end++ {
		l := lines[end]
		if l.kind != textLine || l.label != nil || l.text == "" || !isDigit(l.text[0]) {
			break
		}
		if n, _ := strconv.Atoi(l.text[:digitsLength(l.text)]); n != end-i+1 {
			break
		}
		m := barelyListed.FindStringSubmatchIndex(l.text)
		if m == nil {
			break
		}
		if rest := strings.TrimSpace(l.text[m[1]:]); rest != "" {
			texts++
			if listedCode.MatchString(rest) {
				code++
			}
		}
	}
	if texts < leastListing/2 || code*10 < texts*6 {
		return i
	}
	return end
}
