package main

import (
	"context"
	"fmt"
	"runtime"

	"formwright/shared/page"
	"formwright/shared/reader/text"
	"formwright/shared/recognize"
)

// recognition sees that the time grows with the length of the document, not with
// its square.
func (b *bench) recognition(ctx context.Context) error {
	const few, many = 200, 10_000
	short, err := paper(ctx, few)
	if err != nil {
		return err
	}
	long, err := paper(ctx, many)
	if err != nil {
		return err
	}
	collect := func() error { runtime.GC(); return nil } // what one left over is no matter of the other
	took, err := clocked(11, collect,
		func() error { // as often as the long one is longer, so that both are measured as well
			for range many / few {
				if err := recognise(short, few); err != nil {
					return err
				}
			}
			return nil
		},
		collect,
		func() error { return recognise(long, many) },
	)
	if err != nil {
		return err
	}
	b.ratio(fmt.Sprintf("recognition of %d items / of %d, median of 11", many, few), took[3].clock, took[1].clock*few/many, "under 60, linear is 50")
	b.ratio("the same, fastest of the rounds", took[3].quiet, took[1].quiet*few/many, "under 60; other users of the machine weigh least on it")
	return nil
}

func paper(ctx context.Context, n int) (page.Document, error) {
	doc, _, err := text.Read(ctx, questions(n))
	return doc, err
}

func recognise(doc page.Document, n int) error {
	q, _, err := recognize.Recognize(doc)
	if err == nil && len(q.Items) != n {
		err = fmt.Errorf("%d of %d questions were recognised", len(q.Items), n)
	}
	return err
}
