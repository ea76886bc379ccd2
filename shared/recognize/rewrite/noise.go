package rewrite

import (
	"strings"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/answerkey"
	"formwright/shared/recognize/flatten"
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

var (
	pageLine = pattern.Guarded(lexicon.MayPage, `(?i)^(?:-+\s*)?(?:page|seite|pagina|página|strona|sayfa|trang|halaman|стр\.?|страница|сторінка|第)\s*\d+(?:\s*(?:/|of|von|de|sur|из|/|共)\s*\d+)?\s*(?:页)?(?:\s*-+)?$|^-+\s*page\b.*$|^\d+\s*/\s*\d+$|^-\s*\d+\s*-$`)
	// what a form's print-out ends with
	formNotice = pattern.Guarded(func(s string) bool { return strings.Contains(s, "Google") }, `(?i)^(?:This (?:content|form) (?:is neither|was) created|Este contenido no (?:ha sido creado|lo ha creado)|Este formulario|Dieser Inhalt wurde nicht|Dieser Inhalt ist weder|Ce contenu n.est ni|Este conteúdo não foi|Questi contenuti non sono|Questo contenuto non è|Компания Google не|Konten ini tidak|Nội dung này không|Ta treść nie|Bu içerik|Deze content is niet).{0,120}$`)
	formName   = pattern.New(`^(?:Google )?(?:Forms|Formulare|Formularios|Formulários|Moduli|Формы|Formularze|Formulieren)$`)
	// what a program that talks offers at its end
	chatEnd = pattern.New(`(?i)^(?:(?:would you like|do you want|want) me to |would you like (?:more|another|a version|the answer)|let me know (?:if|when|whether) |(?:just )?tell me if |feel free to (?:ask|use|adapt|modify|edit)|i hope (?:this|these|it) |if you(?:.d like|.d prefer| want| need| wish)[^_]{0,60}\bi can |(?:möchtest du|möchten sie|soll ich|sag mir|sagen sie mir) |¿(?:quieres|quiere|te gustaría|le gustaría|deseas) que |si (?:quieres|lo deseas|necesitas)[^_]{0,60} puedo |(?:souhaitez-vous|veux-tu|voulez-vous) que |si (?:tu veux|vous voulez|vous le souhaitez),? je |(?:gostaria que|quer que|queres que) eu |se quiser,? |(?:vuoi|desideri) che |fammi sapere |(?:хотите|хочешь),? (?:чтобы )?я |если (?:хотите|хочешь|нужно),? |czy (?:chcesz|mam) |apakah (?:anda|kamu) ingin saya |bạn có muốn (?:mình|tôi) |istersen(?:iz)? |需要我|如果您需要)[^_]*$`)
	// what publishers print below their papers
	rightsNotice = pattern.New(`(?i)^(?:permission to reproduce\b|to avoid the issue of disclosure of answer|cambridge assessment (?:international education )?is (?:part of|the brand)|(?:copyright\s*)?©\s*[\pL\d]|all rights reserved\b|alle rechte vorbehalten\b|tous droits réservés|(?:todos los derechos reservados|reservados todos los derechos|todos os direitos reservados|tutti i diritti riservati|wszelkie prawa zastrzeżone|все права защищены|усі права захищено|tüm hakları saklıdır|hak cipta dilindungi|bản quyền thuộc|minden jog fenntartva|版权所有))`)
	// room for the points of the whole test and for its mark
	gotOfAll  = pattern.Guarded(lexicon.MayLoose, `(?i)^(?:\pL{3,12}\s*:?\s*)?_{2,}\s*(?:von|of|out of|/|sur|de|su|van|z|из|із|av|af)\s*\d{1,3}\s*(?:`+line.PointWord+`\pL*\.?)?(?:\s*\pL{4,12}\s*:?\s*_{2,})?\s*$`)
	roomLabel = pattern.New(`[:：_.…]|^\S+$`)
)

// WithoutNoise drops lines that never belong to a quiz: comments, page numbers,
// headers and footers that repeat.
func (r *Reader) WithoutNoise(lines []line.Line) []line.Line {
	v := r.Vocabulary
	lines = withoutGrades(r.withoutTail(withoutSigning(withoutMakers(lines))))
	repeated, offered := repeats(lines, v), fractionsOffered(lines)
	out := lines[:0]
	gap, turn := false, false
	for i, l := range lines {
		if l.Kind == line.TextLine && l.Label == nil && (formNotice.MatchString(l.Text) || i > 0 && i+1 == len(lines) && (formName.MatchString(l.Text) || l.Gap && chatEnd.MatchString(l.Text)) || starredEnd.MatchString(l.Text) && r.endsAt(lines, i) || isComment(l.Text) || IsButton(l.Text) || gotOfAll.MatchString(l.Text) || pageLine.MatchString(l.Text) && !offered[i] || repeated[l.Text] || EndsPaper(l) || rightsNotice.MatchString(l.Text) || fieldsToSign.MatchString(l.Text) || ticksKind(&l)) {
			turn = l.Gap && l.Turn && (!gap || turn) || !l.Gap && turn
			gap = gap || l.Gap
			continue
		}
		l.Turn = (!l.Gap || l.Turn) && (!gap || turn) && (l.Gap || gap)
		l.Gap = l.Gap || gap
		gap, turn = false, false
		out = append(out, l)
	}
	return out
}

// starredEnd is a few words between rows of signs: "*** Selesai ***", "--- konec ---".
var starredEnd = pattern.Guarded(pattern.BeginsWith("*-=~—_"), `^(?:\*{2,}|-{2,}|={2,}|~{2,}|—{2,}|_{2,})\s*\pL[\pL\pM .!'’]{0,40}(?:\*{2,}|-{2,}|={2,}|~{2,}|—{2,}|_{2,})$`)

// endsAt reports whether nothing but a key stands below line i.
func (r *Reader) endsAt(lines []line.Line, i int) bool {
	for _, l := range lines[i+1:] {
		if l.Kind == line.TextLine && l.Text != "" {
			return r.IsKeyHeading(l)
		}
	}
	return true
}

// kindOfPaper are fields of the cover of a paper in which its kind is ticked.
var kindOfPaper = pattern.New(`(?:试卷类型|試卷類型|试卷类别|考试形式|考試形式|考试方式|考试类型|考核方式)\s*[:：]|(?i)^(?:exam(?:ination)? (?:type|form|format|mode)|(?:type|form|mode) of exam(?:ination)?|art der (?:prüfung|klausur)|type d'(?:examen|épreuve)|tipo de (?:examen|prueba|prova|exame)|tipo di (?:esame|prova)|rodzaj egzaminu|форма (?:экзамена|контроля))\s*:`)

// ticksKind reports whether a line ticks what kind of paper it is, "Exam form: ☐ open book
// ☒ closed book": it asks nobody.
func ticksKind(l *line.Line) bool { return l.Has(kindTicks) && kindOfPaper.MatchString(l.Text) }

// kindTicks are the signs that tick one of the kinds.
var kindTicks = line.SignsOf("☐☒☑□■✓")

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
func repeats(lines []line.Line, v lexicon.Vocabulary) map[string]bool {
	counts := map[string]int{}
	pages := 0
	for from := 0; from < len(lines); {
		to := from + 1
		for to < len(lines) && lines[to].Pos().Page == lines[from].Pos().Page {
			to++
		}
		if lines[from].Pos().Page > 0 {
			pages++
			countEdges(lines[from:to], counts)
		}
		from = to
	}
	if pages == 0 {
		return runningLines(lines, v)
	}
	all, wrapped := occurrences(lines, counts), wrappedEnds(lines, counts, v)
	out := map[string]bool{}
	for text, n := range counts {
		if wrapped[text] {
			continue
		}
		if size := utf8.RuneCountInString(text); all[text] > 2*n || size <= shortLine && (all[text] > n+n/2 || size == 1 && endsInLetter(text)) {
			continue // "Answer:", "C" or "Which one is true?" stands at an edge by chance
		}
		l := line.NewLine(line.Line{}, []page.Run{{Text: text}})
		if n >= 3 || n == 2 && pages == 2 {
			out[text] = !isLabelled(l, v)
		}
	}
	return out
}

// occurrences counts how often lines of the edges stand anywhere.
func occurrences(lines []line.Line, edges map[string]int) map[string]int {
	out := make(map[string]int, len(edges))
	for _, l := range lines {
		if edges[l.Text] > 0 {
			out[l.Text]++
		}
	}
	return out
}

// wrappedEnds are the lines of the edges that always stand under the same labelled
// line: the rest of a choice that several questions offer, and no footer.
func wrappedEnds(lines []line.Line, edges map[string]int, v lexicon.Vocabulary) map[string]bool {
	out, under := map[string]bool{}, map[string]string{}
	for i, l := range lines {
		if edges[l.Text] < 2 || i == 0 {
			continue
		}
		above, seen := under[l.Text]
		same := lines[i-1].Kind == line.TextLine && lines[i-1].Pos().Page == l.Pos().Page && (!seen || above == lines[i-1].Text)
		under[l.Text] = lines[i-1].Text
		out[l.Text] = same && (!seen || out[l.Text]) && isLabelled(lines[i-1], v)
	}
	return out
}

// countEdges counts the lines at the top and the foot of one page.
func countEdges(lines []line.Line, counts map[string]int) {
	seen := map[string]bool{}
	for i, l := range lines {
		if (i < edgeLines || i >= len(lines)-edgeLines) && l.Kind == line.TextLine && l.Text != "" && !seen[l.Text] {
			seen[l.Text] = true
			counts[l.Text]++
		}
	}
}

// IsNoise reports whether a line outside questions is a form to fill in with
// names and dates.
func (r *Reader) IsNoise(l line.Line) bool {
	if t := l.Table(); t != nil {
		return r.isLetterhead(*t)
	}
	if l.Kind != line.TextLine {
		return false
	}
	if line.IsRoom(l.Text) {
		return true
	}
	c, end := r.Vocabulary.Find(l.Head(), lexicon.NoiseWord)
	if c == lexicon.NoClass || answerkey.IsSectionWord(l, r.Vocabulary) {
		return false // "Grupo II. ..." of a paper, and "Grupo: 3B" of a class
	}
	rest := strings.TrimSpace(l.Text[end:])
	return rest != "" && roomLabel.MatchString(rest[:1]) && len(rest) < 80
}

// leastHeadFields is how many fields a letterhead names at least.
const leastHeadFields = 3

// isLetterhead reports whether a table names the course, the teacher, the date
// and the like: a good part of its cells are such names, or end in a colon.
func (r *Reader) isLetterhead(t page.Table) bool {
	fields, cells := 0, 0
	for _, row := range t.Rows {
		for _, l := range flatten.CellLines(row) {
			if l.Text == "" {
				continue
			}
			cells++
			c, end := r.Vocabulary.Find(l.Head(), lexicon.NoiseWord)
			rest := strings.TrimSpace(l.Text[end:])
			if strings.HasSuffix(l.Text, ":") || c != lexicon.NoClass && (rest == "" || strings.ContainsAny(rest[:1], ":_.")) {
				fields++
			}
		}
	}
	return fields >= leastHeadFields && fields*3 >= cells
}

// endOfPaper is what stands under the last question of a paper in figures and signs.
var endOfPaper = pattern.New(`(?i)^[\s*=~.—–-]*(?:[\[(]?(?:grand |section )?total(?: marks| points| score)?\s*[:=]\s*(?:[_.…\s]*/\s*)?\d{1,3}\s*(?:marks?|points?|pts)?[\])]?|p\.?\s?t\.?\s?o\.?|hết)[\s*=~.…!—–-]*$`)

// beforeSigning is where the first wide room of a text begins, behind which a name may
// stand: a tab or three blanks; below 0 there is none.
func beforeSigning(text string) int {
	for i := 0; i < len(text); i++ {
		from, wide := i, false
		for ; i < len(text) && strings.IndexByte(lexicon.Whitespace, text[i]) >= 0; i++ {
			wide = wide || text[i] == '\t'
		}
		if wide || i-from > 2 {
			return from
		}
	}
	return -1
}

// EndsPaper reports whether a line closes a paper, also with the name of who set it at
// its right end: "Good luck!     Mr Brown".
func EndsPaper(l line.Line) bool {
	text := l.Text
	if lexicon.IsLonger(text, lexicon.HeadingLimit) {
		return false
	}
	folded := ""
	if at := beforeSigning(text); at > 0 {
		text = text[:at]
		folded = lexicon.Fold(text)
	} else {
		folded = l.Folded()
	}
	return lexicon.Words().EndsPaper(folded) || !line.SignsOf(text).Any(neverClosing) && endOfPaper.MatchString(text)
}

// neverClosing are signs that no form of endOfPaper has anywhere.
var neverClosing = line.SignsOf(",;?\"'&+#$%<>{}|")
