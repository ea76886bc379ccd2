package ocr

import (
	"context"
	"image"
	"sync"

	"formwright/shared/reader/raster"
)

// recognize reads a prepared picture, its upper and its lower half side by side.
// Where it is cut depends on the picture alone, never on the machine, so that
// the same picture gives the same words everywhere.
func (e *Engine) recognize(ctx context.Context, page *image.Gray) ([]word, error) {
	cut := raster.Gap(page)
	if cut == 0 {
		return e.pool.read(ctx, page)
	}
	w, h := page.Rect.Dx(), page.Rect.Dy()
	halves := []image.Rectangle{image.Rect(0, 0, w, cut), image.Rect(0, cut, w, h)}
	var words [2][]word
	var errs [2]error
	var wait sync.WaitGroup
	for k, half := range halves {
		wait.Go(func() {
			words[k], errs[k] = e.pool.read(ctx, page.SubImage(half).(*image.Gray)) // a Gray's part is one
		})
	}
	wait.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return joined(words[0], words[1], cut), nil
}

// joined puts the words of the lower half below those of the upper one.
func joined(upper, lower []word, cut int) []word {
	lines := 0
	for _, w := range upper {
		lines = max(lines, w.number)
	}
	down := image.Pt(0, cut)
	for _, w := range lower {
		w.box, w.line, w.number = w.box.Add(down), w.line.Add(down), w.number+lines
		upper = append(upper, w)
	}
	return upper
}
