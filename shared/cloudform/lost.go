package cloudform

import (
	"context"
	"errors"
	"net/http"
	"net/url"
	"strings"
	"time"

	"formwright/shared/cloudaccount"
	"formwright/shared/problem"
)

// leeway is how far the clocks may be apart.
const leeway = 2 * time.Minute

// lost looks for a form that an earlier attempt made without learning its id: an
// empty one of this name, made since, that is no other job's. Only the drive can
// say, and only where the person lets us read it; else a new form is made, and an
// empty one stays behind.
func (m *maker) lost(ctx context.Context) (found bool, err error) {
	reader := m.accounts.Of(m.order.User, cloudaccount.ScopeForms, cloudaccount.ScopeDocuments)
	var list struct {
		Files []struct {
			ID string `json:"id"`
		} `json:"files"`
	}
	err = m.client.ask(ctx, reader, http.MethodGet, m.search(), nil, &list)
	var no *refusal
	switch {
	case errors.As(err, &no) && !no.busy(), problem.CodeOf(err) == problem.CloudAuthRequired && !problem.IsTransient(err):
		return false, nil
	case err != nil:
		return false, err
	}
	for _, file := range list.Files {
		if found, err := m.adopt(ctx, file.ID); found || err != nil {
			return found, err
		}
	}
	return false, nil
}

func (m *maker) search() string {
	since := m.row.began.Add(-leeway).Format(time.RFC3339)
	q := "name = '" + strings.NewReplacer(`\`, `\\`, `'`, `\'`).Replace(m.plan.name()) +
		"' and mimeType = 'application/vnd.google-apps.form' and trashed = false and 'me' in owners and createdTime >= '" + since + "'"
	return m.client.drive + "/drive/v3/files?" + url.Values{"q": {q}, "fields": {"files(id)"}, "orderBy": {"createdTime"}, "pageSize": {"20"}}.Encode()
}

// adopt takes a form that nobody has put anything on.
func (m *maker) adopt(ctx context.Context, id string) (bool, error) {
	var f form
	err := m.client.ask(ctx, m.who, http.MethodGet, m.address(id, ""), nil, &f)
	if gone(err) || err == nil && (len(f.Items) > 0 || f.Info.Title != m.plan.Title || f.ID != id) {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	r, ok, err := m.claim(ctx, m.row, f, m.plan.Title)
	if err != nil || !ok {
		return false, err
	}
	m.row, m.form = r, f
	if r.form != id {
		return true, m.look(ctx)
	}
	return true, nil
}
