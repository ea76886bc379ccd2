package docx

import (
	"formwright/shared/ooxml"
)

// maxLevels is how many levels a list has (ECMA-376-1, 17.9.3).
const maxLevels = 9

// numbering is the part that defines lists, and their counters.
type numbering struct {
	abstracts map[string]*abstract
	nums      map[string]*num
	links     map[string]string // from a numbering style to its abstract list
	counters  map[string]*counter
}

// abstract is the look of a list that several lists may share.
type abstract struct {
	id     string
	link   string // the numbering style that stands for this one
	levels [maxLevels]*level
}

// num is one list. Its overrides are of single levels.
type num struct {
	id       string
	abstract string
	starts   [maxLevels]int // -1 when not overridden
	begun    [maxLevels]bool
	levels   [maxLevels]*level
	unset    [maxLevels]bool // the override of a level does not say where it starts: it goes on
	own      bool            // looks like itself alone, and counts apart from other lists of its abstract

	merged  bool   // levels holds those of the abstract list too
	counter string // what it counts with
}

// level is how one level of a list is numbered.
type level struct {
	start   int
	format  string
	text    string
	picture bool // a picture for a bullet
	legal   bool // all numbers in decimal
	restart int  // restarts after a level before this one, from 1; 0 never; -1 after any higher
	style   string
	font    string
	indent  indent
}

func (r *reader) readNumbering() *numbering {
	n := &numbering{abstracts: map[string]*abstract{}, nums: map[string]*num{}, links: map[string]string{}, counters: map[string]*counter{}}
	part, ok := r.related("numbering")
	if !ok {
		return n
	}
	d, err := r.pkg.Decode(part)
	if err == nil {
		_, err = d.Enter("w", "numbering")
	}
	for err == nil {
		var el *ooxml.Element
		if el, err = d.NextOf("abstractNum", "num"); el == nil {
			break
		}
		n.add(el)
		d.Recycle()
	}
	if err != nil {
		r.unread(part, err)
	}
	return n
}

func (n *numbering) add(el *ooxml.Element) {
	switch el.Name {
	case "abstractNum":
		a := &abstract{id: el.Attr("abstractNumId"), link: el.ChildVal("numStyleLink")}
		for c := el.First; c != nil; c = c.Next {
			if i := number(c.Attr("ilvl"), maxLevels); c.Name == "lvl" && i < maxLevels {
				a.levels[i] = readLevel(c)
			}
		}
		n.abstracts[a.id] = a
		if name := el.ChildVal("styleLink"); name != "" {
			n.links[name] = a.id
		}
	case "num":
		l := readNum(el)
		n.nums[l.id] = l
	}
}

func readNum(el *ooxml.Element) *num {
	l := &num{id: el.Attr("numId"), abstract: el.ChildVal("abstractNumId")}
	for i := range l.starts {
		l.starts[i] = -1
	}
	for c := el.First; c != nil; c = c.Next {
		i := number(c.Attr("ilvl"), maxLevels)
		if c.Name != "lvlOverride" || i >= maxLevels {
			continue
		}
		if start := c.Child("startOverride"); start != nil {
			l.starts[i] = number(start.Val(), 1)
		}
		if lvl := c.Child("lvl"); lvl != nil {
			l.levels[i] = readLevel(lvl)
			l.unset[i] = lvl.Child("start") == nil
			l.own = l.own || !l.unset[i]
		}
	}
	return l
}

func readLevel(el *ooxml.Element) *level {
	l := &level{start: 0, format: "decimal", restart: -1}
	for c := el.First; c != nil; c = c.Next {
		switch c.Name {
		case "start":
			l.start = number(c.Val(), 0)
		case "numFmt":
			l.format = c.Val()
		case "AlternateContent":
			l.format = firstOf(c.Find("numFmt").Val(), l.format)
		case "lvlText":
			l.text = c.Val()
		case "lvlPicBulletId":
			l.picture = true
		case "isLgl":
			l.legal = isOn(c)
		case "lvlRestart":
			l.restart = number(c.Val(), -1)
		case "pStyle":
			l.style = c.Val()
		case "pPr":
			if ind := c.Child("ind"); ind != nil {
				l.indent = readIndent(ind)
			}
		case "rPr":
			if f := c.Child("rFonts"); f != nil {
				l.font = font(f)
			}
		}
	}
	return l
}

// look finds the abstract list of a list, through the numbering style it may
// be linked to.
func (n *numbering) look(l *num) *abstract {
	a := n.abstracts[l.abstract]
	for range maxLevels { // links may form a ring
		if a == nil || a.link == "" {
			break
		}
		id, ok := n.links[a.link]
		if !ok || n.abstracts[id] == a {
			break
		}
		a = n.abstracts[id]
	}
	return a
}

// level is how a list numbers a level; nil when it does not.
func (n *numbering) level(numID string, i int) *level {
	l := n.nums[numID]
	if l == nil || i < 0 || i >= maxLevels {
		return nil
	}
	n.merge(l)
	return l.levels[i]
}

// merge fills a list with what it has from its abstract list, once.
func (n *numbering) merge(l *num) {
	if l.merged {
		return
	}
	l.merged, l.counter = true, "list "+l.id
	a := n.look(l)
	if a == nil {
		return
	}
	for i, def := range a.levels {
		switch {
		case l.levels[i] == nil:
			l.levels[i] = def
		case l.unset[i] && def != nil:
			l.levels[i].start = def.start
		}
	}
	if !l.own {
		l.counter = "abstract " + a.id
	}
}

// levelOf is the level that belongs to a style, -1 for none.
func (n *numbering) levelOf(numID, style string) int {
	for i := range maxLevels {
		if l := n.level(numID, i); l != nil && l.style == style && style != "" {
			return i
		}
	}
	return -1
}
