package recognize_test

import (
	"testing"

	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestCriteriaWithRoom: room before what work is marked by asks nothing, and the title of
// the next criterion answers none; statements to judge below one title do ask.
func TestCriteriaWithRoom(t *testing.T) {
	says := func(text string, m page.Marks) page.Paragraph {
		return page.Paragraph{Runs: []page.Run{{Text: text, Marks: m}}}
	}
	title, plain := page.Marks{Underline: true}, page.Marks{}
	rubric := page.Document{Blocks: []page.Block{
		says("How speeches are marked", plain),
		says("Aim", title), says("_____ The speech says early what it is about. It keeps to that up to its end.", plain),
		says("Voice", title), says("_____ The voice is heard in the last row of the hall. It rises and falls with what is said.", plain),
		says("Examples", title), says("_____ Examples show what is meant and do not fill the speech. Each of them is told briefly.", plain),
		says("End", title), says("_____ The last sentence comes back to the first one. It gives the hearers something to do.", plain),
	}}
	if _, _, err := recognize.Recognize(rubric); err == nil || problem.Of(err).Code != problem.NoQuestions {
		t.Errorf("a rubric: %v, want no questions", err)
	}
	q, _ := read(t, page.Document{Blocks: []page.Block{
		says("True or false", title),
		says("_____ 1. The voice of a speaker is heard in the last row of every hall that there is.", plain),
		says("_____ 2. The last sentence of a good speech comes back to the first one of all its sentences.", plain),
		says("_____ 3. Examples show what is meant, and fill most of a speech that people like to hear.", plain),
	}})
	if len(q.Items) != 3 {
		t.Errorf("%d statements to judge, want 3", len(q.Items))
	}
}
