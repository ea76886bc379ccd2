package web

import (
	"cmp"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"time"

	"formwright/shared/form"
	"formwright/shared/problem"
)

// localTime is how browsers write a day and a time; a second layout has seconds.
const localTime = "2006-01-02T15:04"

// formFields are the settings that are written; their names are those of the API.
func formFields(f form.Form) []field {
	limit := ""
	if f.Settings.TimeLimitMinutes > 0 {
		limit = strconv.Itoa(f.Settings.TimeLimitMinutes)
	}
	return []field{
		{Name: "title", Label: "Title", Value: f.Title, Max: 300, Complete: "off"},
		{Name: "settings.opensAt", Label: "Opens at (UTC)", Type: "datetime-local", Value: localMoment(f.Settings.OpensAt), Optional: true, Hint: "Empty: as soon as it is published."},
		{Name: "settings.closesAt", Label: "Closes at (UTC)", Type: "datetime-local", Value: localMoment(f.Settings.ClosesAt), Optional: true, Hint: "Empty: never."},
		{Name: "settings.timeLimitMinutes", Label: "Time limit in minutes", Type: "number", Value: limit, Optional: true, Hint: "Empty: none. Each person's time begins when they press Start."},
	}
}

func localMoment(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.UTC().Format(localTime)
}

// formSwitches are the settings that are ticked.
func formSwitches(s form.Settings) []choice {
	return []choice{
		{Value: "onePerPerson", ID: "one", Label: "One answer per person, told apart by account or e-mail address", Chosen: s.OnePerPerson},
		{Value: "shuffle", ID: "shuffle", Label: "Shuffle questions and choices for each person", Chosen: s.Shuffle},
		{Value: "scoreVisible", ID: "visible", Label: "Show people their score", Chosen: s.ScoreVisible},
	}
}

func (w *Web) editForm(v *visit) error {
	f, err := w.owned(v)
	if err != nil {
		return err
	}
	c, fields := formChange(v.form)
	for i := range fields { // what is shown again is what was written
		fields[i].Value = v.text(fields[i].Name)
	}
	if !slices.ContainsFunc(fields, func(f field) bool { return f.Error != "" }) {
		_, err = w.Forms.Edit(v.r.Context(), v.user.ID, f.PublicID, c)
		if err == nil {
			return w.done(v, formPath(f), "saved")
		}
		if problem.CodeOf(err) != problem.InvalidRequest {
			return err
		}
		blameSetting(err, fields)
	}
	s := form.Settings{OnePerPerson: *c.OnePerPerson, Shuffle: *c.Shuffle, ScoreVisible: *c.ScoreVisible}
	return w.showOwned(v, http.StatusBadRequest, f, formData{Fields: fields, Switches: formSwitches(s)})
}

// formChange reads the settings of a form; what cannot be read is said at its
// field.
func formChange(given url.Values) (c form.Change, fields []field) {
	fields = formFields(form.Form{})
	title := given.Get("title")
	c.Title = &title
	c.OpensAt = momentOf(given.Get("settings.opensAt"), &fields[1])
	c.ClosesAt = momentOf(given.Get("settings.closesAt"), &fields[2])
	limit := 0
	if text := given.Get("settings.timeLimitMinutes"); text != "" {
		n, err := strconv.Atoi(text)
		if limit = n; err != nil || n < 1 {
			fields[3].Error = "Enter a whole number of minutes, or nothing."
		}
	}
	c.TimeLimitMinutes = &limit
	ticked := func(name string) *bool {
		on := slices.Contains(given["settings"], name)
		return &on
	}
	c.OnePerPerson, c.Shuffle, c.ScoreVisible = ticked("onePerPerson"), ticked("shuffle"), ticked("scoreVisible")
	return c, fields
}

func momentOf(text string, f *field) *time.Time {
	var t time.Time
	if text == "" {
		return &t
	}
	t, err := time.Parse(localTime, text)
	if err != nil {
		t, err = time.Parse(localTime+":05", text)
	}
	if err != nil || t.Year() < 1970 || t.Year() > 9999 {
		f.Error = "Enter a day and a time such as 2027-01-31T08:00, or nothing."
	}
	return &t
}

// blameSetting words what the service refused.
func blameSetting(err error, fields []field) {
	blame(err, fields)
	words := map[string]string{
		"title": "Enter a title of 1 to 300 characters on one line.", "settings.closesAt": "The form must close later than it opens.",
		"settings.timeLimitMinutes": "Enter at most 10080 minutes, which is a week.",
	}
	for i, f := range fields {
		if f.Error != "" {
			fields[i].Error = cmp.Or(words[f.Name], f.Error)
		}
	}
}
