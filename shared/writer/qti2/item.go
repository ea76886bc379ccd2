package qti2

import (
	"cmp"
	"fmt"
	"strings"
	"unicode/utf8"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// question is an item in the making. The response fills in what it needs; item
// puts the pieces into the order the schema asks for.
type question struct {
	markup
	in      quiz.Item
	declare strings.Builder // response declarations
	stem    string          // blocks
	after   string          // the block interaction, below the stem
	scorer  []note          // what only markers see
	score   scoring
	told    []feedback
}

// note is a rubric block; use says what for.
type note struct {
	use     string
	content richtext.Content
}

// write makes the file of the nth item.
func (p *parcel) write(in quiz.Item, n int) file {
	q := &question{markup: markup{p: p, item: in.ID, folder: "../"}, in: in}
	q.respond()
	q.tell()
	f := file{id: in.ID + "-" + p.id, path: fmt.Sprintf("items/item_%03d.xml", n), points: in.Points}
	f.xml = q.document(f.id, n)
	f.media = q.media
	return f
}

func (q *question) document(id string, n int) string {
	var b strings.Builder
	b.WriteString(xmlHeader)
	fmt.Fprintf(&b, "<assessmentItem %s identifier=\"%s\" title=\"%s\" adaptive=\"false\" timeDependent=\"false\"%s>\n",
		q.p.v.namespaces(), id, attr(q.name(n)), q.language())
	b.WriteString(q.declare.String())
	q.outcomes(&b)
	b.WriteString("<itemBody" + q.direction() + ">\n" + q.stem + "\n" + q.after)
	for _, note := range q.scorer {
		b.WriteString(`<rubricBlock view="scorer" use="` + note.use + `">` + q.blocks(note.content) + "</rubricBlock>\n")
	}
	b.WriteString("</itemBody>\n")
	q.processing(&b)
	q.modals(&b)
	b.WriteString("</assessmentItem>\n")
	return b.String()
}

// titleRunes keep a title on one line of an item bank's list.
const titleRunes = 80

// name is the item's title: people find it in an item bank by its words. A
// passage may stand before the question, so the last paragraph that asks is
// taken, or else the first.
func (q *question) name(n int) string {
	line := ""
	for _, b := range q.in.Stem {
		if p, ok := b.(richtext.Paragraph); ok {
			flat, _ := richtext.Content{p}.Flatten()
			if text := flat.Line(); line == "" || strings.HasSuffix(text, "?") {
				line = text
			}
		}
	}
	title := []rune(cmp.Or(line, q.in.Stem.Line()))
	if len(title) > titleRunes {
		title = append(title[:titleRunes-1], '…')
	}
	return cmp.Or(strings.TrimSpace(string(title)), fmt.Sprintf("Question %d", n))
}

// language is the attribute when the quiz knows its language and xs:language
// allows the tag: letters and digits in parts of one to eight, parted by hyphens.
func (q *question) language() string {
	for i, part := range strings.Split(q.p.q.Language, "-") {
		if part == "" || len(part) > 8 || strings.ContainsFunc(part, func(r rune) bool {
			return !(r|0x20 >= 'a' && r|0x20 <= 'z') && (i == 0 || r < '0' || r > '9')
		}) {
			return ""
		}
	}
	return ` xml:lang="` + q.p.q.Language + `"`
}

// direction is the attribute of text from right to left, which 2.1 leaves to the
// player.
func (q *question) direction() string {
	if q.p.v.dir && q.in.Stem.RightToLeft() {
		return ` dir="rtl"`
	}
	return ""
}

// points are what the item is worth, for readers that know no weights of a test:
// they take them from MAXSCORE. SCORE itself stays 0 to 1 and is weighed.
func (q *question) points() string {
	if q.in.Points == nil {
		return "1"
	}
	return q.in.Points.String()
}

func (q *question) outcomes(b *strings.Builder) {
	b.WriteString(`<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float" normalMaximum="1"><defaultValue><value>0</value></defaultValue></outcomeDeclaration>` + "\n")
	b.WriteString(`<outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>` + q.points() + `</value></defaultValue></outcomeDeclaration>` + "\n")
	if len(q.told) > 0 {
		b.WriteString(`<outcomeDeclaration identifier="FEEDBACK" cardinality="multiple" baseType="identifier"/>` + "\n")
	}
}

// entryLength is the width of a text entry in characters: in steps, so that it
// does not give the answer away.
func entryLength(answers []quiz.Accepted) int {
	const step = 20
	longest := 0
	for _, a := range answers {
		longest = max(longest, utf8.RuneCountInString(a.Text))
	}
	return (longest/step + 1) * step
}
