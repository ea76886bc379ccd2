package memo_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"formwright/shared/memo"
)

// asker counts how often it is asked.
type asker struct {
	asked int
	keep  bool
	err   error
}

func (a *asker) ask() (int, bool, error) {
	a.asked++
	return a.asked, a.keep, a.err
}

func TestAnswersAreBelievedForAMoment(t *testing.T) {
	now := time.Unix(1_750_000_000, 0)
	m := memo.New[int](func() time.Time { return now })
	a := &asker{keep: true}
	for _, step := range []struct {
		after time.Duration
		want  int
	}{{0, 1}, {memo.Time - 1, 1}, {1, 2}, {0, 2}} {
		now = now.Add(step.after)
		if got, err := m.Get("x", a.ask); got != step.want || err != nil {
			t.Errorf("after %v: %d, %v; want %d", step.after, got, err, step.want)
		}
	}
	m.Forget(func(name string, value int) bool { return name == "x" && value == 2 })
	if got, _ := m.Get("x", a.ask); got != 3 {
		t.Errorf("forgotten, but still %d", got)
	}
	m.Forget(func(name string, _ int) bool { return name == "y" })
	if got, _ := m.Get("x", a.ask); got != 3 {
		t.Errorf("another was forgotten, and this is %d", got)
	}
}

func TestWhatIsNotKept(t *testing.T) {
	m := memo.New[int](time.Now)
	for _, a := range []*asker{{}, {keep: true, err: errors.New("throttled")}} {
		for range 2 {
			if _, err := m.Get("x", a.ask); !errors.Is(err, a.err) {
				t.Errorf("err = %v", err)
			}
		}
		if a.asked != 2 {
			t.Errorf("asked %d times", a.asked)
		}
	}
}

// TestALateAnswerDoesNotComeBack: what was read before it was forgotten.
func TestALateAnswerDoesNotComeBack(t *testing.T) {
	m := memo.New[int](time.Now)
	_, _ = m.Get("x", func() (int, bool, error) {
		m.Forget(func(string, int) bool { return true })
		return 1, true, nil
	})
	if got, _ := m.Get("x", func() (int, bool, error) { return 2, true, nil }); got != 2 {
		t.Errorf("the answer from before is believed: %d", got)
	}
}

func TestItStaysSmall(t *testing.T) {
	m := memo.New[int](time.Now)
	first := &asker{keep: true}
	_, _ = m.Get("first", first.ask)
	for i := range 10_000 {
		_, _ = m.Get(fmt.Sprint(i), func() (int, bool, error) { return i, true, nil })
	}
	if got, _ := m.Get("first", first.ask); got != 2 {
		t.Error("ten thousand later answers left the first one in")
	}
}
