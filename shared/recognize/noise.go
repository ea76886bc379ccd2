package recognize

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

var (
	pageLine = pattern.Guarded(mayPage, `(?i)^(?:-+\s*)?(?:page|seite|pagina|página|strona|sayfa|trang|halaman|стр\.?|страница|сторінка|第)\s*\d+(?:\s*(?:/|of|von|de|sur|из|/|共)\s*\d+)?\s*(?:页)?(?:\s*-+)?$|^-+\s*page\b.*$|^\d+\s*/\s*\d+$|^-\s*\d+\s*-$`)
	// what a form's print-out ends with
	formNotice = pattern.Guarded(func(s string) bool { return strings.Contains(s, "Google") }, `(?i)^(?:This (?:content|form) (?:is neither|was) created|Este contenido no (?:ha sido creado|lo ha creado)|Este formulario|Dieser Inhalt wurde nicht|Dieser Inhalt ist weder|Ce contenu n.est ni|Este conteúdo não foi|Questi contenuti non sono|Questo contenuto non è|Компания Google не|Konten ini tidak|Nội dung này không|Ta treść nie|Bu içerik|Deze content is niet).{0,120}$`)
	formName   = pattern.New(`^(?:Google )?(?:Forms|Formulare|Formularios|Formulários|Moduli|Формы|Formularze|Formulieren)$`)
	// what a program that talks offers at its end
	chatEnd   = pattern.New(`(?i)^(?:(?:would you like|do you want|want) me to |would you like (?:more|another|a version|the answer)|let me know (?:if|when|whether) |(?:just )?tell me if |feel free to (?:ask|use|adapt|modify|edit)|i hope (?:this|these|it) |if you(?:.d like|.d prefer| want| need| wish)[^_]{0,60}\bi can |(?:möchtest du|möchten sie|soll ich|sag mir|sagen sie mir) |¿(?:quieres|quiere|te gustaría|le gustaría|deseas) que |si (?:quieres|lo deseas|necesitas)[^_]{0,60} puedo |(?:souhaitez-vous|veux-tu|voulez-vous) que |si (?:tu veux|vous voulez|vous le souhaitez),? je |(?:gostaria que|quer que|queres que) eu |se quiser,? |(?:vuoi|desideri) che |fammi sapere |(?:хотите|хочешь),? (?:чтобы )?я |если (?:хотите|хочешь|нужно),? |czy (?:chcesz|mam) |apakah (?:anda|kamu) ingin saya |bạn có muốn (?:mình|tôi) |istersen(?:iz)? |需要我|如果您需要)[^_]*$`)
	roomLabel = pattern.New(`[:：_.…]|^\S+$`)
)

// withoutNoise drops lines that never belong to a quiz: comments, page numbers,
// headers and footers that repeat.
func (r *recognizer) withoutNoise(lines []line) []line {
	v := r.vocabulary
	repeated := repeats(lines, v)
	out := lines[:0]
	gap, turn := false, false
	for i, l := range lines {
		if l.kind == textLine && l.label == nil && (formNotice.MatchString(l.text) || i > 0 && i+1 == len(lines) && (formName.MatchString(l.text) || l.gap && chatEnd.MatchString(l.text)) || isComment(l.text) || isButton(l.text) || pageLine.MatchString(l.text) || repeated[l.text] || endOfPaper.MatchString(l.text) || fieldsToSign.MatchString(l.text)) {
			turn = l.gap && l.turn && (!gap || turn) || !l.gap && turn
			gap = gap || l.gap
			continue
		}
		l.turn = (!l.gap || l.turn) && (!gap || turn) && (l.gap || gap)
		l.gap = l.gap || gap
		gap, turn = false, false
		out = append(out, l)
	}
	return out
}

// fieldsToSign is a line of fields for who takes or marks a test, at its end:
// "Signature: ____ Date: ____", "Reviewed by: ____ Score: ____".
var fieldsToSign = pattern.New(`(?i)^(?:(?:employee|student|trainee|teacher|parent|trainer|invigilator|examiner|supervisor|learner|candidate|manager|guardian|principal|participant|staff)(?:[’']s)?\s+)?(?:signature|signed(?: by)?|reviewed by|marked by|checked by|graded by|prepared by|trainer)\s*[:.]?\s*[_.…]{3,}(?:\s*[\pL /’']{2,24}[:.]?\s*[_.…]{3,}(?:\s*/\s*\d+)?)*\s*$`)

