package web

import (
	"cmp"
	"net/http"

	"formwright/shared/form"
	"formwright/shared/problem"
	"formwright/shared/quiz"
)

// submissionRow is one submission in a list.
type submissionRow struct {
	form.Submission
	Sender string
}

type submissionsData struct {
	Form  form.Form
	List  []submissionRow
	Pager pager
	API   string // where the tables are
}

func (w *Web) submissions(v *visit) error {
	f, err := w.owned(v)
	if err != nil {
		return err
	}
	page, err := v.pageOf()
	if err != nil {
		return err
	}
	list, total, err := w.Forms.Submissions(v.r.Context(), v.user.ID, f.PublicID, formsOnPage, (page-1)*formsOnPage)
	if err != nil {
		return err
	}
	d := submissionsData{Form: f, Pager: newPager(formPath(f)+"/submissions", page, len(list), total), API: "/api/v1/forms/" + f.PublicID + "/submissions"}
	for _, s := range list {
		d.List = append(d.List, submissionRow{s, sender(s)})
	}
	return w.show(v, http.StatusOK, "formsubmissions", "Submissions", d)
}

// answered is one answer with what it was worth.
type answered struct {
	form.ReadAnswer
	Number           int
	Texts            []string
	Right            []string // what the key says
	Earned, Possible string
	Verdict, Tone    string
}

type submissionData struct {
	Form       form.Form
	Submission form.Submission
	Answers    []answered
	Marks      []field // of what a person marks
	Other      bool    // an older version of the quiz was answered
}

func (w *Web) submission(v *visit) error {
	d, err := w.submissionOf(v)
	if err != nil {
		return err
	}
	return w.show(v, http.StatusOK, "formsubmission", "Submission", d, d.Marks...)
}

func (w *Web) submissionOf(v *visit) (d submissionData, err error) {
	q, f, err := w.Forms.Quiz(v.r.Context(), v.user.ID, v.r.PathValue("publicId"))
	if err != nil {
		return d, err
	}
	sub, err := w.Forms.Submission(v.r.Context(), v.user.ID, f.PublicID, v.r.PathValue("id"))
	if err != nil {
		return d, err
	}
	d = submissionData{Form: f, Submission: sub, Other: sub.Version != f.Version}
	items := map[string]quiz.Item{}
	if !d.Other {
		for _, it := range q.Items {
			items[it.ID] = it
		}
	}
	for i, r := range sub.Readable {
		a := answered{ReadAnswer: r, Number: i + 1, Texts: answerTexts(r)}
		if it, ok := items[r.ID]; ok {
			a.Right = keyTexts(it.Response)
		}
		mark, counts := sub.Marks[r.ID]
		if counts {
			a.judge(mark)
		}
		_, essay := items[r.ID].Response.(quiz.Essay)
		if counts && (essay || mark.Earned == nil) {
			d.Marks = append(d.Marks, field{Name: "points." + r.ID, Label: "Points for question " + itoa(a.Number), Hint: "0 to " + a.Possible + ". " + short(r.Question), Value: a.Earned, Optional: true, Complete: "off", Max: 40})
		}
		d.Answers = append(d.Answers, a)
	}
	return d, nil
}

func answerTexts(r form.ReadAnswer) (out []string) {
	switch a := r.Answer.(type) {
	case string:
		return []string{a}
	case []string:
		return a
	case []form.ReadPair:
		for _, p := range a {
			out = append(out, p.Of+": "+p.Value)
		}
	}
	return out
}

func (a *answered) judge(m form.Mark) {
	a.Possible = m.Possible.String()
	switch {
	case m.Earned == nil:
		a.Verdict, a.Tone = "Waits for you", "warn"
		return
	case m.Earned.Equal(m.Possible):
		a.Verdict, a.Tone = "Right", "good"
	case m.Earned.Sign() > 0:
		a.Verdict, a.Tone = "Partly right", "warn"
	default:
		a.Verdict, a.Tone = "Wrong", "bad"
	}
	a.Earned = m.Earned.String()
}

// markSubmission sets the points that the owner gives.
func (w *Web) markSubmission(v *visit) error {
	d, err := w.submissionOf(v)
	if err != nil {
		return err
	}
	points, wrong := map[string]quiz.Decimal{}, false
	for i, m := range d.Marks {
		text := v.text(m.Name)
		if d.Marks[i].Value = text; text == "" {
			continue
		}
		n, err := quiz.ParseDecimal(text)
		if err != nil {
			d.Marks[i].Error, wrong = "Enter a number such as 1.5.", true
		}
		points[m.Name[len("points."):]] = n
	}
	if !wrong {
		_, err = w.Forms.SetMarks(v.r.Context(), v.user.ID, d.Form.PublicID, d.Submission.ID, points)
		if err == nil {
			return w.done(v, formPath(d.Form)+"/submissions/"+d.Submission.ID, "marked")
		}
		if problem.CodeOf(err) != problem.InvalidRequest || len(d.Marks) == 0 {
			return err
		}
		blame(err, d.Marks)
	}
	return w.show(v, http.StatusBadRequest, "formsubmission", "Submission", d, d.Marks...)
}

func (w *Web) askDeleteSubmission(v *visit) error {
	d, err := w.submissionOf(v)
	if err != nil {
		return err
	}
	return w.show(v, http.StatusOK, "formwithdraw", "Delete this submission?", d)
}

func (w *Web) deleteSubmission(v *visit) error {
	id := v.r.PathValue("publicId")
	if err := w.Forms.DeleteSubmission(v.r.Context(), v.user.ID, id, v.r.PathValue("id")); err != nil {
		return err
	}
	return w.done(v, "/forms/"+id+"/submissions", "withdrawn")
}

// Sender is who a submission is from, in a few words.
func (d submissionData) Sender() string { return sender(d.Submission) }

func sender(s form.Submission) string {
	if s.Respondent == nil {
		return "somebody without a name"
	}
	return cmp.Or(s.Respondent.Name, s.Respondent.Email)
}
