package html

import (
	"regexp"
	"slices"
	"strings"

	"golang.org/x/net/html"
)

// fieldGroup is the radio buttons of one name: the choices of a question.
type fieldGroup struct {
	name   string
	values []string
	ids    []string
}

// valueOf is the value of a button, or what tells it from the others where its author
// gave it none.
func valueOf(button *html.Node) string {
	if v := attr(button, "value"); v != "" || attr(button, "id") == "" {
		return v
	}
	return "#" + attr(button, "id")
}

// The bounds of what a page tells of its radio buttons.
const (
	leastGroups = 2
	leastRated  = 3 // buttons of a group of which one is rated right
	maxAhead    = 120
	maxAnswered = 1 << 20
)

// fieldAnswers is the value of the right button of each group of a page that
// corrects itself: by the object or list that its script holds them in, by what the
// script compares the buttons with, or by values that rate them. It is nil where the
// page knows too few of its groups, which then is no key of the test.
func fieldAnswers(body *html.Node) map[string]string {
	groups := radioGroups(body)
	if len(groups) < leastGroups {
		return nil
	}
	if rated := ratedRight(groups); rated != nil {
		return rated
	}
	found := foundAnswers{groups: groups, at: map[string]int{}, values: map[string][]string{}}
	for i, g := range groups {
		found.at[g.name] = i
	}
	for n := range body.Descendants() {
		if text := ""; n.Type == html.ElementNode && n.Data == "script" && attr(n, "src") == "" {
			if text = textOf(n); len(text) <= maxAnswered {
				found.held(text)
				found.compared(text)
				found.counted(text)
			}
		}
	}
	out := map[string]string{}
	for name, values := range found.values {
		if slices.Sort(values); len(slices.Compact(values)) == 1 {
			out[name] = values[0]
		}
	}
	if len(out)*4 < len(groups)*3 {
		return nil
	}
	return out
}

// radioGroups are the groups of a page in their order, those with two values or more.
func radioGroups(body *html.Node) []fieldGroup {
	var out []fieldGroup
	at := map[string]int{}
	for n := range body.Descendants() {
		name := attr(n, "name")
		if n.Type != html.ElementNode || n.Data != "input" || !strings.EqualFold(attr(n, "type"), "radio") || name == "" {
			continue
		}
		k, ok := at[name]
		if !ok {
			k = len(out)
			at[name], out = k, append(out, fieldGroup{name: name})
		}
		out[k].values, out[k].ids = append(out[k].values, valueOf(n)), append(out[k].ids, attr(n, "id"))
	}
	return slices.DeleteFunc(out, func(g fieldGroup) bool {
		values := slices.Sorted(slices.Values(g.values))
		return len(values) < 2 || len(slices.Compact(values)) < 2
	})
}

var (
	ratesRight = regexp.MustCompile(`(?i)^(?:correct|right|true|1|richtig|correct[oa]|certo|corretto|benar)$`)
	ratesWrong = regexp.MustCompile(`(?i)^(?:incorrect|wrong|false|0|falsch|incorrect[oa]|errado|sbagliato|salah)$`)
)

// ratedRight reads groups of which each has one button that its value calls right and
// whose others are all called wrong: value="1" among value="0".
func ratedRight(groups []fieldGroup) map[string]string {
	out := map[string]string{}
	for _, g := range groups {
		right := 0
		for _, v := range g.values {
			switch {
			case ratesRight.MatchString(v):
				right++
			case !ratesWrong.MatchString(v):
				return nil
			}
		}
		if right != 1 || len(g.values) < leastRated {
			return nil
		}
		out[g.name] = g.values[slices.IndexFunc(g.values, ratesRight.MatchString)]
	}
	return out
}

var (
	heldIn     = regexp.MustCompile(`(?i)\b[\w$.]*(?:answer|correct|solution|right|key|respuesta|resposta|gabarito|risposta|antwort|l[oö]e?sung|r[eé]ponse|odpowied|jawaban|kunci|cevap|javob|otvet)[\w$]*["']?\s*[:=]\s*(?:\{([^{}]*)\}|\[([^\[\]]*)\])`)
	heldPair   = regexp.MustCompile("[\"']?([\\w$-]+)[\"']?\\s*:\\s*[\"'`]([^\"'`\\n]{1,80})[\"'`]")
	heldOne    = regexp.MustCompile("[\"'`]([^\"'`\\n]{1,80})[\"'`]")
	comparison = regexp.MustCompile("={2,3}\\s*[\"'`]([^\"'`\\n]{1,80})[\"'`]")
	ticks      = regexp.MustCompile(`(!?)\s*(?:document\s*\.\s*)?(?:getElementById\(\s*["'\x60]([\w-]+)["'\x60]\s*\)|\b([\w$]+))\s*\.\s*checked\s*(?:={2,3}\s*true\s*)?\)\s*\{?\s*[\w$.]+\s*(?:\+\+|\+=|=\s*[\w$.]+\s*\+)`)
	aName      = regexp.MustCompile(`[\w$-]+`)
)

// foundAnswers are the values that scripts give groups.
type foundAnswers struct {
	groups []fieldGroup
	at     map[string]int // the groups by name
	values map[string][]string
}

// held reads const answers = {q1: "b", q2: "a"} and correctAnswers = ["b", "a"], a
// value for each group in their order.
func (f *foundAnswers) held(script string) {
	for _, m := range heldIn.FindAllStringSubmatch(script, -1) {
		for _, pair := range heldPair.FindAllStringSubmatch(m[1], -1) {
			f.add(pair[1], pair[2])
		}
		list := heldOne.FindAllStringSubmatch(m[2], -1)
		if len(list) != len(f.groups) {
			continue
		}
		for i, v := range list {
			f.add(f.groups[i].name, v[1])
		}
	}
}

// compared reads if (form.q1.value === "b") and the like: the one group that is named
// before the sign, in the same condition.
func (f *foundAnswers) compared(script string) {
	for _, m := range comparison.FindAllStringSubmatchIndex(script, -1) {
		before := script[max(0, m[0]-maxAhead):m[0]]
		if strings.HasSuffix(before, "!") {
			continue
		}
		before = before[strings.LastIndexAny(before, ";{}&|\n")+1:]
		var named []string
		for _, name := range aName.FindAllString(before, -1) {
			if _, ok := f.at[name]; ok && !slices.Contains(named, name) {
				named = append(named, name)
			}
		}
		if len(named) == 1 {
			f.add(named[0], script[m[2]:m[3]])
		}
	}
}

// counted reads if (document.getElementById("q1b").checked) { score++ }: the button that
// a point is given for.
func (f *foundAnswers) counted(script string) {
	for _, m := range ticks.FindAllStringSubmatch(script, -1) {
		if id := m[2] + m[3]; m[1] == "" {
			for _, g := range f.groups {
				if k := slices.Index(g.ids, id); k >= 0 {
					f.add(g.name, g.values[k])
				}
			}
		}
	}
}

// add notes the value of the right button of a group, where it has such a one.
func (f *foundAnswers) add(name, value string) {
	if k, ok := f.at[name]; ok && slices.Contains(f.groups[k].values, value) {
		f.values[name] = append(f.values[name], value)
	}
}
