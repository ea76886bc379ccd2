package reader

import (
	"context"
	"testing"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/reader/layout"
)

// engine stands for the process in which PDFs and pictures are taken apart.
type engine struct {
	kind Kind
	err  error
}

func (e *engine) Extract(_ context.Context, kind Kind, _ []byte, progress func(done, total int)) (layout.Document, error) {
	e.kind = kind
	progress(1, 2)
	return layout.Document{Title: "From the engine", Findings: []finding.Finding{{Code: finding.UnreadPart}}}, e.err
}

func TestPagesGoToTheEngine(t *testing.T) {
	for data, kind := range map[string]Kind{"%PDF-1.7\n": PDF, "\x89PNG\r\n\x1a\n": Picture} {
		e := &engine{}
		var done, total int
		doc, findings, err := Reader{e}.Read(t.Context(), Input{Data: []byte(data), Progress: func(d, t int) { done, total = d, t }})
		if err != nil || doc.Title != "From the engine" || len(findings) != 1 || e.kind != kind || done != 1 || total != 2 {
			t.Errorf("%s: %v, %+v, %v, page %d of %d of kind %s", kind, err, doc, findings, done, total, e.kind)
		}
		e.err = problem.New(problem.DocumentBroken, "x")
		if _, _, err := (Reader{e}).Read(t.Context(), Input{Data: []byte(data)}); problem.CodeOf(err) != problem.DocumentBroken {
			t.Errorf("%s: the engine's error became %v", kind, err)
		}
	}
}

// TestDataInRTF: the questions of a program that were saved as a document are read as
// its data.
func TestDataInRTF(t *testing.T) {
	data := `{\rtf1\ansi \{title: "Which bird hoots?", answers: ["Owl", "Robin"], correct: 0\},\par \{title: "Which bird runs?",\par answers: ["Owl", "Emu"], correct: 1\}\par}`
	doc, _, err := Reader{}.Read(t.Context(), Input{Data: []byte(data)})
	if err != nil {
		t.Fatal(err)
	}
	if table, ok := doc.Blocks[0].(page.Table); !ok || len(table.Rows) != 3 {
		t.Errorf("%d blocks, the first %T; want a table of two questions", len(doc.Blocks), doc.Blocks[0])
	}
}
