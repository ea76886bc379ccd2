// Package sakai writes the package that Sakai's Tests & Quizzes imports: QTI 1.2
// in its own dialect, and beside it the same questions as QTI 2.1 for programs of
// others. It expects a quiz that fits the target already.
package sakai

import (
	"cmp"
	"fmt"
	"io"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/element"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/pack"
	"formwright/shared/writer/qti2"
	"formwright/shared/writer/target"
)

// assessmentFile is the file that Sakai reads. It has to be the first resource of
// the manifest and the first XML file after it: Sakai takes the last XML file of
// a package that has not shown it by then.
const assessmentFile = "exportAssessment.xml"

// Write writes the package and returns what Sakai could not hold. Pictures are
// streamed.
func Write(w io.Writer, q quiz.Quiz, t target.Target) ([]quiz.Loss, error) {
	p := &parcel{q: q, seen: map[string]bool{}}
	assessment := p.assessment()
	others := qti2.Make(q, t)
	others.Show(p.media)
	a := pack.New(w)
	if err := a.Add("imsmanifest.xml", others.Manifest(p.resource())); err != nil {
		return nil, err
	}
	if err := a.Add(assessmentFile, assessment); err != nil {
		return nil, err
	}
	if err := others.AddTo(a); err != nil {
		return nil, err
	}
	return p.losses, a.Close()
}

// parcel is the file for Sakai in the making.
type parcel struct {
	q      quiz.Quiz
	media  []string // hashes in order of first appearance
	seen   map[string]bool
	losses []quiz.Loss
}

func (p *parcel) lose(code quiz.LossCode, item, format string, args ...any) {
	p.losses = append(p.losses, quiz.Loss{Code: code, Item: item, Message: fmt.Sprintf(format, args...)})
}

// resource is the file and its pictures for the manifest.
func (p *parcel) resource() string {
	var x element.Writer
	x.Start("resource", "identifier", "res_sakai", "type", "imsqti_xmlv1p2", "href", assessmentFile)
	x.Empty("file", "href", assessmentFile)
	for _, hash := range p.media {
		x.Empty("file", "href", qti2.MediaPath(p.q, hash))
	}
	x.End()
	return x.String()
}

// assessment is the whole file. It has no namespace: Sakai takes it away before
// it looks for anything.
func (p *parcel) assessment() string {
	var x element.Writer
	x.Start("questestinterop")
	x.Start("assessment", "ident", "assessment1", "title", p.title("", cmp.Or(strings.TrimSpace(p.q.Title), "Quiz")))
	metadata(&x, []field{{"FEEDBACK_AUTHORING", "BOTH"}, {"NAVIGATION", "RANDOM"}, {"QUESTION_LAYOUT", "I"},
		{"QUESTION_NUMBERING", "CONTINUOUS"}, {"MAX_ATTEMPTS", "1"}, {"ANONYMOUS_GRADING", "False"}, {"GRADEBOOK_OPTIONS", "NONE"}})
	x.Start("presentation_material")
	x.Start("flow_mat", "class", "Block")
	p.material(&x, p.html(p.q.Introduction))
	x.End()
	x.End()
	for i, part := range p.parts() {
		p.section(&x, part, i+1)
	}
	x.End()
	x.End()
	return element.Header + x.String()
}

// part is a part of the assessment: a section of the quiz, or items between them.
type part struct {
	title string
	notes richtext.Content
	items []quiz.Item
}

// parts cuts the items in document order.
func (p *parcel) parts() []part {
	of := map[string]int{} // item -> section + 1
	for i, s := range p.q.Sections {
		for _, id := range s.Items {
			of[id] = i + 1
		}
	}
	var out []part
	last := -1
	for _, item := range p.q.Items {
		at := of[item.ID]
		if at != last && at == 0 {
			out = append(out, part{})
		} else if at != last {
			out = append(out, part{title: p.q.Sections[at-1].Title, notes: p.q.Sections[at-1].Instructions})
		}
		last = at
		out[len(out)-1].items = append(out[len(out)-1].items, item)
	}
	return out
}

// section writes a part. Sakai tells its fields by their places: the first is the
// text above the questions.
func (p *parcel) section(x *element.Writer, s part, n int) {
	x.Start("section", "ident", fmt.Sprint("section", n), "title", p.title("", cmp.Or(strings.TrimSpace(s.title), "Default")))
	metadata(x, []field{{"SECTION_INFORMATION", p.html(s.notes)}, {"SECTION_OBJECTIVE", ""}, {"SECTION_KEYWORD", ""}, {"SECTION_RUBRIC", ""},
		{"ATTACHMENT", ""}, {"QUESTIONS_AUTHORED", "1"}, {"QUESTIONS_ORDERING", "1"}})
	for _, item := range s.items {
		p.item(x, item)
	}
	x.End()
}

// columnRunes is what a column of Sakai's database holds; more would undo the
// whole import.
const columnRunes = 255

func (p *parcel) title(item, s string) string {
	cut := fit.Cut(s, columnRunes)
	if cut != s {
		p.lose(quiz.TextCut, item, "A title was cut: Sakai takes at most %d characters there.", columnRunes)
	}
	return cut
}

// field is a label and its entry.
type field struct{ label, entry string }

func metadata(x *element.Writer, fields []field) {
	x.Start("qtimetadata")
	for _, f := range fields {
		x.Start("qtimetadatafield")
		x.Leaf("fieldlabel", f.label)
		x.Leaf("fieldentry", f.entry)
		x.End()
	}
	x.End()
}

// material writes one text. Everything is HTML to Sakai, whatever the type says.
func (p *parcel) material(x *element.Writer, html string) {
	x.Start("material")
	x.Leaf("mattext", html, "texttype", "text/html")
	x.End()
}

// html is content as Sakai shows it. Formulas are LaTeX, which its pages render.
func (p *parcel) html(c richtext.Content) string { return c.HTML(p.options(nil)) }

func (p *parcel) options(blank func(id string) string) richtext.HTMLOptions {
	return richtext.HTMLOptions{Image: p.image, Math: richtext.MathAsLaTeX, Blank: blank, XHTML: true}
}

// image gives the address of a picture as Sakai's exports have it: it copies the
// files that are named so out of the package, and leaves other addresses alone.
func (p *parcel) image(img richtext.Image) string {
	if _, ok := p.q.Media[img.Hash]; !ok {
		return ""
	}
	if !p.seen[img.Hash] {
		p.seen[img.Hash] = true
		p.media = append(p.media, img.Hash)
	}
	return "/access/content/" + qti2.MediaPath(p.q, img.Hash)
}
