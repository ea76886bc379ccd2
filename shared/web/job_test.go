package web_test

import (
	"bytes"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"formwright/shared/job"
	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
	"formwright/shared/writer/target"
)

const quizText = "1. What is the capital of France?\nA) Lyon\n*B) Paris\nC) Nice\n\n2. What is 2+2?\nA) 3\nB) 4\nC) 5\n"

// TestFromDropToDownload goes all the way without scripts: the form, the job while
// it waits, what was read, a correction, another format.
func TestFromDropToDownload(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	page := p.get("/convert")
	w.is(page, http.StatusOK, `enctype="multipart/form-data"`, "<button class=\"primary\">Convert</button>")
	once := regexp.MustCompile(`name="once" value="([^"]+)"`).FindStringSubmatch(page.Body.String())[1]
	parts := []part{{field: "once", body: once}, {field: "file", file: "capitals.txt", body: quizText}, {field: "link"}, {field: "format", body: "gift"},
		{field: "documentName"}, {field: "keyFile", file: "none"}, {field: "answerKey", body: "none"}}
	rec := p.upload(parts...)
	at := rec.Header().Get("Location")
	if rec.Code != http.StatusSeeOther || !strings.HasPrefix(at, "/jobs/") {
		t.Fatalf("%d to %q: %s", rec.Code, at, rec.Body)
	}
	w.leads(p.upload(parts...), at) // sent twice, it is one job
	parts[3].body = "aiken"
	if other := p.upload(parts...).Header().Get("Location"); other == at || !strings.HasPrefix(other, "/jobs/") {
		t.Errorf("a changed form leads to %q", other)
	}
	id := strings.TrimPrefix(at, "/jobs/")
	w.is(p.get(at), http.StatusOK, "is being converted", `<noscript><meta http-equiv="refresh" content="2"></noscript>`, `data-stream="/api/v1/convert/status/`+id+`/stream"`, "/assets/progress.")
	w.run(p, id)
	done := p.get(at)
	w.is(done, http.StatusOK, "The document is converted", ">Download</a>", "capitals-gift.txt", "What is the capital of France?", "No answer is marked", "a sign at the choice")
	if strings.Contains(done.Body.String(), "refresh") || strings.Contains(done.Body.String(), "progress.") {
		t.Error("the page of an ended job goes on asking")
	}
	item := at + "/items/q2"
	w.is(p.get(item), http.StatusOK, "What is 2+2?", `value="add-choice"`)
	fields := url.Values{"version": {"0"}, "shape": {"single"}, "kind": {"single"}, "stem": {"What is 2 + 2?"}, "right": {"2"}, "do": {"save"},
		"choice-1": {"3"}, "choice-from-1": {"1"}, "choice-2": {"4"}, "choice-from-2": {"2"}, "choice-3": {"5"}, "choice-from-3": {"3"}}
	w.leads(p.submit(item, fields), at+"?done=saved#q2")
	w.is(p.get(at+"?done=saved"), http.StatusOK, "Your changes are saved", "What is 2 + 2?", "Corrected", "You corrected 1", "latest corrections are not in this file")
	w.leads(p.submit(at+"/exports", url.Values{"format": {"aiken"}}), at+"?done=exported")
	if strings.Contains(p.get(at).Body.String(), "not in this file") {
		t.Error("the new file is said to be an old one")
	}
	w.is(p.get(at), http.StatusOK, "capitals-aiken.txt", "correction 1")
	files, err := w.reads.Files(t.Context(), p.user.ID, id)
	w.must(err)
	blob, err := w.exports.Open(t.Context(), files[0].Export, 0, -1)
	w.must(err)
	defer blob.Body.Close()
	var text bytes.Buffer
	if _, err := text.ReadFrom(blob.Body); err != nil || !strings.Contains(text.String(), "What is 2 + 2?") || !strings.Contains(text.String(), "ANSWER: B") {
		t.Errorf("%s, %v", text.String(), err)
	}
	if balance, err := w.accounts.Balance(t.Context(), p.user.ID); err != nil || balance != 998 {
		t.Errorf("balance %d, %v: the two conversions cost a credit each, the export none", balance, err)
	}
	w.leads(p.submit(at+"/restore", url.Values{"version": {"1"}}), at+"?done=restored")
	if body := p.get(at).Body.String(); !strings.Contains(body, "What is 2+2?") || strings.Contains(body, "You corrected") {
		t.Error("the corrections were not undone")
	}
}

