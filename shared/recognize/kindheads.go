package recognize

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/recognize/pattern"
)

const (
	kindHead = 48 // characters of a heading that names a kind of questions
	kindMore = 2  // words behind the name, "fill in the blanks"
)

// namesKind reports whether a line is no more than the name of a kind of
// questions, "Short answer", "Fill in the blank (2 points each)": a heading over
// the next ones, also where nothing sets it apart.
func (r *recognizer) namesKind(l line) bool {
	if name, _, ok := strings.Cut(l.text, ". "); ok && l.kind == textLine && l.label == nil && name != strings.ToLower(name) && name == strings.ToUpper(name) {
		l = l.cut(0, len(name)) // "SHORT ANSWER. Write a word."
	}
	if l.kind != textLine || l.label != nil || utf8.RuneCountInString(l.text) > kindHead || hasQuestionMark(l.text) || hasBlank(l) {
		return false
	}
	first, _ := utf8.DecodeRuneInString(l.text)
	if unicode.IsLower(first) || strings.HasSuffix(l.text, ".") {
		return false
	}
	f := fold(pointsAside.ReplaceAllString(l.text, ""))
	for _, p := range []*phrases{r.otherKinds, r.openTasks, r.filling, r.truthCue} {
		if p == r.truthCue && !l.gap {
			break // the words to choose from, below a statement
		}
		if n := p.begins(f); n > 0 && len(strings.Fields(strings.Trim(f[n:], " :-–—."))) <= kindMore {
			return true
		}
	}
	return false
}

// tellsKind reports whether line i is a sentence that orders what to do with the
// questions below, "Fill in the blanks with words from the list.", apart from a
// question above that is complete.
func (r *recognizer) tellsKind(ts []token, i int) bool {
	t, before := ts[i], ts[i-1]
	if t.kind != textLine || t.label != nil || !t.gap || t.isChoice() || t.question.kind != noNumber || len(t.text) > truthOrder || hasBlank(t.line) || hasQuestionMark(t.text) || !endsOrderly(t.text) {
		return false
	}
	if !closesStem(before.text) && !endsSentence(before.text) && !isRoom(before.text) {
		return false
	}
	f := fold(t.text)
	return countWords(t.text, 4) >= 4 && (r.filling.begins(f) > 0 || r.match.begins(f) > 0 || r.ordersTruth(f))
}

// endsOrderly reports whether a line ends as an order does.
func endsOrderly(s string) bool {
	return strings.HasSuffix(s, ":") || strings.HasSuffix(s, "：") || endsSentence(s)
}

// namesTask reports whether a folded text says to do something else than to judge
// statements.
func (r *recognizer) namesTask(folded string) bool {
	return r.otherKinds.in(folded) || r.openTasks.in(folded) || r.filling.in(folded) || r.match.in(folded) || r.order.in(folded)
}

// pointsAside is what such a heading says of points, in brackets at its end.
var pointsAside = pattern.Guarded(pattern.EndsWith(")]", whitespace+":."), `\s*[(\[][^)\]]*[)\]][\s:.]*$`)

// endOfPaper is what stands under the last question of a paper and is no part of it.
var endOfPaper = pattern.New(`(?i)^[\s*=~.—–-]*(?:the end|end of (?:the )?(?:test|exam|examination|quiz|paper|questions|questionnaire)|good luck|all the best|viel erfolg|viel glück|bonne chance|¡?(?:buena |mucha )?suerte|boa sorte|bom trabalho|buona fortuna|buon lavoro|succes|powodzenia|καλή επιτυχία|hodně štěstí|hodně zdaru|veľa šťastia|veľa úspechov|sretno|srećno|срећно|среќно|со среќа|успех|успешна работа|поспіхів|sėkmės|veiksmi|lai veicas|edu|suksese|uğurlar|сәттілік|сәттілік тілеймін|ийгилик|амжилт хүсье|წარმატებები|წარმატებას გისურვებთ|հաջողություն|veliko uspeha|omad|hết|удачи|желаем удачи|успехов|конец (?:теста|экзамена)|[\[(]?(?:grand |section )?total(?: marks| points| score)?\s*[:=]\s*(?:[_.…\s]*/\s*)?\d{1,3}\s*(?:marks?|points?|pts)?[\])]?|turn over|p\.?\s?t\.?\s?o\.?|успіхів|başarılar|başarılar dilerim|selamat mengerjakan|semoga sukses|sok sikert|موفق باشید|بالتوفيق|完|以上)[\s*=~.!—–-]*$`)
