package containers

import (
	"fmt"
	"strings"
	"testing"
)

// each writes all choices, the right one with its mark.
func each(q question, m mark, write func(i int, text string, m mark) string) string {
	out := ""
	for i, c := range q.choices {
		own := mark("")
		if i == q.key {
			own = m
		}
		out += write(i, c, own)
	}
	return out
}

func slideRun(text string, m mark) string {
	rPr := map[mark]string{bold: `<a:rPr b="1"/>`, red: `<a:rPr><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:rPr>`,
		highlight: `<a:rPr><a:highlight><a:srgbClr val="FFFF00"/></a:highlight></a:rPr>`}[m]
	return `<a:p><a:r>` + rPr + `<a:t>` + text + `</a:t></a:r></a:p>`
}

func slideShape(holder, place, text string) string {
	return `<p:sp><p:nvSpPr><p:nvPr>` + holder + `</p:nvPr></p:nvSpPr><p:spPr>` + place + `</p:spPr><p:txBody>` + text + `</p:txBody></p:sp>`
}

func slidesOfBodies(t *testing.T, quiz []question, m mark) []byte {
	var slides []string
	for i, q := range quiz {
		body := each(q, m, func(_ int, text string, m mark) string { return slideRun(text, m) })
		slides = append(slides, slideShape(`<p:ph type="title"/>`, "", slideRun(fmt.Sprintf("Question %d", i+1), ""))+
			slideShape(`<p:ph idx="1"/>`, "", slideRun(q.stem, "")+body))
	}
	return deck(t, slides)
}

// slidesOfBoxes has the choices in boxes of one size, two in a row, written from
// the last to the first.
func slidesOfBoxes(t *testing.T, quiz []question, m mark) []byte {
	var slides []string
	for _, q := range quiz {
		tree := ""
		each(q, m, func(i int, text string, m mark) string {
			place := fmt.Sprintf(`<a:xfrm><a:off x="%d" y="%d"/><a:ext cx="3000000" cy="800000"/></a:xfrm><a:ln><a:solidFill><a:srgbClr val="111111"/></a:solidFill></a:ln>`, i%2*4_000_000, 2_000_000+i/2*1_000_000)
			tree = slideShape("", place, slideRun(text, m)) + tree
			return ""
		})
		slides = append(slides, tree+slideShape(`<p:ph type="title"/>`, "", slideRun(q.stem, "")))
	}
	return deck(t, slides)
}

func openSpan(text string, m mark) string {
	if m == "" {
		return `<text:p>` + text + `</text:p>`
	}
	return `<text:p><text:span text:style-name="` + string(m) + `">` + text + `</text:span></text:p>`
}

func openItem(inside string) string { return `<text:list-item>` + inside + `</text:list-item>` }

func openDocument(t *testing.T, quiz []question, m mark) []byte {
	items := ""
	for _, q := range quiz {
		choices := each(q, m, func(_ int, text string, m mark) string { return openItem(openSpan(text, m)) })
		items += openItem(openSpan(q.stem, "") + `<text:list>` + choices + `</text:list>`)
	}
	return open(t, "text", `<text:list text:style-name="L">`+items+`</text:list>`)
}

func openPresentation(t *testing.T, quiz []question, m mark) []byte {
	frame := func(class string, y int, inside string) string {
		return fmt.Sprintf(`<draw:frame presentation:class="%s" svg:x="1cm" svg:y="%dcm" svg:width="20cm" svg:height="3cm"><draw:text-box>%s</draw:text-box></draw:frame>`, class, y, inside)
	}
	pages := ""
	for _, q := range quiz {
		choices := each(q, m, func(_ int, text string, m mark) string { return openItem(openSpan(text, m)) })
		pages += `<draw:page>` + frame("outline", 6, `<text:list text:style-name="B">`+choices+`</text:list>`) + frame("title", 1, openSpan(q.stem, "")) + `</draw:page>`
	}
	return open(t, "presentation", pages)
}

func webSpan(text string, m mark) string {
	return map[mark]string{"": text, bold: `<b>` + text + `</b>`, red: `<font color="#f00">` + text + `</font>`, highlight: `<mark>` + text + `</mark>`}[m]
}

