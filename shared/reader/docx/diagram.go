package docx

import (
	"slices"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// diagram reads a SmartArt diagram: its words, a paragraph for each box, in the
// order of its outline. How the boxes are drawn says nothing.
func (l *line) diagram(el *ooxml.Element, shape page.Image) {
	root := l.attached(el.AttrOf("r", "dm"))
	found := false
	for _, words := range outline(root) {
		l.tail = append(l.tail, page.Paragraph{Position: l.position(), Runs: []page.Run{{Text: words}}})
		found = true
	}
	if !found {
		l.lost(shape, "A diagram could not be read. Paste it into the document as a picture.")
	}
}

// chart shows that there is one, by its alternative text or its title.
func (l *line) chart(el *ooxml.Element, shape page.Image) {
	if title := l.attached(el.AttrOf("r", "id")).Find("title"); title != nil && shape.Alt == "" {
		shape.Alt = typeset.Clean(wording(title))
	}
	l.lost(shape, "A chart could not be read. Paste it into the document as a picture.")
}

// attached is the tree of a part that a drawing needs; nil when it cannot be had.
func (l *line) attached(id string) *ooxml.Element {
	rel, ok := l.story.rels.ByID(id)
	if !ok || rel.External || !l.pkg.Has(rel.Target) {
		return nil
	}
	root, err := l.pkg.Tree(rel.Target)
	if err != nil {
		l.unread(rel.Target, err)
		return nil
	}
	return root
}

// branchOf is a connection of a diagram from one point to one below it.
type branchOf struct{ to, order int }

// outline is the words of a diagram's points: the document's point first, then
// what hangs on each, in their order (ECMA-376-1, 21.4.3).
func outline(root *ooxml.Element) []string {
	points := root.Find("ptLst")
	if points == nil {
		return nil
	}
	var words []string
	index := map[string]int{}
	for pt := points.First; pt != nil; pt = pt.Next {
		index[pt.Attr("modelId")] = len(words)
		text := ""
		if kind := pt.Attr("type"); kind == "" || kind == "node" || kind == "asst" {
			text = typeset.Clean(strings.TrimSpace(wording(&ooxml.Element{First: pt.Child("t")})))
		}
		words = append(words, text)
	}
	below := branches(root.Find("cxnLst"), index)
	var out []string
	seen := make([]bool, len(words))
	var visit func(int)
	visit = func(i int) {
		if seen[i] {
			return
		}
		if seen[i] = true; words[i] != "" {
			out = append(out, words[i])
		}
		for _, b := range below[i] {
			visit(b.to)
		}
	}
	for i := range words {
		visit(i)
	}
	return out
}

func branches(list *ooxml.Element, index map[string]int) map[int][]branchOf {
	below := map[int][]branchOf{}
	if list == nil {
		return below
	}
	for c := list.First; c != nil; c = c.Next {
		from, known := index[c.Attr("srcId")]
		to, ok := index[c.Attr("destId")]
		if kind := c.Attr("type"); known && ok && (kind == "" || kind == "parOf") {
			below[from] = append(below[from], branchOf{to, number(c.Attr("srcOrd"), 0)})
		}
	}
	for _, all := range below {
		slices.SortStableFunc(all, func(a, b branchOf) int { return a.order - b.order })
	}
	return below
}

// inserted tells of a document within the document, which Word takes apart only
// when it opens the file.
func (r *reader) inserted(el *ooxml.Element) {
	rel, _ := r.story.rels.ByID(el.AttrOf("r", "id"))
	kind := "A document"
	switch name := strings.ToLower(rel.Target); {
	case strings.HasSuffix(name, ".htm"), strings.HasSuffix(name, ".html"), strings.HasSuffix(name, ".xhtml"), strings.HasSuffix(name, ".mht"):
		kind = "A web page"
	case strings.HasSuffix(name, ".rtf"):
		kind = "An RTF document"
	case strings.HasSuffix(name, ".docx"), strings.HasSuffix(name, ".docm"):
		kind = "A Word document"
	case strings.HasSuffix(name, ".txt"):
		kind = "A text file"
	}
	r.report(finding.UnreadPart, kind+" is inserted here as a whole and was not read. Open the document in Word and save it, which makes its text part of the document.")
}
