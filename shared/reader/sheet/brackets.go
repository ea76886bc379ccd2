package sheet

import (
	"regexp"
	"strings"
)

// leastBracketed is how many records in brackets show that all of a text are so.
const leastBracketed = 4

var (
	// bracketed is a record as programs keep it: ("Which sea is salty?", "Nile", "Dead Sea", 2),
	bracketed = regexp.MustCompile(`^[(\[]\s*(?:(\d+)\s*,\s*)?(["'].*?)\s*[)\]]{1,2}\s*[,;]?$`)
	// bracketFrame is a line of such a list that holds no record: "questions = [".
	bracketFrame = regexp.MustCompile(`^(?:[\p{L}_][\p{L}\d_.]*\s*=\s*)?[(\[{]$|^[)\]}][,;]?$`)
	// betweenBracketed is what stands between two of its values, of which some may
	// have brackets of their own.
	betweenBracketed = regexp.MustCompile(`(["'])\s*[)\]]?\s*,\s*[(\[]?\s*(["']|-?\d+\s*$)`)
)

// withoutBrackets writes records that stand in brackets, with each text in quotes, as
// lines of separated values, where nearly all lines of a text are such records.
func withoutBrackets(text string) string {
	if !strings.ContainsAny(text, "([") {
		return text
	}
	var records []string
	found, filled := 0, 0
	for line := range strings.Lines(text) {
		line = strings.Trim(line, "\ufeff \r\n\t")
		if line == "" || bracketFrame.MatchString(line) {
			continue
		}
		filled++
		values := bracketedValues(line)
		if len(values) >= 3 {
			found++
		} else {
			values = []string{line}
		}
		for i, v := range values {
			values[i] = `"` + strings.ReplaceAll(v, `"`, `""`) + `"`
		}
		records = append(records, strings.Join(values, ","))
	}
	if found < leastBracketed || found*5 < filled*4 {
		return text
	}
	return strings.Join(records, "\n") + "\n"
}

// bracketedValues are the values of a record in brackets, nil for other lines.
func bracketedValues(line string) []string {
	m := bracketed.FindStringSubmatch(line)
	if m == nil {
		return nil
	}
	values := strings.Split(betweenBracketed.ReplaceAllString(betweenBracketed.ReplaceAllString(m[2], "$1\x00$2"), "$1\x00$2"), "\x00")
	for i, v := range values {
		v = strings.TrimSpace(v)
		if len(v) >= 2 && strings.IndexByte(`"'`, v[0]) >= 0 && v[len(v)-1] == v[0] {
			v = strings.ReplaceAll(v[1:len(v)-1], `\`+v[:1], v[:1])
		}
		values[i] = v
	}
	if m[1] != "" {
		values = append([]string{m[1]}, values...)
	}
	return values
}
