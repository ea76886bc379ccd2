package formtest

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"time"

	"formwright/shared/cloudaccount"
)

// read reads a request of a shape.
func read(r *http.Request, shape string) (any, error) {
	if !strings.HasPrefix(r.Header.Get("Content-Type"), "application/json") {
		return nil, errors.New("the body is no JSON")
	}
	d := json.NewDecoder(r.Body)
	d.UseNumber()
	var v any
	if err := d.Decode(&v); err != nil {
		return nil, err
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, errors.New("more than one value")
	}
	return v, fits(shape, v)
}

func (f *Forms) create(w http.ResponseWriter, r *http.Request) {
	email, _ := f.cloud.Bearer(r, cloudaccount.ScopeForms)
	in, err := read(r, "NewForm")
	f.operate(w, Create, func() (any, *failure) {
		title := textAt(in, "info", "title")
		switch {
		case r.Method != http.MethodPost:
			return nil, &failure{http.StatusMethodNotAllowed, "method"}
		case err != nil:
			return nil, bad(err)
		case title == "" || broken(title) || broken(textAt(in, "info", "documentTitle")):
			return nil, bad(errors.New("displayed text cannot contain newlines"))
		}
		f.made++
		form := &Form{ID: fmt.Sprintf("form%d", f.made), Owner: email, Title: title, DocumentTitle: textAt(in, "info", "documentTitle"),
			Revision: 2, Created: f.now(), Published: f.acts().Open, Accepting: f.acts().Open}
		f.forms = append(f.forms, form)
		return f.shown(form), nil
	})
}

// serve is everything about one form; a verb follows its id after a colon.
func (f *Forms) serve(w http.ResponseWriter, r *http.Request) {
	id, verb, _ := strings.Cut(r.PathValue("form"), ":")
	email, _ := f.cloud.Bearer(r, cloudaccount.ScopeForms)
	shape := map[string]string{Batch: "BatchUpdate", Publish: "SetPublishSettings"}[verb]
	operation := verb
	if verb == "" {
		operation = Get
	}
	var in any
	var err error
	if shape != "" {
		in, err = read(r, shape)
	}
	f.operate(w, operation, func() (any, *failure) {
		form := f.find(id)
		switch {
		case (r.Method == http.MethodGet) != (verb == "") || verb != "" && shape == "":
			return nil, &failure{http.StatusNotFound, "no such method"}
		case form == nil || form.Owner != email:
			return nil, &failure{http.StatusNotFound, "Requested entity was not found."}
		case err != nil:
			return nil, bad(err)
		case verb == Batch:
			return f.batch(form, in)
		case verb == Publish:
			return f.publish(form, in)
		}
		return f.shown(form), nil
	})
}

// batch does all requests or none.
func (f *Forms) batch(form *Form, in any) (any, *failure) {
	if required := textAt(in, "writeControl", "requiredRevisionId"); required != "" && required != form.revision() {
		return nil, bad(fmt.Errorf("the required revision %q is not the latest", required))
	}
	requests := listAt(in, "requests")
	if len(requests) == 0 {
		return nil, bad(errors.New("a batch needs a request"))
	}
	work := *form
	work.Items = slices.Clone(form.Items)
	replies := []any{}
	for i, r := range requests {
		if err := f.apply(&work, r); err != nil {
			return nil, bad(fmt.Errorf("invalid requests[%d]: %w", i, err))
		}
		replies = append(replies, map[string]any{})
	}
	work.Revision++
	*form = work
	return map[string]any{"replies": replies, "writeControl": map[string]any{"requiredRevisionId": form.revision()}}, nil
}

func (f *Forms) apply(form *Form, r any) error {
	if members, _ := r.(map[string]any); len(members) != 1 {
		return errors.New("not exactly one kind of request")
	}
	if info := at(r, "updateFormInfo"); info != nil {
		if textAt(info, "updateMask") != "description" {
			return errors.New("the mask")
		}
		form.Description = textAt(info, "info", "description")
		return nil
	}
	if settings := at(r, "updateSettings"); settings != nil {
		if mask := textAt(settings, "updateMask"); mask != "quizSettings.isQuiz" && mask != "quizSettings" && mask != "*" {
			return errors.New("the mask")
		}
		form.Quiz = flagAt(settings, "settings", "quizSettings", "isQuiz")
		return nil
	}
	if gone := at(r, "deleteItem"); gone != nil {
		index, _ := number(at(gone, "location", "index"))
		if index < 0 || index >= len(form.Items) {
			return errors.New("the index")
		}
		form.Items = slices.Delete(form.Items, index, index+1)
		return nil
	}
	return f.add(form, at(r, "createItem"))
}

func (f *Forms) add(form *Form, create any) error {
	index, _ := number(at(create, "location", "index"))
	if index < 0 || index > len(form.Items) {
		return fmt.Errorf("the index %d of %d items", index, len(form.Items))
	}
	item, _ := at(create, "item").(map[string]any)
	if err := f.checkItem(item, form.Quiz); err != nil {
		return err
	}
	form.Items = slices.Insert(form.Items, index, item)
	return nil
}

func (f *Forms) publish(form *Form, in any) (any, *failure) {
	if f.acts().Legacy || f.acts().NoPublish {
		return nil, &failure{http.StatusForbidden, "this form cannot be published"}
	}
	state := at(in, "publishSettings", "publishState")
	published, accepting := flagAt(state, "isPublished"), flagAt(state, "isAcceptingResponses")
	if accepting && !published {
		return nil, bad(errors.New("accepting what is not published"))
	}
	form.Published, form.Accepting = published, accepting
	return map[string]any{"formId": form.ID}, nil
}

// list is the drive's search, for forms by their name and age.
func (f *Forms) list(w http.ResponseWriter, r *http.Request) {
	query := regexp.MustCompile(`^name = '((?:[^'\\]|\\.)*)' and mimeType = 'application/vnd\.google-apps\.form' and trashed = false and 'me' in owners and createdTime >= '([^']*)'$`)
	f.operate(w, List, func() (any, *failure) {
		m := query.FindStringSubmatch(r.URL.Query().Get("q"))
		if m == nil {
			return nil, bad(errors.New("the query"))
		}
		since, err := time.Parse(time.RFC3339, m[2])
		if err != nil {
			return nil, bad(err)
		}
		name := regexp.MustCompile(`\\(.)`).ReplaceAllString(m[1], "$1")
		files := []any{}
		for _, form := range f.forms {
			if form.DocumentTitle == name && !form.Created.Before(since) {
				files = append(files, map[string]any{"id": form.ID})
			}
		}
		return map[string]any{"files": files}, nil
	})
}

// Accepts says whether an empty form takes requests: nil, or what is wrong.
func (f *Forms) Accepts(requests any) (Form, error) {
	text, err := json.Marshal(map[string]any{"requests": requests})
	if err != nil {
		return Form{}, err
	}
	d := json.NewDecoder(strings.NewReader(string(text)))
	d.UseNumber()
	var in any
	if err := d.Decode(&in); err != nil {
		return Form{}, err
	}
	if err := fits("BatchUpdate", in); err != nil {
		return Form{}, err
	}
	var form Form
	if _, no := f.batch(&form, in); no != nil {
		return Form{}, errors.New(no.message)
	}
	return form, nil
}
