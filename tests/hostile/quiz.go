package hostile

import (
	"fmt"
	"strings"
)

// quizzes are attacks on the importers and on the reader of our own JSON.
func quizzes(s Size) []File {
	const manifest = `<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources>` +
		`<resource identifier="r" type="imsqti_item_xmlv2p1" href="%s"><file href="%[1]s"/></resource></resources></manifest>`
	laughs := `<?xml version="1.0"?><!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "` + strings.Repeat("&a;", 1000) + `">]><quiz>`
	const question = `<question type="multichoice"><questiontext format="html"><text>`
	repeated := func(head, part, tail string, size int) []byte {
		return []byte(head + strings.Repeat(part, size/len(part)) + tail)
	}
	return []File{
		{"qti-bomb", packed("imsmanifest.xml", fmt.Sprintf(manifest, "i.xml"), "i.xml", string(repeated("<assessmentItem>", "<p/>", "</assessmentItem>", s.Bomb)))},
		{"qti-deep", packed("imsmanifest.xml", fmt.Sprintf(manifest, "i.xml"), "i.xml", strings.Repeat("<p>", s.Depth))},
		{"qti-outside", packed("imsmanifest.xml", fmt.Sprintf(manifest, "../../../../etc/passwd"), "../i.xml", "<assessmentItem/>")},
		{"moodlexml-deep", repeated("<quiz>"+question, "<p>", "", 3*s.Depth)},
		{"moodlexml-laughs", []byte(laughs + question + "&b;</text></questiontext></question></quiz>")},
		{"moodlexml-html", repeated("<quiz>"+question+"<![CDATA[", "<div><b>", "]]></text></questiontext></question></quiz>", 8*s.Depth)},
		{"gift-open", repeated("::a::b {", "=x -> y ~%50%", "", 13*s.Depth)},
		{"gift-escapes", repeated("::a::b {=", `\\`, "}", 2*s.Depth)},
		{"cloze-open", repeated("", "{1:MULTICHOICE:=a~", "", 18*s.Depth)},
		{"aiken-endless", repeated("Which?\n", "A. x\n", "ANSWER: A\n", 5*s.Depth)},
		{"json-deep", repeated(`{"format":"formwright.quiz/v1","items":`, "[", "", s.Depth)},
		{"csv-wide", repeated("Question,A,B,Answer\n", ",", "", s.Bomb/8)},
		{"odt-bomb", packed("mimetype", "application/vnd.oasis.opendocument.text", "content.xml",
			string(repeated("<document-content><body><text>", "<p/>", "</text></body></document-content>", s.Bomb)))},
		{"ods-repeats", packed("mimetype", "application/vnd.oasis.opendocument.spreadsheet", "content.xml",
			`<o:document-content xmlns:o="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:t="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:x="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><o:body><o:spreadsheet>`+
				`<t:table><t:table-row t:number-rows-repeated="2000000000"><t:table-cell t:number-columns-repeated="2000000000"><x:p>x</x:p></t:table-cell></t:table-row></t:table></o:spreadsheet></o:body></o:document-content>`)},
		{"zip-in-zip", packed("a.zip", string(packed("b.zip", strings.Repeat("x", s.Bomb))))},
	}
}
