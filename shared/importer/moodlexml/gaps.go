package moodlexml

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"golang.org/x/net/html"

	"formwright/shared/importer/draft"
	"formwright/shared/importer/embedded"
	"formwright/shared/importer/htmltext"
	"formwright/shared/importer/xmltree"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
)

// gapStem reads a stem whose gaps are marked.
func (r *reader) gapStem(q *html.Node, marked string, known func(id string) bool) richtext.Content {
	n := xmltree.Child(q, "questiontext")
	h := r.texts(n)
	h.Drawn = true
	used := map[string]bool{}
	h.Gap = func(id string) ([]richtext.Inline, bool) {
		if used[id] || !known(id) {
			return nil, true
		}
		used[id] = true
		return []richtext.Inline{richtext.Blank{ID: id}}, true
	}
	return r.formatted(n, h, marked)
}

// cloze reads a text with embedded answers. Its points are those of its gaps.
func (r *reader) cloze(q *html.Node, item *quiz.Item) {
	n := xmltree.Child(q, "questiontext")
	h := r.texts(n)
	marked, gaps := embedded.Cut(rawText(n), h.HTML)
	item.Stem = r.gapStem(q, marked, func(id string) bool {
		at, err := strconv.Atoi(strings.TrimPrefix(id, "b"))
		return err == nil && at >= 1 && at <= len(gaps)
	})
	sum := 0
	for _, g := range gaps {
		sum += g.Weight
	}
	points := quiz.Int(int64(sum))
	item.Points = &points
	for _, doubt := range embedded.Fill(item, gaps) {
		r.d.Unread(r.at, item.Stem.Line(), "%s", doubt)
	}
}

var placeMark = regexp.MustCompile(`\[\[(\d{1,4})\]\]`)

// option is an entry of the menus of a text, or a word to drag into it.
type option struct {
	content richtext.Content
	group   string
}

// menus reads a text with menus or with words to drag into it: [[3]] is a place
// for the third entry, and all entries of its group may be chosen there.
func (r *reader) menus(q *html.Node, item *quiz.Item) {
	var options []option
	for o := range xmltree.Children(q, "selectoption", "dragbox") {
		text := xmltree.Raw(xmltree.Child(o, "text"))
		options = append(options, option{r.texts(q).HTML(htmltext.Known(text)), xmltree.Text(xmltree.Child(o, "group"))})
	}
	var b quiz.Blanks
	marked := placeMark.ReplaceAllStringFunc(rawText(xmltree.Child(q, "questiontext")), func(m string) string {
		at, _ := strconv.Atoi(strings.Trim(m, "[]"))
		if at < 1 || at > len(options) {
			return m
		}
		id := fmt.Sprintf("b%d", len(b.Blanks)+1)
		b.Blanks = append(b.Blanks, quiz.Blank{ID: id, Response: menu(options, at-1, yes(xmltree.Child(q, "shuffleanswers")))})
		return htmltext.Mark(id)
	})
	item.Stem = r.gapStem(q, marked, func(id string) bool { return true })
	item.Response = b
}

func menu(options []option, right int, shuffle bool) quiz.Choice {
	c := quiz.Choice{Shuffle: shuffle}
	for i, o := range options {
		if o.group != options[right].group {
			continue
		}
		if i == right {
			c.Key = []int{len(c.Choices)}
		}
		c.Choices = append(c.Choices, quiz.Entry{Content: o.content})
	}
	return c
}

// gapFill reads the question type of that name, a plugin that many sites have:
// the answers stand in the text between brackets, alternatives parted by bars.
func (r *reader) gapFill(q *html.Node, item *quiz.Item) {
	pair := xmltree.Text(xmltree.Child(q, "delimitchars"))
	if len(pair) != 2 {
		pair = "[]"
	}
	var b quiz.Blanks
	gap := regexp.MustCompile(regexp.QuoteMeta(pair[:1]) + `([^<>]{1,200}?)` + regexp.QuoteMeta(pair[1:]))
	marked := gap.ReplaceAllStringFunc(rawText(xmltree.Child(q, "questiontext")), func(m string) string {
		t := quiz.Text{CaseSensitive: yes(xmltree.Child(q, "casesensitive"))}
		for _, text := range strings.Split(html.UnescapeString(m[1:len(m)-1]), "|") {
			if a := draft.Accepted(text, nil, nil); a.Text != "" {
				t.Accepted = append(t.Accepted, a)
			}
		}
		id := fmt.Sprintf("b%d", len(b.Blanks)+1)
		b.Blanks = append(b.Blanks, quiz.Blank{ID: id, Response: t})
		return htmltext.Mark(id)
	})
	item.Stem = r.gapStem(q, marked, func(id string) bool { return true })
	item.Response = b
}
