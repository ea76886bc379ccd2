package synthetic

import (
	"context"
	"fmt"
	"html"
	"slices"
	"strings"

	"formwright/shared/page"
	webreader "formwright/shared/reader/html"
)

// webKind is who wrote a web page.
type webKind string

const (
	wordHTML  webKind = "html of a word processor"
	cloudHTML webKind = "html of a cloud document"
	handHTML  webKind = "html by hand"
	tableHTML webKind = "html in a table" // lines parted by breaks in a cell that sets the page
)

// webPage is an HTML file.
type webPage struct{ kind webKind }

func (w webPage) Name() string { return string(w.kind) }
func (webPage) Holds() Need    { return Marks | Tables | Lists | Paras }

func (w webPage) Through(d page.Document) (page.Document, error) {
	p := &webWriter{kind: w.kind, lists: map[string]int{}, classes: map[page.Marks]string{}}
	for _, b := range d.Blocks {
		p.block(b)
	}
	p.closeLists(0)
	head := `<meta charset="utf-8"><style type="text/css">.c0{color:#000000;font-weight:400}` + p.style.String() + `</style>`
	body := p.body.String()
	switch w.kind {
	case wordHTML:
		head = `<meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15 (filtered)">`
	case tableHTML:
		body = `<table border=0 width="100%"><tr><td><p>` + body + `</p></td></tr></table>`
	case handHTML:
		body = `<nav><a href="/">Home</a></nav>` + body + `<footer>Imprint</footer>`
	}
	out, _, err := webreader.Read(context.Background(), []byte("<html><head>"+head+"<title>Test</title></head><body>\n"+body+"</body></html>"))
	return out, err
}

type webWriter struct {
	kind        webKind
	body, style strings.Builder
	lists       map[string]int // of word processors and cloud documents
	classes     map[page.Marks]string
	open        []string // the lists being written, by hand
}

func (w *webWriter) block(b page.Block) {
	switch b := b.(type) {
	case page.Paragraph:
		w.paragraph(b)
	case page.Table:
		w.table(b)
	case page.Rule:
		w.closeLists(0)
		w.body.WriteString("<hr>\n")
	case page.Break:
		w.closeLists(0)
		w.body.WriteString("<br clear=all style='page-break-before:always'>\n")
	}
}

func (w *webWriter) table(t page.Table) {
	w.closeLists(0)
	w.body.WriteString("<table border=1>\n")
	for _, row := range t.Rows {
		w.body.WriteString("<tr>")
		for _, c := range row.Cells {
			var lines []string
			for _, p := range paragraphsOf(c.Blocks) {
				lines = append(lines, w.runs(p.Runs))
			}
			text := strings.Join(lines, "<br>")
			if w.kind == wordHTML || w.kind == cloudHTML {
				text = "<p>" + strings.Join(lines, "</p><p>") + "</p>"
			}
			w.body.WriteString("<td>" + text + "</td>")
		}
		w.body.WriteString("</tr>\n")
	}
	w.body.WriteString("</table>\n")
}

func (w *webWriter) paragraph(p page.Paragraph) {
	text := w.runs(p.Runs)
	switch {
	case p.Style.Heading > 0:
		w.closeLists(0)
		fmt.Fprintf(&w.body, "<h%d>%s</h%d>\n", p.Style.Heading, text, p.Style.Heading)
	case p.Label != nil:
		w.item(p.Label, text)
	case w.kind == tableHTML:
		w.body.WriteString(text + "<br>\n")
	default:
		w.closeLists(0)
		if text == "" {
			text = "&nbsp;"
		}
		w.body.WriteString(map[webKind]string{wordHTML: "<p class=MsoNormal>", cloudHTML: `<p class="c0">`, handHTML: "<p>"}[w.kind] + text + "</p>\n")
	}
}

func (w *webWriter) item(l *page.Label, text string) {
	switch w.kind {
	case wordHTML:
		n := w.list(l)
		fmt.Fprintf(&w.body, "<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l%d level%d lfo%d'><![if !supportLists]><span\nstyle='mso-list:Ignore'>%s<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>%s<o:p></o:p></p>\n",
			n, l.Level+1, n, html.EscapeString(l.Text), text)
	case cloudHTML:
		n := w.list(l)
		tag, start := "ol", fmt.Sprintf(` start="%d"`, l.Number)
		if l.Format == page.Bullet {
			tag, start = "ul", ""
		}
		fmt.Fprintf(&w.body, `<%s class="c1 lst-kix_k%d-%d"%s><li class="c2 li-bullet-0">%s</li></%s>`, tag, n, l.Level, start, text, tag)
	case handHTML:
		w.listed(l, text)
	default:
		w.body.WriteString(html.EscapeString(l.Text) + " " + text + "<br>\n")
	}
}

