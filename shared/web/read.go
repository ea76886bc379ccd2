package web

import (
	"html/template"
	"slices"
	"strconv"
	"strings"

	"formwright/shared/finding"
	"formwright/shared/inspect"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/transcript"
)

// itemsOnPage is how many questions a page shows.
const itemsOnPage = 30

// readData is what a document was read as.
type readData struct {
	Title        string
	Language     string
	Introduction template.HTML
	Questions    int
	Doubts       int // findings in all
	Corrected    int // questions that were corrected
	Added        int
	Changed      bool   // something was
	Add          string // where a question is added
	Version      int64
	Notes        []findingNote // on no single question
	Items        []readItem
	Pages        []filter
	Check        []filter // the questions that a person should look at
}

// readItem is one question as it was read or corrected.
type readItem struct {
	ID       string
	Heading  string
	Kind     string
	Where    string // its place in the document
	Opens    *group // the section that begins with it
	Passage  *group // what it shares with its neighbours
	Question questionView
	Notes    []findingNote
	Losses   []platformLosses
	Changed  bool
	Added    bool // by a person
	Edit     string
}

// group is what stands before several questions.
type group struct {
	Title string
	Text  template.HTML
}

// findingNote is a doubt in words.
type findingNote struct {
	Class, Word, Message, Where, Quote string
}

// lossNote is what a format could not hold.
type lossNote struct {
	Item, Platform, Message string
	Version                 int64 // of the questions that the file was made of
}

func lossesOf(format string, version int64, losses []quiz.Loss) (out []lossNote) {
	for _, l := range losses {
		out = append(out, lossNote{Item: l.Item, Platform: platformName(format), Message: l.Message, Version: version})
	}
	return out
}

// platformLosses is what a platform could not hold of one thing.
type platformLosses struct {
	Platform string
	Messages []string
}

// onItem are the losses of one question, or of none, each told once.
func onItem(losses []lossNote, id string) (out []platformLosses) {
	for _, l := range losses {
		if l.Item != id {
			continue
		}
		i := slices.IndexFunc(out, func(p platformLosses) bool { return p.Platform == l.Platform })
		if i < 0 {
			i, out = len(out), append(out, platformLosses{Platform: l.Platform})
		}
		if !slices.Contains(out[i].Messages, l.Message) {
			out[i].Messages = append(out[i].Messages, l.Message)
		}
	}
	return out
}

func (w *Web) newReadData(v *visit, s sheet, losses []lossNote) *readData {
	t := s.read
	at, _ := pageNumber(v.r.URL.Query())
	at = max(0, min(at, (len(t.Quiz.Items)-1)/itemsOnPage))
	d := w.readPart(s.pictures, t, losses, at*itemsOnPage, itemsOnPage)
	for i, item := range d.Items {
		d.Items[i].Edit = w.address(s.item(item.ID))
	}
	d.Add = w.address(s.item(freshItem))
	d.Check = w.toCheck(s)
	for n := 0; n*itemsOnPage < d.Questions && d.Questions > itemsOnPage; n++ {
		label := strconv.Itoa(n*itemsOnPage+1) + " to " + strconv.Itoa(min((n+1)*itemsOnPage, d.Questions))
		d.Pages = append(d.Pages, filter{Label: label, Address: w.address(s.part(n)) + "#questions", Here: n == at})
	}
	return d
}

// maxChecks is how many questions to look at are listed.
const maxChecks = 40

// toCheck leads to the questions that are in doubt and were not corrected.
func (w *Web) toCheck(s sheet) (out []filter) {
	t := s.read
	for i, item := range t.Quiz.Items {
		doubtful := slices.ContainsFunc(t.Findings, func(f finding.Finding) bool { return f.Item == item.ID && f.Severity != finding.Info })
		if doubtful && !slices.Contains(t.Corrected, item.ID) && len(out) < maxChecks {
			out = append(out, filter{Label: itemHeading(item), Address: w.address(s.part(i/itemsOnPage)) + "#" + item.ID})
		}
	}
	return out
}

