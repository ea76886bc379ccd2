package main

import (
	"context"
	"fmt"

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
	took, err := clocked(5,
		func() error { // as often as the long one is longer, so that both are measured as well
			for range many / few {
				if err := recognise(short, few); err != nil {
					return err
				}
			}
			return nil
		},
		func() error { return recognise(long, many) },
	)
	if err != nil {
		return err
	}
	b.ratio(fmt.Sprintf("recognition of %d items / of %d", many, few), took[1].clock, took[0].clock*few/many, "under 60, linear is 50")
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
