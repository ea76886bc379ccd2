package synthetic

import (
	"fmt"
	"strings"

	"formwright/shared/page"
)

// DeckCases lists the layouts of slides: layout 11. Those with boxes have a
// question on every slide.
func DeckCases(boxes bool) []Case {
	if boxes {
		return append(boxCases(), againCases()...)
	}
	var out []Case
	labels := []string{"%d. ", "W %d\n", "W %d: ", "auto %.", "", "W %d/6\n", "%d) "}
	signs := []string{"auto %A.", "%A. ", "auto •", "%a) ", "auto %a)", "", "(%A) ", "%n) "}
	marks := []string{"bold", "", "line", "red", "highlight", "key list", "tick behind", "line text", "star front", "green"}
	for per := 1; per <= 3; per++ {
		for i, label := range labels {
			for k, sign := range signs {
				mark := marks[(i+k*per)%len(marks)]
				if mark == "key list" && (sign == "" || sign == "auto •" || label == "") {
					mark = "bold"
				}
				if (sign == "" || sign == "auto •") && mark == "line" {
					mark = "line text"
				}
				out = append(out, deckCase(per, paper{label: label, choice: sign, mark: mark}))
			}
		}
		for i, layout := range []string{"tabs", "spaces", "pairs", "columns", "breaks", "gaps"} {
			for _, mark := range []string{"", "line", "bold"} {
				out = append(out, deckCase(per, paper{label: labels[i%3*2], choice: []string{"%A. ", "%a) "}[i%2], layout: layout, mark: mark}))
			}
		}
	}
	return append(append(out, againCases()...), Case{"deck answer on a slide of its own", answerSlides})
}

// boxCases print every choice in a box of its own.
func boxCases() []Case {
	var out []Case
	for i, sign := range []string{"%A. ", "%a) ", "(%A) ", "%A) ", "", "auto %A."} {
		for k, mark := range []string{"", "bold", "red", "highlight", "tick behind", "star behind", "line text"} {
			c := deckCase(1, paper{label: []string{"%d. ", "", "W %d: "}[(i+k)%3], choice: sign, mark: mark})
			out = append(out, Case{"boxes " + c.Name, c.Print})
		}
	}
	return out
}

// againCases show every question twice.
func againCases() []Case {
	var out []Case
	labels := []string{"%d. ", "W %d: ", ""}
	for _, mark := range []string{"bold", "red", "highlight", "green", "tick behind", "star front", "underline"} {
		for i, sign := range []string{"auto %A.", "%A. ", "", "auto •"} {
			out = append(out, Case{"deck shown again " + sign + " " + mark, shownAgain(paper{label: labels[i%3], choice: sign, mark: mark})})
		}
	}
	return out
}

// deckCase prints some questions a slide behind a slide with the title.
func deckCase(per int, p paper) Case {
	return Case{fmt.Sprintf("deck of %d %s %s %s %s", per, strings.ReplaceAll(p.label, "\n", "¶"), p.choice, p.layout, p.mark), func(l Language, turn int) *Sheet {
		out := newPrinter(l, turn, p)
		out.heading(l.Word("title", 0), 1)
		out.line("7b 2024/25")
		for i := range 6 {
			if i%per == 0 {
				out.turnSlide()
			}
			out.ask(i+1, l.Choices[(i+turn)%len(l.Choices)])
		}
		if len(out.answers) > 0 {
			out.turnSlide()
			out.keyAtEnd()
		}
		return out.Sheet
	}}
}

func (p *printer) turnSlide() { p.Doc.Blocks = append(p.Doc.Blocks, page.Break{}) }

// shownAgain prints every question on two slides, of which the second marks the
// answer.
func shownAgain(p paper) func(Language, int) *Sheet {
	return func(l Language, turn int) *Sheet {
		out := newPrinter(l, turn, p)
		out.heading(l.Word("title", 0), 1)
		for i := range 5 {
			q := l.Choices[(i+turn)%len(l.Choices)]
			for _, mark := range []string{"", p.mark} {
				out.turnSlide()
				out.mark = mark
				out.ask(i+1, q)
			}
			out.Want = append(out.Want[:len(out.Want)-2], out.Want[len(out.Want)-1])
		}
		return out.Sheet
	}
}

// answerSlides prints every answer on the slide behind its question.
func answerSlides(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "W %d\n", choice: []string{"auto %A.", "%A. "}[turn%2]})
	p.heading(l.Word("title", 0), 1)
	for i := range 5 {
		q := l.Choices[i]
		p.turnSlide()
		p.ask(i+1, q).Key = q.Choices[q.Right[0]]
		p.turnSlide()
		p.line(l.Word("answer", 0) + ": " + p.letter(q.Right[0]))
	}
	return p.Sheet
}