// TestConvertForm says beside its field what is wrong, and leaves no job.
func TestConvertForm(t *testing.T) {
	file := part{field: "file", file: "a.txt", body: quizText}
	gift := part{field: "format", body: "gift"}
	for name, c := range map[string]struct {
		parts  []part
		status int
		text   string
	}{
		"nothing":         {[]part{gift}, 400, `id="file-error">Choose a document`},
		"no file chosen":  {[]part{{field: "file", file: "none"}, gift}, 400, `id="file-error">Choose a document`},
		"an empty file":   {[]part{{field: "file", file: "a.txt"}, gift}, 400, `id="file-error">The uploaded file is empty`},
		"both":            {[]part{file, gift, {field: "link", body: "bio"}}, 400, `id="link-error">Choose a document or give a link, not both`},
		"no format":       {[]part{file}, 400, `id="format-error">Choose the format`},
		"unknown format":  {[]part{file, {field: "format", body: "x<"}}, 400, `id="format-error">Unknown format &#34;x&lt;&#34;`},
		"refused address": {[]part{gift, {field: "link", body: "https://10.0.0.1/x"}}, 400, `id="link-error">This address is not fetched`},
		"no link at all":  {[]part{gift, {field: "link", body: "../../etc"}}, 400, `id="link-error">This is neither`},
		"name too long":   {[]part{file, gift, {field: "documentName", body: strings.Repeat("x", 300)}}, 400, `id="documentName-error">`},
		"too large":       {[]part{gift, {field: "file", file: "a.txt", body: strings.Repeat("x", 2<<20)}}, 413, `id="file-error">The document is too large`},
		"cloud form":      {[]part{file, {field: "format", body: string(target.CloudForm)}}, 403, `id="format-error">Connect your cloud account`},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t)
			p := w.person(other)
			rec := p.upload(c.parts...)
			w.wellMade(name, rec, c.status)
			w.is(rec, c.status, c.text, "Please look at this again")
			if _, total, err := w.jobs.List(t.Context(), p.user.ID, "", 1, 0); err != nil || total != 0 {
				t.Errorf("%d jobs, %v", total, err)
			}
		})
	}
}

func TestConvertTakesLinks(t *testing.T) {
	for link, want := range map[string]job.Request{
		"abc-123": {DocumentID: "abc-123"},
		"https://docs.example.com/document/d/abc/edit": {DocumentID: "https://docs.example.com/document/d/abc/edit"},
		" https://public.example/quiz.docx?id=1 ":      {FileURL: "https://public.example/quiz.docx?id=1"},
	} {
		w := newWorld(t)
		p := w.person(other)
		id := strings.TrimPrefix(p.submit("/convert", url.Values{"link": {link}, "format": {"lms_b"}}).Header().Get("Location"), "/jobs/")
		j, err := w.jobs.Get(t.Context(), p.user.ID, id)
		if err != nil || j.Request.DocumentID != want.DocumentID || j.Request.FileURL != want.FileURL || j.Request.Format != "lms_b" {
			t.Errorf("%s: %+v, %v", link, j.Request, err)
		}
	}
}