// readPart is some of the questions of a transcript, from the one at a place on.
func (w *Web) readPart(below string, t transcript.Transcript, losses []lossNote, from, most int) *readData {
	q := t.Quiz
	show := w.viewer(below, q)
	d := &readData{Title: q.Title, Language: language(q.Language), Introduction: show.html(q.Introduction), Questions: len(q.Items),
		Doubts: len(t.Findings), Corrected: len(t.Corrected), Added: len(t.Added), Changed: t.Changed, Version: t.Version, Notes: notesOn(t.Findings, "")}
	plain := inspect.Questions(q)
	for i, item := range q.Items[from:min(from+most, len(q.Items))] {
		one := readItem{ID: item.ID, Heading: itemHeading(item), Kind: kindWord(item.Response), Where: where(item.Position),
			Question: show.question(item, plain[from+i]), Losses: onItem(losses, item.ID), Changed: slices.Contains(t.Corrected, item.ID), Added: slices.Contains(t.Added, item.ID)}
		if !one.Changed { // a person has looked at the others
			one.Notes = notesOn(t.Findings, item.ID)
		}
		one.Opens, one.Passage = show.before(item.ID)
		d.Items = append(d.Items, one)
	}
	return d
}

// itemHeading names a question as it is printed.
func itemHeading(item quiz.Item) string {
	label := strings.Trim(item.Label, " .):")
	if label == "" {
		label = strings.TrimPrefix(item.ID, "q")
	}
	if strings.ContainsFunc(label, func(r rune) bool { return r == ' ' }) {
		return short(label)
	}
	return "Question " + short(label)
}

func notesOn(findings []finding.Finding, item string) (out []findingNote) {
	for _, f := range findings {
		if f.Item != item {
			continue
		}
		n := findingNote{Class: "", Word: "Note", Message: f.Message, Where: where(f.Position), Quote: f.Quote}
		switch f.Severity {
		case finding.Error:
			n.Class, n.Word = "bad", "Problem"
		case finding.Warning:
			n.Class, n.Word = "warn", "Please check"
		}
		out = append(out, n)
	}
	return out
}

// where words a place in a document.
func where(p finding.Position) string {
	var parts []string
	if p.Part != "" && p.Part != "document" {
		parts = append(parts, short(p.Part))
	}
	for _, n := range []struct {
		word string
		n    int
	}{{"page", p.Page}, {"paragraph", p.Paragraph}, {"line", p.Line}} {
		if n.n > 0 {
			parts = append(parts, n.word+" "+strconv.Itoa(n.n))
		}
	}
	if p.Cell != "" {
		parts = append(parts, "cell "+short(p.Cell))
	}
	return strings.Join(parts, ", ")
}

// language is a value of the lang attribute, or empty.
func language(tag string) string {
	if len(tag) > 35 || strings.ContainsFunc(tag, func(r rune) bool {
		return r != '-' && (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z')
	}) {
		return ""
	}
	return tag
}

func kindWord(r quiz.Response) string {
	switch r := r.(type) {
	case quiz.Choice:
		if r.Multiple {
			return "Several answers"
		}
		return "One answer"
	case quiz.TrueFalse:
		return "True or false"
	case quiz.Text:
		return "Short answer"
	case quiz.Number:
		return "Number"
	case quiz.Match:
		return "Matching"
	case quiz.Order:
		return "Ordering"
	case quiz.Essay:
		return "Essay"
	}
	return "Text with blanks"
}

// evidenceWord says how an answer was known.
func evidenceWord(e quiz.Evidence) string {
	words := map[quiz.EvidenceKind]string{
		quiz.ByBold: "bold type", quiz.ByItalic: "italic type", quiz.ByUnderline: "underlining", quiz.ByHighlight: "a highlight", quiz.ByColour: "its colour",
		quiz.ByShading: "shading", quiz.ByMarker: "a sign at the choice", quiz.ByAnswerLine: "an answer line", quiz.ByKeySection: "a list of answers",
		quiz.ByColumn: "a column", quiz.ByCheckBox: "a ticked box", quiz.ByLabel: "a letter in its number", quiz.ByText: "what the text says", quiz.ByFormat: "the format of the file",
		quiz.ByPerson: "the person who added the question",
	}
	word := words[e.Kind]
	if word == "" {
		word = string(e.Kind)
	}
	if at := where(e.Position); at != "" {
		word += " (" + at + ")"
	}
	if e.Quote != "" {
		word += ": “" + richtext.Clean(e.Quote) + "”"
	}
	return word
}
