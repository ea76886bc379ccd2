package sakai_test

import (
	"archive/zip"
	"bytes"
	"encoding/xml"
	"io"
	"slices"
	"strings"

	"pgregory.net/rapid"
)

// This file follows Sakai's importer, by the rules of its Java and XSL sources: it
// is no reader of QTI. What would throw there fails the test.

// node is an element without its name space.
type node struct {
	XMLName xml.Name
	Attrs   []xml.Attr `xml:",any,attr"`
	Nodes   []node     `xml:",any"`
	Text    string     `xml:",chardata"`
}

func (n node) attr(name string) string {
	for _, a := range n.Attrs {
		if a.Name.Local == name {
			return a.Value
		}
	}
	return ""
}

// all gives the elements below n that stand at the end of a path: names in their
// order, anything between them, as // does in XPath.
func (n node) all(path ...string) (out []node) {
	for _, c := range n.Nodes {
		rest := path
		if c.XMLName.Local == path[0] {
			if len(path) == 1 {
				out = append(out, c)
			} else {
				rest = path[1:]
			}
		}
		out = append(out, c.all(rest...)...)
	}
	return out
}

func texts(nodes []node) []string {
	out := make([]string, len(nodes))
	for i, n := range nodes {
		out[i] = n.Text
	}
	return out
}

// imported is an assessment as Sakai would store it.
type imported struct {
	title, description string
	parts              []importedPart
	files              map[string][]byte
}

type importedPart struct {
	title, description string
	items              []importedItem
}

type importedItem struct {
	kind, score                 string
	text                        string
	answers                     []importedAnswer
	sources                     []string
	targets                     []string
	pairs                       map[int]int
	correct, incorrect, general string
	meta                        map[string]string
}

type importedAnswer struct {
	text, feedback string
	right          bool
}

// unzip chooses the file that is imported, entry after entry.
func unzip(t rapid.TB, data []byte) (chosen string, files map[string][]byte) {
	t.Helper()
	z, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	files, chosen = map[string][]byte{}, "exportAssessment.xml"
	var seen []string
	for _, f := range z.File {
		r, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		content, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		files[f.Name] = content
		switch {
		case f.Name == "imsmanifest.xml":
			chosen = parse(t, content).all("resource")[0].attr("href")
		case strings.HasSuffix(f.Name, ".xml"):
			if seen = append(seen, f.Name); !slices.Contains(seen, chosen) {
				chosen = f.Name
				if slices.Contains(seen, "exportAssessment.xml") {
					chosen = "exportAssessment.xml"
				}
			}
		}
	}
	return chosen, files
}

func parse(t rapid.TB, data []byte) (root node) {
	t.Helper()
	if err := xml.Unmarshal(data, &root); err != nil {
		t.Fatal(err)
	}
	return root
}

func sakaiImport(t rapid.TB, data []byte) imported {
	t.Helper()
	chosen, files := unzip(t, data)
	root := parse(t, files[chosen])
	if root.XMLName.Local != "questestinterop" || root.XMLName.Space != "" {
		t.Fatalf("%s is no QTI 1.2 without a name space", chosen)
	}
	a := root.all("assessment")[0]
	out := imported{title: a.attr("title"), files: files, description: first(texts(a.all("presentation_material", "mattext")))}
	for _, s := range a.all("section") {
		p := importedPart{title: s.attr("title"), description: s.Nodes[0].Nodes[0].all("fieldentry")[0].Text}
		for _, item := range s.all("item") {
			p.items = append(p.items, importItem(t, item))
		}
		out.parts = append(out.parts, p)
	}
	return out
}

func first(s []string) string {
	if len(s) == 0 {
		return ""
	}
	return s[0]
}

