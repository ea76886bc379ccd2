// Package brightspace writes the package that Brightspace (D2L) imports: its own
// dialect of QTI 1.2, once as a quiz and once as a part of the question library,
// as its exports have it. It expects a quiz that fits the target already.
package brightspace

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"io"
	"strings"

	"formwright/shared/formula"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/element"
	"formwright/shared/writer/pack"
	"formwright/shared/writer/qti1"
	"formwright/shared/writer/target"
)

// Names of the files, and of the quiz in the manifest.
const (
	quizFile    = "quiz_d2l_1.xml"
	libraryFile = "questiondb.xml"
	quizID      = "res_quiz_1"
)

// Namespaces; that of D2L has its prefix in every package.
const (
	d2l     = "http://desire2learn.com/xsd/d2lcp_v2p0"
	content = "http://www.imsglobal.org/xsd/imscp_v1p1"
)

// Write writes the package and returns what Brightspace could not hold. Pictures
// are streamed.
func Write(w io.Writer, q quiz.Quiz, _ target.Target) ([]quiz.Loss, error) {
	p := &parcel{q: q, number: number(q), seen: map[string]bool{}}
	introduction, items := p.html(q.Introduction), p.items()
	a := pack.New(w)
	for _, e := range []struct {
		name    string
		content []string
	}{{"imsmanifest.xml", []string{p.manifest()}}, {quizFile, p.quiz(introduction, items)}, {libraryFile, p.library(items)}} {
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
	q      quiz.Quiz
	number uint32   // tells this quiz's questions from another's
	media  []string // hashes in order of first appearance
	seen   map[string]bool
	losses []quiz.Loss
}

// number is derived from what the quiz asks; Brightspace names questions by
// numbers.
func number(q quiz.Quiz) uint32 {
	h := sha256.New()
	io.WriteString(h, q.Title)
	for _, item := range q.Items {
		fmt.Fprintf(h, "\x00%s\x00%s", item.ID, item.Stem.Text())
	}
	return binary.BigEndian.Uint32(h.Sum(nil)) >> 8
}

func (p *parcel) lose(code quiz.LossCode, item, format string, args ...any) {
	p.losses = append(p.losses, quiz.Loss{Code: code, Item: item, Message: fmt.Sprintf(format, args...)})
}

func (p *parcel) title() string { return cmp.Or(strings.TrimSpace(p.q.Title), "Quiz") }

func (p *parcel) html(c richtext.Content) string { return withMathML(c).HTML(p.options()) }

// phrase is html without the paragraph around a single one.
func (p *parcel) phrase(c richtext.Content) string { return withMathML(c).InlineHTML(p.options()) }

// withMathML has every formula as MathML, which is what Brightspace keeps.
func withMathML(c richtext.Content) richtext.Content {
	if !c.Features().Math {
		return c
	}
	return c.Map(func(in richtext.Inline) []richtext.Inline {
		m, ok := in.(richtext.Math)
		if !ok {
			return []richtext.Inline{in}
		}
		if _, clean := richtext.CleanMathML(m.MathML); !clean {
			if n, err := formula.FromLaTeX(m.LaTeX); err == nil && !n.IsEmpty() {
				m.MathML = n.MathML(m.Display)
			}
		}
		return []richtext.Inline{m}
	})
}

func (p *parcel) options() richtext.HTMLOptions {
	return richtext.HTMLOptions{Image: p.image, Math: richtext.MathAsMathML, XHTML: true}
}

// image gives the address of a picture inside the package.
func (p *parcel) image(img richtext.Image) string {
	if _, ok := p.q.Media[img.Hash]; !ok {
		return ""
	}
	if !p.seen[img.Hash] {
		p.seen[img.Hash] = true
		p.media = append(p.media, img.Hash)
	}
	return p.mediaPath(img.Hash)
}

func (p *parcel) mediaPath(hash string) string {
	return "media/" + pack.MediaName(hash, p.q.Media[hash].Type)
}

// manifest names the quiz, the library and the pictures. What each is stands in
// D2L's own attribute.
func (p *parcel) manifest() string {
	var x element.Writer
	x.Start("manifest", "identifier", fmt.Sprintf("D2L_%d", p.number), "xmlns:d2l_2p0", d2l,
		"xmlns:scorm_1p2", "http://www.adlnet.org/xsd/adlcp_rootv1p2", "xmlns", content)
	x.Start("resources")
	resource := func(id, kind, href, title string) {
		x.Empty("resource", "identifier", id, "type", "webcontent", "d2l_2p0:material_type", kind, "href", href, "title", title)
	}
	resource(quizID, "d2lquiz", quizFile, p.title())
	resource("res_question_library", "d2lquestionlibrary", libraryFile, "Question Library")
	for i, hash := range p.media {
		resource(fmt.Sprintf("res_media_%d", i+1), "content", p.mediaPath(hash), "")
	}
	x.End()
	x.End()
	return element.Header + x.String()
}

// quiz is the file that makes a quiz, in pieces.
func (p *parcel) quiz(introduction, items string) []string {
	var x element.Writer
	if introduction != "" {
		x.Start("rubric")
		x.Start("flow_mat", "class", "Block")
		qti1.Material(&x, introduction)
		x.End()
		x.End()
	}
	return []string{element.Header + `<questestinterop xmlns:d2l_2p0="` + d2l + `">` + "\n" +
		`<assessment d2l_2p0:id="1" title="` + element.Attribute(p.title()) + `" ident="` + quizID + `">` + "\n" + x.String() +
		`<section ident="CONTAINER_SECTION">` + "\n", items, "</section>\n</assessment>\n</questestinterop>\n"}
}

// library is the file that brings the same questions into the question library,
// in a folder of the quiz's name.
func (p *parcel) library(items string) []string {
	var x element.Writer
	shown(&x, false)
	return []string{element.Header + `<questestinterop xmlns:d2l_2p0="` + d2l + `">` + "\n" +
		fmt.Sprintf(`<objectbank ident="QLIB_%d">`, p.number) + "\n" +
		fmt.Sprintf(`<section d2l_2p0:id="1" ident="SECT_%d_0" title="%s">`, p.number, element.Attribute(p.title())) + "\n" +
		x.String(), items, "</section>\n</objectbank>\n</questestinterop>\n"}
}
