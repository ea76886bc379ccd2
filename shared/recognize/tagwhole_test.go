package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestBrokenChoicesBehindTags: a choice that goes on in the next line without a
// tag is one choice.
func TestBrokenChoicesBehindTags(t *testing.T) {
	q, _ := read(t, paper("<question>What is formalin used for?\n<variant>it is a mixture of water and methanal that\nkeeps what is laid into it\n<variant>a solution of acetone\n<variant>a fuel\n<question>What is a salt?\n<variant>an acid\n<variant>a base\n<variant>what both make"))
	if len(q.Items) != 2 {
		t.Fatalf("%d items", len(q.Items))
	}
	for _, item := range q.Items {
		if c, _ := item.Response.(quiz.Choice); len(c.Choices) != 3 {
			t.Errorf("%s: %d choices", item.Label, len(c.Choices))
		}
	}
}

// TestBrokenAnswerBehindTag: so is the only one of a question, which is its answer.
func TestBrokenAnswerBehindTag(t *testing.T) {
	q, _ := read(t, paper("<question>What is optics?\n<variant>the part of physics that says how light\nspreads in clear matter\n<question>What is a lens?\n<variant>clear glass\n<question>What is a mirror?\n<variant>a smooth face that throws the light that\nmeets it back"))
	want := []string{"the part of physics that says how light spreads in clear matter", "clear glass", "a smooth face that throws the light that meets it back"}
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestLinesOfTaggedChoices: in questions that have all their tags further lines
// go on with the choice before, also where the tag stands alone.
func TestLinesOfTaggedChoices(t *testing.T) {
	text := "<question>Which is a sea?\n<variant>Oslo\n<variant>The Baltic\nSea\n<variant>Lima\n\n<question>Which is a city?\n<variant>\nCairo\n<variant>\nice\n<variant>\ntwo\n\n<question>Which is hot?\n<variant>snow\n<variant>hail\n<variant>fire"
	q, _ := read(t, paper(text))
	want := []string{"1. Which is a sea? / Oslo / The Baltic Sea / Lima", "2. Which is a city? / Cairo / ice / two", "3. Which is hot? / snow / hail / fire"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestTagsOnOneLine: a tag in the middle of a line begins a choice too, where
// nearly all stand at the beginning.
func TestTagsOnOneLine(t *testing.T) {
	q, _ := read(t, paper("<question>Which is a sea?   <variant>Oslo\n<variant>The Baltic\n<variant>Lima\n<question>Which is a city?\n<variant>Cairo\n<variant>ice      <variant>two\n<question>Which is hot?\n<variant>snow\n<variant>hail\n<variant>fire\n<question>Which is cold?\n<variant>snow\n<variant>coal\n<variant>fire"))
	want := []string{"1. Which is a sea? / Oslo / The Baltic / Lima", "2. Which is a city? / Cairo / ice / two", "3. Which is hot? / snow / hail / fire", "4. Which is cold? / snow / coal / fire"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
