package gift

import (
	"regexp"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/importer/draft"
	"formwright/shared/importer/htmltext"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

var (
	nameMark   = regexp.MustCompile(`(?s)^\s*::(.*?)::`)
	formatMark = regexp.MustCompile(`(?i)^\s*\[(html|moodle|plain|markdown)\]`)
)

func (r *reader) block(b block) {
	r.at = finding.Position{Line: b.line}
	if b.category != "" {
		r.d.Enter(r.categories, b.category)
		return
	}
	name, text := "", withLiteralSigns(b.text)
	if m := nameMark.FindStringSubmatch(text); m != nil {
		name, text = draft.Line(show(m[1])), text[len(m[0]):]
	}
	t, text := r.formatOf(withBraces(text), format(""))
	before, answers, after, ok := parts(text)
	switch {
	case !ok && strings.ContainsAny(text, "{}"):
		r.d.Report(finding.Error, finding.UnreadPart, r.at, show(b.text), "A question was left out: a brace has no counterpart.")
		return
	case !ok:
		r.d.Describe(name, r.content(t, text, true))
		return
	}
	stem := before
	if strings.TrimSpace(after) != "" {
		stem += " _____ " + strings.TrimSpace(after)
	}
	item := quiz.Item{Stem: r.content(t, stem, true), Tags: b.tags, Position: r.at}
	item.Label = draft.Label(unescaped(name), item.Stem)
	r.answer(&item, t, answers)
}

// answer reads what stands between the braces.
func (r *reader) answer(item *quiz.Item, t format, answers string) {
	if own, general, ok := strings.Cut(answers, "####"); ok {
		answers = own
		item.Feedback.General = r.value(t, general)
	}
	if item.Response = r.response(item, t, strings.TrimSpace(answers)); item.Response != nil {
		r.d.Add(*item)
	}
}

// parts cuts a question at its answers. The first braces that hold answers are
// the ones; others, as in a formula, are text.
func parts(text string) (before, answers, after string, ok bool) {
	last := -1
	for from := 0; ; {
		open := strings.IndexByte(text[from:], '{')
		if open < 0 {
			break
		}
		open += from
		shut := strings.IndexByte(text[open:], '}')
		if shut < 0 {
			break
		}
		shut += open
		if likelyAnswers(text[open+1 : shut]) {
			return text[:open], text[open+1 : shut], text[shut+1:], true
		}
		last, from = open, open+1
	}
	if last < 0 {
		return "", "", "", false
	}
	shut := last + strings.IndexByte(text[last:], '}')
	return text[:last], text[last+1 : shut], text[shut+1:], true
}

// signedLine is a line that begins as an answer does, with more behind the sign.
var signedLine = regexp.MustCompile(`(?m)^[ \t]*[=~][ \t]*[^\s=~]`)

// leastSigned is how many lines of answers show where a forgotten brace belongs.
const leastSigned = 2

// withBraces puts the braces around the answers of a question that people forgot: all
// lines below its text begin with their signs.
func withBraces(text string) string {
	if strings.Contains(text, "{") {
		return text
	}
	body := strings.TrimRight(text, " \t\r\n")
	body = strings.TrimSuffix(body, "}")
	lines := signedLine.FindAllStringIndex(body, -1)
	if len(lines) < leastSigned || strings.Contains(body, "}") || strings.TrimSpace(body[:lines[0][0]]) == "" {
		return text
	}
	answers := strings.TrimRight(body[lines[0][0]:], " \t\r\n")
	if strings.Count(answers, "\n") != len(lines)-1 {
		return text
	}
	return body[:lines[0][0]] + "{" + answers + "}"
}

var truthMark = regexp.MustCompile(`(?i)^(T|TRUE|F|FALSE)\s*(#|$)`)

// likelyAnswers reports whether what stands between braces begins like answers.
func likelyAnswers(s string) bool {
	s = strings.TrimSpace(s)
	return s == "" || strings.ContainsRune("=~#>", rune(s[0])) || truthMark.MatchString(s)
}

// format is how a text is written; the empty one is Moodle's own.
type format string

// formatOf takes the sign of a text's format from it.
func (r *reader) formatOf(text string, otherwise format) (format, string) {
	if m := formatMark.FindStringSubmatch(text); m != nil {
		return format(strings.ToLower(m[1])), text[len(m[0]):]
	}
	return otherwise, text
}

// content reads a text; stem says that a drawn line in it is a blank.
func (r *reader) content(t format, text string, stem bool) richtext.Content {
	h := htmltext.Reader{Media: r.d.Media(), Lost: r.d.Lost(r.at), Drawn: stem}
	text = strings.TrimSpace(text)
	switch t {
	case "html":
		return h.HTML(show(text))
	case "plain":
		return h.Plain(show(strings.ReplaceAll(text, "\n", " ")))
	case "markdown":
		return h.Markdown(show(text))
	default:
		return h.HTML(htmltext.Lines(htmltext.Known(show(strings.ReplaceAll(text, "\n", " ")))))
	}
}

// value reads a choice or feedback, which may say a format of its own.
func (r *reader) value(t format, text string) richtext.Content {
	t, text = r.formatOf(text, t)
	return r.content(t, text, false)
}

func unescaped(name string) string { return htmltext.Reader{}.HTML(name).Line() }