func webPage(_ *testing.T, quiz []question, m mark) []byte {
	body := ""
	for _, q := range quiz {
		body += "<li>" + q.stem + "\n<ol type=A>" + each(q, m, func(_ int, text string, m mark) string { return "<li>" + webSpan(text, m) }) + "</ol>\n"
	}
	return []byte("<!DOCTYPE html><title>Quiz</title><nav>Home</nav><ol>" + body + "</ol><footer>Imprint</footer>")
}

// wordPage numbers by paragraphs that hold their label as text.
func wordPage(_ *testing.T, quiz []question, m mark) []byte {
	item := func(level int, label, text string) string {
		return fmt.Sprintf("<p class=MsoListParagraph style='mso-list:l0 level%d lfo1'><![if !supportLists]><span\nstyle='mso-list:Ignore'>%s<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp; </span></span><![endif]>%s<o:p></o:p></p>\n", level, label, text)
	}
	styles := map[mark]string{"": "", bold: "font-weight:bold", red: "color:red", highlight: "background:yellow;mso-highlight:yellow"}
	body := ""
	for n, q := range quiz {
		body += item(1, fmt.Sprintf("%d.", n+1), q.stem) + each(q, m, func(i int, text string, m mark) string {
			return item(2, letter(i)+".", `<span style='`+styles[m]+`'>`+text+`</span>`)
		})
	}
	return []byte("<html><head><meta http-equiv=Content-Type content=\"text/html; charset=windows-1252\"></head><body>" + body + "</body></html>")
}

// cloudPage numbers by generated text and marks by classes.
func cloudPage(_ *testing.T, quiz []question, m mark) []byte {
	style := `.lst-kix_a-0>li:before{content:"" counter(lst-ctn-kix_a-0,decimal) ". "}.lst-kix_a-1>li:before{content:"" counter(lst-ctn-kix_a-1,upper-latin) ". "}` +
		`ol.lst-kix_a-0{list-style-type:none}ol.lst-kix_a-1{list-style-type:none}.c{color:#000000;font-weight:400}.bold{font-weight:700}.red{color:#ff0000}.highlight{background-color:#ffff00}`
	body := ""
	for n, q := range quiz {
		body += fmt.Sprintf(`<ol class="lst-kix_a-0" start="%d"><li><span class="c">%s</span></li></ol><ol class="lst-kix_a-1 start" start="1">`, n+1, q.stem) +
			each(q, m, func(_ int, text string, m mark) string {
				return `<li><span class="c ` + string(m) + `">` + text + `</span></li>`
			}) + `</ol>`
	}
	return []byte(`<html><head><style type="text/css">` + style + `</style></head><body>` + body + `</body></html>`)
}

func richSpan(text string, m mark) string {
	return map[mark]string{"": text, bold: `{\b ` + text + `}`, red: `{\cf1 ` + text + `}`, highlight: `{\highlight2 ` + text + `}`}[m]
}

const richHead = `{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}{\colortbl ;\red255\green0\blue0;\red255\green255\blue0;}`

func richText(_ *testing.T, quiz []question, m mark) []byte {
	var b strings.Builder
	b.WriteString(richHead)
	for n, q := range quiz {
		fmt.Fprintf(&b, `{\listtext %d.\tab}\ls1\ilvl0 %s\par`, n+1, q.stem)
		b.WriteString(each(q, m, func(i int, text string, m mark) string {
			return fmt.Sprintf("\n{\\listtext %s)\\tab}\\ls1\\ilvl1 %s\\par\\pard", letter(i), richSpan(text, m))
		}))
	}
	return []byte(b.String() + "}")
}

func richTextByTable(_ *testing.T, quiz []question, m mark) []byte {
	var b strings.Builder
	b.WriteString(richHead + `{\*\listtable{\list{\listlevel\levelnfc0\levelstartat1{\leveltext\'02\'00.;}{\levelnumbers\'01;}}{\listlevel\levelnfc3\levelstartat1{\leveltext\'02\'01.;}{\levelnumbers\'01;}}\listid5}}` +
		`{\*\listoverridetable{\listoverride\listid5\listoverridecount0\ls1}}`)
	for _, q := range quiz {
		b.WriteString(`\pard\ls1\ilvl0 ` + q.stem + `\par` + each(q, m, func(_ int, text string, m mark) string { return `\pard\ls1\ilvl1 ` + richSpan(text, m) + `\par` }))
	}
	return []byte(b.String() + "}")
}
