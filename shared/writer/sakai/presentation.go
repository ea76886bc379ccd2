package sakai

import (
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/fit"
)

// The names of responses.
const (
	chosen = "MCSC"
	grid   = "resp_grp"
)

func letter(i int) string { return string(rune('A' + i)) }

func source(i int) string { return "MS-" + strconv.Itoa(i+1) }

func destination(i int) string { return "MT-" + strconv.Itoa(i+1) }

// presentation writes the stem, which has to be the first text, and what there is
// to answer.
func (q *question) presentation() {
	if q.kind == typed || q.kind == numeric {
		q.blanks()
		return
	}
	q.shown(q.item.Stem)
	switch r := q.item.Response.(type) {
	case quiz.Choice:
		q.choice(r)
	case quiz.TrueFalse:
		q.trueFalse()
	case quiz.Match:
		q.match(r)
	default:
		q.open()
	}
}

func (q *question) choice(r quiz.Choice) {
	cardinality, shuffle := "Single", "No"
	if r.Multiple {
		cardinality = "Multiple"
	}
	if r.Shuffle {
		shuffle = "Yes"
	}
	q.Start("response_lid", "ident", chosen, "rcardinality", cardinality)
	q.Start("render_choice", "shuffle", shuffle)
	for i, e := range r.Choices {
		q.Start("response_label", "ident", letter(i))
		q.phrase(e.Content)
		q.End()
	}
	q.End()
	q.End()
}

// trueFalse has the two words that Sakai knows and shows in the reader's
// language, whatever the labels are.
func (q *question) trueFalse() {
	q.Start("response_lid", "ident", chosen, "rcardinality", "Single")
	q.Start("render_choice", "shuffle", "No")
	for i, word := range []string{"true", "false"} {
		q.Start("response_label", "ident", letter(i))
		q.p.material(q.Writer, word)
		q.End()
	}
	q.End()
	q.End()
}

// match has the left entries, which name their group, and then the right ones.
func (q *question) match(r quiz.Match) {
	shuffle := "No"
	if r.Shuffle {
		shuffle = "Yes"
	}
	group := make([]string, len(r.Right))
	for i := range r.Right {
		group[i] = destination(i)
	}
	q.Start("response_grp", "ident", grid, "rcardinality", "Ordered")
	q.Start("render_choice", "shuffle", shuffle)
	for i, c := range r.Left {
		q.Start("response_label", "ident", source(i), "match_group", strings.Join(group, ","), "match_max", "1")
		q.phrase(c)
		q.End()
	}
	for i, c := range r.Right {
		q.Start("response_label", "ident", group[i])
		q.phrase(c)
		q.End()
	}
	q.End()
	q.End()
}

// open is a field for a long text. A model answer stands where Sakai's own
// exports have it: as the only choice.
func (q *question) open() {
	r, _ := q.item.Response.(quiz.Essay)
	model := append(append(richtext.Content(nil), r.Model...), r.Rubric...)
	if model.IsEmpty() {
		q.Start("response_str", "ident", "LID01", "rcardinality", "Single")
		q.Empty("render_fib")
		q.End()
		return
	}
	q.Start("response_lid", "ident", "LID01", "rcardinality", "Single")
	q.Start("render_choice", "shuffle", "No")
	q.Start("response_label", "ident", letter(0))
	q.shown(model)
	q.End()
	q.End()
	q.End()
}

// gap is one place to type into.
type gap struct {
	ident  string
	answer string // as Sakai stores it
	cased  bool
}

// cutMark parts a text at its gaps; no text holds it.
const cutMark = "\x00"

// blanks writes the text in pieces with a field after each but the last: Sakai
// puts them together with its sign for a blank between them. One piece alone
// would come twice, so there are always two.
func (q *question) blanks() {
	kind := "render_fib"
	if q.kind == numeric {
		kind = "render_fin"
	}
	text, _ := q.text()
	for i, piece := range strings.Split(text, cutMark) {
		if i > 0 {
			q.Start("response_str", "ident", q.gaps[i-1].ident, "rcardinality", "Ordered")
			q.Empty(kind, strings.TrimPrefix(kind, "render_")+"type", "String", "prompt", "Box", "columns", "20", "rows", "1")
			q.End()
		}
		q.p.material(q.Writer, q.parted(q.braces(piece)))
	}
}

// text is the stem with a mark at each gap, and the ids of the gaps in the order
// of the text. A single answer without a drawn blank has its field at the end.
func (q *question) text() (html string, ids []string) {
	_, several := q.item.Response.(quiz.Blanks)
	one := !several && fit.DrawnBlanks(q.item.Stem) == 1
	html = q.item.Stem.HTML(q.p.options(func(id string) string {
		if several && id == "" || !several && !one {
			return richtext.BlankText
		}
		ids = append(ids, id)
		return cutMark
	}))
	if !several && !one {
		return html + "<p>" + cutMark + "</p>", []string{""}
	}
	return html, ids
}

// braces keeps the sign for a blank out of the text itself.
func (q *question) braces(piece string) string {
	if !strings.Contains(piece, "{}") {
		return piece
	}
	q.p.lose(quiz.TextChanged, q.item.ID, "A space stands between braces in the text: Sakai takes {} for a blank.")
	return strings.ReplaceAll(piece, "{}", "{ }")
}
