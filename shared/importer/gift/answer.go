package gift

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/importer/draft"
	"formwright/shared/importer/htmltext"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// response reads answers without general feedback. It is nil, after a finding,
// when they cannot be read.
func (r *reader) response(item *quiz.Item, t format, s string) quiz.Response {
	switch {
	case s == "":
		return quiz.Essay{}
	case s[0] == '#':
		return r.number(item, t, s[1:])
	case s[0] == '>':
		return r.order(t, s[1:])
	case strings.Contains(s, "~"):
		return r.choice(t, s)
	case strings.Contains(s, "=") && strings.Contains(s, "->"):
		return r.match(t, s)
	case truthMark.MatchString(s):
		return r.trueFalse(item, t, s)
	default:
		return r.text(t, s)
	}
}

// answer is one of several: how much of the points it earns, its text, and what
// is told about it.
type answer struct {
	percent  string // "100" for a right one, "0" for a wrong one
	text     string
	feedback richtext.Content
}

// weightMark reads a share: with a comma too, and an empty one, which is none.
var weightMark = regexp.MustCompile(`^%(-?\d*[.,]?\d+|)%`)

// one reads an answer after the sign that begins it.
func (r *reader) one(t format, percent, s string) answer {
	s = strings.TrimSpace(s)
	if m := weightMark.FindStringSubmatch(s); m != nil {
		percent, s = cmp.Or(strings.Replace(m[1], ",", ".", 1), "0"), s[len(m[0]):]
	}
	text, feedback, _ := strings.Cut(s, "#")
	return answer{percent, strings.TrimSpace(text), r.value(t, feedback)}
}

// several reads answers that each begin with an equal sign.
func (r *reader) several(t format, s string) []answer {
	var out []answer
	for _, part := range strings.Split(s, "=") {
		if strings.TrimSpace(part) != "" {
			out = append(out, r.one(t, "100", part))
		}
	}
	return out
}

func (r *reader) choice(t format, s string) quiz.Response {
	c := quiz.Choice{Multiple: !strings.Contains(s, "=")}
	partly := 0
	for _, part := range strings.Split(strings.ReplaceAll(s, "=", "~="), "~") {
		if strings.TrimSpace(part) == "" {
			continue
		}
		right, percent := strings.CutPrefix(strings.TrimSpace(part), "=")
		a := r.one(t, map[bool]string{true: "100", false: "0"}[percent], right)
		credit, earns := draft.Share(a.percent)
		switch {
		case earns && (credit == nil || c.Multiple):
			c.Key = append(c.Key, len(c.Choices))
		case earns:
			partly++
		}
		c.Choices = append(c.Choices, quiz.Entry{Content: r.value(t, a.text), Feedback: a.feedback})
	}
	if partly > 0 {
		r.d.Report(finding.Info, finding.UnreadPart, r.at, "", "A choice that earns a part of the points counts as wrong: a single choice is right or wrong.")
	}
	if len(c.Key) > 1 && !c.Multiple {
		c.Multiple = true
		r.d.Report(finding.Warning, finding.TypeUncertain, r.at, "", "Several choices are marked as right, so the question takes several answers.")
	}
	return c
}

// trueFalse reads {TRUE#told when wrong#told when right}.
func (r *reader) trueFalse(item *quiz.Item, t format, s string) quiz.Response {
	parts := strings.Split(s, "#")
	key := strings.HasPrefix(strings.ToUpper(strings.TrimSpace(parts[0])), "T")
	if len(parts) > 1 {
		item.Feedback.Incorrect = r.value(t, parts[1])
	}
	if len(parts) > 2 {
		item.Feedback.Correct = r.value(t, parts[2])
	}
	return quiz.TrueFalse{Key: &key}
}

func (r *reader) text(t format, s string) quiz.Response {
	var out quiz.Text
	for _, a := range r.several(t, s) {
		credit, earns := draft.Share(a.percent)
		if !earns {
			continue
		}
		_, plain := r.formatOf(a.text, t)
		text, stars := draft.Wildcards(show(plain))
		if stars {
			r.d.Unread(r.at, show(plain), "An accepted answer has a * for any text; only what stands beside it was kept.")
		}
		if text != "" {
			out.Accepted = append(out.Accepted, draft.Accepted(text, credit, a.feedback))
		}
	}
	return out
}

// number reads {#value:tolerance}, {#min..max} and several of them, of which the
// one that earns most counts.
func (r *reader) number(item *quiz.Item, t format, s string) quiz.Response {
	s, wrong, _ := strings.Cut(s, "~")
	if _, feedback, ok := strings.Cut(wrong, "#"); ok {
		item.Feedback.Incorrect = r.value(t, feedback)
	}
	var keys []draft.NumberAnswer
	for _, a := range r.several(t, s) {
		key, ok := rangeOf(show(a.text))
		credit, earns := draft.Share(a.percent)
		if !ok {
			r.d.Unread(r.at, show(a.text), "An accepted number could not be read.")
		} else if earns {
			keys = append(keys, draft.NumberAnswer{Key: key, Credit: credit, Feedback: a.feedback})
		}
	}
	return r.d.Numbers(item, keys)
}

func rangeOf(s string) (quiz.NumberKey, bool) {
	if from, to, ok := strings.Cut(s, ".."); ok {
		low, ok1 := draft.Number(from)
		high, ok2 := draft.Number(to)
		return *quiz.Between(low, high), ok1 && ok2 && low.Cmp(high) <= 0
	}
	value, tolerance, has := strings.Cut(s, ":")
	v, ok := draft.Number(value)
	d, ok2 := draft.Number(tolerance)
	if !has {
		d, ok2 = quiz.Int(0), true
	}
	return *quiz.Near(v, d), ok && ok2 && d.Sign() >= 0
}

// match reads pairs. Right entries are plain text in Moodle, without a sign of
// their format.
func (r *reader) match(t format, s string) quiz.Response {
	var m draft.Pairs
	for _, part := range strings.Split(s, "=") {
		if strings.TrimSpace(part) == "" {
			continue
		}
		left, right, ok := strings.Cut(part, "->")
		if !ok {
			r.d.Unread(r.at, show(part), "A pair without an arrow was left out.")
			continue
		}
		right, _, _ = strings.Cut(right, "#")
		m.Add(r.value(t, left), htmltext.Reader{}.HTML(htmltext.Known(show(strings.TrimSpace(right)))))
	}
	return m.Match()
}

// order reads the ordering question of Moodle: a line of settings, then a line
// for each entry in the right order.
func (r *reader) order(t format, s string) quiz.Response {
	_, list, _ := strings.Cut(s, "\n")
	var entries []richtext.Content
	for line := range strings.Lines(list) {
		if c := r.value(t, line); len(c) > 0 {
			entries = append(entries, c)
		}
	}
	return draft.Ordered(slices.Clip(entries))
}
