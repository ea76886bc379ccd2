package sheet

import "strings"

// leastWhole is how many records of one width a text has whose records were quoted
// as wholes.
const leastWhole = 4

// withoutWholeQuotes takes the quotes off records that a program took for one value
// each, because they hold commas: `"What, then?;A;B;A"`. Some are quoted, nearly all
// have one width without, and fewer have it as they are.
func withoutWholeQuotes(text string) string {
	if !strings.Contains(text, `"`) {
		return text
	}
	var records []string
	whole := 0
	p := parser{rest: text, sep: 0}
	for {
		before := strings.HasPrefix(p.rest, `"`)
		fields, ok := p.record()
		if !ok {
			break
		}
		if before && !strings.Contains(fields[0], `"`) {
			whole++
		}
		records = append(records, strings.ReplaceAll(fields[0], "\n", " "))
	}
	if whole == 0 || len(records) < leastWhole {
		return text
	}
	bare := strings.Join(records, "\n") + "\n"
	for _, sep := range []byte("\t;|") {
		now, then := survey(bare, sep), survey(text, sep)
		width, n := now.usual()
		if width >= 2 && n >= leastWhole && n*20 >= now.records*19 && then.widths[width] < n && survey(text, ',').score() < now.score() {
			return bare
		}
	}
	return text
}
