package synthetic

import (
	"fmt"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// kindCases print questions that are no plain choice: layouts 4, 5 and 6 of the
// catalogue and the open kinds.
func kindCases() []Case {
	out := []Case{{"kind open", open}, {"kind essay with room", essays}, {"kind gaps", gaps}, {"kind dropdown", dropdowns}, {"kind numeric", numerics},
		{"kind match lists", matchLists}, {"kind match table", matchTable}, {"kind match rows", matchRows}, {"kind order", orders},
		{"kind combined", combined}, {"kind all of the above", allAbove}}
	for _, form := range []string{"choices", "prefix", "pair behind", "room in front", "arrow", "brackets behind", "line", "table", "section letters", "key signs", "yesno pair", "yesno choices", "pair tab"} {
		out = append(out, Case{"truth " + form, truths(form)})
	}
	for i := range 3 {
		out = append(out, Case{fmt.Sprint("several cue ", i), several(i)}, Case{fmt.Sprint("points ", i), points(i)})
	}
	return append(out, Case{"several without cue", several(-1)}, Case{"points each", eachPoints})
}

// truths prints statements that are true or false.
func truths(form string) func(Language, int) *Sheet {
	return func(l Language, turn int) *Sheet {
		p := newPrinter(l, turn, paper{label: []string{"%d. ", "%d) ", "auto %."}[turn%3]})
		facts := l.facts
		words := map[string]string{"true": l.Word("true", 0), "false": l.Word("false", 0)}
		if strings.HasPrefix(form, "yesno") {
			facts = append(append([][]string(nil), l.yesno...), l.yesno...)
			words = map[string]string{"true": l.Word("yes", 0), "false": l.Word("no", 0)}
		}
		if form == "section letters" || form == "room in front" || form == "table" || form == "key signs" || form == "arrow" {
			p.line(l.Word("tfcue", 1))
		}
		var rows [][]string
		for i, f := range facts {
			key := f[1]
			p.truth(i+1, form, f[0], words, &key)
			rows = append(rows, []string{fmt.Sprintf("%d. %s", i+1, f[0]), tick(key == "true"), tick(key == "false")})
			it := truthItem(f[0], key)
			if form == "yesno choices" { // two choices like any others
				it = Item{Type: quiz.TypeChoice, Stem: f[0], Choices: []string{words["true"], words["false"]}, Key: words[key]}
			}
			p.want(it)
		}
		if form == "table" {
			p.table(append([][]string{{"", words["true"], words["false"]}}, rows...)...)
		}
		p.keyAtEnd()
		return p.Sheet
	}
}

func tick(on bool) string {
	if on {
		return "x"
	}
	return ""
}

// truth prints one statement. It clears key where the form shows none.
func (p *printer) truth(n int, form, text string, words map[string]string, key *string) {
	yes, no, right := words["true"], words["false"], words[*key]
	say := func(s string) { p.stem(n, page.Run{Text: s}) }
	switch form {
	case "choices", "yesno choices":
		say(text)
		p.line("A. "+yes, "B. "+no, p.l.Word("answer", 0)+": "+map[string]string{"true": "A", "false": "B"}[*key])
	case "prefix":
		say(p.l.Word("tfcue", 0) + " " + text)
		*key = ""
	case "pair behind", "yesno pair":
		say(text + " (" + yes + " / " + no + ")")
		*key = ""
	case "pair tab":
		p.stem(n, typed(text+"\t"+yes+"\t"+no, page.Marks{})...)
		*key = ""
	case "room in front":
		say("_____ " + text)
		*key = ""
	case "arrow":
		say(text + " → " + right)
	case "brackets behind":
		say(text + " (" + right + ")")
	case "line":
		say(text)
		p.line(p.l.Word("answer", 0) + ": " + right)
	case "section letters":
		say(text + " _____")
		*key = ""
	case "key signs":
		say(text)
		p.mark = "key paren"
		p.answers = append(p.answers, map[string]string{"true": "+", "false": "-"}[*key])
	}
}

// several prints questions with more than one right choice.
func several(cue int) func(Language, int) *Sheet {
	return func(l Language, turn int) *Sheet {
		p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: []string{"line", "bold", "star front", "key list"}[turn%4]})
		p.ask(1, l.Choices[0])
		q := l.Multi
		text := ""
		if cue >= 0 {
			text = l.Word("multicue", cue)
		}
		switch {
		case strings.HasPrefix(text, "(") || strings.HasPrefix(text, "（"):
			q.Stem += " " + text
			p.ask(2, q)
		case text != "":
			p.stem(2, page.Run{Text: q.Stem})
			p.line(text)
			for i, c := range q.Choices {
				p.line(p.sign(i) + c)
			}
			p.want(Item{Type: quiz.TypeChoice, Stem: q.Stem, Choices: q.Choices, Multiple: true})
			if p.mark == "key list" {
				p.answers, p.Want[len(p.Want)-1].Key = append(p.answers, p.letters(q.Right)), q.Choices[q.Right[0]]+" | "+q.Choices[q.Right[1]]
			}
		default:
			p.ask(2, q)
		}
		p.ask(3, l.Choices[1])
		p.keyAtEnd()
		return p.Sheet
	}
}

