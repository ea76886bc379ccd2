// Package importer reads files that are quizzes already: GIFT, Aiken, embedded
// answers, Moodle XML, QTI and the lists of Blackboard and Brightspace. What they ask and what is right stands in them, so
// they become a quiz without the recogniser, and a key is what the file says.
package importer

import (
	"context"

	"formwright/shared/finding"
	"formwright/shared/importer/aiken"
	"formwright/shared/importer/blackboard"
	"formwright/shared/importer/brightspace"
	"formwright/shared/importer/cloze"
	"formwright/shared/importer/gift"
	"formwright/shared/importer/moodlexml"
	"formwright/shared/importer/qti"
	"formwright/shared/problem"
	"formwright/shared/quiz"
)

// Kind is a quiz format.
type Kind string

// The formats.
const (
	GIFT      Kind = "GIFT"
	Aiken     Kind = "Aiken"
	Cloze     Kind = "embedded answers (Cloze)"
	MoodleXML Kind = "Moodle XML"
	QTI       Kind = "QTI"
	// Blackboard is its tab-delimited text.
	Blackboard Kind = "Blackboard questions"
	// Brightspace is its comma-separated text.
	Brightspace Kind = "Brightspace questions"
)

// format is how a kind is told and read.
type format struct {
	kind  Kind
	sniff func(data []byte) bool
	read  func(ctx context.Context, data []byte) (quiz.Quiz, []finding.Finding, error)
}

// formats are in the order in which they are tried: files that can be told
// without doubt come first.
func formats() []format {
	return []format{
		{QTI, qti.Sniff, qti.Read},
		{MoodleXML, moodlexml.Sniff, moodlexml.Read},
		{Blackboard, blackboard.Sniff, blackboard.Read},
		{Brightspace, brightspace.Sniff, brightspace.Read},
		{Aiken, aiken.Sniff, aiken.Read},
		{Cloze, cloze.Sniff, cloze.Read},
		{GIFT, gift.Sniff, gift.Read},
	}
}

// Sniff says which quiz format data is, and false for what a page reader should
// read: a text that could be both is left to it.
func Sniff(data []byte) (Kind, bool) {
	for _, f := range formats() {
		if f.sniff(data) {
			return f.kind, true
		}
	}
	return "", false
}

// Read reads data of a format that Sniff tells. The quiz is valid; data of no
// format is a problem.
func Read(ctx context.Context, data []byte) (quiz.Quiz, []finding.Finding, error) {
	for _, f := range formats() {
		if f.sniff(data) {
			return f.read(ctx, data)
		}
	}
	return quiz.Quiz{}, nil, problem.New(problem.DocumentUnsupported, "The document is none of GIFT, Aiken, Cloze, Moodle XML, QTI, Blackboard's and Brightspace's questions.")
}
