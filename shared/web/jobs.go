package web

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"

	"formwright/shared/job"
	"formwright/shared/problem"
)

// jobsOnPage is how many conversions a page lists.
const jobsOnPage = 20

// jobsData is what the list of conversions shows.
type jobsData struct {
	Filters  []filter
	Jobs     []jobRow
	Total    int64
	From, To int
	Earlier  string // the address of the page with later ones, and of that with earlier ones
	Later    string
	Any      bool // there are some, if not of this status
}

// filter is one line of what may be listed.
type filter struct {
	Label, Address string
	Here           bool
}

func (w *Web) jobs(v *visit) error {
	status, at, err := jobsQuery(v.r.URL.Query())
	if err != nil {
		return err
	}
	list, total, err := w.Jobs.List(v.r.Context(), v.user.ID, status, jobsOnPage, at*jobsOnPage)
	if err != nil {
		return err
	}
	d := jobsData{Total: total, From: at*jobsOnPage + 1, To: at*jobsOnPage + len(list), Any: status != "" || total > 0}
	for _, j := range list {
		d.Jobs = append(d.Jobs, w.jobRow(j))
	}
	for _, s := range append([]job.Status{""}, job.Statuses()...) {
		d.Filters = append(d.Filters, filter{Label: statusFilter(s), Address: w.jobsAddress(s, 0), Here: s == status})
	}
	if at > 0 {
		d.Later = w.jobsAddress(status, at-1)
	}
	if int64(d.To) < total && len(list) > 0 {
		d.Earlier = w.jobsAddress(status, at+1)
	}
	return w.show(v, http.StatusOK, "jobs", "Jobs", d)
}

// maxJobsPage bounds how far back one may leaf.
const maxJobsPage = 10000

func jobsQuery(q url.Values) (status job.Status, page int, err error) {
	status = job.Status(q.Get("status"))
	if status != "" && !slices.Contains(job.Statuses(), status) {
		return "", 0, problem.New(problem.NotFound, "There is no such list.")
	}
	page, ok := pageNumber(q)
	if !ok {
		return "", 0, problem.New(problem.NotFound, "There is no such page.")
	}
	return status, page, nil
}

// pageNumber is the page of an address, from 0; the first needs no number.
func pageNumber(q url.Values) (int, bool) {
	text := q.Get("page")
	if text == "" {
		return 0, true
	}
	n, err := strconv.Atoi(text)
	return n - 1, err == nil && n >= 1 && n <= maxJobsPage
}

func (w *Web) jobsAddress(s job.Status, page int) string {
	q := url.Values{}
	if s != "" {
		q.Set("status", string(s))
	}
	if page > 0 {
		q.Set("page", strconv.Itoa(page+1))
	}
	if len(q) == 0 {
		return w.address("/jobs")
	}
	return w.address("/jobs?" + q.Encode())
}

func statusFilter(s job.Status) string {
	switch s {
	case job.Pending:
		return "Waiting"
	case job.Processing:
		return "Converting"
	case job.Done:
		return "Completed"
	case job.Broken:
		return "Failed"
	}
	return "All"
}
