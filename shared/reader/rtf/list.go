package rtf

import (
	"fmt"
	"strings"

	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// levels is how deep lists go (RTF 1.9.1, "List Table").
const levels = 9

// lists are the lists of a document: the table of them, and where each stands.
type lists struct {
	table  map[int][levels]level // by \listid
	ids    map[int]int           // from \ls to \listid
	level  int                   // being read, -1 before the first
	levels [levels]level
	inText bool
	listID int // of the override being read

	counts map[int]*[levels]int
	before map[string]*page.Label // the last label of each level
}

// level is how one level is numbered.
type level struct {
	known  bool
	format string
	start  int
	text   string // with the bytes 0 to 8 for the numbers of levels
}

func newLists() lists {
	return lists{table: map[int][levels]level{}, ids: map[int]int{}, level: -1, counts: map[int]*[levels]int{}, before: map[string]*page.Label{}}
}

// word reads a control word of the two tables.
func (l *lists) word(t token, in place) {
	if len(l.table) > maxEntries || len(l.ids) > maxEntries {
		return
	}
	at := &l.levels[min(max(l.level, 0), levels-1)]
	switch t.word {
	case "list":
		l.level, l.levels = -1, [levels]level{}
	case "listlevel":
		l.level, l.inText = l.level+1, false
		l.levels[min(l.level, levels-1)] = level{known: true, start: 1, format: "decimal"}
	case "levelnfc", "levelnfcn":
		at.format = formatOf(t.number)
	case "levelstartat":
		at.start = t.number
	case "leveltext":
		l.inText = true
	case "levelnumbers", "levelfollow":
		l.inText = false
	case "listid":
		if l.listID = t.number; in == listPlace {
			l.table[t.number] = l.levels
		}
	case "ls":
		if in == overridePlace {
			l.ids[t.number] = l.listID
		}
	}
}

// text takes the text of a level.
func (l *lists) text(s string) {
	at := &l.levels[min(max(l.level, 0), levels-1)]
	if l.inText && len(at.text) < maxName {
		at.text += s
	}
}

// formatOf gives the numbers of \levelnfc the names of ECMA-376.
func formatOf(n int) string {
	switch n {
	case 0:
		return "decimal"
	case 1:
		return "upperRoman"
	case 2:
		return "lowerRoman"
	case 3:
		return "upperLetter"
	case 4:
		return "lowerLetter"
	case 5:
		return "ordinal"
	case 22:
		return "decimalZero"
	case 23:
		return "bullet"
	case 255:
		return "none"
	case 58:
		return "russianLower"
	case 59:
		return "russianUpper"
	case 10, 11, 37, 38, 39:
		return "chineseCounting"
	case 18:
		return "decimalEnclosedCircle"
	case 45:
		return "hebrew1"
	case 46:
		return "arabicAlpha"
	case 53:
		return "thaiLetters"
	}
	return "decimal"
}

// label is what stands before the paragraph that ends: the label as the file
// shows it, or else counted by the list's table.
func (r *reader) label() *page.Label {
	s, para := r.story, r.now.para
	shown := s.label
	s.label = ""
	list, level := para.list, para.level
	name := fmt.Sprintf("list %d", list)
	id, known := r.lists.ids[list]
	if known {
		name = fmt.Sprintf("list %d", id)
	}
	def := r.lists.table[id][level]
	key := fmt.Sprint(name, " ", level)
	switch {
	case list != 0 && known && def.known && def.format == "bullet" && strings.TrimSpace(shown) != "":
		return typeset.Bulleted(name, level, s.labelFont.name, shown) // also one that looks like a letter, as Word's "o"
	case strings.TrimSpace(strings.ReplaceAll(shown, "\u00a0", " ")) != "":
		label := typeset.ShownLabel(name, level, s.labelFont.name, shown, r.lists.before[key])
		if list != 0 && known && def.known && label.Format != page.Bullet && def.format != "none" {
			label.Format = typeset.LabelFormat(def.format)
		}
		r.lists.keep(key, label)
		return label
	case list != 0 && known && def.known:
		return r.lists.counted(name, id, level)
	}
	return nil
}

func (l *lists) keep(key string, label *page.Label) {
	if len(l.before) < maxEntries {
		l.before[key] = label
	}
}

// counted numbers a paragraph of a file that does not show its labels.
func (l *lists) counted(name string, id, at int) *page.Label {
	table := l.table[id]
	def := table[at]
	if def.format == "bullet" {
		return typeset.Bulleted(name, at, "", strings.Trim(def.text, "\x01\x02;"))
	}
	count := l.counts[id]
	if count == nil {
		count = &[levels]int{}
		for i := range count {
			count[i] = table[i].start - 1
		}
		l.counts[id] = count
	}
	count[at]++
	for i := at + 1; i < levels; i++ {
		count[i] = table[i].start - 1
	}
	text := ""
	for i, c := range strings.TrimSuffix(def.text, ";") {
		switch {
		case i == 0: // how long it is
		case c < levels:
			text += typeset.FormatNumber(table[c].format, max(count[c], table[c].start))
		default:
			text += string(c)
		}
	}
	if text = strings.TrimSpace(text); text == "" {
		return nil
	}
	return &page.Label{Text: text, Format: typeset.LabelFormat(def.format), Number: count[at], List: name, Level: at}
}
