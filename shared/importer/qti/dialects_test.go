package qti_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/importer/qti"
	"formwright/shared/quiz"
)

// item writes a question of version 1.2.
func item(meta, presentation, rules string) string {
	return `<item ident="i" title="Question"><itemmetadata>` + meta + `</itemmetadata><presentation>` + presentation + `</presentation><resprocessing>` + rules + `</resprocessing></item>`
}

func field(key, value string) string {
	return `<qtimetadata><qtimetadatafield><fieldlabel>` + key + `</fieldlabel><fieldentry>` + value + `</fieldentry></qtimetadatafield></qtimetadata>`
}

func text(s string) string {
	return `<material><mattext texttype="text/html">` + s + `</mattext></material>`
}

func labels(texts ...string) string {
	var b strings.Builder
	for i, t := range texts {
		fmt.Fprintf(&b, `<response_label ident="%c">%s</response_label>`, 'A'+i, text(t))
	}
	return "<render_choice>" + b.String() + "</render_choice>"
}

// field1 is a field as Brightspace has it, whose label the rules name.
func field1(name string) string {
	return `<response_str ident="` + name + `_STR"><render_fib><response_label ident="` + name + `_ANS"/></render_fib></response_str>`
}

func rule(test, set string) string {
	return "<respcondition><conditionvar>" + test + "</conditionvar>" + set + "</respcondition>"
}

const full = `<setvar varname="SCORE" action="Set">100</setvar>`

func equal(response, value string) string {
	return `<varequal respident="` + response + `">` + value + `</varequal>`
}

// read reads one question and describes its answer.
func read(t *testing.T, item string) (quiz.Item, string) {
	t.Helper()
	q, findings, err := qti.Read(context.Background(), []byte(`<?xml version="1.0"?><questestinterop><assessment title="T"><section ident="root_section">`+item+`</section></assessment></questestinterop>`))
	if err != nil {
		t.Fatalf("%v %v", err, findings)
	}
	return q.Items[0], key(q.Items[0].Response)
}

func key(r quiz.Response) string {
	var parts []string
	switch r := r.(type) {
	case quiz.Choice:
		for i, c := range r.Choices {
			mark := ""
			if slices.Contains(r.Key, i) {
				mark = "*"
			}
			parts = append(parts, mark+c.Content.Line())
		}
	case quiz.TrueFalse:
		parts = append(parts, fmt.Sprint(*r.Key))
	case quiz.Text:
		for _, a := range r.Accepted {
			parts = append(parts, a.Text)
		}
	case quiz.Number:
		parts = append(parts, r.Key.Min.String()+".."+r.Key.Max.String())
	case quiz.Match:
		if len(r.Key) == 0 {
			for _, l := range r.Left {
				parts = append(parts, l.Line()+"?")
			}
			for _, c := range r.Right {
				parts = append(parts, c.Line())
			}
			break
		}
		for i, l := range r.Left {
			parts = append(parts, l.Line()+"-"+r.Right[r.Key[i]].Line())
		}
		parts = append(parts, fmt.Sprint(len(r.Right)))
	case quiz.Order:
		for _, k := range r.Key {
			parts = append(parts, r.Entries[k].Line())
		}
	case quiz.Blanks:
		for _, b := range r.Blanks {
			parts = append(parts, "["+key(b.Response)+"]")
		}
	}
	return string(r.Type()) + ": " + strings.Join(parts, " ")
}

