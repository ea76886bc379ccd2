package convert_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/store"
)

func TestConversion(t *testing.T) {
	w := newWorld(t)
	j := w.document("bio")
	done := w.run(j)
	w.ended(j, job.Completed, "")
	var got map[string]any
	if err := json.Unmarshal(done.Result, &got); err != nil {
		t.Fatal(err)
	}
	e, err := w.Exports.Find(t.Context(), j.Export)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string]any{"success": true, "format": "gift", "exportId": j.Export, "downloadUrl": "https://forms.example.org/api/forms/exports/" + j.Export,
		"fileName": "SecretName-gift.txt", "expiresAt": e.ExpiresAt.Format(time.RFC3339), "title": "SecretName",
		"questionCount": 2.0, "questionsRead": 2.0, "findings": []any{}, "findingCount": 0.0, "losses": []any{}, "lossCount": 0.0}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	blob, err := w.Exports.Open(t.Context(), j.Export, 0, -1)
	if err != nil {
		t.Fatal(err)
	}
	defer blob.Body.Close()
	file, err := io.ReadAll(blob.Body)
	if err != nil || !strings.Contains(string(file), "SecretStem") || int64(len(file)) != e.Size || e.FileName != "SecretName-gift.txt" {
		t.Errorf("%+v %q %v", e, file, err)
	}
	if done.Progress != 100 || done.CompletedAt.IsZero() {
		t.Errorf("%+v", done)
	}
}

// TestReportIsBounded: a result carries the first 100 findings and losses, and
// the count of all.
func TestReportIsBounded(t *testing.T) {
	w := newWorld(t)
	var doc strings.Builder
	for i := range 130 {
		fmt.Fprintf(&doc, "%d. What is %d + 1?\nA) one\nB) two\n\n", i+1, i)
	}
	doc.WriteString("131. What is the capital of France?\n*A) Paris\nB) Lyon\n")
	w.drive["long"] = gives(doc.String())
	var got struct {
		QuestionCount, QuestionsRead, FindingCount, LossCount int
		Findings, Losses                                      []any
	}
	if err := json.Unmarshal(w.run(w.document("long")).Result, &got); err != nil {
		t.Fatal(err)
	}
	if got.QuestionsRead != 131 || got.QuestionCount != 1 || len(got.Findings) != 100 || len(got.Losses) != 100 || got.FindingCount < 130 || got.LossCount < 130 {
		t.Errorf("read %d, written %d, %d of %d findings, %d of %d losses", got.QuestionsRead, got.QuestionCount,
			len(got.Findings), got.FindingCount, len(got.Losses), got.LossCount)
	}
}

func TestEveryStageMayFail(t *testing.T) {
	for name, c := range map[string]struct {
		fetch  func(context.Context) (string, error)
		format string
		code   problem.Code
	}{
		"fetch: not found":   {fails(problem.New(problem.DocumentNotFound, "Not there.")), "gift", problem.DocumentNotFound},
		"fetch: unexpected":  {fails(errors.New("secret chain")), "gift", problem.Internal},
		"fetch: panic":       {func(context.Context) (string, error) { panic("SecretPanic") }, "gift", problem.Internal},
		"read: unreadable":   {gives("\x00\x01\x02 binary \x00"), "gift", problem.DocumentUnsupported},
		"read: quiz JSON":    {gives(`{"format":"formwright.quiz/v1","items":[{"id":"q7"}]}`), "gift", problem.DocumentBroken},
		"read: no items":     {gives(`{"format":"formwright.quiz/v1","items":[]}`), "gift", problem.NoQuestions},
		"recognise: nothing": {gives("A letter.\n\nDear Ada,\n\nall is well here.\n"), "gift", problem.NoQuestions},
		"write: nothing":     {gives("1. Explain why the sky is blue.\n\n2. Explain how magnets work.\n"), "aiken", problem.NothingToExport},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			w.drive["doc"] = c.fetch
			j := w.accept(job.Request{DocumentID: "doc", Format: c.format})
			w.run(j)
			w.ended(j, job.Failed, c.code)
		})
	}
}

// TestPassingTroubleIsTriedAgain: after five attempts the job fails with the
// trouble it met, and the upload goes with it.
func TestPassingTroubleIsTriedAgain(t *testing.T) {
	w := newWorld(t)
	busy := problem.Transient(problem.New(problem.SourceUnavailable, "The drive is busy."))
	w.drive["busy"] = fails(busy)
	j := w.document("busy")
	for attempt := 1; attempt < job.MaxAttempts; attempt++ {
		if got := w.run(j); got.State != job.Delayed || got.Attempt != attempt {
			t.Fatalf("after attempt %d: %s, attempt %d", attempt, got.State, got.Attempt)
		}
	}
	w.run(j)
	w.ended(j, job.Failed, problem.SourceUnavailable)
}

