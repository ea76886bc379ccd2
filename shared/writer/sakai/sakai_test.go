package sakai_test

import (
	"bytes"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/check"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/pack"
	"formwright/shared/writer/pack/packtest"
	"formwright/shared/writer/qti2"
	"formwright/shared/writer/sakai"
	"formwright/shared/writer/target"
)

// write gives the file of what Sakai can hold of a quiz; nil when that is nothing.
func write(t rapid.TB, q quiz.Quiz) (fitted quiz.Quiz, file []byte, losses []quiz.Loss) {
	t.Helper()
	tg, _ := target.Find(target.LMSF)
	fitted, _, err := fit.Fit(q, tg)
	if err != nil {
		return quiz.Quiz{}, nil, nil
	}
	var b bytes.Buffer
	if losses, err = sakai.Write(&b, fitted, tg); err != nil {
		t.Fatal(err)
	}
	if err := sakai.Check(check.Bytes(b.Bytes()), tg, len(fitted.Items)); err != nil {
		t.Fatal(err)
	}
	return fitted, b.Bytes(), losses
}

// html is what content should be in Sakai, without the help that texts need there.
func html(q quiz.Quiz, c richtext.Content, inline bool) string {
	o := richtext.HTMLOptions{XHTML: true, Math: richtext.MathAsLaTeX, Blank: func(string) string { return "{}" },
		Image: func(i richtext.Image) string { return "/access/content/" + qti2.MediaPath(q, i.Hash) }}
	if inline {
		return bare(c.InlineHTML(o))
	}
	return bare(c.HTML(o))
}

// bare takes out what keeps signs apart. Which strokes beside a gap drawn with
// strokes belong to it cannot be told: they count as those behind it.
func bare(s string) string {
	s = strings.ReplaceAll(strings.ReplaceAll(strings.ReplaceAll(s, "\u2060", ""), "{ }", "{}"), richtext.BlankText, "{}")
	for strings.Contains(s, "_{}") {
		s = strings.ReplaceAll(s, "_{}", "{}_")
	}
	return s
}

var source = regexp.MustCompile(`src="/access/content/([^"]*)"`)

// compare holds what Sakai would store against the fitted quiz.
func compare(t rapid.TB, q quiz.Quiz, got imported, losses []quiz.Loss) {
	t.Helper()
	lost := map[string]bool{}
	for _, l := range losses {
		lost[l.Item+" "+string(l.Code)] = true
	}
	var items []importedItem
	for _, p := range got.parts {
		items = append(items, p.items...)
	}
	if len(items) != len(q.Items) {
		t.Fatalf("%d items of %d", len(items), len(q.Items))
	}
	if d := cmp.Diff(html(q, q.Introduction, false), bare(got.description)); d != "" {
		t.Fatal(d)
	}
	for i, item := range q.Items {
		if want, have := wanted(q, item, lost), described(items[i]); !cmp.Equal(want, have) {
			t.Fatalf("%s: %s\n%v", item.ID, cmp.Diff(want, have), losses)
		}
		for _, src := range source.FindAllStringSubmatch(items[i].text, -1) {
			if _, ok := got.files[src[1]]; !ok {
				t.Fatalf("the picture %s is not in the package", src[1])
			}
		}
	}
}

