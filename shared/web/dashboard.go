package web

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"time"

	"formwright/shared/job"
)

// latestJobs is how many conversions the dashboard shows.
const latestJobs = 10

// dashboardData is what the dashboard shows.
type dashboardData struct {
	Plan  planData
	Jobs  []jobRow
	Total int64
	Base  string
}

// jobRow is one conversion in a table.
type jobRow struct {
	Page     string // the address of its page
	Name     string
	Target   string
	Status   string
	Problem  string
	Created  time.Time
	Download string // the address of its file, if it has one
	File     string
	Form     string // the address of our page about its live form, if it has one
}

func (w *Web) dashboard(v *visit) error {
	plan, err := w.planOf(v.r.Context(), v.user)
	if err != nil {
		return err
	}
	jobs, total, err := w.Jobs.List(v.r.Context(), v.user.ID, "", latestJobs, 0)
	if err != nil {
		return err
	}
	d := dashboardData{Plan: plan, Total: total, Base: w.config.BaseURL}
	for _, j := range jobs {
		d.Jobs = append(d.Jobs, w.jobRow(j))
	}
	return w.show(v, http.StatusOK, "dashboard", "Dashboard", d)
}

func (w *Web) jobRow(j job.Job) jobRow {
	row := jobRow{Page: w.address("/jobs/" + j.ID), Name: j.Request.DocumentName, Target: platformName(j.Request.Format), Status: statusWord(j), Created: j.CreatedAt}
	if j.Problem != nil {
		row.Problem = j.Problem.Message
	}
	var result struct{ DownloadURL, FileName, FormURL string }
	if j.State == job.Completed && json.Unmarshal(j.Result, &result) == nil {
		row.Download, row.File = w.own(result.DownloadURL), result.FileName
		row.Form = w.own(result.FormURL)
	}
	return row
}

// own makes an address of ours a path, so that it works under whichever name
// the site is open; other addresses are left out.
func (w *Web) own(address string) string {
	if _, err := url.Parse(address); err != nil || !strings.HasPrefix(address, w.config.BaseURL+"/") {
		return ""
	}
	return w.address(strings.TrimPrefix(address, w.config.BaseURL))
}

func statusWord(j job.Job) string {
	switch j.State.Status() {
	case job.Processing:
		return "Converting"
	case job.Done:
		return "Completed"
	case job.Broken:
		return "Failed"
	}
	return "Waiting"
}
