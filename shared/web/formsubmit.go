package web

import (
	"cmp"
	"net/http"
	"net/url"
	"strings"

	"formwright/shared/form"
	"formwright/shared/frame"
	"formwright/shared/problem"
)

// start begins the time of a timed form.
func (w *Web) start(v *visit) error {
	visitor := w.visitor(v)
	id := v.r.PathValue("publicId")
	view, err := w.Forms.View(v.r.Context(), id, visitor)
	if err != nil {
		return err
	}
	if view.Attempt != nil && len(view.Items) > 0 { // it runs already
		w.redirect(v, "/f/"+id)
		return nil
	}
	d := w.newFill(v, view, v.form)
	who := d.who(v.form)
	if d.Name.Error != "" || d.Email.Error != "" {
		return w.showForm(v, http.StatusBadRequest, d, view)
	}
	if who != nil {
		visitor.Email = who.Email
	}
	var attempt form.Attempt
	if err = w.limitForm(v, "begin"); err == nil {
		attempt, err = w.Forms.Begin(v.r.Context(), id, visitor)
	}
	if err != nil {
		return w.refuseAnswers(v, d, view, err)
	}
	life := attempt.Deadline.Sub(w.Now()) + lingers
	w.formCookie(v, attemptCookie, attempt.Token, max(life, lingers))
	w.keepDetails(v, who, max(life, lingers))
	w.redirect(v, "/f/"+id)
	return nil
}

// answer takes what was filled in. Whatever is wrong with it, the page comes
// back with all of it.
func (w *Web) answer(v *visit) error {
	visitor := w.visitor(v)
	id := v.r.PathValue("publicId")
	view, err := w.Forms.View(v.r.Context(), id, visitor)
	if err != nil {
		return err
	}
	d := w.newFill(v, view, v.form)
	if len(d.Questions) == 0 {
		return w.showForm(v, http.StatusForbidden, d, view)
	}
	over := view.Attempt != nil && !w.Now().Before(view.Attempt.Deadline)
	raw, wrong := answers(view.Items, v.form, over)
	who := d.who(v.form)
	if over && (d.Name.Error != "" || d.Email.Error != "") { // whoever began the time counts
		d.respondent(view, v, nil)
		who = d.who(url.Values{"name": {d.Name.Value}, "email": {d.Email.Value}})
		d.Name.Error, d.Email.Error = "", ""
	}
	for i := range d.Questions {
		d.Questions[i].Error = wrong[d.Questions[i].ID]
	}
	if len(wrong) > 0 || d.Name.Error != "" || d.Email.Error != "" {
		return w.showForm(v, http.StatusBadRequest, d, view)
	}
	var receipt form.Receipt
	if err = w.limitForm(v, "submit"); err == nil {
		receipt, err = w.Forms.Submit(v.r.Context(), id, form.Post{Answers: raw, Respondent: who, Visitor: visitor, Key: d.Key, Version: d.Version})
	}
	if err != nil {
		return w.refuseAnswers(v, d, view, err)
	}
	w.formCookie(v, attemptCookie, "", 0)
	w.formCookie(v, detailsCookie, "", 0)
	if frame.Browser(v.r) != "" {
		w.formCookie(v, receiptCookie, received(receipt), lingers)
		w.redirect(v, "/f/"+id+"/thanks")
		return nil
	}
	// The browser takes no cookies: it would have been given a name before.
	token, err := w.Forms.KeepReceipt(v.r.Context(), id, receipt)
	if err != nil {
		return err
	}
	w.redirect(v, "/f/"+id+"/thanks?receipt="+token)
	return nil
}

// refuseAnswers shows the page again with what keeps the answers from being
// taken, at its place.
func (w *Web) refuseAnswers(v *visit, d fillData, view form.Public, err error) error {
	p := problem.Of(err)
	frame.Note(v.r, "code", string(p.Code))
	if p.Code == problem.Internal || p.Err != nil {
		frame.Note(v.r, "error", err.Error())
	}
	message := p.Message
	if p.Code == problem.FormChanged {
		d.Version = view.Version
	}
	if p.Code == problem.IdempotencyKeyReused {
		message = "You have sent this form already. To send other answers, open the form again."
	}
	item := strings.TrimPrefix(p.Field, "answers.")
	for i := range d.Questions {
		if d.Questions[i].ID == item {
			d.Questions[i].Error = message
			return w.showForm(v, p.Code.Status(), d, view)
		}
	}
	switch p.Field {
	case "respondent.name":
		d.Name.Error = "Enter your name on one line."
	case "respondent.email":
		d.Email.Error = "Enter your e-mail address."
	default:
		d.Faults = append(d.Faults, field{Name: "main", Error: cmp.Or(message, "Something went wrong. Your answers stand below; try again in a moment.")})
	}
	return w.showForm(v, p.Code.Status(), d, view)
}

// thanks tells that the answers are stored, and the score once: the next person
// at this browser does not see it.
func (w *Web) thanks(v *visit) error {
	id := v.r.PathValue("publicId")
	view, err := w.Forms.View(v.r.Context(), id, form.Visitor{User: v.user.ID})
	if err != nil {
		return err
	}
	d := fillData{Title: view.Title, Path: "/f/" + id, Done: true, Keep: view.PublicID, Again: view.Accepting && !view.OnePerPerson}
	d.Lang, d.Dir = tongue(view.Language, nil)
	receipt, err := w.receipt(v)
	if err != nil {
		return err
	}
	if receipt == "" {
		w.redirect(v, "/f/"+id)
		return nil
	}
	d.Earned, d.Possible = scoreOf(receipt)
	v.w.Header().Set("Referrer-Policy", "no-referrer") // the address may hold the receipt
	return w.showForm(v, http.StatusOK, d, view)
}

// receipt is what thanks has to tell: of the address where there is a token in
// it, else of the cookie. Empty is none.
func (w *Web) receipt(v *visit) (string, error) {
	token := v.r.URL.Query().Get("receipt")
	if token == "" {
		kept := v.cookie(receiptCookie)
		if kept != "" {
			w.formCookie(v, receiptCookie, "stored", lingers)
		}
		return kept, nil
	}
	r, err := w.Forms.Collect(v.r.Context(), v.r.PathValue("publicId"), token)
	if problem.CodeOf(err) == problem.NotFound {
		return "", nil
	}
	return received(r), err
}