// wanted describes an item as Sakai should have it.
func wanted(q quiz.Quiz, item quiz.Item, lost map[string]bool) []string {
	points := "1"
	if item.Points != nil {
		points = item.Points.String()
	}
	fb := item.Feedback
	out := []string{"points " + points, "told " + html(q, fb.Correct, false) + html(q, fb.Incorrect, false) + html(q, fb.General, false)}
	stem := html(q, item.Stem, false)
	if lost[item.ID+" "+string(quiz.KeyDropped)] {
		return append(out, "Short Answers/Essay", stem)
	}
	field := ""
	if fit.DrawnBlanks(item.Stem) != 1 {
		field = "<p>{}</p>"
	}
	switch r := item.Response.(type) {
	case quiz.Choice:
		kind := "Multiple Choice"
		if r.Multiple {
			kind = "Multiple Correct Answer"
		}
		out = append(out, kind, stem, fmt.Sprint("shuffled ", r.Shuffle))
		for i, c := range r.Choices {
			out = append(out, fmt.Sprint(slices.Contains(r.Key, i), " ", html(q, c.Content, true), " told ", html(q, c.Feedback, false)))
		}
	case quiz.TrueFalse:
		out = append(out, "True False", stem, fmt.Sprint(*r.Key, " true told "), fmt.Sprint(!*r.Key, " false told "))
	case quiz.Text:
		out = append(out, "Fill In the Blank", stem+field, answers(r, lost[item.ID+" "+string(quiz.ChoicesCut)]))
	case quiz.Number:
		out = append(out, "Numeric Response", stem+field, r.Key.Min.String()+".."+r.Key.Max.String())
	case quiz.Blanks:
		out = append(out, "Fill In the Blank", stem)
		for _, id := range order(item.Stem) {
			at := slices.IndexFunc(r.Blanks, func(b quiz.Blank) bool { return b.ID == id })
			out = append(out, answers(r.Blanks[at].Response.(quiz.Text), lost[item.ID+" "+string(quiz.ChoicesCut)]))
		}
	case quiz.Match:
		out = append(out, "Matching", stem)
		for i, l := range r.Left {
			out = append(out, html(q, l, true)+" -> "+html(q, r.Right[r.Key[i]], true))
		}
		out = append(out, fmt.Sprint(len(r.Right), " entries"))
	case quiz.Essay:
		out = append(out, "Short Answers/Essay", stem)
		if model := slices.Concat(r.Model, r.Rubric); len(model) > 0 {
			out = append(out, "false "+html(q, model, false)+" told ")
		}
	}
	return out
}

func order(c richtext.Content) (ids []string) {
	c.Inlines(func(in richtext.Inline) bool {
		if b, ok := in.(richtext.Blank); ok && b.ID != "" {
			ids = append(ids, b.ID)
		}
		return true
	})
	return ids
}

func answers(r quiz.Text, cut bool) string {
	var out []string
	for _, a := range r.Accepted {
		text := strings.Join(strings.Fields(a.Text), " ")
		if !cut || !strings.ContainsAny(text, "|*") && !strings.Contains(text, "??") {
			out = append(out, richtext.EscapeHTML(text))
		}
	}
	return fmt.Sprint(strings.Join(out, "|"), " cased ", r.CaseSensitive)
}

// described describes what Sakai would have.
func described(i importedItem) []string {
	out := []string{"points " + i.score, "told " + bare(i.correct) + bare(i.incorrect) + bare(i.general), i.kind, bare(i.text)}
	if i.kind == "Multiple Choice" || i.kind == "Multiple Correct Answer" {
		out = append(out, "shuffled "+i.meta["RANDOMIZE"])
	}
	for _, a := range i.answers {
		switch i.kind {
		case "Fill In the Blank":
			out = append(out, a.text+" cased "+i.meta["CASE_SENSITIVE"])
		case "Numeric Response":
			low, high, ok := strings.Cut(a.text, "|")
			if !ok {
				high = low
			}
			out = append(out, low+".."+high)
		default:
			out = append(out, fmt.Sprint(a.right, " ", bare(a.text), " told ", bare(a.feedback)))
		}
	}
	for s, text := range i.sources {
		out = append(out, bare(text)+" -> "+bare(i.targets[i.pairs[s]]))
	}
	if i.kind == "Matching" {
		out = append(out, fmt.Sprint(len(i.targets), " entries"))
	}
	return out
}

// uncased makes one rule of those of several gaps, as Sakai has it: in a question
// of gaps that differ, none is told apart.
func uncased(q quiz.Quiz) quiz.Quiz {
	q.Items = slices.Clone(q.Items)
	for i, item := range q.Items {
		b, ok := item.Response.(quiz.Blanks)
		if !ok {
			continue
		}
		cased := func(b quiz.Blank) bool { return b.Response.(quiz.Text).CaseSensitive }
		all := !slices.ContainsFunc(b.Blanks, func(b quiz.Blank) bool { return !cased(b) })
		b.Blanks = slices.Clone(b.Blanks)
		for j, one := range b.Blanks {
			r := one.Response.(quiz.Text)
			r.CaseSensitive = all
			b.Blanks[j].Response = r
		}
		q.Items[i].Response = b
	}
	return q
}

