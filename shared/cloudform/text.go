package cloudform

import (
	"fmt"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// maxWidth is the widest picture the service takes.
const maxWidth = 740

// split parts content into its lines of text and the pictures that the service
// can fetch; of others the description stands in the text.
func (p *planner) split(c richtext.Content, item string) (lines []string, pictures []Image) {
	rest := c.Map(func(in richtext.Inline) []richtext.Inline {
		shown, ok := in.(richtext.Image)
		if !ok {
			return []richtext.Inline{in}
		}
		if image, ok := p.image(shown); ok {
			pictures = append(pictures, image)
			return nil
		}
		p.lose(item, quiz.ImageDropped, "A picture was left out: the cloud service takes PNG, JPEG and GIF pictures that it can fetch from this service. Its description, if it has one, stands in its place.")
		return described(shown)
	})
	for _, line := range strings.FieldsFunc(rest.Text(), breaksLine) {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, line)
		}
	}
	return lines, pictures
}

// words is content where no picture can stand, on one line.
func (p *planner) words(c richtext.Content, item string) string {
	lines := p.lines(c, item)
	return strings.Join(lines, " ")
}

func (p *planner) lines(c richtext.Content, item string) []string {
	held := p.options.Pictures
	p.options.Pictures = nil
	lines, _ := p.split(c, item)
	p.options.Pictures = held
	return lines
}

func (p *planner) image(shown richtext.Image) (Image, bool) {
	address, ok := p.options.Pictures[shown.Hash]
	if !ok {
		return Image{}, false
	}
	image := Image{SourceURI: address, AltText: oneLine(shown.Alt)}
	if shown.Width > 0 {
		image.Properties = &Properties{Width: min(shown.Width, maxWidth)}
	}
	return image, true
}

func described(image richtext.Image) []richtext.Inline {
	if image.Alt == "" {
		return nil
	}
	return []richtext.Inline{richtext.Text{Text: image.Alt}}
}

// breaksLine reports whether a character ends a line; the service refuses such
// in titles and options.
func breaksLine(r rune) bool {
	switch r {
	case '\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029':
		return true
	}
	return false
}

func oneLine(s string) string {
	return strings.TrimSpace(strings.Map(func(r rune) rune {
		if breaksLine(r) {
			return ' '
		}
		return r
	}, s))
}

// distinct gives the options names that nobody mixes up, because the service
// refuses two that read the same: a second one gets a number.
func (p *planner) distinct(values []string, item string) []string {
	seen := map[string]bool{}
	out := make([]string, len(values))
	for i, value := range values {
		name := value
		for n := 2; seen[name]; n++ {
			name = fmt.Sprintf("%s (%d)", value, n)
		}
		if name != value {
			p.lose(item, quiz.TextChanged, "Entries that read the same got numbers: the cloud service takes each only once.")
		}
		seen[name] = true
		out[i] = name
	}
	return out
}

// letter names an entry that has no words: A, B ... Z, AA.
func letter(i int) string {
	if i >= 26 {
		return letter(i/26-1) + letter(i%26)
	}
	return string(rune('A' + i))
}
