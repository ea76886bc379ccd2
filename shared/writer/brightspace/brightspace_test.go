package brightspace_test

import (
	"bytes"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/brightspace"
	"formwright/shared/writer/check"
	"formwright/shared/writer/fit"
	"formwright/shared/writer/pack/packtest"
	"formwright/shared/writer/qti1/qti1test"
	"formwright/shared/writer/target"
)

// parcel is a package that was read.
type parcel struct {
	fitted        quiz.Quiz
	losses        []quiz.Loss
	data          []byte
	names         []string
	text          map[string]string
	quiz, library qti1test.Node
}

func write(t rapid.TB, tb testing.TB, q quiz.Quiz) (p parcel, ok bool) {
	t.Helper()
	tg, _ := target.Find(target.LMSD)
	fitted, _, err := fit.Fit(q, tg)
	if err != nil {
		return p, false
	}
	var b bytes.Buffer
	if p.losses, err = brightspace.Write(&b, fitted, tg); err != nil {
		t.Fatal(err)
	}
	p.fitted, p.data, p.text = fitted, b.Bytes(), map[string]string{}
	for _, e := range packtest.Entries(tb, p.data) {
		p.names = append(p.names, e.Name)
		p.text[e.Name] = e.Content
	}
	p.quiz, p.library = qti1test.Parse(tb, p.text["quiz_d2l_1.xml"]), qti1test.Parse(tb, p.text["questiondb.xml"])
	return p, true
}

func mustWrite(t *testing.T, q quiz.Quiz) parcel {
	t.Helper()
	p, ok := write(t, t, q)
	if !ok {
		t.Fatal("nothing of the quiz can be held")
	}
	return p
}

// score is what a response earns of 100 by the kind of question: counted kinds
// by their counts, blanks by the sum of what each earns.
func score(t testing.TB, item qti1test.Node, given qti1test.Given) float64 {
	out := qti1test.Play(t, item, given)
	right := 0
	for _, rule := range item.All("respcondition") {
		if s := rule.All("setvar"); len(s) == 1 && s[0].Attr("varname") == "D2L_Correct" {
			right++
		}
	}
	switch item.Field("qmd_questiontype") {
	case "Multi-Select":
		if out.Vars["D2L_Correct"] == float64(right) && out.Vars["D2L_Incorrect"] == 0 {
			return 100
		}
		return 0
	case "Matching", "Ordering":
		return 100 * out.Vars["que_score"] / float64(right)
	case "Fill in the Blanks":
		sum := 0.0
		for _, v := range out.Sets {
			sum += v
		}
		return sum
	}
	return out.Vars[""]
}

// key is the right response to an item by the places of its labels, and what it
// earns: less than 100 where every accepted answer earns a part.
func key(item qti1test.Node, r quiz.Response) (given qti1test.Given, earns float64) {
	given, earns = qti1test.Given{}, 100
	labels := func(n qti1test.Node) (ids []string) {
		for _, l := range n.All("response_label") {
			ids = append(ids, l.Attr("ident"))
		}
		return ids
	}
	best := func(accepted []quiz.Accepted) (text string, share float64) {
		share = -1
		for _, a := range accepted {
			credit := 1.0
			if a.Credit != nil {
				credit = a.Credit.Float()
			}
			if credit > share {
				text, share = a.Text, credit
			}
		}
		return text, share
	}
	responses := item.All("response_lid", "response_str", "response_grp")
	switch r := r.(type) {
	case quiz.Choice:
		for _, k := range r.Key {
			given[responses[0].Attr("ident")] = append(given[responses[0].Attr("ident")], labels(responses[0])[k])
		}
	case quiz.TrueFalse:
		at := map[bool]int{true: 0, false: 1}[*r.Key]
		given[responses[0].Attr("ident")] = labels(responses[0])[at : at+1]
	case quiz.Text:
		text, share := best(r.Accepted)
		given[labels(responses[0])[0]] = []string{text}
		earns = 100 * share
	case quiz.Match:
		for i, k := range r.Key {
			given[responses[i].Attr("respident")] = labels(responses[i])[k : k+1]
		}
	case quiz.Order:
		for place, entry := range r.Key {
			given[labels(responses[0])[entry]] = []string{strconv.Itoa(place + 1)}
		}
	case quiz.Blanks:
		earns = 0
		for i, b := range r.Blanks {
			text, share := best(b.Response.(quiz.Text).Accepted)
			given[labels(responses[i])[0]] = []string{text}
			earns += 100 * share / float64(len(r.Blanks))
		}
	}
	return given, earns
}