func TestFixedQuizzes(t *testing.T) {
	for name, q := range map[string]quiz.Quiz{"one of each": quiztest.OneOfEach(), "everything": quiztest.Everything(), "hostile": quiztest.HostileQuiz(),
		"languages": quiztest.Languages(), "unkeyed": quiztest.Unkeyed(), "many": quiztest.Many(40)} {
		t.Run(name, func(t *testing.T) {
			fitted, file, losses := write(t, q)
			compare(t, uncased(fitted), sakaiImport(t, file), losses)
		})
	}
}

func TestAnyQuiz(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		if fitted, file, losses := write(t, quiztest.Quizzes().Draw(t, "quiz")); file != nil {
			compare(t, uncased(fitted), sakaiImport(t, file), losses)
		}
	})
}

// only is how Sakai imports a quiz of one question, with the codes of its losses.
func only(t *testing.T, item quiz.Item) (i importedItem, codes []quiz.LossCode) {
	t.Helper()
	fitted, file, losses := write(t, quiztest.Of("", item))
	for _, l := range fit.Merge(fitted, nil, losses) {
		codes = append(codes, l.Code)
	}
	return sakaiImport(t, file).parts[0].items[0], codes
}

// TestTraps has what Sakai's importer would read otherwise.
func TestTraps(t *testing.T) {
	stem := func(s string) richtext.Content { return richtext.Plain(s) }
	gaps := richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Blank{ID: "b1"}, richtext.Blank{ID: "b2"}, richtext.Text{Text: " {}"}}}}
	cased := quiztest.Accept("x")
	cased.CaseSensitive = true
	for name, c := range map[string]struct {
		item  quiz.Item
		want  string
		codes []quiz.LossCode
	}{
		"a title of words that Sakai guesses by": {quiz.Item{Stem: stem("Is it true that a match is a survey?"), Response: quiztest.Choices([]int{0}, "so", "no")}, "Multiple Choice <p>Is it true that a match is a survey?</p> so+ no", nil},
		"two question marks":                     {quiz.Item{Stem: stem("What???"), Response: quiztest.Choices([]int{1}, "??", "no")}, "Multiple Choice <p>What?\u2060?\u2060?</p> ?\u2060? no+", []quiz.LossCode{quiz.TextChanged}},
		"a bar in an answer":                     {quiz.Item{Stem: stem("x"), Response: quiztest.Accept("a|b", "c")}, "Fill In the Blank <p>x</p><p>{}</p> c+", []quiz.LossCode{quiz.ChoicesCut}},
		"stars alone":                            {quiz.Item{Stem: stem("x"), Response: quiztest.Accept("*")}, "Short Answers/Essay <p>x</p>", []quiz.LossCode{quiz.KeyDropped}},
		"signs of HTML in an answer":             {quiz.Item{Stem: stem("x"), Response: quiztest.Accept("a<b & c")}, "Fill In the Blank <p>x</p><p>{}</p> a&lt;b &amp; c+", nil},
		"several answers":                        {quiz.Item{Stem: stem("x"), Response: quiztest.Accept("a", "b")}, "Fill In the Blank <p>x</p><p>{}</p> a|b+", nil},
		"a range":                                {quiz.Item{Stem: stem("x"), Response: quiz.Number{Key: quiz.Between(quiz.Int(-2), quiz.Int(5))}}, "Numeric Response <p>x</p><p>{}</p> -2|5+", nil},
		"a number":                               {quiz.Item{Stem: stem("x"), Response: quiz.Number{Key: quiz.Near(quiz.Int(3), quiz.Int(0))}}, "Numeric Response <p>x</p><p>{}</p> 3+", nil},
		"gaps side by side, and braces":          {quiz.Item{Stem: gaps, Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: quiztest.Accept("p")}, {ID: "b2", Response: quiztest.Accept("q")}}}}, "Fill In the Blank <p>{}{} { }</p> p+ q+", []quiz.LossCode{quiz.TextChanged}},
		"gaps of several rules for case":         {quiz.Item{Stem: gaps[:1], Response: quiz.Blanks{Blanks: []quiz.Blank{{ID: "b1", Response: cased}, {ID: "b2", Response: quiztest.Accept("q")}}}}, "Fill In the Blank <p>{}{} { }</p> x+ q+", []quiz.LossCode{quiz.CaseDropped, quiz.TextChanged}},
		"an entry for two, and one for none":     {quiz.Item{Stem: stem("x"), Response: quiz.Match{Left: quiztest.Contents("a", "b"), Right: quiztest.Contents("1", "2", "3"), Key: []int{2, 2}}}, "Matching <p>x</p> 1 2 3 map[0:2 1:2]", nil},
		"true or false of other words":           {quiz.Item{Stem: stem("x"), Response: quiz.TrueFalse{True: "Vrai", False: "Faux", Key: new(bool)}}, "True False <p>x</p> true false+", nil},
	} {
		t.Run(name, func(t *testing.T) {
			i, codes := only(t, c.item)
			got := i.kind + " " + i.text
			for _, a := range i.answers {
				got += " " + a.text + map[bool]string{true: "+"}[a.right]
			}
			if i.targets != nil {
				got += fmt.Sprint(" ", strings.Join(i.targets, " "), " ", i.pairs)
			}
			if got != c.want {
				t.Errorf("got  %s\nwant %s", got, c.want)
			}
			if d := cmp.Diff(c.codes, codes); d != "" {
				t.Error(d)
			}
		})
	}
}

