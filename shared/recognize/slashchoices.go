package recognize

import (
	"slices"
	"strings"
	"unicode"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// Bounds of sentences with words to choose from in brackets.
const (
	slashedWords = 30 // bytes of one of the words
	mostSlashed  = 5
)

// slashForm is a way in which sentences offer words to choose from.
type slashForm struct {
	find  func(l line) [][]int // the places of the words, with and without what stands around them
	least int                  // sentences in a row
	rest  int                  // other words in the sentence
	plain bool                 // only behind plain numbers
	told  bool                 // only under an order that speaks of brackets
}

// Words inside a sentence: in brackets, "(go / goes)", single ones apart, "go / goes",
// and close together, "go/goes", which most often are something else.
var (
	slashGroup = pattern.New(`[(（\[]\s*([^()（）\[\]/|]{1,40}(?:\s*[/|]\s*[^()（）\[\]/|]{1,40}){1,4})\s*[)）\]]`)
	slashApart = pattern.New(`(?:^|\s)(\pL[\pL'’]*(?:\s/\s\pL[\pL'’]*){1,3})(?:[\s.,?!]|$)`)
	dashGroup  = pattern.New(`[(（]\s*([^()（）/|]{1,40}(?:\s+[-–—]\s+[^()（）/|]{1,40}){1,4})\s*[)）]`)
	slashClose = pattern.New(`(?:^|\s)(\pL{2,}(?:/\pL{2,}){1,3})(?:[\s,.?!]|$)`)
)

// slashForms are the ways in which sentences offer words, the surest first.
func slashForms() []slashForm {
	return []slashForm{
		{find: func(l line) [][]int { return slashGroup.FindAllStringSubmatchIndex(l.text, 2) }, least: 3, rest: 2},
		{find: func(l line) [][]int { return dashGroup.FindAllStringSubmatchIndex(l.text, 2) }, least: 2, rest: 2, told: true},
		{find: func(l line) [][]int {
			if set := boldGroup(l); set != nil {
				return [][]int{set}
			}
			return bareGroups(slashApart, l.text)
		}, least: 3, rest: 2},
		{find: func(l line) [][]int { return bareGroups(slashClose, l.text) }, least: 5, rest: 1, plain: true},
	}
}

// bareGroups are the places of words with nothing around them.
func bareGroups(group pattern.Pattern, text string) [][]int {
	at := group.FindAllStringSubmatchIndex(text, 2)
	for i, m := range at {
		at[i] = []int{m[2], m[3], m[2], m[3]}
	}
	return at
}

// boldGroup is where the only bold stretch of a line stands, when it holds words to
// choose from; nil for none.
func boldGroup(l line) []int {
	at, from, to := 0, -1, -1
	for _, r := range l.runs {
		n := len(r.Plain())
		if bold := r.Kind == page.TextRun && r.Marks.Bold; bold && strings.Contains(r.Text, "/") {
			if from >= 0 || n == len(l.text) {
				return nil
			}
			from, to = at, at+n
		} else if bold {
			return nil
		}
		at += n
	}
	if from < 0 {
		return nil
	}
	return []int{from, to, from, to}
}

// slashChoices reads numbered sentences, each with one list of words in the place
// where the right one belongs, "She (go / goes) to school", as stems with a gap
// over their choices. Several must stand in a row: a stroke is often something
// else, and most of all without brackets.
func (r *recognizer) slashChoices(lines []line) []line {
	var out []line // nil as long as every line is kept
	forms := slashForms()
	for i := 0; i < len(lines); {
		var form slashForm
		for _, form = range forms {
			if r.slashedAt(lines[i], form) != nil && (!form.told || r.tellsBrackets(lines[:i])) {
				break
			}
		}
		n := 0
		seen := map[string]bool{}
		for i+n < len(lines) {
			m := r.slashedAt(lines[i+n], form)
			if m == nil {
				break
			}
			seen[fold(lines[i+n].text[m[2]:m[3]])] = true
			n++
		}
		if n < form.least || len(seen)*3 < n*2 {
			if n = max(n, 1); out != nil {
				out = append(out, lines[i:i+n]...)
			}
			i += n
			continue
		}
		if out == nil {
			out = append(make([]line, 0, 4*len(lines)), lines[:i]...)
		}
		for _, l := range lines[i : i+n] {
			out = append(out, slashed(l, r.slashedAt(l, form))...)
		}
		i += n
	}
	if out == nil {
		return lines
	}
	return out
}

// slashedAt is where the only list of words stands inside a numbered sentence,
// nil for none.
func (r *recognizer) slashedAt(l line, form slashForm) []int {
	if l.kind != textLine || !strings.ContainsAny(l.text, "/|") && !(form.told && strings.ContainsAny(l.text, "-–—")) || hasBlank(l) || bracketPoints.MatchString(l.text) {
		return nil
	}
	q, ok := l.questionLabel(r.vocabulary)
	if !ok || q.delim == bareDelim || q.delim == gluedDelim || form.plain && q.kind != plainNumber {
		return nil
	}
	at := form.find(l)
	if len(at) != 1 || len(strings.Fields(l.text[q.end:]))-len(strings.Fields(l.text[at[0][0]:at[0][1]])) < form.rest {
		return nil
	}
	words := offeredWords(l.text[at[0][2]:at[0][3]])
	if len(words) > mostSlashed || slices.ContainsFunc(words, func(w string) bool {
		_, truth := r.truthOf(w, true)
		return w == "" || len(w) > slashedWords || truth || !strings.ContainsFunc(w, unicode.IsLetter)
	}) {
		return nil
	}
	return at[0]
}

// dashCut parts words between dashes.
var dashCut = pattern.New(`\s+[-–—]\s+`)

// offeredWords are the words of a list, parted by strokes or dashes.
func offeredWords(list string) []string {
	if strings.ContainsAny(list, "/|") {
		return listCut.Split(list, -1)
	}
	return dashCut.Split(strings.TrimSpace(list), -1)
}

// tellsBrackets reports whether the order above the last lines says that the words
// to choose from stand in brackets.
func (r *recognizer) tellsBrackets(above []line) bool {
	for i := len(above) - 1; i >= max(0, len(above)-2); i-- {
		if l := above[i]; l.kind == textLine && r.brackets.in(fold(l.text)) {
			return true
		}
	}
	return false
}

// bracketWords say that something stands in brackets.
func bracketWords() *phrases {
	return newPhrases([]string{"brackets", "parentheses", "parenthesis", "klammern", "klammer", "entre parenthèses", "parenthèses", "paréntesis", "parênteses", "parentesi", "haakjes", "nawiasie", "nawiasach", "nawiasów", "скобках", "скобок", "дужках", "дужок", "parantez içinde", "parantez içinden", "ayraç içinde", "kurung", "trong ngoặc", "qavs ichida", "zárójelben", "zárójelből", "بين القوسين", "بين الأقواس", "بين قوسين", "القوسين", "پرانتز", "کمانک", "括号", "括號", "括弧", "괄호", "วงเล็บ"})
}

// slashed is a sentence as a stem with a gap, and its choices.
func slashed(l line, m []int) []line {
	runs := append(slices.Clone(sliceRuns(l.runs, 0, m[0])), page.Run{Kind: page.BlankRun, Text: "____"})
	stem := newLine(l, append(runs, sliceRuns(l.runs, m[1], len(l.text))...))
	out := []line{stem}
	for i, at := range placesOf(offeredWords(l.text[m[2]:m[3]]), l.text, m[2]) {
		out = append(out, labelledChoice(l, at[0], at[1], i+1))
	}
	return out
}