// TestDialects has the ways in which platforms score the same kinds of question.
func TestDialects(t *testing.T) {
	lid := func(ident, cardinality, inner string) string {
		return `<response_lid ident="` + ident + `" rcardinality="` + cardinality + `">` + inner + `</response_lid>`
	}
	fib := func(ident string) string { return `<response_str ident="` + ident + `"><render_fib/></response_str>` }
	d2l := func(name string) string {
		return strings.ReplaceAll(field("qmd_questiontype", name), "qtimetadatafield", "qti_metadatafield")
	}
	add := func(name string) string { return `<setvar varname="` + name + `" action="Add">1</setvar>` }
	for name, c := range map[string]struct{ item, want string }{
		"canvas, single": {item(field("question_type", "multiple_choice_question"), text("Who?")+lid("r", "Single", labels("me", "you")), rule(equal("r", "B"), full)), "choice: me *you"},
		"canvas, several": {item(field("question_type", "multiple_answers_question"), text("Who?")+lid("r", "Multiple", labels("me", "you", "they")),
			rule("<and>"+equal("r", "A")+"<not>"+equal("r", "B")+"</not>"+equal("r", "C")+"</and>", full)), "choice: *me you *they"},
		"canvas, statement": {item(field("question_type", "true_false_question"), text("Snow is white.")+lid("r", "Single", labels("True", "False")), rule(equal("r", "A"), full)), "trueFalse: true"},
		"canvas, short":     {item(field("question_type", "short_answer_question"), text("Who?")+fib("r"), rule(equal("r", "me")+equal("r", "I"), full)), "text: me I"},
		"canvas, number":    {item(field("question_type", "numerical_question"), text("Pi?")+fib("r"), rule("<or>"+equal("r", "3.14")+`<and><vargte respident="r">3.1</vargte><varlte respident="r">3.2</varlte></and></or>`, full)), "number: 3.1..3.2"},
		"canvas, blanks": {item(field("question_type", "fill_in_multiple_blanks_question"), text("Roses are [a], violets [b].")+lid("response_a", "Single", text("a")+labels("red"))+lid("response_b", "Single", text("b")+labels("blue")),
			rule(equal("response_a", "A"), full)+rule(equal("response_b", "A"), full)), "blanks: [text: red] [text: blue]"},
		"canvas, menus": {item(field("question_type", "multiple_dropdowns_question"), text("Roses are [a], violets [b].")+lid("response_a", "Single", text("a")+labels("red", "pink"))+lid("response_b", "Single", text("b")+labels("grey", "blue")),
			rule(equal("response_a", "A"), full)+rule(equal("response_b", "B"), full)), "blanks: [choice: *red pink] [choice: grey *blue]"},
		"canvas, match": {item(field("question_type", "matching_question"), text("Match.")+lid("response_1", "Single", text("Italy")+labels("Rome", "Oslo", "Bern"))+lid("response_2", "Single", text("Norway")+labels("Rome", "Oslo", "Bern")),
			rule(equal("response_1", "A"), full)+rule(equal("response_2", "B"), full)), "match: Italy-Rome Norway-Oslo 3"},
		"canvas, order": {item(field("question_type", "ordering_question"), text("Sort.")+lid("r", "Ordered", labels("b", "a")), rule(equal("r", "B")+equal("r", "A"), full)), "order: a b"},
		"brightspace, several": {item(d2l("Multi-Select"), "<flow>"+text("Who?")+lid("r", "Multiple", labels("me", "you"))+"</flow>",
			rule(equal("r", "A"), add("D2L_Correct"))+rule(equal("r", "B"), add("D2L_Incorrect"))), "choice: *me you"},
		"brightspace, blanks": {item(d2l("Fill in the Blanks"), "<flow>"+text("A ")+fib("r1")+text(" and a ")+fib("r2")+"</flow>", rule(equal("r1", "dog"), full)+rule(equal("r2", "cat"), full)), "blanks: [text: dog] [text: cat]"},
		"brightspace, match": {item(d2l("Matching"), "<flow>"+text("Match.")+`<response_grp respident="p" ident="g1" rcardinality="Single">`+text("Italy")+labels("Rome", "Oslo")+`</response_grp><response_grp ident="g2">`+text("Norway")+labels("Rome", "Oslo")+"</response_grp></flow>",
			rule(equal("g1", "A"), add("D2L_Correct"))+rule(equal("g1", "B"), add("D2L_Incorrect"))+rule(equal("g2", "B"), add("D2L_Correct"))), "match: Italy-Rome Norway-Oslo 2"},
		"brightspace, match by respident": {item(d2l("Matching"), "<flow>"+text("Match.")+`<response_grp respident="g1">`+text("Italy")+labels("Rome", "Oslo")+`</response_grp><response_grp respident="g2">`+text("Norway")+labels("Rome", "Oslo")+"</response_grp></flow>",
			rule(equal("g1", "A"), add("D2L_Correct"))+rule(equal("g2", "B"), add("D2L_Correct"))), "match: Italy-Rome Norway-Oslo 2"},
		"brightspace, rules for labels": {item(d2l("Fill in the Blanks"), "<flow>"+text("A ")+field1("a1")+text(" and a ")+field1("a2")+"</flow>", rule(equal("a1_ANS", "dog"), full)+rule(equal("a2_ANS", "cat"), full)), "blanks: [text: dog] [text: cat]"},
		"canvas, match without key":     {item(field("question_type", "matching_question"), text("Match.")+lid("response_1", "Single", text("Italy")+labels("Rome", "Oslo")), ""), "match: Italy? Rome Oslo"},
		"sakai, single": {item(field("qmd_itemtype", "Multiple Choice"), "<flow>"+text("Who?")+lid("r", "Single", labels("me", "you"))+"</flow>",
			rule(equal("r", "A"), `<displayfeedback linkrefid="Correct"/>`)+rule(equal("r", "B"), `<displayfeedback linkrefid="InCorrect"/>`)), "choice: *me you"},
		"sakai, number": {item(field("qmd_itemtype", "Numeric Response"), "<flow>"+text("Pi?")+fib("r")+"</flow>", rule("<or>"+equal("r", "3.1|3.2")+"</or>", full)), "number: 3.1..3.2"},
		"sakai, its own export": {item(field("qmd_itemtype", "Multiple Choice"), "<flow>"+text("Who?")+lid("r", "Single", labels("me", "you"))+"</flow>",
			rule(equal("r", "A"), `<setvar action="Add" varname="SCORE">2.0</setvar><displayfeedback linkrefid="InCorrect"/>`)+
				rule(equal("r", "B"), `<setvar action="Add" varname="SCORE">2.0</setvar><displayfeedback linkrefid="Correct"/>`)), "choice: me *you"},
		"sakai, blanks without a score": {item(field("qmd_itemtype", "Fill In the Blank"), "<flow><flow>"+text("A ")+fib("FIB00")+text(" and a ")+fib("FIB01")+text("")+"</flow></flow>",
			rule("<or>"+equal("FIB00", "dog|a &amp;lt; b")+"</or>", `<setvar action="Add" varname="SCORE">0</setvar>`)+rule("<or>"+equal("FIB01", "cat")+"</or>", `<setvar action="Add" varname="SCORE">0</setvar>`)), "blanks: [text: dog a < b] [text: cat]"},
		"sakai, match": {item(field("qmd_itemtype", "Matching"), "<flow>"+text("Match.")+`<response_grp ident="resp_grp" rcardinality="Ordered"><render_choice>`+
			`<response_label ident="MS-1" match_group="MT-1,MT-2" match_max="1">`+text("Italy")+`</response_label><response_label ident="MS-2" match_group="MT-1,MT-2" match_max="1">`+text("Norway")+`</response_label>`+
			`<response_label ident="MT-1">`+text("Oslo")+`</response_label><response_label ident="MT-2">`+text("Rome")+`</response_label></render_choice></response_grp></flow>`,
			rule(equal("MT-1", "MS-1"), `<displayfeedback linkrefid="InCorrectMatch"/>`)+rule(equal("MT-2", "MS-1"), `<setvar action="Add">1</setvar><displayfeedback linkrefid="CorrectMatch"/>`)+
				rule(equal("MT-1", "MS-2"), `<setvar action="Add">1</setvar><displayfeedback linkrefid="CorrectMatch"/>`)+rule(equal("MT-2", "MS-2"), `<displayfeedback linkrefid="InCorrectMatch"/>`)), "match: Italy-Rome Norway-Oslo 2"},
		"blackboard, single": {item("<bbmd_questiontype>Multiple Choice</bbmd_questiontype><qmd_absolutescore_max>5.0</qmd_absolutescore_max>", `<flow class="QUESTION_BLOCK">`+text("Who?")+`</flow><flow class="RESPONSE_BLOCK">`+lid("r", "Single", labels("me", "you"))+"</flow>",
			`<respcondition title="correct"><conditionvar>`+equal("r", "B")+`</conditionvar><setvar variablename="SCORE" action="Set">SCORE.max</setvar></respcondition>`), "choice: me *you"},
		"cartridge, essay": {item(field("cc_profile", "cc.essay.v0p1"), text("Why?")+fib("r"), ""), "essay: "},
		"plain, no names":  {item("", text("Who?")+fib("r"), rule(equal("r", "me"), full)), "text: me"},
	} {
		if _, got := read(t, c.item); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// TestSakaiKeepsMoreThanKeys reads what stands in places of Sakai's own: feedback
// of choices in their rules, keywords, shuffling, and a model answer as a choice.
func TestSakaiKeepsMoreThanKeys(t *testing.T) {
	told := `<displayfeedback linkrefid="Correct"/><displayfeedback linkrefid="AnswerFeedback">&lt;p&gt;yes&lt;/p&gt;</displayfeedback>`
	lid := func(inner string) string {
		return `<response_lid ident="r" rcardinality="Single">` + inner + `</response_lid>`
	}
	got, _ := read(t, item(field("qmd_itemtype", "Multiple Choice")+field("ITEM_KEYWORD", "a, b")+field("RANDOMIZE", "true"), text("Who?")+lid(labels("me", "you")), rule(equal("r", "A"), told)))
	c := got.Response.(quiz.Choice)
	if c.Choices[0].Feedback.Line() != "yes" || !c.Shuffle || fmt.Sprint(got.Tags) != "[a b]" {
		t.Errorf("%+v", got)
	}
	got, _ = read(t, item(field("qmd_itemtype", "Short Answers/Essay"), text("Why?")+lid(labels("Because")), ""))
	if model := got.Response.(quiz.Essay).Model.Line(); model != "Because" || got.Stem.Line() != "Why?" {
		t.Errorf("%q, %q", got.Stem.Line(), model)
	}
}

// TestFeedbackFindsItsPlace reads feedback by its name and by the rule it is for.
func TestFeedbackFindsItsPlace(t *testing.T) {
	told := func(name, s string) string {
		return `<itemfeedback ident="` + name + `"><flow_mat>` + text(s) + `</flow_mat></itemfeedback>`
	}
	one := item(field("question_type", "multiple_choice_question")+field("points_possible", "2.5"), text("Who?")+`<response_lid ident="r" rcardinality="Single">`+labels("me", "you")+"</response_lid>",
		rule(equal("r", "A"), full+`<displayfeedback linkrefid="correct_fb"/>`)+rule(equal("r", "B"), `<displayfeedback linkrefid="x"/>`))
	one = strings.Replace(one, "</item>", told("general_fb", "g")+told("correct_fb", "c")+told("general_incorrect_fb", "i")+told("A_fb", "a")+told("x", "b")+"</item>", 1)
	got, _ := read(t, one)
	choices := got.Response.(quiz.Choice).Choices
	want := []string{"g", "c", "i", "a", "b", "2.5"}
	if diff := cmp.Diff(want, []string{got.Feedback.General.Line(), got.Feedback.Correct.Line(), got.Feedback.Incorrect.Line(), choices[0].Feedback.Line(), choices[1].Feedback.Line(), got.Points.String()}); diff != "" {
		t.Error(diff)
	}
}

// TestBrightspaceAnswers reads partial credit, which is of 100, and the key of an
// essay.
func TestBrightspaceAnswers(t *testing.T) {
	d2l := strings.ReplaceAll(field("qmd_questiontype", "Short Answer"), "qtimetadatafield", "qti_metadatafield")
	short := item(d2l, "<flow>"+text("Who?")+field1("q")+"</flow>", rule(equal("q_ANS", "me"), `<setvar action="Set">50.000000000</setvar>`))
	got, _ := read(t, strings.Replace(short, `ident="i"`, `ident="i" label="QUES_1"`, 1))
	if a := got.Response.(quiz.Text).Accepted; len(a) != 1 || a[0].Credit == nil || a[0].Credit.String() != "0.5" {
		t.Errorf("accepted %v", a)
	}
	long := item(strings.Replace(d2l, "Short", "Long", 1), "<flow>"+text("Why?")+field1("q")+"</flow>", "")
	long = strings.Replace(long, "</item>", "<answer_key><answer_key_material><flow_mat>"+text("Because.")+"</flow_mat></answer_key_material></answer_key></item>", 1)
	got, _ = read(t, long)
	if e := got.Response.(quiz.Essay); e.Model.Line() != "Because." {
		t.Errorf("model %q", e.Model.Line())
	}
}

// TestSectionsOfVersion1: a section ends where it ends, and a bold heading that
// asks nothing begins one.
func TestSectionsOfVersion1(t *testing.T) {
	ask := func(s string) string {
		return item(field("cc_profile", "cc.essay.v0p1"), text(s)+`<response_str ident="r"><render_fib/></response_str>`, "")
	}
	heading := strings.Replace(item(field("question_type", "text_only_question"), text("&lt;p&gt;&lt;b&gt;Part B&lt;/b&gt;&lt;/p&gt;&lt;p&gt;Choose.&lt;/p&gt;"), ""), `title="Question"`, `title="Part B"`, 1)
	q, _, err := qti.Read(context.Background(), []byte(`<questestinterop><assessment title="T"><section ident="root_section"><section title="Part A">`+
		ask("one")+`</section>`+ask("two")+heading+ask("three")+`</section></assessment></questestinterop>`))
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, s := range q.Sections {
		got = append(got, s.Title+" "+s.Instructions.Line()+" "+strings.Join(s.Items, ","))
	}
	if diff := cmp.Diff([]string{"Part A  q1", "Part B Choose. q3"}, got); diff != "" {
		t.Error(diff)
	}
}