// importItem takes the values that the XSL picks.
func importItem(t rapid.TB, n node) importedItem {
	t.Helper()
	out := importedItem{meta: map[string]string{}, score: n.all("decvar")[0].attr("maxvalue")}
	for _, f := range n.all("qtimetadatafield") {
		out.meta[f.all("fieldlabel")[0].Text] = f.all("fieldentry")[0].Text
	}
	out.kind = out.meta["qmd_itemtype"]
	for _, f := range n.all("itemfeedback") {
		content := first(texts(f.all("flow_mat", "material", "mattext")))
		switch f.attr("ident") {
		case "Correct":
			out.correct = content
		case "InCorrect":
			out.incorrect = content
		case n.attr("ident"):
			out.general = content
		default:
			t.Fatalf("a feedback called %q: Sakai counts it as that of an answer", f.attr("ident"))
		}
	}
	switch out.kind {
	case "Fill In the Blank", "Numeric Response":
		out.fillIn(t, n)
	case "Matching":
		out.match(t, n)
	case "Multiple Choice", "Multiple Correct Answer", "True False", "Short Answers/Essay":
		out.choose(t, n)
	default:
		t.Fatalf("no kind is called %q", out.kind)
	}
	return out
}

// stored is a text as it gets into the database.
func stored(s string) string { return strings.ReplaceAll(s, "??", " ") }

func (i *importedItem) choose(t rapid.TB, n node) {
	t.Helper()
	i.text = stored(first(texts(n.all("presentation", "material", "mattext"))))
	var right, scores, told []string
	for _, c := range n.all("respcondition") {
		for _, d := range c.all("displayfeedback") {
			switch d.attr("linkrefid") {
			case "Correct":
				right = append(right, first(texts(c.all("conditionvar", "varequal"))))
			case "AnswerFeedback":
				told = append(told, d.Text)
			}
		}
		for _, s := range c.all("setvar") {
			if s.attr("action") == "Set" {
				right = append(right, first(texts(c.all("conditionvar", "varequal"))))
			}
			scores = append(scores, s.Text)
		}
	}
	label := 'A'
	for at, text := range texts(n.all("presentation", "response_lid", "render_choice", "response_label", "material", "mattext")) {
		if strings.TrimSpace(text) == "" {
			continue
		}
		a := importedAnswer{text: stored(text), right: slices.Contains(right, string(label))}
		if told != nil {
			a.feedback = told[at] // Sakai fails where there are fewer
		}
		if i.kind == "Multiple Choice" && n.attr("title") == "Multiple Choice" && scores[at] == "" {
			t.Fatal("a score that is no number")
		}
		i.answers = append(i.answers, a)
		label++
	}
}

func (i *importedItem) fillIn(t rapid.TB, n node) {
	t.Helper()
	pieces := texts(n.all("presentation", "material", "mattext"))
	for _, text := range texts(n.all("respcondition", "conditionvar", "or", "varequal")) {
		if text == "" {
			t.Fatal("an answer that is empty is none")
		}
		i.answers = append(i.answers, importedAnswer{text: stored(text), right: true})
	}
	if len(pieces) == 1 {
		pieces[0] += "<br />" + pieces[0] // taken for instructions
	}
	for at, piece := range pieces {
		i.text += piece
		if at < len(i.answers) {
			i.text += "{}"
		}
	}
	i.text = stored(i.text)
}

func (i *importedItem) match(t rapid.TB, n node) {
	t.Helper()
	i.text = stored(first(texts(n.all("presentation", "material", "mattext"))))
	i.pairs = map[int]int{}
	var index []string
	for _, l := range n.all("presentation", "response_grp", "response_label") {
		text := stored(first(texts(l.all("material", "mattext"))))
		if l.attr("match_group") == "" {
			i.targets = append(i.targets, text)
			continue
		}
		i.sources = append(i.sources, text)
		for _, c := range n.all("respcondition") {
			if first(texts(c.all("conditionvar", "varequal"))) == l.attr("ident") {
				index = append(index, c.all("displayfeedback")[0].attr("linkrefid"))
			}
		}
	}
	for s := range i.sources {
		for a := range i.targets {
			if index[a+s*len(i.targets)] == "CorrectMatch" { // Sakai fails where there are fewer
				i.pairs[s] = a
			}
		}
	}
}
