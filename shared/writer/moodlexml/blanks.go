package moodlexml

import (
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/moodle"
)

// blanks writes a text with gaps in the kind that keeps the most: menus alone
// become gapselect, which keeps exact points and feedback; any others become
// embedded answers, which keep typed answers, markup and feedback of choices.
func (x *writer) blanks(item quiz.Item, r quiz.Blanks) {
	if options, ok := plainMenus(r); ok {
		if options.shuffle && options.fixed {
			x.lose(quiz.ShuffleDropped, item.ID, "All menus of the question are shuffled: Moodle shuffles those of a question together.")
		}
		x.gapSelect(item, options)
		return
	}
	x.embedded(item, r)
}

// menus are the options of a gapselect question and which of them is right in
// each blank. Blanks with the same choices share a group.
type menus struct {
	options []option
	right   map[string]int // blank id -> number of its option, from 1
	shuffle bool           // one of them is to be shuffled
	fixed   bool           // one of them is not
}

type option struct {
	text  string
	group int
}

// maxGroups is how many groups the element knows.
const maxGroups = 20

// plainMenus reports false where a blank is no menu of plain texts without
// feedback.
func plainMenus(r quiz.Blanks) (menus, bool) {
	m := menus{right: map[string]int{}}
	first := map[string]int{} // the choices of a group -> number of the first one
	for _, b := range r.Blanks {
		c, ok := b.Response.(quiz.Choice)
		texts, plain := plainTexts(c)
		if !ok || !plain {
			return menus{}, false
		}
		key := strings.Join(texts, "\x00")
		if _, known := first[key]; !known {
			if len(first) == maxGroups {
				return menus{}, false
			}
			first[key] = len(m.options) + 1
			for _, t := range texts {
				m.options = append(m.options, option{t, len(first)})
			}
		}
		m.right[b.ID] = first[key] + c.Key[0]
		m.shuffle, m.fixed = m.shuffle || c.Shuffle, m.fixed || !c.Shuffle
	}
	return m, true
}

func plainTexts(c quiz.Choice) (texts []string, plain bool) {
	for _, e := range c.Choices {
		line := e.Content.Line()
		if e.Content.Features() != (richtext.Features{}) || len(e.Feedback) > 0 || !moodle.Harmless(line) || backReference(line) {
			return nil, false
		}
		texts = append(texts, line)
	}
	return texts, true
}

// backReference reports whether Moodle, which puts the options of a gapselect in
// their places with preg_replace, would take a part of one for a reference.
func backReference(s string) bool {
	_, rest, found := strings.Cut(s, `\`)
	return found && (rest != "" && strings.Contains(`\0123456789`, rest[:1]) || backReference(rest))
}

func (x *writer) gapSelect(item quiz.Item, m menus) {
	place := func(id string) string {
		if n, ok := m.right[id]; ok {
			return "\x00" + strconv.Itoa(n) + "\x00"
		}
		return richtext.BlankText
	}
	x.open("question", `type="gapselect"`)
	x.text("name", moodle.Name(item))
	x.stem(item, place, func(html string) string {
		parts := strings.Split(strings.ReplaceAll(moodle.Braces(html), "[[", "&#91;["), "\x00")
		for i := 1; i < len(parts); i += 2 {
			parts[i] = "[[" + parts[i] + "]]"
		}
		return strings.Join(parts, "")
	})
	x.common(item, retry)
	x.leaf("shuffleanswers", bit(m.shuffle))
	x.verdicts(item.Feedback)
	for _, o := range m.options {
		x.open("selectoption")
		x.leaf("text", o.text)
		x.leaf("group", strconv.Itoa(o.group))
		x.shut("selectoption")
	}
	x.closing(item)
}

// stem writes a questiontext whose blanks are written by place and finished by
// finish.
func (x *writer) stem(item quiz.Item, place func(string) string, finish func(string) string) {
	x.open("questiontext", `format="html"`)
	x.raw(finish(item.Stem.HTML(moodle.HTML(pluginFile(x.media), place))))
	x.files(item.Stem)
	x.shut("questiontext")
}

func (x *writer) embedded(item quiz.Item, r quiz.Blanks) {
	weight, exact := gapWeight(item, len(r.Blanks))
	if !exact {
		x.lose(quiz.PointsChanged, item.ID, "Each gap counts one point: Moodle gives gaps whole numbers of points only.")
	}
	codes, rounded := x.codes(item, r, weight)
	if rounded {
		x.lose(quiz.CreditChanged, item.ID, "A part of the points was rounded to one that Moodle knows.")
	}
	if item.Feedback.Correct.Features().Images || item.Feedback.Incorrect.Features().Images {
		x.lose(quiz.ImageDropped, item.ID, "The pictures in the feedback were left out: Moodle's gaps hold none.")
	}
	place := func(id string) string {
		if _, ok := codes[id]; ok {
			return "\x00" + id + "\x00"
		}
		return richtext.BlankText
	}
	x.open("question", `type="cloze"`)
	x.text("name", moodle.Name(item))
	x.stem(item, place, func(html string) string {
		parts := strings.Split(moodle.Outside(html), "\x00")
		for i := 1; i < len(parts); i += 2 {
			parts[i] = codes[parts[i]]
		}
		return strings.Join(parts, "")
	})
	points := quiz.Int(weight * int64(len(r.Blanks)))
	item.Points = &points
	x.common(item, retry)
	x.closing(item)
}

func (x *writer) codes(item quiz.Item, r quiz.Blanks, weight int64) (codes map[string]string, rounded bool) {
	codes = map[string]string{}
	for _, b := range r.Blanks {
		inner := b.Response
		if n, ok := inner.(quiz.Number); ok && strings.TrimSpace(n.Unit) != "" {
			x.lose(quiz.UnitDropped, item.ID, "The unit "+n.Unit+" was left out: a gap takes the number alone.")
		}
		gap := moodle.Gap{Response: inner, Weight: weight,
			Correct: item.Feedback.Correct, Incorrect: item.Feedback.Incorrect}
		code, changed := gap.Code()
		codes[b.ID] = code
		rounded = rounded || changed
	}
	return codes, rounded
}

// gapWeight parts an item's points among its gaps. Without points each counts
// one.
func gapWeight(item quiz.Item, gaps int) (weight int64, exact bool) {
	if item.Points == nil {
		return 1, true
	}
	n := quiz.Int(int64(gaps))
	each := item.Points.DivRound(n, 0)
	whole := each.Mul(n).Equal(*item.Points) && each.Sign() > 0 && each.Cmp(quiz.Int(maxGrade)) <= 0
	if !whole {
		return 1, false
	}
	w, err := strconv.ParseInt(each.String(), 10, 64)
	return max(w, 1), err == nil
}
