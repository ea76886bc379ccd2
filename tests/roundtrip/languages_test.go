package roundtrip

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/tests/synthetic"
)

// TestWordInEveryLanguage writes a paper in the words of each language and reads
// the same questions, answers, points and passages from it.
func TestWordInEveryLanguage(t *testing.T) {
	languages, err := synthetic.Languages()
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range languages {
		t.Run(l.Name, func(t *testing.T) {
			want := paperIn(l)
			back := throughWord(t, want)
			if diff := cmp.Diff(lines(want), lines(back)); diff != "" {
				t.Errorf("-written +read:\n%s", diff)
			}
		})
	}
}

// paperIn is a paper with a question of each kind in one language.
func paperIn(l synthetic.Language) quiz.Quiz {
	yes, no := true, false
	word := func(name string, n int) string { return l.Word(name, n) }
	choice := func(q synthetic.Question) quiz.Item {
		return quiztest.Ask(q.Stem, quiztest.Choices(q.Right, q.Choices...))
	}
	gap := strings.Split(word("gap", 0), "_____")
	items := []quiz.Item{
		choice(l.Choices[0]), choice(l.Choices[1]), choice(l.Choices[2]),
		choice(l.Multi), choice(l.Long),
		quiztest.Ask(word("statement", 0), quiz.TrueFalse{Key: &yes}),
		quiztest.Ask(word("statement", 1), quiz.TrueFalse{Key: &no}),
		{Stem: richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: gap[0]}, richtext.Blank{}, richtext.Text{Text: gap[1]}}}}, Response: quiztest.Accept(word("gap", 1))},
		quiztest.Ask(word("number", 0), quiz.Number{Key: quiz.Between(quiz.Int(5), quiz.Int(8))}),
		quiztest.Ask(word("near", 0), quiz.Number{Unit: "km", Key: quiz.Near(quiz.MustDecimal("42.2"), quiz.MustDecimal("0.1"))}),
		quiztest.Ask(word("matchcue", 0), quiz.Match{Left: quiztest.Contents(word("match", 0), word("match", 2)), Right: quiztest.Contents(word("match", 3), word("match", 1), word("match", 5)), Key: []int{1, 0}}),
		quiztest.Ask(word("ordercue", 0), quiz.Order{Entries: quiztest.Contents(word("order", 0), word("order", 1), word("order", 2)), Key: []int{1, 0, 2}}),
		quiztest.Ask(word("essay", 0), quiz.Essay{Lines: 6, MinWords: 50, Model: richtext.Plain(word("reason", 0)), Rubric: richtext.Plain(word("reason", 1))}),
		quiztest.Ask(word("essay", 0), quiz.Essay{Lines: 6, MaxWords: 90, Model: richtext.Plain(word("reason", 1))}),
	}
	q := quiztest.Of(word("title", 0), items...)
	q.Language = l.Name
	for i, p := range []string{"1", "2", "5", "1.5"} {
		points := quiz.MustDecimal(p)
		q.Items[i].Points = &points
	}
	q.Items[0].Feedback.General = richtext.Plain(word("reason", 0))
	q.Stimuli = []quiz.Stimulus{{ID: "p1", Content: richtext.Plain(word("passage", 0)), Items: []string{"q2", "q3"}},
		{ID: "p2", Content: richtext.Plain(word("passage", 0)), Items: []string{"q5"}}}
	return q
}

// TestWordInMoreLanguages writes papers in languages whose documents the
// synthetic ones do not cover.
func TestWordInMoreLanguages(t *testing.T) {
	for tag, s := range map[string][]string{ // a passage, a question, its choices, a statement, a question for an essay, an answer
		"cs":      {"Řeka pramení v horách a protéká třemi zeměmi.", "Jaké je hlavní město Francie?", "Řím", "Paříž", "Slunce je hvězda.", "Vysvětlete, proč se střídají roční období.", "Protože je osa nakloněná."},
		"he":      {"הנהר נובע בהרים וזורם דרך שלוש מדינות.", "מהי בירת צרפת?", "רומא", "פריז", "השמש היא כוכב.", "הסבירו מדוע עונות השנה מתחלפות.", "כי ציר הארץ נטוי."},
		"hi":      {"नदी पहाड़ों से निकलती है और तीन देशों से होकर बहती है।", "फ्रांस की राजधानी क्या है?", "रोम", "पेरिस", "सूर्य एक तारा है।", "समझाइए कि ऋतुएँ क्यों बदलती हैं।", "क्योंकि पृथ्वी का अक्ष झुका हुआ है।"},
		"el":      {"Ο ποταμός πηγάζει από τα βουνά και διασχίζει τρεις χώρες.", "Ποια είναι η πρωτεύουσα της Γαλλίας;", "Η Ρώμη", "Το Παρίσι", "Ο Ήλιος είναι αστέρι.", "Εξηγήστε γιατί αλλάζουν οι εποχές.", "Επειδή ο άξονας έχει κλίση."},
		"ro":      {"Râul izvorăște din munți și trece prin trei țări.", "Care este capitala Franței?", "Roma", "Parisul", "Soarele este o stea.", "Explicați de ce se schimbă anotimpurile.", "Pentru că axa este înclinată."},
		"sv":      {"Floden börjar i bergen och rinner genom tre länder.", "Vilken är Frankrikes huvudstad?", "Rom", "Paris", "Solen är en stjärna.", "Förklara varför årstiderna växlar.", "För att jordaxeln lutar."},
		"zh-Hant": {"這條河發源於群山之中，流經三個國家。", "法國的首都是哪座城市？", "羅馬", "巴黎", "太陽是一顆恆星。", "請說明四季為什麼會變化。", "因為地軸是傾斜的。"},
	} {
		t.Run(tag, func(t *testing.T) {
			yes, no, two := true, false, quiz.Int(2)
			want := quiztest.Of("1", quiztest.Ask(s[1], quiztest.Choices([]int{1}, s[2], s[3])), quiztest.Ask(s[1], quiztest.Choices([]int{0}, s[2], s[3], "X")),
				quiztest.Ask(s[4], quiz.TrueFalse{Key: &yes}), quiztest.Ask(s[4], quiz.TrueFalse{Key: &no}), quiztest.Ask(s[1], quiztest.Accept(s[3])),
				quiztest.Ask(s[5], quiz.Essay{Lines: 6, MinWords: 20, Model: richtext.Plain(s[6]), Rubric: richtext.Plain(s[4])}))
			want.Title, want.Language = s[4], tag
			want.Items[0].Points, want.Items[0].Feedback.General = &two, richtext.Plain(s[0])
			want.Stimuli = []quiz.Stimulus{{ID: "p1", Content: richtext.Plain(s[0]), Items: []string{"q2", "q3"}}}
			if diff := cmp.Diff(lines(want), lines(throughWord(t, want))); diff != "" {
				t.Errorf("-written +read:\n%s", diff)
			}
		})
	}
}
