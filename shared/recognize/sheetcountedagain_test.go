package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSheetCountedAgain: columns that are counted from 1 again, without a stem between, are no
// further choices; with a stem between they are those of a second question.
func TestSheetCountedAgain(t *testing.T) {
	q, _ := read(t, sheetOfCSV(t, "Question,Option 1,Option 2,Option 3,Correct,Random Option 1,Random Option 2,Random Option 3,_Opt1,_Opt2,_Opt3\nWhich is red?,Blood,Snow,Coal,1,Coal,Blood,Snow,3,1,2\nWhich is white?,Blood,Snow,Coal,2,Snow,Coal,Blood,2,3,1\nWhich is black?,Blood,Snow,Coal,3,Coal,Snow,Blood,3,2,1"))
	if diff := cmp.Diff([]string{" Which is red? / Blood / Snow / Coal: Blood", " Which is white? / Blood / Snow / Coal: Snow", " Which is black? / Blood / Snow / Coal: Coal"}, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, sheetOfCSV(t, "Question,Option 1,Option 2,Answer,Question,Option 1,Option 2,Answer\nWhich is red?,Blood,Snow,1,Which is hot?,Lava,Ice,1\nWhich is white?,Blood,Snow,2,Which is cold?,Lava,Ice,2"))
	if len(q.Items) != 4 {
		t.Errorf("%d questions of four side by side", len(q.Items))
	}
}