// TestUploadsNeedTheirCSRFValue before a byte of them is kept.
func TestUploadsNeedTheirCSRFValue(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	file := part{field: "file", file: "a.txt", body: quizText}
	before := w.table.writes
	for name, parts := range map[string][]part{
		"none": {{field: "format", body: "gift"}, file}, "wrong": {{field: "csrf", body: "x"}, file},
		"after the file": {file, {field: "csrf", body: "x"}}, "no file": {{field: "format", body: "gift"}},
	} {
		w.is(p.uploadRaw(parts...), http.StatusForbidden, "out of date")
		if w.table.writes > before+1 { // the limit is counted
			t.Errorf("%s changed something", name)
		}
		before = w.table.writes
	}
	w.leads(w.stranger().uploadRaw(file), "/signin")
}

func TestNoCreditsLeft(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	w.must(w.accounts.SetPlan(t.Context(), p.user.ID, "pro", 0, w.clock.Add(1e15)))
	rec := p.upload(part{field: "file", file: "a.txt", body: quizText}, part{field: "format", body: "gift"})
	w.wellMade("no credits", rec, http.StatusPaymentRequired)
}

func TestTooManyConversions(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	form := url.Values{"link": {"bio"}, "format": {"gift"}}
	for range 30 {
		if rec := p.submit("/convert", form); rec.Code != http.StatusSeeOther {
			t.Fatal(rec.Code, rec.Body)
		}
	}
	rec := p.submit("/convert", form)
	w.is(rec, http.StatusTooManyRequests, "many conversions in this minute")
}

// TestOthersJobs are not there, whatever is asked of them.
func TestOthersJobs(t *testing.T) {
	s := newStage(t)
	for _, r := range []string{"/jobs/{id}", "/jobs/{id}/items/{item}", "/jobs/{id}/items/{item}/delete"} {
		s.is(s.admin.get(s.path(r)), http.StatusOK)
		s.wellMade(r, s.teacher.get(s.path(r)), http.StatusNotFound)
	}
	for _, r := range []string{"/jobs/{id}/exports", "/jobs/{id}/restore", "/jobs/{id}/items/{item}", "/jobs/{id}/items/{item}/move", "/jobs/{id}/items/{item}/delete"} {
		before := s.table.writes
		s.is(s.teacher.submit(s.path(r), s.form(r)), http.StatusNotFound)
		if s.table.writes != before {
			t.Errorf("%s changed something", r)
		}
	}
	hash := quiztest.PictureHashes()[0]
	s.is(s.admin.get(s.path("/jobs/{id}")+"/pictures/"+hash), http.StatusOK)
	s.is(s.teacher.get(s.path("/jobs/{id}")+"/pictures/"+hash), http.StatusNotFound)
	for _, id := range []string{"x", "00000000-0000-4000-8000-000000000000"} {
		s.is(s.admin.get("/jobs/"+id), http.StatusNotFound, "no such conversion")
	}
	s.is(s.admin.get(s.path("/jobs/{id}")+"/items/q99"), http.StatusNotFound)
	s.is(s.admin.get(s.path("/jobs/{id}")+"/pictures/x"), http.StatusNotFound)
}

func TestPicturesAreNothingElse(t *testing.T) {
	s := newStage(t)
	rec := s.admin.get(s.path("/jobs/{id}") + "/pictures/" + quiztest.PictureHashes()[0])
	h := rec.Header()
	if !strings.HasPrefix(h.Get("Content-Type"), "image/") || !strings.Contains(h.Get("Content-Security-Policy"), "sandbox") || h.Get("X-Content-Type-Options") != "nosniff" || rec.Body.Len() == 0 {
		t.Error(h)
	}
}

func TestFailedJob(t *testing.T) {
	w := newWorld(t)
	p := w.person(other)
	j, err := w.jobs.Claim(t.Context(), p.user.ID, p.accepted(job.Request{DocumentID: "x", DocumentName: "Broken", Format: "gift"}).ID)
	w.must(err)
	w.must(w.jobs.Fail(t.Context(), j, problem.New(problem.NoQuestions, "No question was found. Number the questions.")))
	rec := p.get("/jobs/" + j.ID)
	w.wellMade("failed", rec, http.StatusOK)
	w.is(rec, http.StatusOK, "could not be converted", "Number the questions", "credit was given back")
}

