package recognize

import (
	"strings"

	"formwright/shared/page"
	"formwright/shared/recognize/pattern"
)

// Bounds of a listing whose lines are numbered.
const (
	longListing  = 8 // lines
	shortListing = 3 // lines between others of program code
)

// listed is a line of a program: it ends like one, or begins with its words.
var listedCode = pattern.New(`[;{}]\s*$|^[{}]|^//|^#include|^(?:public|private|static|void|int|float|double|char|bool|long|class|import|using|return|if|for|while|else|try|catch|do|switch|case|throw|std::\w+)\b.*[(:;{=<]|^\w+(?:\.\w+)*\(.*\);?$|^\w+\s*[-+*/]?=\s*\S.*$|<<`)

// numberedCode takes the numbers of the lines of a program for no numbers of
// questions: "4. int i = 0;" becomes "4| int i = 0;". Few such lines may be
// choices; they need code without numbers on both sides.
func numberedCode(lines []line) []line {
	if !mayList(lines) {
		return lines
	}
	var out []line
	for i := 0; i < len(lines); {
		end, code, numbered := listing(lines, i)
		n := len(numbered)
		inside := i > 0 && end < len(lines) && isListed(lines[i-1]) && isListed(lines[end])
		if n >= longListing && code*10 >= n*6 || n >= shortListing && code == n && inside {
			if out == nil {
				out = append(out, lines...)
			}
			for k := i; k < end; k++ {
				out[k] = listedLine(lines[k])
			}
		}
		i = max(end, i+1)
	}
	if out == nil {
		return lines
	}
	return out
}

// mayList looks for enough lines that begin with a digit and have a sign of code.
func mayList(lines []line) bool {
	n := 0
	for _, l := range lines {
		if l.text != "" && l.label == nil && isDigit(l.text[0]) && strings.ContainsAny(l.text, ";{}(<=") {
			if n++; n == shortListing {
				return true
			}
		}
	}
	return false
}

// listing reads numbered lines that count on by one from i, with at most two
// lines without numbers between them, and how many are program code.
func listing(lines []line, i int) (end, code int, numbered []int) {
	next, between := 0, 0
	for end = i; end < len(lines); end++ {
		l := lines[end]
		q, ok := questionLabel{}, false
		if l.kind == textLine && l.label == nil {
			q, ok = codeNumber(l.text)
		}
		if !ok || q.kind != plainNumber || q.delim != '.' && q.delim != ')' && q.delim != ':' {
			if between++; len(numbered) == 0 || between > 2 {
				break
			}
			continue
		}
		if len(numbered) > 0 && q.number != next {
			break
		}
		next, between = q.number+1, 0
		numbered = append(numbered, end)
		if listedCode.MatchString(l.text[q.end:]) {
			code++
		}
	}
	if len(numbered) > 0 {
		end = numbered[len(numbered)-1] + 1
	}
	return end, code, numbered
}

// colonCode is the number editors print before a line of a program, "12: }".
var colonCode = pattern.Guarded(pattern.OpensWith("0123456789"), `^(\d{1,3}):(?:\s+|$)`)

// codeNumber reads the number a line of a program begins with.
func codeNumber(s string) (questionLabel, bool) {
	if m := colonCode.FindStringSubmatch(s); m != nil {
		return questionLabel{kind: plainNumber, delim: ':', number: lastNumber(m[1]), text: m[1], end: len(m[0])}, true
	}
	return numberLabel(s)
}

// listedLine writes the number of a line of a program, or the letter of one
// inside another, so that it labels nothing.
func listedLine(l line) line {
	if l.kind != textLine || l.label != nil {
		return l
	}
	if q, ok := codeNumber(l.text); ok && q.kind == plainNumber {
		return newLine(l, append([]page.Run{{Text: decimalText(q.number) + "| "}}, l.from(q.end).runs...))
	}
	if c, ok := l.choiceLabel(); ok && c.kind == letterLabel && listedCode.MatchString(l.text[c.end:]) {
		return newLine(l, append([]page.Run{{Text: c.sign + "| "}}, l.from(c.end).runs...))
	}
	return l
}

func isListed(l line) bool {
	return l.kind == textLine && l.label == nil && listedCode.MatchString(l.text)
}
