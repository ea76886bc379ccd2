package synthetic

import (
	"fmt"
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// keyFileCases print a test and its key as two documents.
func keyFileCases() []Case {
	var out []Case
	for _, mark := range []string{"key list", "key paren", "key bare", "key tab", "key line", "key commas", "key dots", "key glued", "key tabs", "key range", "key grid", "key rows", "key auto", "key why", "key text"} {
		out = append(out, Case{"key file " + mark, keyFile(mark)})
	}
	for _, form := range []string{"letters", "letters apart", "letters below", "words", "copy bold", "copy lines", "copy shuffled"} {
		out = append(out, Case{"key file " + form, keyFile(form)})
	}
	return append(out, Case{"key file sections", keySections}, Case{"key file unmatched", keyUnmatched}, Case{"key file against marks", keyAgainst}, Case{"key file truth", keyTruth})
}

func keyFile(form string) func(Language, int) *Sheet {
	return func(l Language, turn int) *Sheet {
		p := newPrinter(l, turn, paper{label: []string{"%d. ", "W %d: ", "auto %."}[turn%3], choice: "%A) "})
		key := &Sheet{}
		for i := range 5 {
			q := l.Choices[i]
			p.ask(i+1, q)
			it := &p.Want[i]
			it.Key = q.Choices[q.Right[0]]
			switch form {
			case "key why", "key text":
				p.mark = form
				p.keyLine(i+1, p.letter(q.Right[0]), it.Key, l.Word("reason", i), it)
			default:
				p.answers = append(p.answers, p.letter(q.Right[0]))
			}
			p.mark = ""
		}
		if turn%2 == 0 || strings.HasPrefix(form, "copy") {
			key.heading(l.Word("title", 0), 1)
		}
		p.mark = form
		p.keyDocument(key, form)
		p.Needs |= key.Needs
		p.Key = &key.Doc
		return p.Sheet
	}
}

// keyDocument prints the key as a document of its own.
func (p *printer) keyDocument(key *Sheet, form string) {
	switch form {
	case "letters":
		key.line(strings.Join(p.answers, ""))
	case "letters apart":
		key.line(strings.Join(p.answers, " "))
	case "letters below":
		key.line(p.answers...)
	case "words":
		for i, a := range p.answers {
			key.line(fmt.Sprintf("%s %d: %s", p.question, i+1, a))
		}
	case "copy bold", "copy lines", "copy shuffled":
		c := newPrinter(p.l, p.turn, paper{label: "%d. ", choice: "%A) ", mark: map[string]string{"copy bold": "bold", "copy lines": "line", "copy shuffled": "star front"}[form]})
		for i := range 5 {
			q := p.l.Choices[i]
			if form == "copy shuffled" {
				q.Choices = slices.Clone(q.Choices)
				slices.Reverse(q.Choices)
				q.Right = []int{len(q.Choices) - 1 - q.Right[0]}
			}
			c.ask(i+1, q)
		}
		key.Doc.Blocks = append(key.Doc.Blocks, c.Doc.Blocks...)
		key.Needs |= c.Needs
	default:
		p.key(key)
	}
}

// keySections prints two variants whose numbers begin anew, and a key that names
// them.
func keySections(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A) "})
	key := &Sheet{}
	for s := range 2 {
		p.heading(l.Word("section", s), 1)
		var parts []string
		for i := range 3 {
			q := l.Choices[s*3+i]
			p.ask(i+1, q).Key = q.Choices[q.Right[0]]
			parts = append(parts, fmt.Sprintf("%d%s", i+1, strings.ToLower(p.letter(q.Right[0]))))
		}
		name, _, _ := strings.Cut(l.Word("section", s), ":")
		if turn%2 == 0 {
			key.line(name + ": " + strings.Join(parts, " "))
		} else {
			key.line(name, strings.Join(parts, ", "))
		}
	}
	p.Key = &key.Doc
	return p.Sheet
}

// keyUnmatched prints a key with an answer too many and a letter no choice has.
func keyUnmatched(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A) "})
	for i := range 3 {
		q := l.Choices[i]
		p.ask(i+1, q).Key = q.Choices[q.Right[0]]
	}
	p.Want[2].Key = ""
	key := &Sheet{}
	key.line("1. "+p.letter(l.Choices[0].Right[0]), "2. "+p.letter(l.Choices[1].Right[0]), "3. F", "4. A")
	p.Key, p.Findings = &key.Doc, []finding.Code{finding.KeyUnmatched, finding.KeyUnmatched}
	return p.Sheet
}

// keyAgainst prints a key that contradicts the marks of the test.
func keyAgainst(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. ", choice: "%A) ", mark: "highlight"})
	key := &Sheet{}
	for i := range 3 {
		q := l.Choices[i]
		p.ask(i+1, q)
		right := q.Right[0]
		if i == 1 {
			right = 0
			p.Want[1].Key = q.Choices[0]
		}
		key.line(fmt.Sprintf("%d) %s", i+1, p.letter(right)))
	}
	p.Key, p.Findings = &key.Doc, []finding.Code{finding.KeyConflict}
	return p.Sheet
}

// keyTruth prints statements and a key of signs.
func keyTruth(l Language, turn int) *Sheet {
	p := newPrinter(l, turn, paper{label: "%d. "})
	p.line(l.Word("tfcue", 1))
	key := &Sheet{}
	var all []string
	for i, f := range l.facts {
		p.stem(i+1, page.Run{Text: f[0]})
		p.want(truthItem(f[0], f[1]))
		all = append(all, fmt.Sprintf("%d) %s", i+1, map[string]string{"true": "+", "false": "-"}[f[1]]))
	}
	if turn%2 == 0 {
		key.line(strings.Join(all, " "))
	} else {
		key.line(all...)
	}
	p.Key = &key.Doc
	return p.Sheet
}
