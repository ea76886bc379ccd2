package gift_test

import (
	"errors"
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"
)

// question is what Moodle's importer makes of a question in GIFT.
type question struct {
	kind, category   string
	name, format     string
	stem, general    string
	single           bool
	answers          []answer
	pairs            [][2]string
	tags             []string
	wrongFB, rightFB string
}

type answer struct{ share, text, feedback string }

// parse reads GIFT in the way and the order of Moodle's importer: questions end
// at blank lines, comments vanish, escapes become placeholders before anything
// is split.
func parse(file string) ([]question, error) {
	var out []question
	var block []string
	flush := func() error {
		if len(block) == 0 {
			return nil
		}
		q, err := parseBlock(block)
		block = nil
		if err == nil && q.kind != "" {
			out = append(out, q)
		}
		return err
	}
	for _, line := range strings.Split(strings.ReplaceAll(file, "\r", ""), "\n") {
		if trimmed := strings.TrimSpace(line); trimmed == "" || trimmed == "0" {
			if err := flush(); err != nil {
				return nil, err
			}
			continue
		}
		block = append(block, line)
	}
	return out, flush()
}

func parseBlock(lines []string) (question, error) {
	var q question
	var kept []string
	for _, line := range lines {
		if trimmed := strings.TrimSpace(line); strings.HasPrefix(trimmed, "//") {
			for _, m := range regexp.MustCompile(`\[tag:((?:\\\]|[^\]])*)\]`).FindAllStringSubmatch(trimmed, -1) {
				q.tags = append(q.tags, strings.ReplaceAll(m[1], `\]`, `]`))
			}
			continue
		}
		kept = append(kept, line)
	}
	text := pre(strings.TrimSpace(strings.Join(kept, "\n")))
	if rest, ok := strings.CutPrefix(text, "$CATEGORY:"); ok {
		q.kind, q.category = "category", strings.TrimSpace(rest)
		return q, q.fits()
	}
	if rest, ok := strings.CutPrefix(text, "::"); ok {
		name, after, found := strings.Cut(rest, "::")
		if !found {
			return q, errors.New("the name has no end")
		}
		q.name, text = post(name), strings.TrimSpace(after)
	}
	start, end := strings.Index(text, "{"), strings.Index(text, "}")
	if start < 0 && end < 0 {
		q.kind = "description"
		q.stem, q.format = withFormat(text, "moodle")
		return q, nil
	}
	if start < 0 || end < start {
		return q, fmt.Errorf("braces do not match in %q", text)
	}
	body, tail := strings.TrimSpace(text[start+1:end]), text[end+1:]
	stem := text[:start]
	if strings.ContainsAny(tail, "{}") {
		return q, fmt.Errorf("braces in the tail %q", tail)
	}
	if tail != "" {
		stem += "_____" + tail
	}
	q.stem, q.format = withFormat(stem, "moodle")
	if i := strings.LastIndex(body, "####"); i >= 0 {
		q.general, _ = withFormat(body[i+4:], q.format)
		body = strings.TrimSpace(body[:i])
	}
	if err := q.parseAnswers(body); err != nil {
		return q, err
	}
	return q, q.fits()
}

// fits reports what stops the import of the whole file: tags of which nothing is
// left, and texts too long for their column.
func (q *question) fits() error {
	for _, tag := range q.tags {
		if tag == "" || tag == "0" || strings.ContainsAny(tag, "<>`") {
			return fmt.Errorf("the tag %q", tag)
		}
	}
	short := regexp.MustCompile(`[^/](?:[^/]|//)*`).FindAllString(q.category, -1)
	for _, p := range q.pairs {
		short = append(short, p[1])
	}
	for _, text := range short {
		if n := utf8.RuneCountInString(strings.ReplaceAll(text, "//", "/")); n > 255 {
			return fmt.Errorf("%d characters for a column of 255: %q", n, text)
		}
	}
	return nil
}

