package printed

import (
	"slices"
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	// requiredNote says what the star behind questions of a form means.
	requiredNote = pattern.New(`(?i)^\*\s?(?:indicates\s+|denotes\s+|=\s*)?(?:required|mandatory|obligat|requis|requerid|erforderlich|pflicht|obrigat|richiest|verplicht|wymagan|обязат|обов|wajib|zorunlu|bắt buộc|必填|必須|필수|povinn|kötelez|majburiy|الزامی|مطلوب|จำเป็น)`)
	requiredSign = pattern.New(`\s\*(?:(\s*[(\[][^()\[\]]{1,16}[)\]])|\s+(?i:(\d{1,3})\s*` + line.PointWord + `))?\s*$`)
)

// saysRequired reports whether a line says what the star means.
func saysRequired(lines []line.Line) bool {
	return slices.ContainsFunc(lines, func(l line.Line) bool {
		return l.Kind == line.TextLine && l.Text != "" && l.Text[0] == '*' && requiredNote.MatchString(l.Text)
	})
}

// leastStars is how many questions have the star where no line says what it means.
const leastStars = 3

// starsAsk reports whether all stars of a document stand behind question marks, and no line
// begins with one: choices that are marked and notes below look otherwise.
func starsAsk(lines []line.Line) bool {
	stars := 0
	for i := range lines {
		text := lines[i].Text
		if lines[i].Kind != line.TextLine || strings.IndexByte(text, '*') < 0 {
			continue
		}
		m := requiredSign.FindStringIndex(text)
		if m == nil || strings.Count(text, "*") > 1 || !strings.HasSuffix(text[:m[0]], "?") && !strings.HasSuffix(text[:m[0]], "？") {
			return false
		}
		stars++
	}
	return stars >= leastStars
}

// RequiredSigns takes the star of forms off questions that must be answered, where a
// line says what it means or it stands behind nothing but questions, and makes room of the
// words of their fields.
func RequiredSigns(lines []line.Line) []line.Line {
	if !saysRequired(lines) && !starsAsk(lines) {
		return lines
	}
	out := make([]line.Line, 0, len(lines))
	for _, l := range lines {
		if l.Kind == line.TextLine && requiredNote.MatchString(l.Text) {
			continue
		}
		if l.Kind == line.TextLine && writtenField.MatchString(l.Text) {
			l = line.NewLine(l, []page.Run{{Kind: page.BlankRun}})
		}
		if m := requiredSign.FindStringSubmatchIndex(l.Text); m != nil && l.Kind == line.TextLine && m[0] > 0 {
			rest := l.Cut(0, m[0])
			if m[2] >= 0 {
				rest = line.NewLine(rest, append(rest.Runs[:len(rest.Runs):len(rest.Runs)], l.Cut(m[2]-1, m[3]).Runs...))
			} else if m[4] >= 0 {
				rest = line.NewLine(rest, append(rest.Runs[:len(rest.Runs):len(rest.Runs)], page.Run{Text: " (" + l.Text[m[4]:m[5]] + " points)"}))
			}
			rest.Label = l.Label
			l = rest
		}
		out = append(out, l)
	}
	return out
}
