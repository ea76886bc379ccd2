package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestNotesBehind: the reason behind a choice that is said to be right is no part of it,
// and the choices below it are none of the reason.
func TestNotesBehind(t *testing.T) {
	q, _ := read(t, paper("1. Qaysi biri sut emizuvchi?\n• kit (To'g'ri javob) - Izoh: u o'pka bilan nafas oladi.\n• akula\n• treska\n2. Qaysi biri qush?\n• akula\n• boyqush (To'g'ri javob)\n• treska\n3. Which of these is a fish?\n• an owl\n• a cod (correct answer) (Explanation: it has gills.)\n• a whale"))
	want := []string{"1. Qaysi biri sut emizuvchi? / kit / akula / treska: kit", "2. Qaysi biri qush? / akula / boyqush / treska: boyqush", "3. Which of these is a fish? / an owl / a cod / a whale: a cod"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got := q.Items[0].Feedback.General.Text(); got != "u o'pka bilan nafas oladi." {
		t.Errorf("explained by %q", got)
	}
	q, _ = read(t, paper("1. Which of these is a note?\n• a word in brackets (a note): reason: a rule\n• a line\n• a name"))
	if diff := cmp.Diff("1. Which of these is a note? / a word in brackets (a note): reason: a rule / a line / a name", labelled(q)[0]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