// TestWhatIsDoubtful stands beside its question, with its place.
func TestWhatIsDoubtful(t *testing.T) {
	s := newStage(t)
	body := s.admin.get(s.path("/jobs/{id}")).Body.String()
	_, first, _ := strings.Cut(body, `id="q1"`)
	first, _, _ = strings.Cut(first, "</article>")
	for _, want := range []string{"Please check (page 3, cell B7):", "The first is doubtful.", "Its points were lost."} {
		if !strings.Contains(first, want) {
			t.Errorf("no %q beside the first question", want)
		}
	}
	head, _, _ := strings.Cut(body, "<article")
	for _, want := range []string{"A chart was not read.", "GIFT: All tags were lost.", `#q1">Question 1</a>`} {
		if !strings.Contains(head, want) {
			t.Errorf("no %q before the questions", want)
		}
	}
}

// TestHostileDocuments: every text of a document is text.
func TestHostileDocuments(t *testing.T) {
	const bad = `"><script>alert(1)</script><img src=x onerror=alert(1)>` + "\u202e"
	bare := regexp.MustCompile(`<script>alert|<img src=x`)
	q := quiztest.Everything()
	hostile(&q, bad)
	w := newWorld(t)
	p := w.person(other)
	id := p.converted(q)
	paths := []string{"/jobs", "/jobs/" + id}
	for _, item := range q.Items {
		paths = append(paths, "/jobs/"+id+"/items/"+item.ID)
	}
	for _, path := range paths {
		rec := p.get(path)
		if body := rec.Body.String(); rec.Code != http.StatusOK || bare.MatchString(body) || strings.Contains(body, "javascript:") {
			t.Errorf("%s: %d %s", path, rec.Code, bare.FindString(body))
		}
		for _, fault := range faults(rec.Body.Bytes()) {
			t.Errorf("%s: %s", path, fault)
		}
	}
	w.is(p.get("/jobs/"+id), http.StatusOK, "&lt;script&gt;alert(1)&lt;/script&gt;")
}

// hostile puts a text into every place of a quiz.
func hostile(q *quiz.Quiz, bad string) {
	text := richtext.Text{Text: bad, Marks: richtext.Marks{Link: "javascript:alert(1)"}}
	spoil := func(c *richtext.Content) {
		*c = append(*c, richtext.Paragraph{Heading: 1, Inlines: []richtext.Inline{text, richtext.Math{Text: bad, LaTeX: bad, MathML: "<math><mi onclick='x'>" + "x" + "</mi><script>alert(1)</script></math>"}}})
	}
	q.Title, q.Language = bad, bad
	spoil(&q.Introduction)
	for i := range q.Sections {
		q.Sections[i].Title = bad
		spoil(&q.Sections[i].Instructions)
	}
	for i := range q.Stimuli {
		q.Stimuli[i].Title = bad
		spoil(&q.Stimuli[i].Content)
	}
	for i := range q.Items {
		item := &q.Items[i]
		item.Label, item.Position.Part, item.Position.Cell = bad, bad, bad
		spoil(&item.Stem)
		spoil(&item.Feedback.General)
		if item.Response.HasKey() {
			item.Evidence = []quiz.Evidence{{Kind: quiz.EvidenceKind(bad), Quote: bad}}
		}
		switch r := item.Response.(type) {
		case quiz.Choice:
			for k := range r.Choices {
				spoil(&r.Choices[k].Content)
			}
		case quiz.Text:
			r.Accepted = append(r.Accepted, quiz.Accepted{Text: bad})
			item.Response = r
		case quiz.TrueFalse:
			r.True = bad
			item.Response = r
		}
	}
}