// ambiguous reports whether an answer is accepted twice: then it may earn either.
func ambiguous(r quiz.Response) bool {
	seen := map[string]bool{}
	switch r := r.(type) {
	case quiz.Text:
		for _, a := range r.Accepted {
			if folded := strings.ToLower(a.Text); seen[folded] {
				return true
			} else {
				seen[folded] = true
			}
		}
	case quiz.Blanks:
		return slices.ContainsFunc(r.Blanks, func(b quiz.Blank) bool { return ambiguous(b.Response) })
	}
	return false
}

// TestKeysScore answers every item of drawn quizzes with its key, with nothing,
// and with the key less one response.
func TestKeysScore(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		p, ok := write(r, t, quiztest.Quizzes().Draw(r, "quiz"))
		if !ok {
			return
		}
		for i, item := range p.quiz.All("item") {
			response := p.fitted.Items[i].Response
			if response.Type() == quiz.TypeEssay || ambiguous(response) {
				continue
			}
			given, earns := key(item, response)
			if got := score(t, item, given); math.Abs(got-earns) > 1e-4 {
				r.Fatalf("the key of %s earns %v, not %v: %v", item.Field("qmd_questiontype"), got, earns, given)
			}
			if none := score(t, item, nil); none != 0 {
				r.Fatalf("no answer to %s earns %v", item.Field("qmd_questiontype"), none)
			}
			for id, values := range given {
				given[id] = values[1:]
				if got := score(t, item, given); got >= earns {
					r.Fatalf("a wrong answer to %s earns %v", item.Field("qmd_questiontype"), got)
				}
				given[id] = values
			}
		}
	})
}

// TestQuizAndLibraryAgree: both files hold the same questions under the same
// labels, and D2L's own names of fields.
func TestQuizAndLibraryAgree(t *testing.T) {
	p := mustWrite(t, quiztest.Everything())
	if diff := cmp.Diff(p.quiz.All("item"), p.library.All("item")); diff != "" {
		t.Error(diff)
	}
	var kinds []string
	for _, item := range p.quiz.All("item") {
		kinds = append(kinds, item.Field("qmd_questiontype"))
		if !regexp.MustCompile(`^QUES_\d+_\d+$`).MatchString(item.Attr("label")) {
			t.Errorf("label %q", item.Attr("label"))
		}
	}
	want := "Multiple Choice, Multi-Select, True/False, Short Answer, Short Answer, Matching, Ordering, Long Answer, Fill in the Blanks, Fill in the Blanks"
	if got := strings.Join(kinds, ", "); got != want {
		t.Error(got)
	}
	for _, name := range []string{"quiz_d2l_1.xml", "questiondb.xml"} {
		if strings.Contains(p.text[name], "qtimetadatafield") || p.quiz.XMLName.Space != "" || p.library.XMLName.Space != "" {
			t.Errorf("%s has names of another dialect", name)
		}
	}
	for _, kind := range []string{`d2l_2p0:material_type="d2lquiz"`, `d2l_2p0:material_type="d2lquestionlibrary"`} {
		if !strings.Contains(p.text["imsmanifest.xml"], kind) {
			t.Errorf("the manifest lacks %s", kind)
		}
	}
}

// TestNumbersHaveNineDigits: that is how Brightspace writes points and shares.
func TestNumbersHaveNineDigits(t *testing.T) {
	item := quiztest.Ask("Who?", quiztest.Accept("me"))
	d := quiz.MustDecimal("2.25")
	item.Points = &d
	got := mustWrite(t, quiztest.Of("Points", item)).quiz
	if w, s := got.Field("qmd_weighting"), got.All("setvar")[0].Text; w != "2.250000000" || s != "100.000000000" {
		t.Errorf("%s points, %s", w, s)
	}
}

