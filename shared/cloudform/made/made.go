// Package made is what is kept of the forms that were made in people's cloud
// accounts, and who may have one made. It makes none itself, so that those who
// only answer requests do not carry what does.
package made

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"time"
	"unicode/utf8"

	"formwright/shared/cloudaccount"
	"formwright/shared/problem"
	"formwright/shared/store"
)

// editors is where the cloud service's forms are edited.
const editors = "https://docs.google.com/forms/d/"

// maxID bounds what is looked up; the service's ids have 44 characters.
const maxID = 256

// Forms are the forms that were made.
type Forms struct {
	table    store.Table
	accounts *cloudaccount.Service
}

// New gives the forms of a table, made in the accounts that people have connected.
func New(table store.Table, accounts *cloudaccount.Service) *Forms {
	return &Forms{table: table, accounts: accounts}
}

// Form is what is kept of one.
type Form struct {
	ID        string
	Owner     string // a user of ours
	Job       string
	Title     string
	Responder string // the address for those who fill it in
	CreatedAt time.Time
}

// Authorized says whether forms can be made for a person: nil, or the problem
// CloudAuthRequired.
func (f *Forms) Authorized(ctx context.Context, user string) error {
	c, err := f.accounts.Status(ctx, user)
	if err != nil {
		return err
	}
	if !c.Allows(cloudaccount.ScopeForms) {
		return Required()
	}
	return nil
}

// Required is the problem of somebody whose cloud account makes no forms.
func Required() error {
	return problem.New(problem.CloudAuthRequired, "Cloud authentication required for cloud form creation")
}

// Keep gives the op that writes a form down. It fails where the form is kept
// already: a form is one job's.
func Keep(f Form) store.Op {
	return store.Put(store.Item{Key: key(f.ID), Attrs: map[string]any{"user": f.Owner, "job": f.Job,
		"title": f.Title, "responder": f.Responder, "createdAt": f.CreatedAt.UnixMilli()}}, store.Absent())
}

// Find gives a form of a person's, or the problem NotFound: other people's forms
// are not found.
func (f *Forms) Find(ctx context.Context, user, formID string) (Form, error) {
	if formID == "" || len(formID) > maxID || !utf8.ValidString(formID) {
		return Form{}, unknown()
	}
	item, err := f.table.Get(ctx, key(formID))
	if errors.Is(err, store.ErrNotFound) || err == nil && item.String("user") != user {
		return Form{}, unknown()
	}
	if err != nil {
		return Form{}, fmt.Errorf("get cloud form: %w", err)
	}
	return Form{ID: formID, Owner: user, Job: item.String("job"), Title: item.String("title"), Responder: item.String("responder"),
		CreatedAt: time.UnixMilli(item.Int("createdAt")).UTC()}, nil
}

// EditURL is where a person changes a form.
func EditURL(formID string) string { return editors + url.PathEscape(formID) + "/edit" }

func key(form string) store.Key { return store.Key{PK: "CLOUDFORMID#" + form, SK: "FORM"} }

func unknown() error { return problem.New(problem.NotFound, "There is no such form of yours.") }