// isComment reads "# a line for authors". "#1" is a number and "#include" code.
func isComment(s string) bool {
	if len(s) < 2 || s[0] != '#' {
		return s == "#"
	}
	rest := strings.TrimLeft(s[1:], "# ")
	if rest == "" {
		return true
	}
	return s[1] == ' ' && (rest[0] < '0' || rest[0] > '9') && !strings.HasPrefix(rest, "include") && !strings.HasPrefix(rest, "define")
}

// edgeLines is how many lines at the top and the foot of a page may be a header
// or footer.
const edgeLines = 2

// shortLine is how many characters a line has that may be an answer, or a word
// for it, and stand at the edges of pages by chance.
const shortLine = 8

// repeats finds running headers and footers: the same line at the top or the
// foot of every page, or of three at least. Readers of flowing text have no
// pages. What is labelled is no header, however often it is printed.
func repeats(lines []line, v vocabulary) map[string]bool {
	counts := map[string]int{}
	pages := 0
	for from := 0; from < len(lines); {
		to := from + 1
		for to < len(lines) && lines[to].pos().Page == lines[from].pos().Page {
			to++
		}
		if lines[from].pos().Page > 0 {
			pages++
			countEdges(lines[from:to], counts)
		}
		from = to
	}
	all := occurrences(lines, counts)
	out := map[string]bool{}
	for text, n := range counts {
		if size := utf8.RuneCountInString(text); size <= shortLine && (all[text] > n+n/2 || size == 1 && endsInLetter(text)) {
			continue // "Answer:" or "C" stands at an edge by chance
		}
		l := newLine(line{}, []page.Run{{Text: text}})
		if n >= 3 || n == 2 && pages == 2 {
			out[text] = !isLabelled(l, v)
		}
	}
	return out
}

// occurrences counts how often lines of the edges stand anywhere.
func occurrences(lines []line, edges map[string]int) map[string]int {
	out := make(map[string]int, len(edges))
	for _, l := range lines {
		if edges[l.text] > 0 {
			out[l.text]++
		}
	}
	return out
}

// countEdges counts the lines at the top and the foot of one page.
func countEdges(lines []line, counts map[string]int) {
	seen := map[string]bool{}
	for i, l := range lines {
		if (i < edgeLines || i >= len(lines)-edgeLines) && l.kind == textLine && l.text != "" && !seen[l.text] {
			seen[l.text] = true
			counts[l.text]++
		}
	}
}

// isNoise reports whether a line outside questions is a form to fill in with
// names and dates.
func (r *recognizer) isNoise(l line) bool {
	if t := l.table(); t != nil {
		return r.isLetterhead(*t)
	}
	if l.kind != textLine {
		return false
	}
	if isRoom(l.text) {
		return true
	}
	c, end := r.vocabulary.find(l.head, noiseWord)
	if c == noClass {
		return false
	}
	rest := strings.TrimSpace(l.text[end:])
	return rest != "" && roomLabel.MatchString(rest[:1]) && len(rest) < 80
}

// leastHeadFields is how many fields a letterhead names at least.
const leastHeadFields = 3

// isLetterhead reports whether a table names the course, the teacher, the date
// and the like: a good part of its cells are such names, or end in a colon.
func (r *recognizer) isLetterhead(t page.Table) bool {
	fields, cells := 0, 0
	for _, row := range t.Rows {
		for _, l := range cellLines(row) {
			if l.text == "" {
				continue
			}
			cells++
			c, end := r.vocabulary.find(l.head, noiseWord)
			rest := strings.TrimSpace(l.text[end:])
			if strings.HasSuffix(l.text, ":") || c != noClass && (rest == "" || strings.ContainsAny(rest[:1], ":_.")) {
				fields++
			}
		}
	}
	return fields >= leastHeadFields && fields*3 >= cells
}
