package ocr

import (
	"context"
	"image"
	"sync"

	"formwright/shared/reader/raster"
)

// recognize reads a prepared picture in parts, two side by side. How it is cut
// depends on the picture alone, never on the machine, so that the same picture
// gives the same words everywhere.
func (e *Engine) recognize(ctx context.Context, page *image.Gray, parts []image.Rectangle) ([]word, error) {
	words, errs := make([][]word, len(parts)), make([]error, len(parts))
	var wait sync.WaitGroup
	turn := make(chan struct{}, 2)
	for k, part := range parts {
		turn <- struct{}{}
		wait.Go(func() {
			defer func() { <-turn }()
			words[k], errs[k] = e.pool.read(ctx, page.SubImage(part).(*image.Gray)) // a Gray's part is one
		})
	}
	wait.Wait()
	var all []word
	for k, err := range errs {
		if err != nil {
			return nil, err
		}
		all = joined(all, words[k], parts[k].Min)
	}
	return all, nil
}

// cut parts a page into columns, as the engine takes a picture for one block
// whose lines run all across; a page without columns into two halves.
func cut(page *image.Gray, height int) []image.Rectangle {
	w, h := page.Rect.Dx(), page.Rect.Dy()
	if rows, x, ok := raster.Gutter(page, height); ok {
		parts := []image.Rectangle{
			image.Rect(0, rows.Min.Y, x, rows.Max.Y), image.Rect(x, rows.Min.Y, w, rows.Max.Y)}
		if rows.Min.Y > height {
			parts = append([]image.Rectangle{image.Rect(0, 0, w, rows.Min.Y)}, parts...)
		}
		if h-rows.Max.Y > height {
			parts = append(parts, image.Rect(0, rows.Max.Y, w, h))
		}
		return parts
	}
	if y := raster.Gap(page); y > 0 {
		return []image.Rectangle{image.Rect(0, 0, w, y), image.Rect(0, y, w, h)}
	}
	return []image.Rectangle{page.Rect}
}

// joined puts the words of a part, which begins at a point, behind the others.
func joined(all, part []word, at image.Point) []word {
	lines := 0
	for _, w := range all {
		lines = max(lines, w.number)
	}
	for _, w := range part {
		w.box, w.line, w.number = w.box.Add(at), w.line.Add(at), w.number+lines
		all = append(all, w)
	}
	return all
}
