// Package canvas writes the QTI 1.2 package that Canvas imports, in its own
// dialect: both Classic Quizzes and New Quizzes read it. It expects a quiz that
// fits the target already.
package canvas

import (
	"bufio"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"slices"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/element"
	"formwright/shared/writer/pack"
	"formwright/shared/writer/target"
)

// Write writes the package and returns what Canvas could not hold. Pictures are
// streamed.
func Write(w io.Writer, q quiz.Quiz, _ target.Target) ([]quiz.Loss, error) {
	p := &parcel{q: q, seen: map[string]bool{}}
	items := p.items()
	p.description = p.html(q.Introduction)
	p.shuffle = p.shuffled()
	p.id = "g" + digest(p.title(), p.description, items)
	a := pack.New(w)
	for _, e := range []struct {
		name    string
		content []string
	}{
		{"imsmanifest.xml", []string{p.manifest()}}, {p.id + "/" + p.id + ".xml", p.assessment(items)}, {p.id + "/assessment_meta.xml", []string{p.meta()}},
	} {
		if err := a.Add(e.name, e.content...); err != nil {
			return nil, err
		}
	}
	for _, hash := range p.media {
		if err := a.Media(p.mediaPath(hash), q.Media[hash]); err != nil {
			return nil, err
		}
	}
	return p.losses, a.Close()
}

// parcel is a package in the making.
type parcel struct {
	q           quiz.Quiz
	id          string // Canvas files what it imports under it: another quiz needs another
	description string
	shuffle     bool
	media       []string // hashes in order of first appearance
	seen        map[string]bool
	points      quiz.Decimal // of all items
	losses      []quiz.Loss
}

func digest(parts ...string) string {
	h := sha256.New()
	b := bufio.NewWriter(h)
	for _, p := range parts {
		b.WriteString(p)
		b.WriteByte(0)
	}
	b.Flush()
	return hex.EncodeToString(h.Sum(nil)[:16])
}

func (p *parcel) lose(code quiz.LossCode, item, format string, args ...any) {
	p.losses = append(p.losses, quiz.Loss{Code: code, Item: item, Message: fmt.Sprintf(format, args...)})
}

func (p *parcel) title() string { return cmp.Or(strings.TrimSpace(p.q.Title), "Quiz") }

// shuffled reports whether the quiz shuffles its choices: Canvas knows that of a
// whole quiz only.
func (p *parcel) shuffled() bool {
	var shuffled, fixed []string
	for _, item := range p.q.Items {
		switch r := item.Response.(type) {
		case quiz.Choice:
			if r.Shuffle {
				shuffled = append(shuffled, item.ID)
			} else {
				fixed = append(fixed, item.ID)
			}
		case quiz.Blanks:
			if slices.ContainsFunc(r.Blanks, func(b quiz.Blank) bool { c, menu := b.Response.(quiz.Choice); return menu && c.Shuffle }) {
				p.lose(quiz.ShuffleDropped, item.ID, "The entries of a dropdown are not shuffled: Canvas keeps their order.")
			}
		}
	}
	if len(shuffled) > 0 && len(fixed) > 0 {
		for _, id := range shuffled {
			p.lose(quiz.ShuffleDropped, id, "The choices are not shuffled: Canvas shuffles those of all questions of a quiz or of none.")
		}
		return false
	}
	return len(shuffled) > 0
}

// html is content as Canvas keeps it. Formulas are LaTeX, which its pages render.
func (p *parcel) html(c richtext.Content) string { return p.gapped(c, nil) }

// phrase is html without the paragraph around a single one.
func (p *parcel) phrase(c richtext.Content) string { return c.InlineHTML(p.options(nil)) }

// gapped is html with a name for each blank.
func (p *parcel) gapped(c richtext.Content, blank func(id string) string) string {
	return c.HTML(p.options(blank))
}

func (p *parcel) options(blank func(id string) string) richtext.HTMLOptions {
	return richtext.HTMLOptions{Image: p.image, Math: richtext.MathAsLaTeX, Blank: blank, XHTML: true}
}

// image gives the address that Canvas replaces by that of the course's files.
func (p *parcel) image(img richtext.Image) string {
	if _, ok := p.q.Media[img.Hash]; !ok {
		return ""
	}
	if !p.seen[img.Hash] {
		p.seen[img.Hash] = true
		p.media = append(p.media, img.Hash)
	}
	return "%24IMS-CC-FILEBASE%24/" + p.mediaPath(img.Hash)
}

func (p *parcel) mediaPath(hash string) string {
	return "media/" + pack.MediaName(hash, p.q.Media[hash].Type)
}

// assessment puts the items into the file of the quiz, in pieces.
func (p *parcel) assessment(items string) []string {
	return []string{element.Header + `<questestinterop xmlns="http://www.imsglobal.org/xsd/ims_qtiasiv1p2" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"` +
		` xsi:schemaLocation="http://www.imsglobal.org/xsd/ims_qtiasiv1p2 http://www.imsglobal.org/xsd/ims_qtiasiv1p2p1.xsd">` + "\n" +
		`<assessment ident="` + p.id + `" title="` + element.Attribute(p.title()) + `">` + "\n" +
		"<qtimetadata><qtimetadatafield><fieldlabel>cc_maxattempts</fieldlabel><fieldentry>1</fieldentry></qtimetadatafield></qtimetadata>\n" +
		`<section ident="root_section">` + "\n", items, "</section>\n</assessment>\n</questestinterop>\n"}
}
