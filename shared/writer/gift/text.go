package gift

import (
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/moodle"
)

// text spells the texts of one question, all in one format.
type text struct{ html bool }

func (x text) format() string {
	if x.html {
		return "[html]"
	}
	return "[plain]"
}

func (x text) name(s string) string {
	return "::" + escape(fit.Cut(strings.Join(strings.Fields(s), " "), 255)) + "::"
}

// content spells content inside an answer or feedback. A bracket at the start
// could be read as a format, so the format is said again before it.
func (x text) content(c richtext.Content) string {
	var s string
	if x.html {
		s = moodle.Braces(c.InlineHTML(moodle.HTML(nil, nil)))
	} else {
		s = c.Text()
	}
	s = escape(strings.TrimSpace(s))
	if strings.HasPrefix(s, "[") {
		return x.format() + s
	}
	return s
}

// answer spells a text that is never HTML: an accepted answer.
func (x text) answer(s string) string {
	s = escape(s)
	if strings.HasPrefix(s, "[") {
		return x.format() + s
	}
	return s
}

// gapMark stands for the gap while the stem is spelled; no content can hold it.
const gapMark = "\x00"

// stem is what stands before and after the answers. They stand in the place of
// the only blank, where Moodle draws a line, when text follows it; otherwise they
// follow the stem.
func (x text) stem(item quiz.Item) (before, after string) {
	if b, ok := item.Response.(quiz.Blanks); ok && len(b.Blanks) == 1 {
		before, after = x.around(item.Stem, b.Blanks[0].ID)
		if strings.TrimSpace(after) == "" {
			return before + richtext.BlankText + " ", ""
		}
		return before, after
	}
	if gapFits(item) {
		if before, after = x.around(item.Stem, ""); strings.TrimSpace(after) != "" {
			return before, after
		}
	}
	before, _ = x.around(item.Stem, gapMark)
	return before, ""
}

// gapFits reports whether the answers can stand in the stem: Moodle draws one
// line there.
func gapFits(item quiz.Item) bool {
	switch r := item.Response.(type) {
	case quiz.Choice:
		return !r.Multiple && fit.DrawnBlanks(item.Stem) == 1
	case quiz.Text, quiz.Number:
		return fit.DrawnBlanks(item.Stem) == 1
	}
	return false
}

func (x text) around(stem richtext.Content, id string) (before, after string) {
	mark := func(in string) string {
		if in == id {
			return gapMark
		}
		return richtext.BlankText
	}
	var s string
	if x.html {
		s = moodle.Braces(stem.InlineHTML(moodle.HTML(nil, mark)))
	} else {
		s = plainStem(stem, mark)
	}
	before, after, _ = strings.Cut(escape(strings.TrimSpace(s)), gapMark)
	return before, after
}

func plainStem(stem richtext.Content, blank func(string) string) string {
	return stem.Map(func(in richtext.Inline) []richtext.Inline {
		if b, ok := in.(richtext.Blank); ok {
			return []richtext.Inline{richtext.Text{Text: blank(b.ID)}}
		}
		return []richtext.Inline{in}
	}).Text()
}

// escape puts a backslash before the seven signs of GIFT and writes newlines as
// \n, so that no line of a text stands alone and none can be taken for a comment,
// a blank line or the end of a question.
func escape(s string) string {
	if !strings.ContainsAny(s, "\\~=#{}:\n") {
		return s
	}
	var b strings.Builder
	for _, r := range s {
		switch r {
		case '\n':
			b.WriteString(`\n`)
		case '\\', '~', '=', '#', '{', '}', ':':
			b.WriteByte('\\')
			b.WriteRune(r)
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// needsHTML reports whether content is more than lines of plain text, or holds a
// character that could be read as HTML or, in plain text, as one of Moodle's
// placeholders.
func needsHTML(c richtext.Content) bool {
	if c.Features() != (richtext.Features{}) || len(c) > 1 || c.RightToLeft() {
		return true
	}
	return strings.ContainsAny(c.Text(), "<>&")
}

func itemNeedsHTML(item quiz.Item) bool {
	fb := item.Feedback
	for _, c := range []richtext.Content{item.Stem, fb.General, fb.Correct, fb.Incorrect} {
		if needsHTML(c) {
			return true
		}
	}
	return responseNeedsHTML(item.Response)
}

func responseNeedsHTML(r quiz.Response) bool {
	switch r := r.(type) {
	case quiz.Choice:
		for i, e := range r.Choices {
			percent := len(r.Key) == 1 && r.Key[0] == i && strings.HasPrefix(strings.TrimSpace(e.Content.Text()), "%")
			if needsHTML(e.Content) || needsHTML(e.Feedback) || percent {
				return true
			}
		}
	case quiz.Text:
		for _, a := range r.Accepted {
			if needsHTML(a.Feedback) {
				return true
			}
		}
	case quiz.Match:
		for _, l := range r.Left {
			if needsHTML(l) {
				return true
			}
		}
	case quiz.Blanks:
		for _, b := range r.Blanks {
			if responseNeedsHTML(b.Response) {
				return true
			}
		}
	}
	return false
}
