// Package embedded reads the gaps that Moodle embeds in a text, such as
// {1:SHORTANSWER:=Paris~%50%Lutetia#once}. It knows their spelling; what is made
// of the text around them is left to its callers.
package embedded

import (
	"fmt"
	"html"
	"regexp"
	"strconv"
	"strings"

	"formwright/shared/importer/draft"
	"formwright/shared/importer/htmltext"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// Gap is one gap of a text.
type Gap struct {
	ID       string // of its mark in the text: "b1", "b2" ...
	Weight   int    // 1 when the gap says none
	List     bool   // choices under each other rather than in a menu
	Response quiz.Response
	Right    richtext.Content // what a right number is told
	Wrong    richtext.Content // what any other typed answer is told
	Doubts   []string         // what could not be held, for a teacher
}

var gapStart = regexp.MustCompile(`\{(\d*):([A-Z_]+):`)

// Has reports whether the text has a gap.
func Has(text string) bool {
	for _, m := range gapStart.FindAllStringSubmatch(text, -1) {
		if _, ok := kindOf(m[2]); ok {
			return true
		}
	}
	return false
}

// Bounds of a text with gaps: how many are tried, and the bytes of one.
const (
	maxGaps = 5000
	maxGap  = 16 << 10
)

// Cut replaces the gaps of a text by the marks of package htmltext. read reads
// the HTML of choices and feedback.
func Cut(text string, read func(html string) richtext.Content) (marked string, gaps []Gap) {
	var b strings.Builder
	tried := 0
	for {
		m := gapStart.FindStringSubmatchIndex(text)
		if m == nil {
			break
		}
		if tried++; tried > maxGaps || strings.IndexByte(text[m[1]:], '}') < 0 {
			break
		}
		kind, known := kindOf(text[m[4]:m[5]])
		body, _, ended := until(text[m[1]:min(len(text), m[1]+maxGap)])
		if !known || !ended {
			b.WriteString(text[:m[0]+1])
			text = text[m[0]+1:]
			continue
		}
		id := fmt.Sprintf("b%d", len(gaps)+1)
		g := Gap{ID: id, Weight: weight(text[m[2]:m[3]]), List: kind.list}
		g.read(kind, body, read)
		gaps = append(gaps, g)
		b.WriteString(text[:m[0]] + htmltext.Mark(id))
		text = text[m[1]+len(body)+len("}"):]
	}
	return b.String() + text, gaps
}

func weight(s string) int {
	if n, err := strconv.Atoi(s); err == nil && n > 0 && n <= 1_000_000 {
		return n
	}
	return 1
}

// kind is what a type of gap says.
type kind struct {
	response                      quiz.Type
	cased, list, shuffle, several bool
}

// kindOf knows the long and short names of Moodle 4.5.
func kindOf(name string) (kind, bool) {
	switch name {
	case "SHORTANSWER", "SA", "MW":
		return kind{response: quiz.TypeText}, true
	case "SHORTANSWER_C", "SAC", "MWC":
		return kind{response: quiz.TypeText, cased: true}, true
	case "NUMERICAL", "NM":
		return kind{response: quiz.TypeNumber}, true
	}
	for _, family := range [][2]string{{"MULTICHOICE", "MC"}, {"MULTIRESPONSE", "MR"}} {
		rest, ok := strings.CutPrefix(name, family[0])
		if !ok {
			rest, ok = strings.CutPrefix(name, family[1])
		}
		if rest = strings.TrimPrefix(rest, "_"); ok && strings.Trim(rest, "VHS") == "" && len(rest) <= 2 {
			several := family[1] == "MR"
			return kind{response: quiz.TypeChoice, several: several, list: several || strings.ContainsAny(rest, "VH"), shuffle: strings.Contains(rest, "S")}, true
		}
	}
	return kind{}, false
}

// until cuts a gap's body at the brace that ends it.
func until(s string) (body, rest string, ok bool) {
	for i := 0; i < len(s); i++ {
		if s[i] == '}' && ends(s, i) {
			return s[:i], s[i+1:], true
		}
	}
	return "", "", false
}

// ends reports whether a sign ends what stands before it: Moodle takes one right
// after a backslash or an ampersand for text, since &#125; has a # in it.
func ends(s string, i int) bool {
	return !strings.HasSuffix(s[:i], `\`) && !strings.HasSuffix(s[:i], "&") && !strings.HasSuffix(s[:i], "&amp;")
}

func cut(s string, sign byte) (before, after string, found bool) {
	for i := 0; i < len(s); i++ {
		if s[i] == sign && ends(s, i) {
			return s[:i], s[i+1:], true
		}
	}
	return s, "", false
}

var (
	shareMark = regexp.MustCompile(`^%(-?[\d.,]+)%`)
	tagMark   = regexp.MustCompile(`</?[a-zA-Z][^<>]*>`)
)

// answer is one answer of a gap.
type answer struct {
	percent  string
	text     string // spelled as the file has it, without tags
	feedback richtext.Content
}

func (g *Gap) read(k kind, body string, read func(string) richtext.Content) {
	var answers []answer
	for more := true; more; {
		var one string
		one, body, more = cut(body, '~')
		if tagMark.MatchString(one) { // an editor's, from breaking lines
			one = strings.TrimSpace(tagMark.ReplaceAllString(one, " "))
		}
		if strings.TrimSpace(one) == "" {
			continue
		}
		a := answer{percent: "0"}
		if rest, ok := strings.CutPrefix(one, "="); ok {
			a.percent, one = "100", rest
		} else if m := shareMark.FindStringSubmatch(one); m != nil {
			a.percent, one = m[1], one[len(m[0]):]
		}
		text, feedback, _ := cut(one, '#')
		a.text, a.feedback = decoded(text), read(decoded(feedback))
		answers = append(answers, a)
	}
	switch k.response {
	case quiz.TypeText:
		g.Response = g.typed(k, answers)
	case quiz.TypeNumber:
		g.Response = g.number(answers)
	default:
		g.Response = g.choice(k, answers, read)
	}
}

// decoded is a text inside a gap as Moodle understands it.
func decoded(s string) string {
	return strings.NewReplacer(`\}`, `}`, `\#`, `#`).Replace(html.UnescapeString(s))
}