func (q *question) parseAnswers(body string) error {
	head, _, _ := strings.Cut(body, "#")
	head = strings.TrimSpace(head)
	switch {
	case body == "":
		q.kind = "essay"
	case body[0] == '#':
		q.kind = "numerical"
		return q.numerical(body[1:])
	case strings.Contains(body, "~"):
		q.kind, q.single = "multichoice", strings.Contains(body, "=")
		return q.choices(body)
	case strings.Contains(body, "=") && strings.Contains(body, "->"):
		q.kind = "match"
		return q.matching(body)
	case head == "T" || head == "F" || head == "TRUE" || head == "FALSE":
		q.kind = "truefalse"
		bits := append(strings.SplitN(body, "#", 3), "", "")
		q.answers = []answer{{text: head[:1]}}
		q.wrongFB, _ = withFormat(strings.TrimSpace(bits[1]), q.format)
		q.rightFB, _ = withFormat(strings.TrimSpace(bits[2]), q.format)
	default:
		q.kind = "shortanswer"
		for _, part := range split(body, "=") {
			q.answers = append(q.answers, q.answer(part, "100"))
		}
	}
	return nil
}

func (q *question) choices(body string) error {
	for _, part := range split(strings.ReplaceAll(body, "=", "~="), "~") {
		if rest, ok := strings.CutPrefix(part, "="); ok {
			a := q.comment(rest)
			a.share = "100"
			q.answers = append(q.answers, a)
			continue
		}
		q.answers = append(q.answers, q.answer(part, "0"))
	}
	if len(q.answers) < 2 {
		return errors.New("a choice needs two answers")
	}
	return nil
}

func (q *question) matching(body string) error {
	for _, part := range split(body, "=") {
		left, right, ok := strings.Cut(part, "->")
		if !ok {
			return fmt.Errorf("no -> in %q", part)
		}
		left, _ = withFormat(left, q.format)
		q.pairs = append(q.pairs, [2]string{left, strings.TrimSpace(post(right))})
	}
	if len(q.pairs) < 2 {
		return errors.New("a match needs two pairs")
	}
	return nil
}

func (q *question) numerical(body string) error {
	body, wrong, hasWrong := strings.Cut(body, "~")
	for _, part := range split(body, "=") {
		a := q.answer(part, "100")
		for _, n := range regexp.MustCompile(`\.\.|:`).Split(a.text, -1) {
			if !regexp.MustCompile(`^-?[0-9.]+$`).MatchString(n) {
				return fmt.Errorf("%q is no number", n)
			}
		}
		q.answers = append(q.answers, a)
	}
	if hasWrong {
		q.wrongFB = q.comment(wrong).feedback
	}
	if len(q.answers) == 0 {
		return errors.New("no number")
	}
	return nil
}

// split parts the answers at their mark; Moodle drops a part before the first.
func split(body, mark string) []string {
	var out []string
	for i, part := range strings.Split(body, mark) {
		if part = strings.TrimSpace(part); i > 0 || part != "" && part != "0" {
			out = append(out, part)
		}
	}
	return out
}

func (q *question) answer(part, share string) answer {
	if m := regexp.MustCompile(`^%(-*[0-9]{1,2}\.?[0-9]*)%`).FindStringSubmatch(part); m != nil {
		share, part = m[1], part[len(m[0]):]
	}
	a := q.comment(part)
	a.share = share
	return a
}

func (q *question) comment(part string) answer {
	text, feedback, _ := strings.Cut(part, "#")
	text, _ = withFormat(strings.TrimSpace(text), q.format)
	feedback, _ = withFormat(strings.TrimSpace(feedback), q.format)
	return answer{text: text, feedback: feedback}
}

func withFormat(s, format string) (text, is string) {
	for _, f := range []string{"html", "plain", "moodle", "markdown"} {
		if rest, ok := strings.CutPrefix(s, "["+f+"]"); ok {
			return strings.TrimSpace(post(rest)), f
		}
	}
	return strings.TrimSpace(post(s)), format
}

func pre(s string) string {
	s = strings.ReplaceAll(s, `\\`, "&&092;")
	s = strings.NewReplacer(`\:`, "&&058;", `\#`, "&&035;", `\=`, "&&061;", `\{`, "&&123;", `\}`, "&&125;", `\~`, "&&126;", `\n`, "&&010").Replace(s)
	return strings.ReplaceAll(s, "&&092;", `\`)
}

func post(s string) string {
	return strings.NewReplacer("&&058;", ":", "&&035;", "#", "&&061;", "=", "&&123;", "{", "&&125;", "}", "&&126;", "~", "&&010", "\n").Replace(s)
}
