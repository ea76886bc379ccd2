package security

import (
	"encoding/json"
	"net/http/httptest"
	"net/url"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"

	"formwright/shared/form"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/richtext"
)

// evil is a text that tries every way out of where it stands.
const evil = `</textarea></script></title>"><script>alert(1)</script><img src=x onerror=alert(1)>' onmouseover='alert(1) {{.}} javascript:alert(1) <!--`

// evilContent has it in every kind of content.
func evilContent(hash string) richtext.Content {
	text := richtext.Text{Text: evil, Marks: richtext.Marks{Bold: true, Code: true, Link: `https://x.example/"onmouseover="alert(1)`}}
	line := richtext.Paragraph{Inlines: []richtext.Inline{text, richtext.Break{}, richtext.Image{Hash: hash, Alt: evil},
		richtext.Math{LaTeX: `\href{javascript:alert(1)}{x}` + evil, Text: evil},
		richtext.Math{MathML: `<math><mtext><script>alert(1)</script></mtext><maction actiontype="statusline#x" xlink:href="javascript:alert(1)" onclick="alert(1)">x</maction>` +
			`<semantics><annotation-xml encoding="text/html"><img src="x" onerror="alert(1)"/></annotation-xml></semantics></math>`, Text: evil}}}
	cell := richtext.Cell{Content: richtext.Content{line}, Header: true}
	return richtext.Content{line, richtext.Paragraph{Inlines: line.Inlines, Heading: 2}, richtext.Code{Text: evil, Language: evil},
		richtext.List{Style: richtext.Decimal, Items: []richtext.Content{{line}}}, richtext.Table{Rows: []richtext.Row{{Cells: []richtext.Cell{cell}}}}}
}