// TestFieldsStandBetweenTexts: text and fields take turns, and those of a list
// stand below it.
func TestFieldsStandBetweenTexts(t *testing.T) {
	blank := func(id string) richtext.Inline { return richtext.Blank{ID: id} }
	words := func(s string) richtext.Inline { return richtext.Text{Text: s} }
	stem := richtext.Content{
		richtext.Paragraph{Inlines: []richtext.Inline{words("A "), blank("b1"), words(" is.")}},
		richtext.Paragraph{Inlines: []richtext.Inline{blank("b2"), words(" too.")}},
		richtext.List{Style: richtext.Bullet, Items: []richtext.Content{{richtext.Paragraph{Inlines: []richtext.Inline{words("an "), blank("b3")}}}}},
	}
	var b quiz.Blanks
	for _, id := range []string{"b1", "b2", "b3"} {
		b.Blanks = append(b.Blanks, quiz.Blank{ID: id, Response: quiztest.Accept(id)})
	}
	p := mustWrite(t, quiztest.Of("Gaps", quiz.Item{Stem: stem, Response: b}))
	var got []string
	for _, n := range p.quiz.All("flow")[0].Children {
		if n.XMLName.Local == "material" {
			got = append(got, n.All("mattext")[0].Text)
		} else {
			got = append(got, n.XMLName.Local)
		}
	}
	want := []string{"A ", "response_str", " is.", "<br/>", "response_str", " too.", "<ul><li>an (3) _____</li></ul>", "(3) ", "response_str"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	if len(p.losses) != 1 || p.losses[0].Code != quiz.FormatFlattened {
		t.Errorf("losses %v", p.losses)
	}
}

// TestEssaysAreMarkedByHand: nothing scores them, and the marker's key is there.
func TestEssaysAreMarkedByHand(t *testing.T) {
	got := mustWrite(t, quiztest.Of("Essay", quiztest.Ask("Why?", quiz.Essay{Model: richtext.Plain("Because."), Rubric: richtext.Plain("One point.")}))).quiz
	keys := got.All("answer_key")
	if got.Field("qmd_computerscored") != "no" || len(got.All("resprocessing")) > 0 || len(keys) != 1 || keys[0].All("mattext")[0].Text != "<p>Because.</p><p>One point.</p>" {
		t.Errorf("%+v", keys)
	}
}

// TestSectionsAreShown: a section has its name, its instructions and its items.
func TestSectionsAreShown(t *testing.T) {
	q := quiztest.Of("Sections", quiztest.Ask("Why?", quiz.Essay{}), quiztest.Ask("How?", quiz.Essay{}))
	q.Sections = []quiz.Section{{ID: "s1", Title: "Part A", Instructions: richtext.Plain("Write."), Items: []string{"q1"}}}
	p := mustWrite(t, q)
	sections := p.quiz.All("section")
	if len(sections) != 2 || sections[1].Attr("title") != "Part A" || len(sections[1].All("item")) != 1 || sections[1].All("display_section_name")[0].Text != "yes" || sections[1].All("mattext")[0].Text != "<p>Write.</p>" {
		t.Errorf("%+v", sections)
	}
	if folder := p.library.All("section")[0]; folder.Attr("title") != "Sections" || len(folder.All("item")) != 2 {
		t.Errorf("the library's folder is %q", folder.Attr("title"))
	}
}

// TestPicturesAndFormulas: pictures are files of the package, formulas MathML.
func TestPicturesAndFormulas(t *testing.T) {
	p := mustWrite(t, quiztest.Everything())
	all := p.text["quiz_d2l_1.xml"]
	shown := regexp.MustCompile(`src="(media/[^"]*)"|src=&quot;(media/[^&]*)&quot;`).FindStringSubmatch(all)
	if len(shown) == 0 {
		t.Fatal("no picture is shown")
	}
	name := shown[1] + shown[2]
	if !slices.Contains(p.names, name) || !strings.Contains(p.text["imsmanifest.xml"], `href="`+name+`"`) {
		t.Errorf("the picture %q is not in %v", name, p.names)
	}
	formula := quiz.Item{Stem: richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Math{LaTeX: `\frac{a}{b}`}}}}, Response: quiz.Essay{}}
	if stem := mustWrite(t, quiztest.Of("Formula", formula)).quiz.All("mattext")[0].Text; !strings.Contains(stem, "<mfrac>") {
		t.Error(stem)
	}
}

// TestCheckRefuses: a package whose two files differ, or whose rules lead
// nowhere, does not pass.
func TestCheckRefuses(t *testing.T) {
	p := mustWrite(t, quiztest.OneOfEach())
	tg, _ := target.Find(target.LMSD)
	want := len(p.fitted.Items)
	if err := brightspace.Check(check.Bytes(p.data), tg, want); err != nil {
		t.Fatal(err)
	}
	label := p.quiz.All("item")[1].Attr("label")
	for old, changed := range map[string]string{
		`href="questiondb.xml"`: `href="other.xml"`, `label="` + label + `"`: `label="` + p.quiz.All("item")[0].Attr("label") + `"`,
		`respident="` + label + `_LID"`: `respident="gone"`, `>` + label + `_A1</varequal>`: `>` + label + `_A9</varequal>`,
		`>no</fieldentry>`: `>yes</fieldentry>`,
	} {
		if err := brightspace.Check(check.Bytes(packtest.Edit(t, p.data, old, changed)), tg, want); err == nil {
			t.Errorf("%s passes", changed)
		}
	}
}
