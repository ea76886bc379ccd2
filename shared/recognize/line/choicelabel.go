package line

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/page"
	"formwright/shared/recognize/lexicon"
)

// choiceLabel finds what ChoiceLabel gives.
func (l *Line) choiceLabel() (lexicon.ChoiceLabel, bool) {
	if l.Label != nil {
		c, ok := autoChoice(*l.Label)
		if ok && c.Kind == lexicon.BulletLabel && l.Kind == TextLine {
			c = behindBullet(c, l.Text)
		}
		return c, ok
	}
	if l.Kind == TextLine {
		if c, ok := lexicon.WordedChoice(l.Text); ok {
			return c, true
		}
		c, ok := l.TypedChoice()
		if ok && c.Kind == lexicon.BulletLabel {
			return behindBullet(c, l.Text), true
		}
		if ok && c.Kind == lexicon.BoxLabel && len(l.Runs) > 0 && l.Runs[0].Round {
			c.Text = RadioButton
		}
		return c, ok
	}
	if len(l.Runs) > 0 && l.Runs[0].Kind == page.CheckRun {
		return lexicon.ChoiceLabel{Kind: lexicon.BoxLabel, Check: l.Runs[0].Check}, true
	}
	return lexicon.ChoiceLabel{}, false
}

// RadioButton is the text of the label that a radio button is, ticked or not.
const RadioButton = "◯"

// behindBullet prefers the letter that stands behind a bullet, "• A. Rome", "• [A] Rome",
// "• ✓ A. Rome", or the number in brackets: "• (1) Rome".
func behindBullet(bullet lexicon.ChoiceLabel, text string) lexicon.ChoiceLabel {
	mark, rest := lexicon.LeadingMark(text[bullet.End:])
	if mark != "" && mark[0] < utf8.RuneSelf {
		mark, rest = "", text[bullet.End:]
	}
	c, ok := lexicon.SignLabel(rest)
	letter := c.Kind == lexicon.LetterLabel && len(c.Sign) == 1 && c.Sign <= "h" && strings.IndexByte(".):([", c.Delim) >= 0
	if !ok || !letter && (c.Kind != lexicon.DigitLabel || c.Delim != '(') {
		return bullet
	}
	c.End += len(text) - len(rest)
	c.Text = text[:c.End]
	if c.Mark = bullet.Mark; mark != "" {
		c.Mark = mark
	}
	return c
}

func autoChoice(a page.Label) (lexicon.ChoiceLabel, bool) {
	if a.List == PartsList {
		return lexicon.ChoiceLabel{}, false
	}
	out := lexicon.ChoiceLabel{Auto: true, Level: a.Level, List: a.List, Text: a.Text, Check: a.Check}
	if a.Check != page.NoCheck {
		out.Kind = lexicon.BoxLabel
		return out, true
	}
	if a.Format == page.Bullet {
		out.Kind = lexicon.BulletLabel
		if b, ok := BoxOf(a.Text); ok {
			out.Kind, out.Check = lexicon.BoxLabel, b.Check
		}
		return out, true
	}
	typed, ok := ChoiceLabelOf(strings.TrimSpace(a.Text) + " x")
	if !ok && a.Format == page.Decimal && a.Number > 0 {
		typed, ok = lexicon.ChoiceLabel{Kind: lexicon.DigitLabel, Sign: lexicon.DecimalText(a.Number), Delim: '.'}, true
	}
	if !ok {
		return lexicon.ChoiceLabel{}, false
	}
	out.Kind, out.Sign, out.Delim, out.Upper = typed.Kind, typed.Sign, typed.Delim, typed.Upper
	return out, true
}

// ChoiceLabelOf reads a typed label at the beginning of s: "A.", "(b)", "[C]",
// "3)", "а)", "①", "•", "[x]", with a sign of the right answer before it.
func ChoiceLabelOf(s string) (lexicon.ChoiceLabel, bool) {
	if c, ok, decided := markedLabel(s); decided {
		return c, ok
	}
	return PlainLabel(s)
}

// markedLabel reads the label behind a sign of what is right or wrong. It is decided
// where there is one, or can be none.
func markedLabel(s string) (label lexicon.ChoiceLabel, ok, decided bool) {
	if BeginsWord(s) {
		return lexicon.ChoiceLabel{}, false, true
	}
	if rest := withoutCross(s); len(rest) < len(s) {
		if l, ok := PlainLabel(rest); ok && l.Kind == lexicon.LetterLabel {
			l.End += len(s) - len(rest)
			return l, true, true
		}
	}
	mark, rest := lexicon.LeadingMark(s)
	if mark != "" {
		if l, ok := PlainLabel(rest); ok && (l.Kind == lexicon.LetterLabel || l.Kind == lexicon.DigitLabel || l.Kind == lexicon.BulletLabel && mark[0] >= utf8.RuneSelf) { // "✓ - Rome"
			l.Mark, l.End = mark, l.End+len(s)-len(rest)
			return l, true, true
		}
	}
	return lexicon.ChoiceLabel{}, false, false
}

// BeginsWord reports whether s begins with two letters that are no Roman numeral
// and no name of a letter: it is then no label.
func BeginsWord(s string) bool {
	if len(s) < 2 {
		return false
	}
	if s[0] < utf8.RuneSelf && s[1] < utf8.RuneSelf {
		return lexicon.IsASCIILetter(s[0]) && lexicon.IsASCIILetter(s[1]) && strings.IndexByte("ivxIVX", s[0]) < 0
	}
	first, size := utf8.DecodeRuneInString(s)
	second, _ := utf8.DecodeRuneInString(s[size:])
	return unicode.IsLetter(first) && unicode.IsLetter(second) && lexicon.PersianLetter(s) == 0
}

func PlainLabel(s string) (lexicon.ChoiceLabel, bool) {
	if l, ok := BoxOf(s); ok {
		return l, true
	}
	if l, ok := lexicon.SignLabel(s); ok {
		return l, true
	}
	return BulletOf(s)
}

// withoutCross cuts the sign of a wrong choice off the front of a text.
func withoutCross(s string) string {
	if s == "" || s[0] < utf8.RuneSelf {
		return s
	}
	for _, cross := range []string{"❌", "✖"} {
		if rest, ok := strings.CutPrefix(s, cross); ok {
			return strings.TrimLeft(strings.TrimPrefix(rest, "\ufe0f"), " \t")
		}
	}
	return s
}

// BulletOf reads a typed bullet. A dash needs a following letter, not a digit:
// "-5" is a number.
func BulletOf(s string) (lexicon.ChoiceLabel, bool) {
	r, size := utf8.DecodeRuneInString(s)
	if r < utf8.RuneSelf && r != '-' && r != '*' && r != '+' {
		return lexicon.ChoiceLabel{}, false
	}
	rest := strings.TrimPrefix(s[size:], pictured)
	next, _ := utf8.DecodeRuneInString(rest)
	switch {
	case strings.ContainsRune("•◦▪▫●○‣⁃∙·・･", r) && strings.TrimSpace(rest) != "":
	case strings.ContainsRune("-–—*+", r) && (next == ' ' || next == '\t'):
	case strings.ContainsRune("-–—", r) && unicode.IsLetter(next):
	default:
		return lexicon.ChoiceLabel{}, false
	}
	return lexicon.ChoiceLabel{Kind: lexicon.BulletLabel, Text: string(r), End: len(s) - len(strings.TrimLeft(rest, " \t"))}, true
}
