package convert

import (
	"context"
	"net/url"

	"formwright/shared/cloudform"
	"formwright/shared/cloudform/made"
	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/writer/target"
)

// CloudForms makes a live form in somebody's cloud account, one for each job
// however often it is asked for it.
type CloudForms interface {
	Create(ctx context.Context, o cloudform.Order) (cloudform.Made, error)
}

// CloudFormResult is the body of a finished conversion to a live form in the
// cloud account (contract 2.4).
type CloudFormResult struct {
	Success       bool              `json:"success"`
	Format        target.ID         `json:"format"`
	FormID        string            `json:"formId"`
	DirectFormURL string            `json:"directFormUrl"` // for those who fill it in
	FormURL       string            `json:"formUrl"`       // our own page about it
	EditURL       string            `json:"editUrl"`       // the cloud service's editor
	TimedExam     *struct{}         `json:"timedExam"`     // the cloud service's forms have no times
	Published     bool              `json:"published"`     // it takes answers at once
	Title         string            `json:"title"`
	QuestionCount int               `json:"questionCount"`
	QuestionsRead int               `json:"questionsRead"`
	Findings      []finding.Finding `json:"findings"`
	FindingCount  int               `json:"findingCount"`
	Losses        []quiz.Loss       `json:"losses"`
	LossCount     int               `json:"lossCount"`
}

func (r *run) cloudForm(ctx context.Context, out outcome, u Understood) (outcome, error) {
	if r.worker.CloudForms == nil {
		return out, made.Required()
	}
	form, err := r.worker.CloudForms.Create(ctx, cloudform.Order{User: r.job.User, Job: r.job.ID, Export: r.job.Export, Quiz: u.Quiz})
	if err != nil {
		return out, err
	}
	r.step(Step{Stage: Storing})
	result := CloudFormResult{
		Success: true, Format: target.CloudForm, FormID: form.FormID, DirectFormURL: form.Responder,
		FormURL: r.worker.BaseURL + "/cloud/forms/" + url.PathEscape(form.FormID), EditURL: made.EditURL(form.FormID),
		Published: form.Published, Title: short(form.Title), QuestionCount: form.Asked, QuestionsRead: len(u.Quiz.Items),
		Findings: first(u.Findings), FindingCount: len(u.Findings), Losses: first(form.Losses), LossCount: len(form.Losses),
	}
	out.result = Result{QuestionsRead: result.QuestionsRead, FindingCount: result.FindingCount, LossCount: result.LossCount} // for the log
	if err := r.keep(ctx, u, r.worker.Exports.Ends(), &out); err != nil {
		return out, err
	}
	out.body, err = encode(result)
	return out, err
}