func (g *Gap) typed(k kind, answers []answer) quiz.Response {
	t := quiz.Text{CaseSensitive: k.cased}
	for _, a := range answers {
		credit, earns := draft.Share(a.percent)
		text, stars := draft.Wildcards(a.text)
		switch {
		case !earns && text == "":
			g.Wrong = a.feedback
		case !earns:
		case text != "":
			t.Accepted = append(t.Accepted, draft.Accepted(text, credit, a.feedback))
			if stars {
				g.Doubts = append(g.Doubts, "An accepted answer has a * for any text; only what stands beside it was kept.")
			}
		}
	}
	return t
}

func (g *Gap) number(answers []answer) quiz.Response {
	for _, a := range answers {
		credit, earns := draft.Share(a.percent)
		value, tolerance, has := strings.Cut(a.text, ":")
		v, ok := draft.Number(value)
		d, ok2 := draft.Number(tolerance)
		if !has {
			ok2 = true
		}
		switch {
		case !earns:
			if strings.TrimSpace(a.text) == "*" {
				g.Wrong = a.feedback
			}
		case !ok || !ok2 || d.Sign() < 0:
			g.Doubts = append(g.Doubts, "An accepted number could not be read: "+draft.Line(a.text)+".")
		case credit == nil:
			if n, taken := g.Response.(quiz.Number); taken && n.Key != nil {
				g.Doubts = append(g.Doubts, "A gap accepts several numbers; only the first one was kept.")
				continue
			}
			g.Response, g.Right = quiz.Number{Key: quiz.Near(v, d)}, a.feedback
		}
	}
	if g.Response == nil {
		return quiz.Number{}
	}
	return g.Response
}

func (g *Gap) choice(k kind, answers []answer, read func(string) richtext.Content) quiz.Response {
	c := quiz.Choice{Multiple: k.several, Shuffle: k.shuffle}
	for _, a := range answers {
		if credit, earns := draft.Share(a.percent); earns && (credit == nil && len(c.Key) == 0 || k.several) {
			c.Key = append(c.Key, len(c.Choices))
		} else if earns {
			g.Doubts = append(g.Doubts, "A choice that earns points beside the right one counts as wrong.")
		}
		c.Choices = append(c.Choices, quiz.Entry{Content: read(htmltext.Known(a.text)), Feedback: a.feedback})
	}
	return c
}
