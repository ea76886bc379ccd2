package layout

import "regexp"

// A browser that prints a page puts the time and the title over it, and the address
// and the page's number under it, or these four the other way round. On one page
// alone nothing repeats, and the row would be the end of the last choice.
const (
	clockPattern   = `\d{1,4}[./-]\s?\d{1,2}[./-]\s?\d{1,4},?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s*[AaPp]\.?\s?[Mm]\.?)?`
	addressPattern = `(?:(?:https?|file)://|about:)\S+`
	countPattern   = `(?:(?i:page|seite|pagina|página|strona|sayfa|trang|halaman|стр\.?)\s*)?\d{1,3}\s*(?:/|of|von|de|di|sur|z|из|з|dari|共)\s*\d{1,3}`
)

var (
	browserTopRE  = regexp.MustCompile(`^` + clockPattern + `(?:\s|$)|\s` + addressPattern + `$`)
	browserFootRE = regexp.MustCompile(`^` + addressPattern + `\s+` + countPattern + `$|^` + countPattern + `\s+` + clockPattern + `$|^` + clockPattern + `\s+` + countPattern + `$`)
)

// dropBrowserRows takes off what a browser printed over and under its pages.
func dropBrowserRows(sheets []*sheet) {
	for _, s := range sheets {
		rows := rowsOf(s.pieces)
		last := len(rows) - 1
		if last < 1 || rows[last].base < s.bounds.y1-margin*s.bounds.height() || !browserFootRE.MatchString(rows[last].plain()) {
			continue
		}
		s.drop(rows[last].pieces)
		if rows[0].base < s.bounds.y0+margin*s.bounds.height() && browserTopRE.MatchString(rows[0].plain()) {
			s.drop(rows[0].pieces)
		}
	}
}
