package form_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"pgregory.net/rapid"

	"formwright/shared/form"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

const secret = "KEYDATA"

// marked writes a secret into everything of a quiz that people must not see.
func marked(q quiz.Quiz) quiz.Quiz {
	hide := richtext.Plain(secret)
	for i := range q.Items {
		it := &q.Items[i]
		it.Feedback, it.Hint, it.Tags = quiz.Feedback{General: hide, Correct: hide, Incorrect: hide}, hide, []string{secret}
		it.Response = markedResponse(it.Response)
		if it.Response.HasKey() {
			it.Evidence = []quiz.Evidence{{Kind: quiz.ByMarker, Quote: secret}}
		}
		it.Position.Part = secret
	}
	return q
}

func markedResponse(r quiz.Response) quiz.Response {
	hide := richtext.Plain(secret)
	switch r := r.(type) {
	case quiz.Choice:
		r.Choices = slices.Clone(r.Choices)
		for i := range r.Choices {
			r.Choices[i].Feedback = hide
		}
		return r
	case quiz.Text:
		return quiz.Text{Accepted: []quiz.Accepted{{Text: secret, Feedback: hide}}}
	case quiz.Number:
		r.Key = quiz.Near(quiz.MustDecimal("987654321.5"), quiz.MustDecimal("0.987654321"))
		return r
	case quiz.Essay:
		r.Model, r.Rubric = hide, hide
		return r
	case quiz.Blanks:
		var out quiz.Blanks
		for _, b := range r.Blanks {
			out.Blanks = append(out.Blanks, quiz.Blank{ID: b.ID, Response: markedResponse(b.Response)})
		}
		return out
	}
	return r
}

// TestNobodySeesTheKey: whatever the quiz, its public JSON is the same for every
// key, and holds nothing that belongs to one.
func TestNobodySeesTheKey(t *testing.T) {
	n := 0
	w := newWorld(t)
	rapid.Check(t, func(rt *rapid.T) {
		q := marked(quiztest.Quizzes().Draw(rt, "quiz"))
		n++
		f, err := w.Create(t.Context(), owner, fmt.Sprint("job", n), q.Title, q)
		if err != nil {
			rt.Fatal(err)
		}
		for _, shuffle := range []bool{false, true} {
			if _, err := w.Edit(t.Context(), owner, f.PublicID, form.Change{Shuffle: &shuffle}); err != nil {
				rt.Fatal(err)
			}
			view, err := w.View(t.Context(), f.PublicID, form.Visitor{User: owner})
			if err != nil {
				rt.Fatal(err)
			}
			data, err := json.Marshal(view)
			if err != nil {
				rt.Fatal(err)
			}
			if text := string(data); strings.Contains(text, secret) || strings.Contains(text, "987654321") || strings.Contains(text, `"key"`) {
				rt.Fatalf("the public form holds the key: %s", text)
			}
			if len(view.Items) != len(q.Items) {
				rt.Fatalf("%d of %d items are shown", len(view.Items), len(q.Items))
			}
		}
	})
}

// TestSolvedListsAreShuffled: documents print orders and matches solved.
func TestSolvedListsAreShuffled(t *testing.T) {
	w := newWorld(t)
	for n := range 20 {
		entries := quiztest.Contents("first", "second", "third")
		f := w.draft(fmt.Sprint("job", n), quiztest.Of("Solved",
			quiztest.Ask("order", quiz.Order{Entries: entries, Key: []int{0, 1, 2}}),
			quiztest.Ask("match", quiz.Match{Left: entries, Right: entries, Key: []int{0, 1, 2}})))
		view, err := w.View(t.Context(), f.PublicID, form.Visitor{User: owner})
		if err != nil {
			t.Fatal(err)
		}
		for _, list := range [][]form.PublicEntry{view.Items[0].Entries, view.Items[1].Right} {
			texts, ids := []string{}, []string{}
			for _, e := range list {
				texts, ids = append(texts, e.Text), append(ids, e.ID)
			}
			if slices.Equal(texts, []string{"first", "second", "third"}) {
				t.Errorf("the printed order is the solution: %v", texts)
			}
			if !slices.IsSorted(ids) {
				t.Errorf("the ids %v tell another order than the one shown", ids)
			}
		}
		again, err := w.View(t.Context(), f.PublicID, form.Visitor{User: owner})
		if err != nil || again.Items[0].Entries[0].Text != view.Items[0].Entries[0].Text {
			t.Errorf("another look shows another order: %v", err)
		}
	}
}