// evilQuiz has it in every text that a teacher controls, in every type of
// question.
func evilQuiz() quiz.Quiz {
	q := quiztest.OneOfEach()
	q.Media = quiztest.Pictures()
	drawing := []byte(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`)
	c := evilContent(q.Media.Add("image/svg+xml", 1, 1, drawing))
	choice := quiz.Entry{Content: c, Feedback: c}
	q.Title, q.Introduction = evil, c
	q.Sections = []quiz.Section{{ID: "s1", Title: evil, Instructions: c, Items: []string{"q1", "q2"}}}
	q.Stimuli = []quiz.Stimulus{{ID: "p1", Title: evil, Content: c, Items: []string{"q1", "q2"}}}
	for i := range q.Items {
		it := &q.Items[i]
		it.Label, it.Hint, it.Tags, it.Feedback = evil, c, []string{evil}, quiz.Feedback{General: c, Correct: c, Incorrect: c}
		if _, gaps := it.Response.(quiz.Blanks); !gaps {
			it.Stem = c
		}
		it.Evidence = nil
	}
	q.Items[0].Response = quiz.Choice{Choices: []quiz.Entry{choice, choice}, Key: []int{0}}
	q.Items[1].Response = quiz.Choice{Choices: []quiz.Entry{choice, choice, choice}, Multiple: true, Key: []int{0, 1}}
	yes := true
	q.Items[2].Response = quiz.TrueFalse{True: evil, False: evil, Key: &yes}
	q.Items[3].Response = quiz.Text{Accepted: []quiz.Accepted{{Text: evil, Feedback: c}}}
	q.Items[4].Response = quiz.Number{Unit: evil, Key: quiz.Near(quiz.Int(3), quiz.Int(0))}
	q.Items[5].Response = quiz.Match{Left: []richtext.Content{c, c}, Right: []richtext.Content{c, c, c}, Key: []int{0, 1}}
	q.Items[6].Response = quiz.Order{Entries: []richtext.Content{c, c}, Key: []int{1, 0}}
	q.Items[7].Response = quiz.Essay{Model: c, Rubric: c}
	gaps := q.Items[8].Response.(quiz.Blanks)
	gaps.Blanks = slices.Clone(gaps.Blanks)
	gaps.Blanks[0].Response = quiz.Choice{Choices: []quiz.Entry{choice, choice}, Key: []int{0}}
	gaps.Blanks[1].Response = quiz.Number{Unit: evil}
	q.Items[8].Response = gaps
	return q
}

// harmless reports what in a piece of HTML could run, or lead to what runs.
func harmless(text string) (found []string) {
	doc, err := html.Parse(strings.NewReader(text))
	if err != nil {
		return []string{err.Error()}
	}
	for n := range doc.Descendants() {
		if n.Type != html.ElementNode {
			continue
		}
		ours := false
		for _, a := range n.Attr {
			value := strings.ToLower(strings.TrimSpace(a.Val))
			ours = ours || a.Key == "src" && strings.HasPrefix(value, "/assets/")
			scheme, _, has := strings.Cut(value, ":")
			leads := slices.Contains([]string{"href", "src", "action", "formaction", "xlink:href", "srcset", "data"}, a.Key) && has && !slices.Contains([]string{"https", "http", "mailto"}, scheme)
			if strings.HasPrefix(a.Key, "on") || a.Key == "srcdoc" || a.Key == "style" || leads || strings.Contains(a.Key, "alert") {
				found = append(found, n.Data+" "+a.Key+"="+a.Val)
			}
		}
		if n.Data == "script" && (!ours || n.FirstChild != nil) || slices.Contains([]string{"iframe", "object", "embed", "base", "annotation-xml", "foreignobject", "style"}, n.Data) {
			found = append(found, n.Data)
		}
		if n.Data == "img" && attribute(n, "src") == "x" {
			found = append(found, "img")
		}
	}
	return found
}

func attribute(n *html.Node, key string) string {
	for _, a := range n.Attr {
		if a.Key == key {
			return a.Val
		}
	}
	return ""
}

// TestStoredScripts: no text that a teacher or a person who answers controls
// becomes anything but text, on any page of a form and in no HTML of the API.
func TestStoredScripts(t *testing.T) {
	w := newWorld(t)
	b := w.signIn(ada)
	q := evilQuiz()
	if err := q.Validate(); err != nil {
		t.Fatal(err)
	}
	f := w.open(ada, q)
	path, own := "/f/"+f.PublicID, "/forms/"+f.PublicID
	answers, err := json.Marshal(map[string]any{"q1": "c2", "q3": false, "q4": evil, "q5": "3 " + strings.Repeat("<", 50), "q6": map[string]string{"l1": "r1"},
		"q7": []string{"e1", "e2"}, "q8": evil})
	w.must(err)
	body := `{"answers":` + string(answers) + `,"respondent":{"name":` + string(quoted(evil)) + `,"email":"a'onclick=x@evil.example"}}`
	rec := w.browser().api("POST", "/api/forms/"+f.PublicID+"/submissions", body)
	submission := field(w, w.want(rec, 201), "submissionId")
	pages := []string{"/forms", own, own + "/delete", own + "/submissions", own + "/submissions/" + submission, own + "/submissions/" + submission + "/delete", own + "/statistics", own + "/webhook"}
	for _, page := range pages {
		w.harmless(page, w.want(b.get(page), 200))
	}
	w.harmless(path, w.want(w.browser().get(path), 200))
	given := url.Values{"key": {"k"}, "q4": {evil}, "q5": {evil}, "q8": {evil}, "name": {evil}, "email": {evil}, "q1": {evil}, "q9.b1": {evil}, "q6.l1": {evil}}
	w.harmless("a refused "+path, w.want(w.browser().post(path, given), 400))
	if got := b.get("/api/v1/forms/" + f.PublicID + "/submissions?format=csv").Header().Get("Content-Disposition"); strings.ContainsAny(got, "<>\r\n") {
		t.Errorf("the name of the table is %q", got)
	}
	w.harmlessJSON("/api/forms/"+f.PublicID, w.want(w.browser().get("/api/forms/"+f.PublicID), 200))
	drawn := w.want(w.browser().get("/api/forms/"+f.PublicID+"/media/1"), 200)
	if policy := drawn.Header().Get("Content-Security-Policy"); drawn.Header().Get("Content-Type") != "image/svg+xml" || !strings.Contains(policy, "sandbox;") || !strings.Contains(policy, "default-src 'none'") {
		t.Errorf("a drawing may run: %v", drawn.Header())
	}
}

func quoted(s string) []byte {
	data, _ := json.Marshal(s) // texts always marshal
	return data
}

func (w *world) harmless(what string, rec *httptest.ResponseRecorder) {
	w.t.Helper()
	w.wellMade(what, rec)
	if found := harmless(rec.Body.String()); len(found) > 0 {
		w.t.Errorf("%s holds %q", what, found)
	}
	if !strings.Contains(rec.Body.String(), "alert(1)") {
		w.t.Errorf("%s does not show what was tried", what)
	}
}

// harmlessJSON looks at every html in an answer, which others show as it is.
func (w *world) harmlessJSON(what string, rec *httptest.ResponseRecorder) {
	w.t.Helper()
	var tree any
	w.must(json.Unmarshal(rec.Body.Bytes(), &tree))
	seen := 0
	var look func(v any)
	look = func(v any) {
		switch v := v.(type) {
		case []any:
			for _, one := range v {
				look(one)
			}
		case map[string]any:
			for name, one := range v {
				if text, ok := one.(string); ok && name == "html" {
					seen++
					if found := harmless(text); len(found) > 0 {
						w.t.Errorf("%s holds %q", what, found)
					}
				}
				look(one)
			}
		}
	}
	look(tree)
	if seen < 20 {
		w.t.Errorf("%s: only %d pieces of HTML", what, seen)
	}
}

// TestHostileLinks: a quiz whose links could run is refused or loses them.
func TestHostileLinks(t *testing.T) {
	for _, link := range []string{"javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,<script>alert(1)</script>", "vbscript:x", " javascript:alert(1)", "//evil.example", "java\tscript:alert(1)"} {
		w := newWorld(t)
		w.signIn(ada)
		q := quiztest.OneOfEach()
		q.Items[0].Stem = richtext.Content{richtext.Paragraph{Inlines: []richtext.Inline{richtext.Text{Text: "more", Marks: richtext.Marks{Link: link}}}}}
		owner, err := w.accounts.Ensure(t.Context(), ada)
		w.must(err)
		f, err := w.forms().Create(t.Context(), owner.ID, "job", "Links", q)
		if err != nil {
			continue
		}
		view, err := w.forms().View(t.Context(), f.PublicID, form.Visitor{User: owner.ID})
		w.must(err)
		if found := harmless(view.Items[0].HTML); len(found) > 0 {
			t.Errorf("%q: %q", link, found)
		}
	}
}
