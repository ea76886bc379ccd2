// Command exports writes sample quizzes in every available format, for checks
// with the programs of others (.ci/writers.sh): DIR/<case>.<format><ext>, and
// DIR/counts.tsv with the format, the file and how many questions it asks; beside
// them the tables of a form's submissions (tables.go).
package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"

	"formwright/shared/problem"
	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/writer"
	"formwright/shared/writer/target"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: exports DIR")
		os.Exit(2)
	}
	if err := run(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	var counts bytes.Buffer
	for _, s := range samples() {
		for _, t := range target.All() {
			for _, o := range options(t) {
				if err := export(dir, s, t, o, &counts); err != nil {
					return fmt.Errorf("%s as %s: %w", s.name, t.ID, err)
				}
			}
		}
	}
	if err := tables(dir); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "counts.tsv"), counts.Bytes(), 0o644)
}

// options are the ways that a target can be asked for.
func options(t target.Target) []target.Options {
	if !t.Printed {
		return []target.Options{{}}
	}
	return []target.Options{{}, {AnswerKey: target.KeyNone}, {AnswerKey: target.KeyOnly}}
}

type sample struct {
	name string
	quiz quiz.Quiz
}

func samples() []sample {
	return []sample{
		{"one-of-each", quiztest.OneOfEach()}, {"everything", quiztest.Everything()}, {"hostile", quiztest.HostileQuiz()},
		{"languages", quiztest.Languages()}, {"unkeyed", quiztest.Unkeyed()}, {"many", quiztest.Many(200)},
	}
}

// export writes one sample; a format that holds nothing of it has no file.
func export(dir string, s sample, t target.Target, o target.Options, counts *bytes.Buffer) error {
	var file bytes.Buffer
	written, err := writer.Write(&file, s.quiz, t.ID, o)
	switch problem.CodeOf(err) {
	case "":
	case problem.TargetNotAvailable, problem.NothingToExport, problem.KeyRequired:
		return nil
	default:
		return err
	}
	name := s.name + "." + string(t.ID) + t.Extension
	if o.AnswerKey != "" {
		name = s.name + "-key-" + string(o.AnswerKey) + "." + string(t.ID) + t.Extension
	}
	fmt.Fprintf(counts, "%s\t%s\t%d\n", t.ID, name, written.Questions)
	return os.WriteFile(filepath.Join(dir, name), file.Bytes(), 0o644)
}
