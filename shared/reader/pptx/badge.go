package pptx

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/ooxml"
	"formwright/shared/page"
)

// badge is the label that a small shape gives to the one beside it: a letter in
// a circle before the text of a choice, a number before a question. Nil when the
// shape says something by itself.
func (s *slide) badge(sh, next *shape) *page.Label {
	if !sh.boxed || sh.el.Name != "sp" || next.el.Name != "sp" || !hasText(next.text()) || sh.box.w*2 > next.box.w {
		return nil
	}
	if gap := next.box.x - sh.box.x - sh.box.w; gap > inch {
		return nil
	}
	label := s.badgeLabel(sh)
	if label == nil {
		return nil
	}
	core := strings.TrimSuffix(label.Text, ".")
	if first := firstText(next.text()); strings.HasPrefix(strings.TrimSpace(first), core+".") || strings.HasPrefix(strings.TrimSpace(first), core+")") {
		return nil // it has the same label in its text
	}
	return label
}

// badgeLabel is the letter or number that is all a shape says; nil for others.
func (s *slide) badgeLabel(sh *shape) *page.Label {
	core := strings.Trim(plainText(sh.text()), "().: ")
	label := &page.Label{Text: core + ".", List: s.name + " badges"} // the shape's edge stands for the stop
	switch n, err := strconv.Atoi(core); {
	case err == nil && n > 0 && n < 1000:
		label.Format, label.Number = page.Decimal, n
	case len(core) == 1 && core[0] >= 'A' && core[0] <= 'H':
		label.Format, label.Number = page.UpperAlpha, int(core[0]-'A')+1
	case len(core) == 1 && core[0] >= 'a' && core[0] <= 'h':
		label.Format, label.Number = page.LowerAlpha, int(core[0]-'a')+1
	default:
		return nil
	}
	return label
}

// lettered makes labels of the letters that lie on the shapes of choices, above or beside
// their text.
func (s *slide) lettered() {
	if len(s.shapes) > maxBoxes {
		return // a drawing
	}
	on := map[*shape]*shape{} // the letter on a shape
	for _, sh := range s.shapes {
		if label := s.badgeLabel(sh); label == nil || label.Format == page.Decimal || !sh.boxed {
			continue
		}
		for _, under := range s.shapes {
			if under.carries(sh) && s.badgeLabel(under) == nil {
				if on[under] != nil {
					return // more than labels lie on it
				}
				on[under] = sh
			}
		}
	}
	for under, sh := range on {
		under.label = s.badgeLabel(sh)
	}
	s.shapes = slices.DeleteFunc(s.shapes, func(sh *shape) bool {
		for _, letter := range on {
			if sh == letter {
				return true
			}
		}
		return false
	})
}

// carries reports whether a small shape lies wholly on a drawn one with words.
func (sh *shape) carries(small *shape) bool {
	if sh == small || !sh.boxed || !sh.edged || !sh.placed || !small.placed || sh.el.Name != "sp" || !hasText(sh.text()) {
		return false
	}
	const slack = inch / 20
	inside := small.box.x >= sh.box.x-slack && small.box.y >= sh.box.y-slack &&
		small.box.x+small.box.w <= sh.box.x+sh.box.w+slack && small.box.y+small.box.h <= sh.box.y+sh.box.h+slack
	return inside && small.box.w*2 <= sh.box.w
}

// maxBoxes is how many shapes a slide has that people read one by one.
const maxBoxes = 200

// boxed gives a bullet to each of the boxes of one size that hold one paragraph
// each, for their edges part them as bullets part the items of a list.
func (s *slide) boxed() {
	if len(s.shapes) > maxBoxes {
		return // a drawing
	}
	for _, sh := range s.shapes {
		alike := 0
		for _, other := range s.shapes {
			if sh.likeBox(other) {
				alike++
			}
		}
		if alike >= 2 && alike <= 8 {
			sh.label = &page.Label{Text: "•", Format: page.Bullet, List: s.name + " boxes"}
		}
	}
}

// likeBox reports whether two shapes are boxes of one size with a line of text.
func (sh *shape) likeBox(other *shape) bool {
	return sh.isBox() && other.isBox() && alike(sh.box.w, other.box.w) && alike(sh.box.h, other.box.h)
}

func alike(a, b float64) bool { return abs(a-b) <= 0.05*max(a, b) }

func (sh *shape) isBox() bool {
	if !sh.boxed || !sh.placed || !sh.edged || sh.el.Name != "sp" {
		return false
	}
	text := plainText(sh.text())
	isBadge := len(text) == 1 && (text[0]|0x20 >= 'a' && text[0]|0x20 <= 'h')
	return strings.Trim(text, "?!¿¡؟？！ ") != "" && !isBadge && len(text) <= 200 && !strings.Contains(text, "\n")
}

// plainText is the text of a body whose paragraphs but one are empty.
func plainText(body *ooxml.Element) string {
	var b strings.Builder
	for p := range kids(body) {
		if p.Name != "p" {
			continue
		}
		for el := range kids(p) {
			switch el.Name {
			case "r", "fld":
				if t := kid(el, "t"); t != nil {
					b.WriteString(t.Text)
				}
			case "br", "m":
				b.WriteString("\n")
			}
		}
		b.WriteString("\n")
	}
	return strings.TrimSpace(b.String())
}

// firstText is the beginning of a body.
func firstText(body *ooxml.Element) string {
	text, _, _ := strings.Cut(plainText(body), "\n")
	return text
}

func hasText(body *ooxml.Element) bool { return plainText(body) != "" }
