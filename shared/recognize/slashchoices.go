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
	leastSlashed = 3  // sentences in a row
	slashedWords = 30 // bytes of one of the words
	mostSlashed  = 5
)

// slashGroup is words to choose from inside a sentence: "(go / goes)".
var slashGroup = pattern.New(`[(（\[]\s*([^()（）\[\]/|]{1,40}(?:\s*[/|]\s*[^()（）\[\]/|]{1,40}){1,4})\s*[)）\]]`)

// slashBare is single words to choose from without brackets: "go / goes".
var slashBare = pattern.New(`(?:^|\s)(\pL[\pL'’]*(?:\s/\s\pL[\pL'’]*){1,3})(?:[\s.,?!]|$)`)

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

// slashChoices reads numbered sentences, each with one list of words in brackets
// in the place where the right one belongs, "She (go / goes) to school", as stems
// with a gap over their choices. Several must stand in a row: a stroke in brackets
// is often something else.
func (r *recognizer) slashChoices(lines []line) []line {
	var out []line // nil as long as every line is kept
	for i := 0; i < len(lines); {
		n := 0
		seen := map[string]bool{}
		for i+n < len(lines) {
			m := r.slashedAt(lines[i+n])
			if m == nil {
				break
			}
			seen[fold(lines[i+n].text[m[2]:m[3]])] = true
			n++
		}
		if n < leastSlashed || len(seen)*3 < n*2 {
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
			out = append(out, slashed(l, r.slashedAt(l))...)
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
func (r *recognizer) slashedAt(l line) []int {
	if l.kind != textLine || !strings.ContainsAny(l.text, "/|") || hasBlank(l) || bracketPoints.MatchString(l.text) {
		return nil
	}
	q, ok := l.questionLabel(r.vocabulary)
	if !ok || q.delim == bareDelim || q.delim == gluedDelim {
		return nil
	}
	at := slashGroup.FindAllStringSubmatchIndex(l.text, 2)
	if len(at) == 0 {
		for _, m := range slashBare.FindAllStringSubmatchIndex(l.text, 2) {
			at = append(at, []int{m[2], m[3], m[2], m[3]})
		}
		if set := boldGroup(l); set != nil {
			at = [][]int{set}
		}
	}
	if len(at) != 1 || len(strings.Fields(l.text[q.end:]))-len(strings.Fields(l.text[at[0][0]:at[0][1]])) < 2 {
		return nil
	}
	words := listCut.Split(l.text[at[0][2]:at[0][3]], -1)
	if len(words) > mostSlashed || slices.ContainsFunc(words, func(w string) bool {
		_, truth := r.truthOf(w, true)
		return w == "" || len(w) > slashedWords || truth || !strings.ContainsFunc(w, unicode.IsLetter)
	}) {
		return nil
	}
	return at[0]
}

// slashed is a sentence as a stem with a gap, and its choices.
func slashed(l line, m []int) []line {
	runs := append(slices.Clone(sliceRuns(l.runs, 0, m[0])), page.Run{Kind: page.BlankRun, Text: "____"})
	stem := newLine(l, append(runs, sliceRuns(l.runs, m[1], len(l.text))...))
	out := []line{stem}
	for i, at := range placesOf(listCut.Split(l.text[m[2]:m[3]], -1), l.text, m[2]) {
		out = append(out, labelledChoice(l, at[0], at[1], i+1))
	}
	return out
}