// points prints what questions are worth, in brackets in front of or behind the
// stem, or behind the number.
func points(form int) func(Language, int) *Sheet {
	return func(l Language, turn int) *Sheet {
		p := newPrinter(l, turn, paper{choice: "%A. ", mark: "line"})
		worth := l.Word("points", turn)
		for i := range 3 {
			q := l.Choices[i]
			shown := q
			switch form {
			case 0:
				p.label, shown.Stem = "%d. ", q.Stem+" "+worth
			case 1:
				p.label, shown.Stem = "%d. ", worth+" "+q.Stem
			case 2:
				p.label = "W %d " + worth + ":\n"
			}
			it := p.ask(i+1, shown)
			it.Stem, it.Points = q.Stem, "3"
		}
		return p.Sheet
	}
}

func eachPoints(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A. ", mark: "line"})
	p.heading(l.Word("section", 0), 1)
	p.line(l.Word("each", 0))
	for i := range 3 {
		p.ask(i+1, l.Choices[i]).Points = "2"
	}
	return p.Sheet
}

// open prints short questions with answers behind them or none.
func open(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: []string{"%d. ", "W %d: ", "auto %."}[turn%3]})
	for i, s := range l.short {
		p.stem(i+1, page.Run{Text: s[0]})
		it := Item{Type: quiz.TypeText, Stem: s[0]}
		if turn%2 == 0 {
			p.line(l.Word("answer", 0) + ": " + s[1])
			it.Key = s[1]
		} else {
			p.line("____________________")
		}
		p.want(it)
	}
	return p.Sheet
}

func essays(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. "})
	p.ask1Short()
	stem := l.Word("essay", 0)
	p.stem(2, page.Run{Text: stem})
	if turn%2 == 0 {
		p.line("________________________________________", "________________________________________", "________________________________________")
	}
	p.want(Item{Type: quiz.TypeEssay, Stem: stem})
	return p.Sheet
}

// ask1Short prints a first question with a short answer.
func (p *printer) ask1Short() {
	s := p.l.short[0]
	p.stem(1, page.Run{Text: s[0]})
	p.want(Item{Type: quiz.TypeText, Stem: s[0]})
}

func gaps(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. "})
	one, two := l.Words["gap"], l.Words["gaps"]
	a := Item{Type: quiz.TypeText, Stem: one[0]}
	b := Item{Type: quiz.TypeBlanks, Stem: two[0]}
	p.stem(1, page.Run{Text: one[0]})
	if turn%2 == 0 {
		p.line(l.Word("answer", 0) + ": " + one[1])
		a.Key = one[1]
	}
	p.stem(2, page.Run{Text: two[0]})
	if turn%2 == 0 {
		p.line(l.Word("answer", 0) + ": " + two[1] + "; " + two[2])
		b.Key = two[1] + " | " + two[2]
	}
	p.want(a, b)
	return p.Sheet
}

func dropdowns(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. "})
	p.ask1Short()
	d := l.Words["drop"]
	stem := d[0]
	at := strings.IndexAny(stem, "(（")
	end := strings.IndexAny(stem, ")）")
	_, size := rune(0), len(")")
	if strings.HasPrefix(stem[end:], "）") {
		size = len("）")
	}
	p.stem(2, page.Run{Text: stem})
	it := Item{Type: quiz.TypeBlanks, Stem: strings.TrimRight(stem[:at], " ") + stem[end+size:]}
	if turn%2 == 0 {
		p.line(l.Word("answer", 0) + ": " + d[1])
		it.Key = d[1]
	}
	p.want(it)
	return p.Sheet
}

func numerics(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. "})
	n, near := l.Words["number"], l.Words["near"]
	p.stem(1, page.Run{Text: n[0]})
	p.line(l.Word("answer", 0) + ": " + n[1])
	p.want(Item{Type: quiz.TypeNumber, Stem: n[0], Key: n[1] + ".." + n[1]})
	p.stem(2, page.Run{Text: near[0]})
	p.line(l.Word("answer", 0) + ": " + near[1] + " ± " + near[2] + " " + near[3])
	p.want(Item{Type: quiz.TypeNumber, Stem: near[0], Key: "42.1..42.3 " + near[3]})
	return p.Sheet
}
