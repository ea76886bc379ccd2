package synthetic

import (
	"fmt"
	"strings"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// marked is a question with the marks of its right choices.
type marked struct {
	stem    []page.Run
	choices [][]page.Run
	front   []string     // before the label
	sign    []page.Marks // of the label
	after   []string     // lines behind the choices
}

// marked sets a question with the paper's mark, and puts the key into the truth.
func (p *printer) marked(n int, q Question, it *Item) marked {
	m := marked{stem: []page.Run{{Text: q.Stem}}, front: make([]string, len(q.Choices)), sign: make([]page.Marks, len(q.Choices))}
	for _, c := range q.Choices {
		m.choices = append(m.choices, []page.Run{{Text: c}})
	}
	if p.mark == "" || strings.HasPrefix(p.mark, "no ") {
		p.unmarked(&m)
		return m
	}
	it.Key = strings.Join(texts(q), " | ")
	if !p.looks(&m, q) && !p.signs(&m, q) {
		p.answerLines(n, &m, q, it)
	}
	return m
}

// texts are the right choices of a question.
func texts(q Question) []string {
	var out []string
	for _, k := range q.Right {
		out = append(out, q.Choices[k])
	}
	return out
}

// unmarked sets looks that mark nothing.
func (p *printer) unmarked(m *marked) {
	switch p.mark {
	case "no everything bold":
		p.Needs |= Marks
		m.stem[0].Marks.Bold = true
		for i := range m.choices {
			m.choices[i][0].Marks.Bold, m.sign[i].Bold = true, true
		}
	case "no everything highlighted":
		p.Needs |= Marks
		m.stem[0].Marks.Highlight = "FFFF00"
		for i := range m.choices {
			m.choices[i][0].Marks.Highlight, m.sign[i].Highlight = "FFFF00", "FFFF00"
		}
	case "no bold letters":
		p.Needs |= Marks
		for i := range m.sign {
			m.sign[i].Bold = true
		}
	case "no stem highlighted":
		p.Needs |= Marks
		m.stem[0].Marks.Highlight = "FFFF00"
	case "no shading":
		p.Needs |= Marks
		for i := range m.choices {
			m.choices[i][0].Marks.Shading, m.sign[i].Shading = "EEEEEE", "EEEEEE"
		}
	case "no first bold": // the first choice of every question, by a slip of the style
		p.Needs |= Marks
		m.choices[0][0].Marks.Bold = true
	}
}

// looks marks by bold, colour and the like.
func (p *printer) looks(m *marked, q Question) bool {
	var set page.Marks
	switch p.mark {
	case "bold", "bold and stem bold", "bold with label":
		set.Bold = true
	case "highlight":
		set.Highlight = "FFFF00"
	case "red":
		set.Color = "FF0000"
	case "green":
		set.Color = "00B050"
	case "olive":
		set.Color = "9BBB59"
	case "underline":
		set.Underline = true
	case "shaded":
		set.Shading = "FFFF00"
	case "struck": // the wrong ones are struck out
		p.Needs |= Marks
		for i := range m.choices {
			m.choices[i][0].Marks.Strike = true
		}
		for _, k := range q.Right {
			m.choices[k][0].Marks.Strike = false
		}
		return true
	default:
		return false
	}
	p.Needs |= Marks
	for _, k := range q.Right {
		m.choices[k][0].Marks = set
		if p.mark == "bold with label" {
			m.sign[k] = set
		}
	}
	if p.mark == "bold and stem bold" {
		m.stem[0].Marks.Bold = true
	}
	return true
}

// signs marks by a sign at the choice.
func (p *printer) signs(m *marked, q Question) bool {
	front := map[string]string{"star front": "*", "star space": "* ", "tick front": "✓ ", "arrow front": "=> "}
	inside := map[string]string{"bang": "! ", "star inside": "*"}
	behind := map[string]string{"star behind": " *", "arrow behind": " <-", "long arrow": " <--", "tick behind": " ✓", "x behind": " (x)",
		"word behind": " (" + p.l.Word("right", 0) + ")"}
	for _, k := range q.Right {
		switch {
		case front[p.mark] != "":
			m.front[k] = front[p.mark]
		case inside[p.mark] != "":
			m.choices[k] = append([]page.Run{{Text: inside[p.mark]}}, m.choices[k]...)
		case behind[p.mark] != "":
			m.choices[k] = append(m.choices[k], page.Run{Text: behind[p.mark]})
		case p.mark == "own letter":
			m.choices[k] = append(m.choices[k], page.Run{Text: "   " + p.letter(k)})
		case p.mark == "in stem":
			m.stem = append(m.stem, page.Run{Text: " 【" + p.letters(q.Right) + "】"})
			return true
		case p.mark == "boxes":
			for i := range m.choices {
				m.front[i] = "☐ "
			}
			for _, k := range q.Right {
				m.front[k] = "☒ "
			}
			return true
		case p.mark == "brackets":
			for i := range m.choices {
				m.front[i] = "[ ] "
			}
			for _, k := range q.Right {
				m.front[k] = "[x] "
			}
			return true
		default:
			return false
		}
	}
	return true
}

func (p *printer) letters(right []int) string {
	var out []string
	for _, k := range right {
		out = append(out, p.letter(k))
	}
	return strings.Join(out, ", ")
}

// answerLines marks by a line behind the choices or a key at the end.
func (p *printer) answerLines(n int, m *marked, q Question, it *Item) {
	word := p.l.Word("answer", p.turn)
	colon := ": "
	for _, verb := range []string{" is", " ist", " est", " es", " é", " è"} {
		if strings.HasSuffix(word, verb) {
			colon = " "
		}
	}
	letters := p.letters(q.Right)
	text := q.Choices[q.Right[0]]
	why := p.l.Word("reason", n)
	switch p.mark {
	case "line":
		m.after = []string{word + colon + letters}
	case "line full stop":
		m.after = []string{word + colon + letters + "."}
	case "line text":
		m.after = []string{p.l.Word("answer", 0) + ": " + text}
	case "line letter text":
		m.after = []string{word + colon + letters + ") " + text}
	case "line dash":
		m.after = []string{p.l.Word("answer", 0) + " - " + letters}
	case "line bracket":
		m.after = []string{"(" + p.l.Word("answer", 0) + ": " + letters + ")"}
	case "line below":
		m.after = []string{p.l.Word("answer", 0) + ":", letters}
	case "line text below":
		m.after = []string{p.l.Word("answer", 0) + ":", letters + ". " + text}
	case "line upper":
		m.after = []string{strings.ToUpper(p.l.Word("answer", 0)) + ": " + strings.ToUpper(letters)}
	case "line and why":
		m.after = []string{word + colon + letters, p.l.Word("why", p.turn) + ": " + why}
		it.Why = why
	case "line with why":
		m.after = []string{p.l.Word("answer", 0) + ": " + letters + " — " + why}
		it.Why = why
	case "line why below":
		m.after = []string{p.l.Word("answer", 0) + ": " + letters, p.l.Word("why", 0) + ":", why}
		it.Why = why
	default:
		p.keyLine(n, letters, text, why, it)
	}
}

// keyLine remembers an entry of the key at the end.
func (p *printer) keyLine(n int, letters, text, why string, it *Item) {
	switch p.mark {
	case "key why":
		p.answers = append(p.answers, fmt.Sprintf("%d. %s — %s", n+p.first, letters, why))
		it.Why = why
	case "key text":
		p.answers = append(p.answers, fmt.Sprintf("%d. %s. %s", n+p.first, letters, text))
	default:
		p.answers = append(p.answers, letters)
	}
}

// keyAtEnd prints the key of a paper that has one.
func (p *printer) keyAtEnd() {
	if len(p.answers) == 0 {
		return
	}
	p.gap()
	switch head := p.l.Word("keyhead", p.turn); {
	case p.mark == "key why" && p.turn%2 == 0:
		p.line("VII. " + head)
	case p.mark == "key list" && p.turn%3 == 1: // a key without a heading
	case p.mark == "key paren" && p.turn%2 == 0:
		p.heading("Test 2: "+head, 2)
	default:
		p.line(head)
	}
	p.key(p.Sheet)
}

// key prints the entries of the key on a sheet.
func (p *printer) key(s *Sheet) {
	forms := map[string]string{"key list": "%d. %s", "key paren": "%d) %s", "key bare": "%d %s", "key tab": "%d\t%s"}
	rows := map[string]string{"key line": "%d-%s", "key commas": "%d) %s,", "key dots": "%d. %s", "key glued": "%d%s"}
	var all []string
	for i, a := range p.answers {
		n := i + 1 + p.first
		switch {
		case p.mark == "key why" || p.mark == "key text":
			s.line(a)
		case forms[p.mark] != "":
			s.line(fmt.Sprintf(forms[p.mark], n, a))
		case rows[p.mark] != "":
			all = append(all, fmt.Sprintf(rows[p.mark], n, a))
		default:
			all = append(all, a)
		}
	}
	switch {
	case p.mark == "key tabs":
		for i := range all {
			all[i] = fmt.Sprintf("%d. %s", i+1+p.first, all[i])
		}
		s.line(strings.Join(all, "\t"))
	case p.mark == "key range":
		s.line(fmt.Sprintf("%d-%d %s", 1+p.first, len(all)+p.first, strings.ToUpper(strings.Join(all, ""))))
	case p.mark == "key grid":
		var top []string
		for i := range all {
			top = append(top, fmt.Sprint(i+1+p.first))
		}
		s.table(top, all)
	case p.mark == "key rows":
		var rows [][]string
		for i := range all {
			rows = append(rows, []string{fmt.Sprint(i + 1 + p.first), all[i]})
		}
		s.table(rows...)
	case p.mark == "key auto":
		list := s.list()
		for i := range all {
			s.item(list, "%.", page.Decimal, i+1+p.first, 0, page.Run{Text: all[i]})
		}
	case len(all) > 0:
		s.line(strings.Join(all, " "))
	}
}

// truthItem is a true-false item of the truth.
func truthItem(stem, key string) Item { return Item{Type: quiz.TypeTrueFalse, Stem: stem, Key: key} }
