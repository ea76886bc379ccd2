package html

import (
	"bytes"
	"encoding/base64"
	"net/url"
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/finding"
	"formwright/shared/formula"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// inline reads an element that stands in a line.
func (f *flow) inline(n *html.Node, l look) {
	switch n.Data {
	case "br":
		f.lineBreak()
	case "hr":
		f.flush()
		f.blocks = append(f.blocks, page.Rule{Position: f.next()})
	case "img":
		f.image(n)
	case "input":
		f.input(n)
	case "textarea":
		f.add(page.Run{Kind: page.BlankRun, Marks: l.marks(), Answer: knownAnswer(n)})
	case "select":
		f.choices(n, l)
	case "option": // of a list that stands in a select
	default:
		if spacer(n) {
			f.add(page.Run{Kind: page.TabRun, Marks: l.marks()})
			return
		}
		f.children(n, l)
	}
}

// spacer tells Word's stand-in for a tab: a span of nothing but its count.
func spacer(n *html.Node) bool {
	return strings.HasPrefix(attr(n, "style"), "mso-tab-count")
}

// input reads a field of a form: what can be ticked is a check box, what can be
// typed in a blank.
func (f *flow) input(n *html.Node) {
	switch kind := strings.ToLower(attr(n, "type")); kind {
	case "checkbox", "radio":
		run := page.Run{Kind: page.CheckRun, Check: page.Unchecked, Round: kind == "radio"}
		_, on := lookup(n, "checked")
		if right, said := f.saidRight(n); said && right || !said && on {
			run.Check = page.Checked
		}
		if f.offeredBefore() && leadsLabel(n) {
			f.lineBreak()
		}
		f.add(run)
	case "", "text", "number", "date", "time", "email", "tel", "url", "search":
		f.add(page.Run{Kind: page.BlankRun, Answer: knownAnswer(n)})
	}
}

// knownAnswer reads what a page that corrects itself compares with what is typed
// into a field: data-answer="ice|frozen water".
func knownAnswer(n *html.Node) string {
	for _, name := range []string{"data-answer", "data-answers", "data-correct-answer", "data-correct", "data-solution"} {
		var forms []string
		for form := range strings.SplitSeq(attr(n, name), "|") {
			if form = strings.Join(strings.Fields(typeset.Clean(form)), " "); form != "" {
				forms = append(forms, form)
			}
		}
		if v := strings.Join(forms, " | "); v != "" && v != "true" && v != "false" {
			return v
		}
	}
	return ""
}

// answerDepth is how far above a field stands what belongs to it alone.
const answerDepth = 3

// saidRight reads what a page of questions knows of a choice and shows when it
// is taken: data-correct="true" or class="correct" at the field or at what holds only
// it, or what its script knows of the group.
func (f *flow) saidRight(n *html.Node) (right, said bool) {
	if value, ok := f.right[attr(n, "name")]; ok {
		return valueOf(n) == value, true
	}
	for depth := 0; depth < answerDepth && n != nil && n.Type == html.ElementNode; depth++ {
		if right, said := f.told[n]; said {
			return right, true
		}
		for _, name := range []string{"data-correct", "data-is-correct", "data-iscorrect"} {
			switch strings.ToLower(attr(n, name)) {
			case "true", "yes":
				return true, true
			case "false", "no":
				return false, true
			}
		}
		n = n.Parent
	}
	return false, false
}

// choices shows what a select offers, in brackets where it fills a gap.
func (f *flow) choices(n *html.Node, l look) {
	var all []string
	for c := range n.Descendants() {
		if c.Type != html.ElementNode || c.Data != "option" {
			continue
		}
		text := strings.Join(strings.Fields(textOf(c)), " ")
		value, set := lookup(c, "value")
		_, disabled := lookup(c, "disabled")
		if text == "" || disabled || set && value == "" {
			continue // the prompt
		}
		all = append(all, text)
	}
	if len(all) == 0 {
		f.add(page.Run{Kind: page.BlankRun, Marks: l.marks()})
		return
	}
	if answersAsk(n, len(all)) {
		f.offer(all, l)
		return
	}
	f.text("["+strings.Join(all, " / ")+"]", l)
}

// image shows a picture that stands in the page. Others are not fetched.
func (f *flow) image(n *html.Node) {
	src := attr(n, "src")
	img := page.Image{Alt: strings.TrimSpace(typeset.Clean(attr(n, "alt"))), Width: size(n, "width"), Height: size(n, "height")}
	if src == "" || n.Parent != nil && img.Width > 0 && img.Width <= 2 || img.Height > 0 && img.Height <= 2 {
		return // nothing, or a picture that only counts readers
	}
	message := "A picture is only linked to from the page, not stored in it, so it is missing. Save the page as a Word document or PDF with its pictures."
	if data, ok := dataURI(src); ok {
		pic := f.pictures.Bytes("in the page", data)
		img.Hash, message = pic.Hash, pic.Problem
		if img.Width == 0 && img.Height == 0 {
			img.Width, img.Height = pic.Width, pic.Height
		}
	}
	if message != "" && !f.lost[src] {
		f.lost[src] = true
		f.report(finding.ImageUnreadable, message)
	}
	f.add(page.Run{Kind: page.ImageRun, Image: &img})
}

func size(n *html.Node, name string) int {
	v, err := strconv.Atoi(strings.TrimSuffix(attr(n, name), "px"))
	if err != nil || v < 0 || v > 100_000 {
		return 0
	}
	return v
}

// dataURI takes the bytes out of a data: address (RFC 2397).
func dataURI(src string) ([]byte, bool) {
	head, data, ok := strings.Cut(src, ",")
	if !ok || !strings.HasPrefix(strings.ToLower(head), "data:") {
		return nil, false
	}
	if !strings.HasSuffix(strings.ToLower(head), ";base64") {
		text, err := url.PathUnescape(data)
		return []byte(text), err == nil
	}
	raw, err := base64.StdEncoding.DecodeString(strings.Join(strings.Fields(data), ""))
	return raw, err == nil
}

// formula reads MathML, and the LaTeX that scripts would have drawn; false when
// the element holds neither.
func (f *flow) formula(n *html.Node) bool {
	switch {
	case n.Data == "math":
		var b bytes.Buffer
		if html.Render(&b, n) != nil {
			return false
		}
		node, err := formula.FromMathML(b.String())
		if err != nil {
			return false
		}
		f.addFormula(node, attr(n, "display") == "block")
		return true
	case n.Data == "script" && strings.HasPrefix(attr(n, "type"), "math/tex"):
		node, err := formula.FromLaTeX(textOf(n))
		if err != nil {
			return false
		}
		f.addFormula(node, strings.Contains(attr(n, "type"), "display"))
		return true
	}
	return false
}

func (f *flow) addFormula(node formula.Node, display bool) {
	if it := node.Formula(display); it.Text != "" || it.LaTeX != "" {
		f.add(page.Run{Kind: page.FormulaRun, Formula: &it})
	}
}
