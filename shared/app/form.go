package app

import (
	"context"

	"formwright/shared/convert"
	"formwright/shared/form"
	"formwright/shared/quiz"
)

// hostedForms makes forms of conversions.
type hostedForms struct{ forms *form.Service }

func (h hostedForms) Host(ctx context.Context, user, job, title string, q quiz.Quiz) (convert.Hosted, error) {
	f, err := h.forms.Create(ctx, user, job, title, q)
	if err != nil {
		return convert.Hosted{}, err
	}
	hosted := convert.Hosted{ID: f.ID, PublicID: f.PublicID, Title: f.Title, Questions: f.Questions, Losses: form.Losses(q)}
	if timed := f.Settings.Timed(); timed != nil {
		hosted.TimedExam = timed
	}
	return hosted, nil
}
