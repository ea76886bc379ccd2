package web

import (
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"strconv"
	"time"

	"github.com/google/uuid"

	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/store"
	"formwright/shared/transcript"
)

// jobData is what the page of a job shows.
type jobData struct {
	ID       string
	Name     string
	Format   string
	Status   string
	Created  time.Time
	Running  bool
	Step     string
	Progress int
	Stream   string // where the progress is told
	Problem  string
	Links    []jobLink // of a live form
	Files    []jobFile
	Losses   []platformLosses // of whole files
	Stale    bool             // the latest file has not the latest corrections
	Read     *readData        // what was read; nil when it is not kept
	Export   exportData
}

// jobLink leads to what a job made.
type jobLink struct{ Label, Address string }

// jobFile is one file that was made of what was read.
type jobFile struct {
	Format    string
	Name      string
	Download  string
	Questions int
	Corrected string // of which state of the questions it is
	Until     time.Time
}

// exportData is the form that asks for another format.
type exportData struct {
	Format  field
	Groups  []formatGroup
	Answers []choice
}

// jobResult is what pages need of the result of any format.
type jobResult struct {
	DownloadURL   string      `json:"downloadUrl"`
	FileName      string      `json:"fileName"`
	ExpiresAt     time.Time   `json:"expiresAt"`
	QuestionCount int         `json:"questionCount"`
	Losses        []quiz.Loss `json:"losses"`
	FormURL       string      `json:"formUrl"`
	DirectFormURL string      `json:"directFormUrl"`
}

// findJob gives a job of the person who asks; others are not found.
func (w *Web) findJob(v *visit) (job.Job, error) { return w.jobOf(v, v.user.ID) }

func (w *Web) jobOf(v *visit, user string) (job.Job, error) {
	id := v.r.PathValue("id")
	if uuid.Validate(id) != nil {
		return job.Job{}, noJob()
	}
	j, err := w.Jobs.Get(v.r.Context(), user, id)
	if errors.Is(err, store.ErrNotFound) {
		return j, noJob()
	}
	return j, err
}

func noJob() error { return problem.New(problem.JobNotFound, "There is no such conversion.") }

func (w *Web) job(v *visit) error {
	j, err := w.findJob(v)
	if err != nil {
		return err
	}
	return w.showJob(v, http.StatusOK, j, exportData{})
}

func (w *Web) showJob(v *visit, status int, j job.Job, e exportData) error {
	d := jobData{ID: j.ID, Name: j.Request.DocumentName, Format: platformName(j.Request.Format), Status: statusWord(j), Created: j.CreatedAt,
		Running: !j.State.Ended(), Step: j.Step, Progress: j.Progress, Stream: w.address("/api/v1/convert/status/" + j.ID + "/stream")}
	if j.Problem != nil {
		d.Problem = j.Problem.Message
	}
	if e.Groups == nil {
		e = newExportData("", "")
	}
	d.Export = e
	if j.State == job.Completed {
		if err := w.addResult(v, &d, j); err != nil {
			return err
		}
	}
	return w.show(v, status, "job", short(d.Name), d, e.Format)
}

func newExportData(format, answerKey string) exportData {
	return exportData{Format: field{Name: "format", Label: "Format"}, Groups: formatGroups(format, true), Answers: answerKeys(answerKey)}
}

// addResult adds what a completed job made and read.
func (w *Web) addResult(v *visit, d *jobData, j job.Job) error {
	var result jobResult
	if err := json.Unmarshal(j.Result, &result); err != nil {
		return err
	}
	for _, l := range []jobLink{{"The form's page", result.FormURL}, {"The form itself", result.DirectFormURL}} {
		if address := w.reachable(l.Address); address != "" {
			d.Links = append(d.Links, jobLink{l.Label, address})
		}
	}
	losses := lossesOf(j.Request.Format, 0, result.Losses)
	if result.DownloadURL != "" {
		d.Files = append(d.Files, jobFile{Format: d.Format, Name: result.FileName, Download: w.own(result.DownloadURL), Questions: result.QuestionCount,
			Corrected: "as read", Until: result.ExpiresAt})
	}
	files, err := w.Reads.Files(v.r.Context(), j.User, j.ID)
	if err != nil {
		return err
	}
	for _, f := range files {
		d.Files = append([]jobFile{w.jobFile(f)}, d.Files...)
		losses = append(lossesOf(f.Format, f.Version, f.Losses), losses...)
	}
	w.expire(d.Files)
	d.Losses = onItem(losses, "")
	read, err := w.Reads.Get(v.r.Context(), j.User, j.ID)
	if errors.Is(err, store.ErrNotFound) {
		return nil
	}
	if err == nil {
		losses = slices.DeleteFunc(losses, func(l lossNote) bool { return l.Item != "" && l.Version < read.Arranged })
		d.Read = w.newReadData(v, w.sheetOf(j, read), losses)
		d.Stale = read.Changed && len(d.Files) > 0 && (len(files) == 0 || files[0].Version != read.Version)
	}
	return err
}

func (w *Web) jobFile(f transcript.File) jobFile {
	state := "as read"
	if f.Version > 0 {
		state = "correction " + strconv.FormatInt(f.Version, 10)
	}
	return jobFile{Format: platformName(f.Format), Name: f.FileName, Download: w.address("/api/forms/exports/" + f.Export), Questions: f.Questions,
		Corrected: state, Until: f.ExpiresAt}
}

// expire takes the links off files that have ended.
func (w *Web) expire(files []jobFile) {
	for i := range files {
		if !w.Now().Before(files[i].Until) {
			files[i].Download = ""
		}
	}
}

// reachable is an address that a page may lead to: one of ours as a path, another
// only by https.
func (w *Web) reachable(address string) string {
	if own := w.own(address); own != "" {
		return own
	}
	if len(address) > len("https://") && address[:len("https://")] == "https://" {
		return address
	}
	return ""
}
