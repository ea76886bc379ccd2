package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/quiz"
	"formwright/shared/recognize"
)

// surveyGroups are questions of a survey, each with its choices below.
var surveyGroups = []string{
	"Which year are you in?\nFirst\nSecond\nThird",
	"Do you walk to school?\nYes\nNo",
	"Which lesson do you like best?\nArt\nMusic\nPhysics\nChemistry\nBiology\nSports",
	"Which lesson do you like least?\nArt\nMusic\nPhysics\nChemistry\nBiology\nSports",
	"Do you eat in the canteen?\nYes\nSometimes\nNo",
	"How long do you sleep?\nUnder six hours\nSix to eight hours\nMore",
	"What will you do after school?\nStudy\nWork\nTravel\nI do not know yet",
	"Who helps you at home?\nMy parents\nNobody",
}

// TestOfferedAgain reads the choices of a survey that carry no letters and are of many sizes:
// some of them are offered again.
func TestOfferedAgain(t *testing.T) {
	var numbered []string
	for i, g := range surveyGroups {
		numbered = append(numbered, fmt.Sprintf("%d. %s", i+1, g))
	}
	for name, text := range map[string]string{
		"bare":     strings.Join(surveyGroups, "\n"),
		"gaps":     strings.Join(surveyGroups, "\n\n"),
		"titled":   "Your school\n\n" + strings.Join(surveyGroups, "\n\n"),
		"numbers":  strings.Join(numbered, "\n"),
		"numbers2": strings.Join(numbered, "\n\n"),
	} {
		q, _, err := recognize.Recognize(set(text))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if len(q.Items) != len(surveyGroups) {
			t.Errorf("%s: %d questions", name, len(q.Items))
			continue
		}
		for i, item := range q.Items {
			want := strings.Split(surveyGroups[i], "\n")
			got := -1
			switch r := item.Response.(type) {
			case quiz.Choice:
				got = len(r.Choices)
			case quiz.TrueFalse:
				got = 2
			}
			if got != len(want)-1 || item.Stem.Text() != want[0] || item.Response.HasKey() {
				t.Errorf("%s: %q has %d choices, want %d", name, item.Stem.Text(), got, len(want)-1)
			}
		}
	}
}

// TestListsBelowAreNotOffered keeps the lists under questions that are said once: they answer.
func TestListsBelowAreNotOffered(t *testing.T) {
	groups := []string{
		"Which parts has a cell?\nNucleus\nMembrane\nCytoplasm",
		"Which states has water?\nIce\nSteam",
		"What do plants need?\nLight\nWater\nAir\nSalts\nWarmth",
		"Which bones are in the arm?\nHumerus\nRadius\nUlna\nCarpals",
		"Who wrote about it?\nDarwin\nMendel",
		"Where do frogs live?\nPonds\nRivers\nForests\nMarshes\nMeadows\nGardens",
	}
	if q, _, err := recognize.Recognize(set(strings.Join(groups, "\n"))); err == nil {
		t.Errorf("%d questions", len(q.Items))
	}
	for i := range groups {
		groups[i] = fmt.Sprintf("%d. %s", i+1, groups[i])
	}
	q, _ := read(t, set(strings.Join(groups, "\n")))
	for _, item := range q.Items {
		if _, ok := item.Response.(quiz.Choice); ok {
			t.Errorf("%q offers", item.Stem.Text())
		}
	}
}
