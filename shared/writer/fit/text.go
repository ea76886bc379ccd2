package fit

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/formula"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/target"
)

// content fits one piece of content; limit is in characters, 0 for none. What
// shows nothing becomes nil.
func (f *fitter) content(c richtext.Content, limit int, n *notes) richtext.Content {
	if len(c) == 0 {
		return nil
	}
	c, dirty := c.Clean()
	if dirty {
		n.add(quiz.TextChanged, "Control characters were taken out of the text.")
	}
	has := c.Features()
	if has.Images || has.Math {
		c = c.Map(func(in richtext.Inline) []richtext.Inline { return f.inline(in, n) })
	}
	if f.t.Markup == target.PlainText && (has.Markup || has.Tables || len(c) > 0) {
		c = f.flat(c, n)
	}
	if blank(c) {
		return nil
	}
	return f.cutContent(c, limit, n)
}

func (f *fitter) inline(in richtext.Inline, n *notes) []richtext.Inline {
	switch in := in.(type) {
	case richtext.Image:
		if f.t.Images && f.shows(in) {
			return []richtext.Inline{in}
		}
		n.add(quiz.ImageDropped, "A picture was left out: %s", f.whyNoImage())
		return text(in.Alt)
	case richtext.Math:
		if f.renders(in) {
			return []richtext.Inline{in}
		}
		n.add(quiz.MathFlattened, "A formula was written as plain text: %s cannot show it as a formula.", f.t.Platform)
		if f.t.Math == target.MathText {
			return text(in.Readable())
		}
	}
	return []richtext.Inline{in}
}

func text(s string) []richtext.Inline {
	if s == "" {
		return nil
	}
	return []richtext.Inline{richtext.Text{Text: strings.Join(strings.Fields(s), " ")}}
}

func (f *fitter) whyNoImage() string {
	if f.t.Images {
		return "it is of a kind that browsers do not show. Its description, if it has one, stands in its place."
	}
	return f.t.Platform + " has no place for one there. Its description, if it has one, stands in its place."
}

// shows reports whether the target can show a picture of this type: pages of a
// platform show what browsers do.
func (f *fitter) shows(img richtext.Image) bool {
	if f.t.Markup != target.HTML {
		return true
	}
	switch f.in.Media[img.Hash].Type {
	case "image/png", "image/jpeg", "image/gif", "image/svg+xml", "image/webp", "image/bmp":
		return true
	}
	return false
}

func (f *fitter) renders(m richtext.Math) bool {
	switch f.t.Math {
	case target.MathText:
		return false
	case target.MathML:
		if _, ok := richtext.CleanMathML(m.MathML); ok {
			return true
		}
		_, err := formula.FromLaTeX(m.LaTeX) // the writers make MathML of it
		return m.LaTeX != "" && err == nil
	default:
		return m.LaTeX != "" || f.t.Math == target.MathOMML
	}
}

func (f *fitter) flat(c richtext.Content, n *notes) richtext.Content {
	flat, lost := c.Flatten()
	if lost.Tables {
		n.add(quiz.TableFlattened, "A table was written as lines of text: %s cannot hold tables.", f.t.Platform)
	}
	if lost.Markup {
		n.add(quiz.FormatFlattened, "Formatting such as bold, lists, code or links became plain text.")
	}
	return flat
}

func (f *fitter) cutContent(c richtext.Content, limit int, n *notes) richtext.Content {
	if limit == 0 || utf8.RuneCountInString(c.Text()) <= limit {
		return c
	}
	n.add(quiz.TextCut, "A text was cut: %s takes at most %d characters there.", f.t.Platform, limit)
	return richtext.Plain(Cut(c.Text(), limit))
}

// phrase fits a text of one line.
func (f *fitter) phrase(s string, limit int, n *notes) string {
	clean := richtext.Clean(s)
	if clean != s {
		n.add(quiz.TextChanged, "Control characters were taken out of the text.")
	}
	if strings.ContainsAny(clean, "\t\n") {
		clean = strings.Join(strings.Fields(clean), " ")
	}
	if limit == 0 || utf8.RuneCountInString(clean) <= limit {
		return clean
	}
	n.add(quiz.TextCut, "A text was cut: %s takes at most %d characters there.", f.t.Platform, limit)
	return Cut(clean, limit)
}

// Cut shortens s to at most limit characters, at a word where there is one in
// its second half, and marks the cut with "…".
func Cut(s string, limit int) string {
	runes := []rune(s)
	if len(runes) <= limit {
		return s
	}
	cut := runes[:limit-1]
	for i := len(cut); i > len(cut)/2; i-- {
		if unicode.IsSpace(runes[i]) {
			cut = runes[:i]
			break
		}
	}
	return strings.TrimRightFunc(string(cut), unicode.IsSpace) + "…"
}

// blank reports whether content shows nothing a person could read.
func blank(c richtext.Content) bool {
	found := false
	c.Inlines(func(in richtext.Inline) bool {
		switch in := in.(type) {
		case richtext.Text:
			found = !blankText(in.Text)
		case richtext.Math:
			found = in.MathML != "" || !blankText(in.Readable())
		case richtext.Image, richtext.Blank:
			found = true
		}
		return !found
	})
	if found {
		return false
	}
	return c.Blocks(func(b richtext.Block) bool {
		code, ok := b.(richtext.Code)
		return !ok || blankText(code.Text)
	})
}

func blankText(s string) bool {
	return !strings.ContainsFunc(s, func(r rune) bool {
		return !unicode.IsSpace(r) && (unicode.IsGraphic(r) || unicode.Is(unicode.Co, r))
	})
}
