package layout

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
				length += len(p.run.Text)
			}
			if length <= shortRow {
				out[r.plain()]++
			}
		}
	}
	return out
}