// TestSections: parts have the titles, and the notes in the field that Sakai
// reads them from; items between sections have a part of their own.
func TestSections(t *testing.T) {
	q := quiztest.Many(3)
	q.Introduction = richtext.Plain("Hello")
	q.Sections = []quiz.Section{{ID: "s1", Title: strings.Repeat("x", 300), Instructions: richtext.Plain("Choose"), Items: []string{"q2"}}}
	_, file, losses := write(t, q)
	got := sakaiImport(t, file)
	var parts []string
	for _, p := range got.parts {
		parts = append(parts, fmt.Sprint(len([]rune(p.title)), " ", p.description, " ", len(p.items)))
	}
	if d := cmp.Diff([]string{"7  1", "255 <p>Choose</p> 1", "7  1"}, parts); d != "" || got.description != "<p>Hello</p>" {
		t.Error(d, got.description)
	}
	if len(losses) != 1 || losses[0].Code != quiz.TextCut {
		t.Errorf("losses %v", losses)
	}
}

// TestCheckRefuses what Sakai would not find or fail on.
func TestCheckRefuses(t *testing.T) {
	tg, _ := target.Find(target.LMSF)
	_, file, _ := write(t, quiztest.OneOfEach())
	for name, change := range map[string][2]string{
		"another first resource": {`<resource identifier="res_sakai" type="imsqti_xmlv1p2" href="exportAssessment.xml">`, `<resource identifier="res_sakai" type="imsqti_xmlv1p2" href="assessment.xml">`},
		"a pair without a rule":  {`linkrefid="InCorrectMatch"`, `linkrefid="Other"`},
		"a score that is set":    {`<setvar action="Add"`, `<setvar action="Set"`},
		"an answer too many":     {"<or>", "<or><or></or>"},
	} {
		if err := sakai.Check(check.Bytes(changed(t, file, change)), tg, 10); err == nil {
			t.Errorf("%s was accepted", name)
		}
	}
	if err := sakai.Check(check.Bytes(changed(t, file, [2]string{"", ""})), tg, 10); err != nil {
		t.Error(err)
	}
}

// changed is an archive with a text of its files changed once in each.
func changed(t *testing.T, file []byte, change [2]string) []byte {
	t.Helper()
	var b bytes.Buffer
	a := pack.New(&b)
	for _, e := range packtest.Entries(t, file) {
		if err := a.Add(e.Name, strings.Replace(e.Content, change[0], change[1], 1)); err != nil {
			t.Fatal(err)
		}
	}
	if err := a.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
