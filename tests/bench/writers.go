package main

import (
	"context"
	"fmt"
	"io"

	"formwright/shared/quiz"
	"formwright/shared/quiz/quiztest"
	"formwright/shared/spool"
	"formwright/shared/writer"
	"formwright/shared/writer/check"
	"formwright/shared/writer/target"
)

// writers times every target: 100 items written, the same opened again by its
// check, and how the time grows with ten times as many.
func (b *bench) writers(context.Context) error {
	hundred, thousand := quiztest.Many(100), quiztest.Many(1000)
	for _, t := range target.All() {
		if !t.Available || t.Extension == "" {
			continue
		}
		took, err := clocked(9, tenTimes(func() error { return write(hundred, t.ID) }), func() error { return write(thousand, t.ID) },
			tenTimes(func() error { return verified(hundred, t.ID) }))
		if err != nil {
			return fmt.Errorf("%s: %w", t.ID, err)
		}
		promise := "under 5"
		if t.Extension != ".txt" && t.Extension != ".csv" && t.Extension != ".xml" {
			promise = "under 15"
		}
		one, checked := took[0].processor/10, took[2].processor/10
		b.figure("100 items to "+string(t.ID), ms(one), "ms", promise)
		b.figure("the same with its check", ms(checked), "ms", "no promise")
		b.ratio("1,000 items / 100", took[1].processor, one, "at most 11")
	}
	return nil
}

// tenTimes makes of a short piece of work one that can be timed.
func tenTimes(do func() error) func() error {
	return func() error {
		for range 10 {
			if err := do(); err != nil {
				return err
			}
		}
		return nil
	}
}

func write(q quiz.Quiz, id target.ID) error {
	_, err := writer.Write(io.Discard, q, id, target.Options{})
	return err
}

func verified(q quiz.Quiz, id target.ID) error {
	file := spool.New()
	defer file.Close()
	w, err := writer.Write(file, q, id, target.Options{})
	if err != nil {
		return err
	}
	return writer.Verify(check.File{ReaderAt: file, Size: file.Size()}, id, target.Options{}, w)
}