// list is the number of a list, which the style sheet describes.
func (w *webWriter) list(l *page.Label) int {
	key := l.List + fmt.Sprint(l.Level)
	if n, ok := w.lists[key]; ok {
		return n
	}
	n := len(w.lists)
	w.lists[key] = n
	class := fmt.Sprintf("lst-kix_k%d-%d", n, l.Level)
	fmt.Fprintf(&w.style, ".%s>li{counter-increment:lst-ctn-kix_k%d-%d}", class, n, l.Level)
	before, behind := around(l)
	name := map[page.LabelFormat]string{page.Decimal: "decimal", page.UpperAlpha: "upper-latin", page.LowerAlpha: "lower-latin", page.UpperRoman: "upper-roman", page.LowerRoman: "lower-roman"}[l.Format]
	if l.Format == page.Bullet {
		fmt.Fprintf(&w.style, `.%s>li:before{content:"%s  "}`, class, l.Text)
		return n
	}
	fmt.Fprintf(&w.style, `.%s>li:before{content:"%s" counter(lst-ctn-kix_k%d-%d,%s) "%s "}ol.%s{list-style-type:none}`, class, before, n, l.Level, name, behind, class)
	return n
}

// listed writes an entry of a list by hand, in the list that is open already if
// it is the same. Labels that HTML has no list for are typed.
func (w *webWriter) listed(l *page.Label, text string) {
	before, behind := around(l)
	if l.Format != page.Bullet && (before != "" || behind != ".") {
		w.closeLists(0)
		w.body.WriteString("<p>" + html.EscapeString(l.Text) + " " + text + "</p>\n")
		return
	}
	level := min(l.Level, len(w.open))
	if i := slices.Index(w.open, l.List); i >= 0 {
		level = i
		w.closeLists(i + 1)
	} else {
		w.closeLists(level)
	}
	if len(w.open) <= level {
		tag := "ol"
		if l.Format == page.Bullet {
			tag = "ul"
		}
		w.body.WriteString("\n<" + tag)
		if tag == "ol" {
			fmt.Fprintf(&w.body, ` type="%s"`, count(l.Format, 1))
			if l.Number > 1 {
				fmt.Fprintf(&w.body, ` start="%d"`, l.Number)
			}
		}
		w.body.WriteString(">\n")
		w.open = append(w.open, l.List)
	}
	w.body.WriteString("<li>" + text)
}

// closeLists closes the lists from a level on.
func (w *webWriter) closeLists(level int) {
	for len(w.open) > level {
		w.open = w.open[:len(w.open)-1]
		w.body.WriteString("</ol>\n")
	}
}

func (w *webWriter) runs(runs []page.Run) string {
	var b strings.Builder
	for _, r := range runs {
		switch r.Kind {
		case page.TabRun:
			b.WriteString(map[webKind]string{wordHTML: "<span style='mso-tab-count:1'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span>", cloudHTML: "&nbsp; &nbsp; &nbsp; &nbsp; ", handHTML: "&emsp;&emsp;", tableHTML: "&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;"}[w.kind])
		case page.BreakRun:
			b.WriteString("<br>\n")
		default:
			b.WriteString(w.marked(webSpaced(r.Plain()), r.Marks))
		}
	}
	return b.String()
}

// webSpaced is text whose runs of spaces are kept, as word processors do.
func webSpaced(s string) string {
	s = strings.ReplaceAll(html.EscapeString(s), "  ", "&nbsp; ")
	if strings.HasPrefix(s, " ") {
		s = "&nbsp;" + s[1:]
	}
	return s
}

func (w *webWriter) marked(text string, m page.Marks) string {
	if w.kind == cloudHTML {
		return `<span class="c0 ` + w.class(m) + `">` + text + `</span>`
	}
	if m == (page.Marks{}) {
		return text
	}
	if w.kind == handHTML {
		for _, t := range []struct {
			on  bool
			tag string
		}{{m.Bold, "b"}, {m.Underline, "u"}, {m.Strike, "s"}, {m.Highlight != "", "mark"}} {
			if t.on {
				text = "<" + t.tag + ">" + text + "</" + t.tag + ">"
			}
		}
		m.Bold, m.Underline, m.Strike, m.Highlight = false, false, false, ""
	}
	if css := webStyle(m); css != "" {
		text = "<span style='" + css + "'>" + text + "</span>"
	}
	return text
}

// class is the class of a way to set text.
func (w *webWriter) class(m page.Marks) string {
	if m == (page.Marks{}) {
		return ""
	}
	if _, ok := w.classes[m]; !ok {
		w.classes[m] = fmt.Sprintf("c%d", 10+len(w.classes))
		w.style.WriteString("." + w.classes[m] + "{" + webStyle(m) + "}")
	}
	return w.classes[m]
}

func webStyle(m page.Marks) string {
	out := ""
	for _, p := range []struct {
		on   bool
		text string
	}{{m.Bold, "font-weight:700;"}, {m.Italic, "font-style:italic;"}, {m.Strike, "text-decoration:line-through;"}, {m.Underline, "text-decoration:underline;"},
		{m.Color != "", "color:#" + m.Color + ";"}, {m.Highlight+m.Shading != "", "background-color:#" + m.Highlight + m.Shading + ";"}} {
		if p.on {
			out += p.text
		}
	}
	return out
}
