// Package reader finds out what a document is by its content, never by its name,
// and has it read by the reader of that kind. Each reader turns bytes into a
// page.Document; what a question is, is for the recogniser to say.
package reader

import (
	"context"

	"formwright/shared/finding"
	"formwright/shared/page"
	"formwright/shared/problem"
	"formwright/shared/reader/docx"
	"formwright/shared/reader/text"
)

// Input is a document.
type Input struct {
	Data []byte
	Name string // a file name, if one is known; for messages only
}

// readable is what a message says can be read today.
const readable = "Word documents (docx), plain text, Markdown and formwright.quiz/v1 JSON"

// Read reads a document. QuizJSON is not a page; the caller reads it itself.
func Read(ctx context.Context, in Input) (page.Document, []finding.Finding, error) {
	switch kind := Sniff(in.Data); kind {
	case Docx:
		return docx.Read(ctx, in.Data)
	case Text:
		return text.Read(ctx, in.Data)
	case Empty:
		return page.Document{}, nil, problem.New(problem.DocumentEmpty, "The document is empty.")
	case Encrypted:
		return page.Document{}, nil, problem.New(problem.DocumentEncrypted,
			"The document is password-protected, or in the old binary format of Office. Remove the password, or save it as .docx, and try again.")
	default:
		return page.Document{}, nil, problem.New(problem.DocumentUnsupported, "The document is %s, which cannot be read yet. Readable are %s.", kind.noun(), readable)
	}
}
