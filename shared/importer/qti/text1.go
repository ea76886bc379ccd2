package qti

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/importer/htmltext"
	"formwright/shared/importer/xmltree"
	"formwright/shared/richtext"
)

// texts1 reads the texts of a file of version 1.2.
type texts1 = htmltext.Reader

// material reads all text below a node.
func (q *item1) material(n *html.Node) richtext.Content {
	var b strings.Builder
	q.write(&b, n)
	return q.texts.HTML(b.String())
}

// write writes what a node shows as HTML. A response in the text becomes a mark;
// what is shown with its choices is not part of the text.
func (q *item1) write(b *strings.Builder, n *html.Node) {
	for c := range xmltree.Children(n) {
		switch strings.ToLower(c.Data) {
		case "mattext", "mat_formattedtext", "matemtext":
			b.WriteString(q.mattext(c))
		case "matbreak":
			b.WriteString("<br>")
		case "matimage":
			b.WriteString(matImage(c))
		case "response_lid", "response_str", "response_num", "response_grp", "response_xy":
			q.response(b, c)
		case "flow", "flow_mat", "material", "mat_extension", "altmaterial":
			if strings.EqualFold(c.Data, "altmaterial") || strings.HasSuffix(xmltree.Attr(c, "class"), "RIGHT_MATCH_BLOCK") {
				continue
			}
			if lid := xmltree.Child(c, "response_lid"); lid != nil && q.blackboard() && q.promptBeside(b, c, lid) {
				continue
			}
			block := c.Data == "flow_mat" || c.Data == "flow" && q.blackboard()
			if block {
				b.WriteString("<div>")
			}
			q.write(b, c)
			if block {
				b.WriteString("</div>")
			}
		case "presentation_material", "flow_label", "hintmaterial", "solutionmaterial", "answer_key_material", "hint", "solution":
			b.WriteString("<div>")
			q.write(b, c)
			b.WriteString("</div>")
		}
	}
}

// promptBeside reads a left entry of Blackboard's matching, which stands beside
// its response instead of in it.
func (q *item1) promptBeside(b *strings.Builder, flow, lid *html.Node) bool {
	plain := &item1{s: q.s, f: q.f, texts: q.texts, meta: q.meta}
	var prompt richtext.Content
	for c := range xmltree.Children(flow, "flow", "material", "flow_mat") {
		prompt = append(prompt, plain.material(&html.Node{FirstChild: alone(c)})...)
	}
	if len(prompt) == 0 {
		return false
	}
	q.response(b, lid)
	q.responses[len(q.responses)-1].prompt = prompt
	return true
}

func (q *item1) blackboard() bool { return q.meta["bbmd_questiontype"] != "" }

var htmlMark = regexp.MustCompile(`(?i)</?(p|br|div|span|b|i|u|strong|em|img|sub|sup|ul|ol|li|table|tr|td|a|font|h[1-6]|pre|code)[\s/>]|&(nbsp|lt|gt|amp|quot|#\d+);`)

// mattext is a text as HTML. Some platforms write HTML and call it plain.
func (q *item1) mattext(n *html.Node) string {
	kind := strings.ToLower(xmltree.Attr(n, "texttype") + xmltree.Attr(n, "type"))
	s := xmltree.Inner(n)
	isHTML := strings.Contains(kind, "html") || strings.Contains(kind, "smart_text")
	if !isHTML && (kind == "" || q.sakai) {
		isHTML = htmlMark.MatchString(s)
	}
	if isHTML {
		return htmltext.Known(s)
	}
	return strings.ReplaceAll(richtext.EscapeHTML(strings.TrimSpace(s)), "\n", "<br>")
}

func matImage(n *html.Node) string {
	src := xmltree.Attr(n, "uri")
	if src == "" {
		if data := strings.Join(strings.Fields(xmltree.Raw(n)), ""); data != "" {
			src = "data:" + xmltree.Attr(n, "imagtype") + ";base64," + data
		}
	}
	return `<img src="` + strings.ReplaceAll(richtext.EscapeHTML(src), `"`, "&quot;") + `" alt="` +
		strings.ReplaceAll(richtext.EscapeHTML(xmltree.Attr(n, "label")), `"`, "&quot;") + `">`
}

// response notes a place for an answer, and marks it when it stands in the text.
func (q *item1) response(b *strings.Builder, n *html.Node) {
	ident := cmp.Or(xmltree.Attr(n, "ident"), xmltree.Attr(n, "respident")) // Brightspace has the latter for pairs
	r := &response1{ident: ident, kind: strings.TrimPrefix(strings.ToLower(n.Data), "response_"),
		cardinal: strings.ToLower(xmltree.Attr(n, "rcardinality")), fib: xmltree.First(n, "render_fib", "render_fin")}
	if choice := xmltree.First(n, "render_choice"); choice != nil {
		r.shuffle = strings.EqualFold(xmltree.Attr(choice, "shuffle"), "yes")
	}
	q.responses = append(q.responses, r)
	plain := &item1{s: q.s, f: q.f, texts: q.texts, meta: q.meta, sakai: q.sakai}
	r.prompt = plain.material(&html.Node{FirstChild: firstOf(n, "material", "flow_mat", "flow")})
	for l := range xmltree.All(n, "response_label") {
		r.labels = append(r.labels, label1{ident: xmltree.Attr(l, "ident"), group: xmltree.Attr(l, "match_group"),
			content: plain.material(l), pinned: strings.EqualFold(xmltree.Attr(l, "rshuffle"), "no")})
	}
	if r.fib != nil && len(labelsWithText(r.labels)) == 0 {
		r.inline = true
		b.WriteString(htmltext.Mark(markOf(len(q.responses))))
	}
}

func labelsWithText(labels []label1) []label1 {
	return slices.DeleteFunc(slices.Clone(labels), func(l label1) bool { return len(l.content) == 0 })
}

// firstOf is a copy of the first child of one of these names, alone.
func firstOf(n *html.Node, names ...string) *html.Node {
	for c := range xmltree.Children(n, names...) {
		if xmltree.First(c, "response_label", "render_choice") == nil {
			alone := *c
			alone.NextSibling = nil
			return &alone
		}
	}
	return nil
}

// markOf is the id of the nth mark in a text.
func markOf(n int) string { return "r" + strconv.Itoa(n) }
