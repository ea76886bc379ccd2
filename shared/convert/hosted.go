package convert

import (
	"context"
	"time"

	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/writer/target"
)

// Forms makes forms on this service. Asked twice for the same job it gives the
// same form.
type Forms interface {
	Host(ctx context.Context, user, job, title string, q quiz.Quiz) (Hosted, error)
}

// Hosted is a form that a job made.
type Hosted struct {
	ID        int64
	PublicID  string
	Title     string
	Questions int
	TimedExam any         // null in JSON for none
	Losses    []quiz.Loss // what people will not see of the quiz
}

// HostedResult is the body of a conversion to a form of this service (contract
// 2.4), and beside it what Result tells too.
type HostedResult struct {
	Success       bool              `json:"success"`
	Format        target.ID         `json:"format"`
	FormID        int64             `json:"formId"`
	FormPublicID  string            `json:"formPublicId"`
	PublicID      string            `json:"publicId"`
	FormURL       string            `json:"formUrl"`
	QuestionCount int               `json:"questionCount"`
	Encrypted     bool              `json:"encrypted"`
	TimedExam     any               `json:"timedExam"`
	Title         string            `json:"title"`
	QuestionsRead int               `json:"questionsRead"`
	Findings      []finding.Finding `json:"findings"`
	FindingCount  int               `json:"findingCount"`
	Losses        []quiz.Loss       `json:"losses"`
	LossCount     int               `json:"lossCount"`
}

// transcriptLife is how long what was read for a form is kept beside it.
const transcriptLife = 30 * 24 * time.Hour

// host makes a form of what was understood. It is made before the job ends; a
// worker that takes the job over finds it there.
func (r *run) host(ctx context.Context, u Understood, out *outcome) error {
	r.step(Step{Stage: Storing})
	h, err := r.worker.Forms.Host(ctx, r.job.User, r.job.ID, u.Quiz.Title, u.Quiz)
	if err != nil {
		return err
	}
	body := HostedResult{
		Success: true, Format: target.ServiceForm, FormID: h.ID, FormPublicID: h.PublicID, PublicID: h.PublicID,
		FormURL: r.worker.BaseURL + "/f/" + h.PublicID, QuestionCount: h.Questions, TimedExam: h.TimedExam,
		Title: short(h.Title), QuestionsRead: len(u.Quiz.Items),
		Findings: first(u.Findings), FindingCount: len(u.Findings), Losses: first(h.Losses), LossCount: len(h.Losses),
	}
	out.result = Result{QuestionsRead: body.QuestionsRead, FindingCount: body.FindingCount, LossCount: body.LossCount}
	if err := r.keep(ctx, u, r.worker.Now().Add(transcriptLife), out); err != nil {
		return err
	}
	out.body, err = encode(body)
	return err
}
