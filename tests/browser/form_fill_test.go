//go:build browser

package browser

import (
	"maps"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
	"github.com/google/go-cmp/cmp"
)

// sheet is what somebody answers to an exam, in the words that stand on the page.
type sheet struct {
	planet, truth, capital, number string
	primes                         []string
	cities                         [2]string // of Italy, of Spain
	events                         []string
	degrees, becomes               string
	whale, shark                   string
}

var (
	right = sheet{planet: "x2", truth: "True", capital: "Paris", number: "3,14", primes: []string{"2", "5"}, cities: [2]string{"Rome", "Madrid"},
		events: []string{"Printing press", "Steam engine", "Moon landing"}, degrees: "100", becomes: "Steam", whale: "mammal", shark: "fish"}
	wrong = sheet{planet: "Mars", truth: "False", capital: "paris", number: "3.2", primes: []string{"9"}, cities: [2]string{"Madrid", "Oslo"},
		events: []string{"Steam engine", "Moon landing", "Printing press"}, degrees: "10", becomes: "ice", whale: "fish", shark: "mammal"}
)

// fills answers the items of an exam that have a key. The order is made with the
// buttons that scripts add, or by the number of each place.
func (k keyboard) fills(s sheet, scripts bool) {
	k.t.Helper()
	k.picks("#q1", s.planet)
	for _, prime := range s.primes {
		k.ticks("#q2", prime)
	}
	k.picks("#q3", s.truth)
	k.types(named("#q4", ""), s.capital)
	k.types(named("#q5", ""), s.number)
	k.types(named("#q6", "Italy"), s.cities[0])
	k.types(named("#q6", "Spain"), s.cities[1])
	for i, event := range s.events {
		if scripts {
			k.lifts("Move up: "+event, i)
		} else {
			k.types(named("#q7", event), string(rune('1'+i)))
		}
	}
	k.types(named("#q8", "Blank 1"), s.degrees)
	k.types(named("#q8", "Blank 2"), s.becomes)
	k.types(named("#q9", "Blank 1"), s.whale)
	k.types(named("#q9", "Blank 2"), s.shark)
}

// lifts moves an entry up to its place; the button keeps the focus. The first one
// is moved in any case: an order that nobody touched is no answer.
func (k keyboard) lifts(button string, place int) {
	k.t.Helper()
	k.reach(named("#q7", button))
	for moves := range 4 {
		at := ask[int](k.tab, `(() => { const row = document.activeElement.closest(".row"); return [...row.parentElement.children].indexOf(row); })()`)
		if at == place && place+moves > 0 {
			return
		}
		k.enter()
	}
	k.t.Fatalf("%s does not move\n%s", button, k.state())
}

// worth is what the items of an exam can earn.
var worth = map[string]string{"q1": "1", "q2": "0.5", "q3": "2", "q4": "3", "q5": "1", "q6": "0.5", "q7": "2", "q8": "1", "q9": "0.5"}

// earning has every item earn all of it, or nothing.
func earning(all bool) map[string]string {
	out := map[string]string{}
	for id, points := range worth {
		if out[id] = "0 of " + points; all {
			out[id] = points + " of " + points
		}
	}
	return out
}

// TestFormByKeyboard fills a form in with nothing but a keyboard, with scripts
// and without: every kind of question is scored as its key says, for people who
// answer all of it right and for people who answer all of it wrong.
func TestFormByKeyboard(t *testing.T) {
	t.Parallel()
	f := published(t, "keyboard@example.org", scored())
	sent := 0
	for _, c := range []struct {
		name    string
		sheet   sheet
		scripts bool
		score   string
	}{
		{"right", right, true, "Your score: 11.5 of 11.5"},
		{"right without scripts", right, false, "Your score: 11.5 of 11.5"},
		{"wrong", wrong, true, "Your score: 0 of 11.5"},
		{"wrong without scripts", wrong, false, "Your score: 0 of 11.5"},
	} {
		b := newTab(t)
		if k := b.keyboard(); !c.scripts {
			b.withoutScripts()
			b.goTo(f.page())
			k.fills(c.sheet, false)
		} else {
			b.goTo(f.page())
			k.fills(c.sheet, true)
		}
		k := keyboard{b}
		k.types(named("form", "Your name"), "Lena "+c.name)
		k.sends(named("form", "Submit"))
		b.isAt(f.page() + "/thanks")
		b.wants(c.score)
		sent++
		got := f.latest(sent)
		if diff := cmp.Diff(earning(c.sheet.planet == right.planet), points(got)); diff != "" {
			t.Errorf("%s: %s", c.name, diff)
		}
		who, _ := got["respondent"].(map[string]any)
		if who["name"] != "Lena "+c.name {
			t.Errorf("%s: the respondent is %v", c.name, who)
		}
	}
}

// TestEssay waits for its marker, who gives the points on the page of the
// submission with the keyboard.
func TestEssay(t *testing.T) {
	t.Parallel()
	f := published(t, "marker@example.org", exam())
	b := newTab(t)
	k := b.keyboard()
	b.goTo(f.page())
	k.fills(right, true)
	k.types(named("#q10", ""), "Ice is lighter\rthan water.")
	k.sends(named("form", "Submit"))
	b.wants("Your answers are stored")
	if text := b.state(); strings.Contains(text, "score") {
		t.Errorf("a score before the essay is marked: %s", text)
	}
	got := f.latest(1)
	answers, _ := got["answers"].(map[string]any)
	if got["score"] != nil || answers["q10"] != "Ice is lighter\nthan water." {
		t.Errorf("score %v, essay %q", got["score"], answers["q10"])
	}
	want := maps.Clone(earning(true))
	want["q10"] = "<nil> of 3"
	if diff := cmp.Diff(want, points(got)); diff != "" {
		t.Error(diff)
	}

	b.signIn("marker@example.org")
	id, _ := got["submissionId"].(string)
	b.goTo(f.owner() + "/submissions/" + id)
	b.wants("Waits for you")
	b.look("form submission to mark")
	k.types(named("main form", "Points for question 10"), "many")
	k.sends(named("main form", "Save points"))
	b.wants("Enter a number such as 1.5.")
	b.look("form submission mistake")
	k.reach(named("main form", "Points for question 10"))
	k.hit(kb.End)
	for range "many" {
		k.hit(kb.Backspace)
	}
	k.hit("2.5")
	k.sends(named("main form", "Save points"))
	b.wants("14 of 14.5")
	b.look("form submission")
	want["q10"] = "2.5 of 3"
	if diff := cmp.Diff(want, points(f.latest(1))); diff != "" {
		t.Error(diff)
	}
}
