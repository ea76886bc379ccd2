package html

import (
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/page"
)

var (
	// rightClass is a class by which pages style the right choice of several, in the
	// language of who wrote them.
	rightClass = regexp.MustCompile(`(?i)^(?:is[-_]?)?(?:` + rightWords + `)$|^(?:` + rightWords + `|right)[-_]?` + answerWords + `$|^` + answerWords + `[-_]?(?:` + rightWords + `|right)$`)
	// choiceElement is an element that holds a choice.
	choiceElement = regexp.MustCompile(`^(?:li|p|div|label)$`)
)

// Words of class names: what is right, and what an answer is.
const (
	rightWords  = `correct(?:[aeo]s?)?|richtige?|korrekt|juste|juiste?|corret[ao]|cert[ao]|corrett[ao]|esatt[ao]|giust[ao]|poprawn[aey]|prawid[lł]ow[aey]|spr[aá]vn[aáeéyý]|corect[aă]?|helyes|pravil[n’']?(?:yj|yi|iy|y|o)|vern(?:yj|yi|iy|y|o)|do[gğ]ru|benar|dung|đúng|togri`
	answerWords = `(?:answer|option|choice|antwort|r[eé]ponse|respuesta|opci[oó]n|resposta|op[cç][aã]o|alternativa|risposta|opzione|antwoord|odpowied[zź]|odpov[eě]d|r[aă]spuns|v[aá]lasz|otvet|cevap|jawaban|dap-?an|javob)`
)

// leastTold is how many choices of other words a page says to be right: "Well done!"
// under each question is none.
const leastTold = 2

// toldChoices says of the choices of a page whether they are right, where a class or
// an attribute of some of them, and not of all, says it: <li class="correct">. Choices
// are elements side by side that hold no further ones; those that are no list have a
// class in common.
func toldChoices(body *html.Node) map[*html.Node]bool {
	out := map[*html.Node]bool{}
	texts := map[string]bool{}
	for n := range body.Descendants() {
		if n.Type != html.ElementNode {
			continue
		}
		rows := map[string][]*html.Node{}
		for c := range n.ChildNodes() {
			if c.Type == html.ElementNode && choiceElement.MatchString(c.Data) {
				rows[c.Data] = append(rows[c.Data], c)
			}
		}
		for _, row := range rows {
			if !toldApart(row) {
				continue
			}
			for _, c := range row {
				if out[c] = isRight(c); out[c] {
					texts[strings.TrimSpace(textOf(c))] = true
				}
			}
		}
	}
	if len(texts) < leastTold {
		return nil
	}
	return out
}

// toldApart reports whether elements side by side are choices of which some are right
// and others not.
func toldApart(row []*html.Node) bool {
	right := 0
	for _, n := range row {
		if isRight(n) {
			right++
		}
	}
	return right > 0 && right < len(row) && !slices.ContainsFunc(row, holdsChoices) && (row[0].Data == "li" || shareClass(row))
}

// isRight reports whether an element is said to be right.
func isRight(n *html.Node) bool {
	if v := strings.ToLower(attr(n, "data-correct")); v == "true" || v == "yes" || v == "1" {
		return true
	}
	return slices.ContainsFunc(strings.Fields(attr(n, "class")), rightClass.MatchString)
}

// holdsChoices reports whether an element holds lists, blocks or several fields: then
// it is a question that was answered right rather than a choice.
func holdsChoices(n *html.Node) bool {
	fields := 0
	for c := range n.Descendants() {
		if c.Type != html.ElementNode {
			continue
		}
		switch c.Data {
		case "ul", "ol", "li", "div", "table", "p":
			return true
		case "input":
			fields++
		}
	}
	return fields > 1
}

// shareClass reports whether all elements have a class in common.
func shareClass(row []*html.Node) bool {
	return slices.ContainsFunc(strings.Fields(attr(row[0], "class")), func(class string) bool {
		return !rightClass.MatchString(class) && !slices.ContainsFunc(row, func(n *html.Node) bool { return !slices.Contains(strings.Fields(attr(n, "class")), class) })
	})
}

// tick puts a box before a choice of which the page says whether it is right: ticked
// or not. A field in the choice is its box already.
func (f *flow) tick(n *html.Node) {
	right, told := f.told[n]
	if !told || hasFields(n) {
		return
	}
	check := page.Unchecked
	if right {
		check = page.Checked
	}
	if f.label != nil && n.Data == "li" {
		f.label.Check = check
		return
	}
	f.add(page.Run{Kind: page.CheckRun, Check: check})
	f.text(" ", look{})
}
