package odf

import (
	"fmt"
	"strings"

	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// levels is how deep lists are numbered (OpenDocument 1.3 part 3, 19.880).
const levels = 10

// listStyle is how a list is numbered, by level.
type listStyle struct{ levels [levels]*level }

// level is how one level of a list is numbered.
type level struct {
	bullet, font   string // of a bulleted level
	format         string // of a numbered one, in the names of package typeset
	prefix, suffix string
	pattern        string // the whole label, %1% standing for the first level's number
	start, shows   int
	margin, indent *float64
}

func readListStyle(el *ooxml.Element) *listStyle {
	s := &listStyle{}
	for c := range kids(el) {
		i := number(c.Attr("level"), 0) - 1
		if i < 0 || i >= levels {
			continue
		}
		l := &level{prefix: short(c.Attr("num-prefix")), suffix: short(c.Attr("num-suffix")), pattern: short(c.Attr("num-list-format")),
			start: number(c.Attr("start-value"), 1), shows: min(number(c.Attr("display-levels"), 1), i+1)}
		switch c.Name {
		case "list-level-style-bullet":
			l.bullet, l.font = short(c.Attr("bullet-char")), kid(c, "text-properties").Attr("font-name")
			if l.bullet == "" {
				l.bullet = "•"
			}
		case "list-level-style-image":
			l.bullet = "•"
		default:
			l.format = numberFormat(c.Attr("num-format"))
		}
		if place := kid(c, "list-level-properties", "list-level-label-alignment"); place != nil {
			l.margin, l.indent = length(place, "margin-left"), length(place, "text-indent")
		}
		s.levels[i] = l
	}
	return s
}

// short bounds what is repeated for every item of a list.
func short(s string) string {
	const most = 64
	if len(s) > most {
		return ""
	}
	return s
}

// numberFormat turns style:num-format into the name of the same in ECMA-376; the
// longer ones are those of LibreOffice.
func numberFormat(format string) string {
	first, _, _ := strings.Cut(format, ",")
	switch first {
	case "":
		return none
	case "a":
		return "lowerLetter"
	case "A":
		return "upperLetter"
	case "i":
		return "lowerRoman"
	case "I":
		return "upperRoman"
	case "а":
		return "russianLower"
	case "А":
		return "russianUpper"
	case "①":
		return "decimalEnclosedCircle"
	case "一":
		return "chineseCounting"
	case "甲":
		return "ideographTraditional"
	case "أ":
		return "arabicAlpha"
	case "א":
		return "hebrew1"
	case "ก":
		return "thaiLetters"
	case "가":
		return "ganada"
	}
	return "decimal"
}

// lists are the lists of a document while it is read.
type lists struct {
	count int
	last  map[string]*list // by style
	named map[string]*list // by id
}

// list is where one list stands.
type list struct {
	name    string
	value   [levels]int
	started [levels]bool
	look    [levels]level // that the last number was shown in
}

func newLists() *lists { return &lists{last: map[string]*list{}, named: map[string]*list{}} }

func (ls *lists) begin() *list {
	ls.count++
	return &list{name: fmt.Sprintf("list %d", ls.count)}
}

// of finds what a text:list continues, or begins a list.
func (ls *lists) of(el *ooxml.Element) *list {
	style, id := el.Attr("style-name"), el.Attr("id")
	l := ls.named[el.Attr("continue-list")]
	if l == nil && el.Attr("continue-numbering") == "true" {
		l = ls.last[style]
	}
	if l == nil {
		l = ls.begin()
	}
	ls.last[style] = l
	if id != "" {
		ls.named[id] = l
	}
	return l
}

// item is what an item of a list gives to its first paragraph.
type item struct {
	list  *list
	style *listStyle
	level int
	start int  // of this item, -1 when it goes on counting
	bare  bool // a header, which has no label
	slide bool // numbers go on through lists that look alike
}

// label counts an item and gives its label; nil when nothing is shown.
func (it *item) label() *page.Label {
	if it.bare || it.level >= levels {
		return nil
	}
	def := it.def()
	if def == nil {
		return typeset.Bulleted(it.list.name, it.level, "", "•")
	}
	if def.bullet != "" {
		return typeset.Bulleted(it.list.name, it.level, def.font, def.bullet)
	}
	it.list.count(it, def)
	label := &page.Label{Format: typeset.LabelFormat(def.format), List: it.list.name, Level: it.level}
	if def.format != none {
		label.Number = it.list.value[it.level]
	}
	if label.Text = strings.TrimSpace(it.expand(def)); label.Text == "" {
		return nil
	}
	return label
}

func (it *item) def() *level {
	if it.style == nil {
		return nil
	}
	return it.style.levels[it.level]
}

// count moves a list to its next item.
func (l *list) count(it *item, def *level) {
	i := it.level
	look := level{format: def.format, prefix: def.prefix, suffix: def.suffix, start: def.start}
	if it.slide && l.look[i] != look {
		l.started[i] = false
	}
	l.look[i] = look
	switch {
	case it.start >= 0:
		l.value[i] = it.start
	case l.started[i]:
		l.value[i]++
	default:
		l.value[i] = def.start
	}
	l.started[i] = true
	for j := i + 1; j < levels; j++ {
		l.started[j] = false
	}
}

// expand writes a label.
func (it *item) expand(def *level) string {
	if def.pattern == "" {
		var numbers []string
		for i := it.level - max(def.shows, 1) + 1; i <= it.level; i++ {
			numbers = append(numbers, it.number(i))
		}
		return def.prefix + strings.Join(numbers, ".") + def.suffix
	}
	out := def.pattern
	for i := range levels {
		out = strings.ReplaceAll(out, fmt.Sprintf("%%%d%%", i+1), it.number(i))
	}
	return out
}

func (it *item) number(i int) string {
	if i < 0 || it.style.levels[i] == nil {
		return ""
	}
	n := it.list.value[i]
	if !it.list.started[i] {
		n = it.style.levels[i].start
	}
	return typeset.FormatNumber(it.style.levels[i].format, n)
}
