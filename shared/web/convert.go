package web

import (
	"net/http"
	"net/url"
	"path"
	"strings"
	"time"

	"github.com/google/uuid"

	"formwright/shared/api"
	"formwright/shared/frame"
	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/writer/target"
)

// convertData is what the convert page shows.
type convertData struct {
	General   field // what no input can mend
	File      field
	Link      field
	Name      field
	Key       field // a second file that holds the answers
	Format    field
	Groups    []formatGroup
	Answers   []choice
	Once      string // keeps a form that is sent twice from making two jobs
	MaxMB     int64
	Connected bool // the link of a private document may work
}

func (d convertData) fields() []field {
	return []field{d.General, d.File, d.Link, d.Name, d.Key, d.Format}
}

func (w *Web) newConvertData(sent map[string]string) convertData {
	return convertData{
		General: field{Name: "convert"},
		File:    field{Name: "file", Label: "Document"},
		Link: field{Name: "link", Label: "Or a link", Value: sent["link"], Max: 2048, Optional: true, Complete: "off",
			Hint: "The link or id of a document in your cloud drive, or the https address of a public file."},
		Name: field{Name: "documentName", Label: "Name", Value: sent["documentName"], Optional: true, Complete: "off",
			Hint: "Of the file or form that is made. Empty: the name of the document."},
		Key:    field{Name: "keyFile", Label: "Answer key"},
		Format: field{Name: "format", Label: "Format"},
		Groups: formatGroups(sent["format"], false), Answers: answerKeys(sent["answerKey"]),
		Once: uuid.NewString(), MaxMB: w.config.MaxUpload >> 20,
	}
}

func (w *Web) convert(v *visit) error {
	sent := map[string]string{}
	if f := v.r.URL.Query().Get("format"); f != "" {
		sent["format"] = f
	}
	return w.showConvert(v, http.StatusOK, w.newConvertData(sent))
}

func (w *Web) showConvert(v *visit, status int, d convertData) error {
	return w.show(v, status, "convert", "Convert", d, d.fields()...)
}

// beginConversion makes a job of the form, as convert of the API does.
func (w *Web) beginConversion(v *visit) error {
	if err := w.limitConversions(v); err != nil {
		return w.refuseConversion(v, nil, err)
	}
	form, err := w.conversionForm(v)
	if err == nil {
		var accepted job.Accepted
		if accepted, err = w.beginForm(v, form); err == nil {
			frame.Note(v.r, "job", accepted.Job.ID)
			w.redirect(v, "/jobs/"+accepted.Job.ID)
			return nil
		}
	}
	if problem.CodeOf(err) == problem.Forbidden {
		return err
	}
	return w.refuseConversion(v, form.Fields, err)
}

// limitConversions counts a conversion together with those over the API.
func (w *Web) limitConversions(v *visit) error {
	s, err := w.Limiter.Allow(v.r.Context(), string(api.Convert), v.user.ID, w.config.RateConvert, time.Minute)
	if err != nil {
		w.Log.WarnContext(v.r.Context(), "rate limit not counted", "error", err)
	}
	if w.config.RateConvert == 0 || s.Allowed {
		return nil
	}
	v.w.Header().Set("Retry-After", "60")
	return problem.New(problem.RateLimited, "You have begun many conversions in this minute. Wait a moment and try again.")
}

// conversionForm reads the form, whichever way the browser sent it.
func (w *Web) conversionForm(v *visit) (api.Form, error) {
	if v.files != "" {
		return w.Converter.ReadForm(v.w, v.r, v.files, func(fields map[string]string) error { return v.checkCSRF(fields["csrf"]) })
	}
	form := api.Form{Fields: map[string]string{}}
	for name := range v.form {
		form.Fields[name] = v.form.Get(name)
	}
	return form, nil
}

func (w *Web) beginForm(v *visit, form api.Form) (job.Accepted, error) {
	sent := form.Fields
	fields := map[string]string{"format": sent["format"], "documentName": sent["documentName"], "async": "true"}
	if sent["format"] == string(target.Word) { // the other formats have no printed answers
		fields["answerKey"] = sent["answerKey"]
	}
	form.Fields = fields
	err := w.whichDocument(form, sent)
	if err == nil {
		for _, value := range sent {
			if err = checkText(value); err != nil {
				break
			}
		}
	}
	if err != nil {
		w.Converter.Drop(v.r, form)
		return job.Accepted{}, err
	}
	return w.Converter.Begin(v.r, v.session.Principal(), form, "page "+clipKey(sent["once"]))
}

// clipKey keeps the part of a form's own key that matters.
func clipKey(once string) string {
	if uuid.Validate(once) != nil {
		return uuid.NewString()
	}
	return once
}

// whichDocument says where the document is: the file, the drive or the web.
func (w *Web) whichDocument(form api.Form, sent map[string]string) error {
	link := strings.TrimSpace(sent["link"])
	file, uploaded := form.FileName()
	switch {
	case uploaded && link != "":
		return problem.Field(problem.InvalidRequest, "link", "Choose a document or give a link, not both.")
	case uploaded:
		if strings.TrimSpace(form.Fields["documentName"]) == "" {
			form.Fields["documentName"] = short(strings.TrimSuffix(file, path.Ext(file)))
		}
	case link == "":
		return problem.Field(problem.InvalidRequest, "file", "Choose a document, or give a link to one below.")
	case onWeb(link):
		form.Fields["fileUrl"] = link
	default:
		form.Fields["documentId"] = link
	}
	if form.Fields["format"] == "" {
		return problem.Field(problem.InvalidRequest, "format", "Choose the format that you need.")
	}
	return nil
}

// onWeb tells the address of a public file from the link or id of a document in
// the drive.
func onWeb(link string) bool {
	u, err := url.Parse(link)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" {
		return false
	}
	return !strings.HasPrefix(u.Host, "docs.") && !strings.HasPrefix(u.Host, "drive.")
}

// refuseConversion shows the form again with what is wrong beside its field.
func (w *Web) refuseConversion(v *visit, sent map[string]string, err error) error {
	p := problem.Of(err)
	if p.Code.Status() >= 500 && p.Code != problem.TargetNotAvailable {
		return err
	}
	d := w.newConvertData(sent)
	into, message := &d.General, p.Message
	switch p.Field {
	case "file":
		into = &d.File
	case "link", "fileUrl":
		into = &d.Link
	case "documentId":
		into, message = &d.Link, "This is neither the link or id of a document in the drive nor the address of a public file."
	case "documentName":
		into, message = &d.Name, "The name is too long, or holds characters that cannot be shown."
	case "keyFile":
		into = &d.Key
	case "format":
		into = &d.Format
	}
	switch p.Code {
	case problem.BodyTooLarge:
		into, message = &d.File, "The document is too large. Choose a smaller one, or split it."
	case problem.CloudAuthRequired:
		into, message = &d.Format, "Connect your cloud account first (Cloud account in the menu), so that the form can be made there."
	}
	into.Error = message
	return w.showConvert(v, p.Code.Status(), d)
}