// TestShuffleIsOfThePerson: two people see two orders, and each the same again,
// with the ids that score.
func TestShuffleIsOfThePerson(t *testing.T) {
	w := newWorld(t)
	var items []quiz.Item
	for n := range 12 {
		items = append(items, quiztest.Ask(fmt.Sprint("question ", n), quiztest.Choices([]int{1}, "no", "yes", "maybe", "other")))
	}
	f := w.open(quiztest.Of("Shuffled", items...), form.Change{Shuffle: ptr(true)})
	look := func(browser string) string {
		view, err := w.View(t.Context(), f.PublicID, form.Visitor{Browser: browser})
		if err != nil {
			t.Fatal(err)
		}
		order := ""
		for _, it := range view.Items {
			order += it.ID + it.Choices[0].ID + " "
			if shownAs(t, it.Choices, "yes") != "c2" {
				t.Errorf("the id of a choice moved")
			}
		}
		return order
	}
	ada := look("ada")
	if again := look("ada"); ada != again || ada == look("grace") {
		t.Error("the order does not belong to the person")
	}
}

// TestStrangersSeeNoDraft, and its owner does.
func TestStrangersSeeNoDraft(t *testing.T) {
	w := newWorld(t)
	f := w.draft("job", quiztest.OneOfEach())
	see := func(user string) error {
		_, err := w.View(t.Context(), f.PublicID, form.Visitor{User: user})
		return err
	}
	w.refused(see(""), problem.FormNotFound, "")
	w.refused(see("somebody"), problem.FormNotFound, "")
	if err := see(owner); err != nil {
		t.Error(err)
	}
	_, err := w.Submit(t.Context(), f.PublicID, form.Post{Answers: answers(t, `{"q1":"c1"}`)})
	w.refused(err, problem.FormNotPublished, "")
	if _, err := w.Publish(t.Context(), owner, f.PublicID); err != nil {
		t.Fatal(err)
	}
	if err := see(""); err != nil {
		t.Error(err)
	}
	if _, err := w.Unpublish(t.Context(), owner, f.PublicID); err != nil {
		t.Fatal(err)
	}
	w.refused(see(""), problem.FormNotFound, "")
}

// TestWindow: before it opens and after it is closed a form shows no questions
// and takes no answers.
func TestWindow(t *testing.T) {
	w := newWorld(t)
	opens, closes := w.now().Add(time.Hour), w.now().Add(2*time.Hour)
	f := w.open(quiztest.OneOfEach(), form.Change{OpensAt: &opens, ClosesAt: &closes})
	for _, taken := range []bool{false, true, false} {
		view, err := w.View(t.Context(), f.PublicID, form.Visitor{})
		if err != nil || view.Accepting != taken || (len(view.Items) > 0) != taken || (view.Message == "") != taken {
			t.Errorf("at %s: accepting %v, %d items, %q, %v", w.now(), view.Accepting, len(view.Items), view.Message, err)
		}
		_, err = w.Submit(t.Context(), f.PublicID, form.Post{Answers: answers(t, `{"q1":"c1"}`)})
		if taken != (err == nil) {
			t.Errorf("at %s: %v", w.now(), err)
		}
		if !taken {
			w.refused(err, problem.FormClosed, "")
		}
		w.pass(time.Hour)
	}
}

// TestPictures: people get the pictures they see and no others.
func TestPictures(t *testing.T) {
	q := quiztest.Everything()
	w := newWorld(t)
	f := w.open(q, form.Change{})
	view, err := w.View(t.Context(), f.PublicID, form.Visitor{})
	if err != nil {
		t.Fatal(err)
	}
	data, _ := json.Marshal(view)
	if address := "/api/forms/" + f.PublicID + "/media/1"; !strings.Contains(string(data), address) {
		t.Errorf("no picture has the address %s", address)
	}
	blob, err := w.Picture(t.Context(), f.PublicID, 1, form.Visitor{})
	if err != nil {
		t.Fatal(err)
	}
	blob.Body.Close()
	for _, n := range []int{-1, 0, 99} {
		_, err := w.Picture(t.Context(), f.PublicID, n, form.Visitor{})
		w.refused(err, problem.NotFound, "")
	}
}