func TestTroubleThatPasses(t *testing.T) {
	w := newWorld(t)
	w.blobs.refuse = true
	j := w.document("bio")
	if got := w.run(j); got.State != job.Delayed {
		t.Fatalf("state %s while the store refuses: %v", got.State, got.Problem)
	}
	w.blobs.refuse = false
	w.run(j)
	w.ended(j, job.Completed, "")
}

func (w *world) uploaded(content string) job.Job {
	w.t.Helper()
	if err := w.store.Blobs().Put(w.t.Context(), "uploads/1", strings.NewReader(content), -1, store.BlobMeta{}); err != nil {
		w.t.Fatal(err)
	}
	return w.accept(job.Request{Upload: "uploads/1", UploadName: "SecretUpload.txt"})
}

func (w *world) uploadIsThere() bool {
	blob, err := w.store.Blobs().Get(w.t.Context(), "uploads/1", 0, -1)
	if err != nil {
		return false
	}
	blob.Body.Close()
	return true
}

func TestUploadIsDeletedWithTheJobsEnd(t *testing.T) {
	for content, state := range map[string]job.State{quizText: job.Completed, "Only a letter.": job.Failed} {
		w := newWorld(t)
		j := w.uploaded(content)
		w.run(j)
		if got := w.get(j).State; got != state || w.uploadIsThere() {
			t.Errorf("state %s, upload there: %v", got, w.uploadIsThere())
		}
	}
}

func TestUploadStaysForAnotherTry(t *testing.T) {
	w := newWorld(t)
	j := w.uploaded(quizText)
	w.blobs.refuse = true
	for attempt := 1; attempt <= job.MaxAttempts; attempt++ {
		got := w.run(j)
		if ended := got.State.Ended(); ended != (attempt == job.MaxAttempts) || w.uploadIsThere() == ended {
			t.Errorf("attempt %d: %s, upload there: %v", attempt, got.State, w.uploadIsThere())
		}
	}
}

func TestUploadThatIsGone(t *testing.T) {
	w := newWorld(t)
	j := w.accept(job.Request{Upload: "uploads/none"})
	w.run(j)
	w.ended(j, job.Failed, problem.DocumentNotFound)
}

func TestFileURL(t *testing.T) {
	w := newWorld(t)
	j := w.accept(job.Request{FileURL: "https://example.org/quiz.txt"})
	w.run(j)
	w.ended(j, job.Completed, "")
}

// TestDuplicateMessages: a second delivery neither converts again nor disturbs
// the first, while it runs and afterwards.
func TestDuplicateMessages(t *testing.T) {
	w := newWorld(t)
	var j job.Job
	fetched := 0
	w.drive["twice"] = func(context.Context) (string, error) {
		fetched++
		return quizText, w.handle(j)
	}
	j = w.document("twice")
	w.run(j)
	w.run(j)
	w.ended(j, job.Completed, "")
	if fetched != 1 {
		t.Errorf("fetched %d times", fetched)
	}
}

func TestMessagesThatNameNothing(t *testing.T) {
	w := newWorld(t)
	if err := w.Handle(t.Context(), `{"user":"u","job":"j"}`); err != nil {
		t.Errorf("unknown job: %v", err)
	}
	for _, bad := range []string{"", "x", "{}", `{"user":"u"}`} {
		if err := w.Handle(t.Context(), bad); err == nil {
			t.Errorf("%q was accepted", bad)
		}
	}
}

// TestLostLease: a worker that was thought dead changes nothing when it comes
// back, whatever it found.
func TestLostLease(t *testing.T) {
	for name, late := range map[string]error{"completed": nil, "failed": problem.New(problem.DocumentBroken, "Broken."), "busy": problem.Transient(errors.New("busy"))} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			var j, stolen job.Job
			w.drive["slow"] = func(ctx context.Context) (string, error) {
				w.pass(time.Minute)
				err := w.Jobs.Sweep(ctx)
				if err == nil {
					stolen, err = w.Jobs.Claim(ctx, w.user, j.ID)
				}
				if err != nil {
					t.Error(err)
				}
				return quizText, late
			}
			j = w.document("slow")
			if got := w.run(j); got.State != job.Active || got.Attempt != 2 {
				t.Errorf("the late worker left it %s, attempt %d", got.State, got.Attempt)
			}
			if err := w.Jobs.Fail(t.Context(), stolen, problem.New(problem.NoQuestions, "None.")); err != nil {
				t.Error(err)
			}
			w.ended(j, job.Failed, problem.NoQuestions)
		})
	}
}

// TestLeaseIsKept: a conversion longer than its lease stays its worker's.
func TestLeaseIsKept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld(t)
		w.drive["slow"] = func(ctx context.Context) (string, error) {
			for range 20 {
				time.Sleep(5 * time.Second)
				if err := w.Jobs.Sweep(ctx); err != nil {
					t.Error(err)
				}
			}
			return quizText, ctx.Err()
		}
		j := w.document("slow")
		if got := w.run(j); got.Attempt != 1 {
			t.Errorf("attempt %d", got.Attempt)
		}
		w.ended(j, job.Completed, "")
	})
}

