package web

import (
	"net/http"
	"strconv"

	"formwright/shared/form"
	"formwright/shared/problem"
)

// formsOnPage is how many forms, and submissions, a page lists.
const formsOnPage = 25

// pager leads through a long list.
type pager struct {
	Path              string
	Page, Pages       int
	Previous, Next    int // 0: none
	From, To, Entries int
}

// pageOf reads which page of a list is wanted.
func (v *visit) pageOf() (int, error) {
	text := v.r.URL.Query().Get("page")
	if text == "" {
		return 1, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > 1<<20 {
		return 0, problem.New(problem.NotFound, "There is no such page of the list.")
	}
	return n, nil
}

func newPager(path string, page, shown int, total int64) pager {
	p := pager{Path: path, Page: page, Pages: int(max(total+formsOnPage-1, formsOnPage) / formsOnPage), Entries: int(total)}
	p.From, p.To = (page-1)*formsOnPage+1, (page-1)*formsOnPage+shown
	if page > 1 {
		p.Previous = page - 1
	}
	if page < p.Pages {
		p.Next = page + 1
	}
	return p
}

// formRow is one form in a list.
type formRow struct {
	form.Form
	State, Tone string
	Submissions int64
}

// stateWord says in a word whether a form takes answers.
func (w *Web) stateWord(f form.Form) (word, tone string) {
	now := w.Now()
	switch {
	case f.State == form.Draft:
		return "Draft", ""
	case f.State == form.Unpublished:
		return "Unpublished", "warn"
	case now.Before(f.Settings.OpensAt):
		return "Not open yet", "warn"
	case f.Accepts(now) != nil:
		return "Closed", "warn"
	}
	return "Published", "good"
}

type formsData struct {
	Forms []formRow
	Pager pager
}

func (w *Web) forms(v *visit) error {
	page, err := v.pageOf()
	if err != nil {
		return err
	}
	list, total, err := w.Forms.List(v.r.Context(), v.user.ID, formsOnPage, (page-1)*formsOnPage)
	if err != nil {
		return err
	}
	d := formsData{Pager: newPager("/forms", page, len(list), total)}
	for _, f := range list {
		row := formRow{Form: f}
		row.State, row.Tone = w.stateWord(f)
		if row.Submissions, err = w.Forms.Count(v.r.Context(), f.PublicID); err != nil {
			return err
		}
		d.Forms = append(d.Forms, row)
	}
	return w.show(v, http.StatusOK, "forms", "Forms", d)
}
