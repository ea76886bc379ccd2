package convert

import (
	"bytes"
	"encoding/json"
	"fmt"
	"time"

	"formwright/shared/export"
	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/writer"
	"formwright/shared/writer/target"
)

// reportLimit is how many findings and losses a result carries; the counts
// beside them are of all.
const reportLimit = 100

// Result is the body of a finished conversion to a file (contract 2.4), and
// beside it what the client should know of what was read and written.
type Result struct {
	Success       bool              `json:"success"`
	Format        target.ID         `json:"format"`
	ExportID      string            `json:"exportId"`
	DownloadURL   string            `json:"downloadUrl"`
	FileName      string            `json:"fileName"`
	ExpiresAt     time.Time         `json:"expiresAt"`
	Title         string            `json:"title"`
	QuestionCount int               `json:"questionCount"` // items in the export
	QuestionsRead int               `json:"questionsRead"` // items found in the document
	Findings      []finding.Finding `json:"findings"`
	FindingCount  int               `json:"findingCount"`
	Losses        []quiz.Loss       `json:"losses"`
	LossCount     int               `json:"lossCount"`
}

func newResult(base string, t target.Target, e export.Export, u Understood, w writer.Written) Result {
	return Result{
		Success: true, Format: t.ID, ExportID: e.ID, DownloadURL: base + "/api/forms/exports/" + e.ID,
		FileName: e.FileName, ExpiresAt: e.ExpiresAt, Title: short(u.Quiz.Title),
		QuestionCount: w.Asked, QuestionsRead: len(u.Quiz.Items),
		Findings: first(u.Findings), FindingCount: len(u.Findings),
		Losses: first(w.Losses), LossCount: len(w.Losses),
	}
}

// titleLimit is how many characters of a title a result repeats.
const titleLimit = 300

func short(title string) string {
	if r := []rune(title); len(r) > titleLimit {
		return string(r[:titleLimit-1]) + "…"
	}
	return title
}

// first gives at most reportLimit of a list, and never null in JSON.
func first[T any](all []T) []T {
	return append([]T{}, all[:min(len(all), reportLimit)]...)
}

func (r Result) encode() ([]byte, error) { return encode(r) }

func encode(v any) ([]byte, error) {
	var buf bytes.Buffer
	enc := json.NewEncoder(&buf)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return nil, fmt.Errorf("encode result: %w", err)
	}
	return bytes.TrimSpace(buf.Bytes()), nil
}