// TestLostLeaseStopsTheWork instead of letting it run to its end in vain.
func TestLostLeaseStopsTheWork(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld(t)
		var j job.Job
		w.drive["slow"] = func(ctx context.Context) (string, error) {
			w.pass(time.Minute)
			if err := errors.Join(w.Jobs.Sweep(t.Context())); err != nil {
				t.Error(err)
			}
			<-ctx.Done()
			return "", ctx.Err()
		}
		j = w.document("slow")
		start := time.Now()
		if got := w.run(j); got.State != job.Waiting {
			t.Errorf("state %s", got.State)
		}
		if took := time.Since(start); took > 15*time.Second {
			t.Errorf("it worked on for %v", took)
		}
	})
}

func TestTooLongConversion(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		w := newWorld(t)
		w.drive["endless"] = func(ctx context.Context) (string, error) { <-ctx.Done(); return "", ctx.Err() }
		j := w.document("endless")
		start := time.Now()
		w.run(j)
		w.ended(j, job.Failed, problem.ConversionTimeout)
		if took := time.Since(start); took != 270*time.Second {
			t.Errorf("took %v", took)
		}
	})
}

// TestStoppingProcessHandsTheJobBack: it is tried again elsewhere, not failed.
func TestStoppingProcessHandsTheJobBack(t *testing.T) {
	w := newWorld(t)
	ctx, stop := context.WithCancel(t.Context())
	w.drive["doc"] = func(ctx context.Context) (string, error) { stop(); <-ctx.Done(); return "", ctx.Err() }
	j := w.document("doc")
	if err := w.Handle(ctx, fmt.Sprintf(`{"user":%q,"job":%q}`, w.user, j.ID)); err != nil {
		t.Fatal(err)
	}
	if got := w.get(j); got.State != job.Delayed {
		t.Errorf("state %s, %v", got.State, got.Problem)
	}
}

// TestHugeReport: what the store cannot keep ends the job at once, instead of
// being tried five times.
func TestHugeReport(t *testing.T) {
	w := newWorld(t)
	w.Jobs = job.New(smallTable{w.store.Table()}, w.queue, w.queue, w.accounts, job.DefaultTiming(), w.now)
	j := w.document("bio")
	w.run(j)
	w.ended(j, job.Failed, problem.DocumentTooLarge)
}

// smallTable has no room for results.
type smallTable struct{ store.Table }

func (s smallTable) Write(ctx context.Context, ops ...store.Op) error {
	if _, ok := ops[0].Set["result"]; ok {
		return store.ErrTooLarge
	}
	return s.Table.Write(ctx, ops...)
}

func TestHugeTitle(t *testing.T) {
	w := newWorld(t)
	w.drive["title"] = gives(`{"format":"formwright.quiz/v1","title":"` + strings.Repeat("t", 1<<20) + `","items":[{"id":"q1","type":"trueFalse","stem":[{"kind":"paragraph","inlines":[{"kind":"text","text":"Water is wet."}]}],"response":{"key":true}}]}`)
	j := w.document("title")
	var got struct{ Title string }
	if err := json.Unmarshal(w.run(j).Result, &got); err != nil {
		t.Fatal(err)
	}
	if n := len([]rune(got.Title)); n != 300 {
		t.Errorf("a title of %d characters", n)
	}
}

// TestLogsTellNothing of what documents say, nor of who asked.
func TestLogsTellNothing(t *testing.T) {
	w := newWorld(t)
	w.drive["broken"] = gives(`{"format":"formwright.quiz/v1","SecretMember":1}`)
	w.drive["gone"] = fails(problem.New(problem.DocumentNotFound, "There is no SecretName."))
	for _, id := range []string{"bio", "broken", "gone"} {
		w.run(w.document(id))
	}
	lines := strings.Split(strings.TrimSpace(w.logs.String()), "\n")
	if len(lines) != 3 {
		t.Errorf("%d lines for 3 jobs", len(lines))
	}
	for _, secret := range []string{"Secret", "secret@", w.user, "Paris"} {
		if strings.Contains(w.logs.String(), secret) {
			t.Errorf("the log holds %q:\n%s", secret, w.logs.String())
		}
	}
	var line map[string]any
	if err := json.Unmarshal([]byte(lines[0]), &line); err != nil {
		t.Fatal(err)
	}
	want := map[string]any{"source": "drive", "target": "gift", "items": 2.0, "findings": 0.0, "losses": 0.0, "attempt": 1.0, "bytes": float64(len(quizText))}
	for name, value := range want {
		if line[name] != value {
			t.Errorf("%s is %v, want %v", name, line[name], value)
		}
	}
}

func TestUnexpectedErrorsAreLogged(t *testing.T) {
	w := newWorld(t)
	w.drive["doc"] = fails(errors.New("the whole chain"))
	w.run(w.document("doc"))
	if !strings.Contains(w.logs.String(), "the whole chain") || !strings.Contains(w.logs.String(), `"ERROR"`) {
		t.Errorf("log %s", w.logs.String())
	}
}
