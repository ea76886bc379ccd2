// Package textract reads the words of a picture with Amazon Textract, behind the
// same interface as package ocr: an optional engine for those who run in AWS and
// want languages and handwriting that the built-in one does not read. Pages
// leave the machine, so it is only used when it was chosen.
package textract

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/png"

	"github.com/aws/aws-sdk-go-v2/service/textract"
	"github.com/aws/aws-sdk-go-v2/service/textract/types"
	"github.com/aws/smithy-go"

	"formwright/shared/finding"
	"formwright/shared/problem"
	"formwright/shared/reader/layout"
	"formwright/shared/reader/raster"
)

// maxBytes is what the service takes in one call (its quota for synchronous
// operations: 10 MB).
const maxBytes = 10_000_000

// Client is what is needed of the service.
type Client interface {
	DetectDocumentText(ctx context.Context, in *textract.DetectDocumentTextInput, options ...func(*textract.Options)) (*textract.DetectDocumentTextOutput, error)
}

// Engine reads pictures with the service.
type Engine struct{ client Client }

// New makes an engine of a client, which carries the region and credentials.
func New(client Client) *Engine { return &Engine{client} }

// Read reads the words of a page; boxes are in points of its resolution, or in
// pixels when that is not known.
func (e *Engine) Read(ctx context.Context, page *image.Gray, dpi float64) ([]layout.Span, error) {
	if page.Rect.Empty() {
		return nil, nil
	}
	data, err := encode(page)
	if err != nil {
		return nil, err
	}
	out, err := e.client.DetectDocumentText(ctx, &textract.DetectDocumentTextInput{Document: &types.Document{Bytes: data}})
	if err != nil {
		return nil, explain(err)
	}
	scale := 1.0
	if dpi > 0 {
		scale = 72 / dpi
	}
	return spans(out.Blocks, float64(page.Rect.Dx())*scale, float64(page.Rect.Dy())*scale), nil
}

// encode makes a PNG that the service takes; a grainy page may have to be made
// smaller, which does not change where the words stand in it.
func encode(page *image.Gray) ([]byte, error) {
	for {
		var b bytes.Buffer
		if err := png.Encode(&b, page); err != nil {
			return nil, fmt.Errorf("encode page: %w", err)
		}
		if b.Len() <= maxBytes {
			return b.Bytes(), nil
		}
		page = raster.Scale(page, 0.75)
	}
}

// spans takes the words, line by line, as the service orders them.
func spans(blocks []types.Block, width, height float64) []layout.Span {
	words := map[string]types.Block{}
	for _, b := range blocks {
		if b.BlockType == types.BlockTypeWord && b.Id != nil {
			words[*b.Id] = b
		}
	}
	var out []layout.Span
	line := 0
	for _, b := range blocks {
		if b.BlockType != types.BlockTypeLine {
			continue
		}
		line++
		for _, id := range children(b) {
			if w, ok := words[id]; ok && w.Text != nil && *w.Text != "" {
				out = append(out, layout.Span{Text: *w.Text, Box: box(w, width, height), Block: line,
					Size: box(b, width, height).Height, Confidence: confidence(w)})
			}
		}
	}
	return out
}

func children(b types.Block) []string {
	var ids []string
	for _, r := range b.Relationships {
		if r.Type == types.RelationshipTypeChild {
			ids = append(ids, r.Ids...)
		}
	}
	return ids
}

func confidence(b types.Block) float64 {
	if b.Confidence == nil {
		return 0
	}
	return max(0, min(1, float64(*b.Confidence)/100))
}

// box scales a box that is given in parts of the page.
func box(b types.Block, width, height float64) finding.Box {
	if b.Geometry == nil || b.Geometry.BoundingBox == nil {
		return finding.Box{}
	}
	g := b.Geometry.BoundingBox
	return finding.Box{X: float64(g.Left) * width, Y: float64(g.Top) * height,
		Width: float64(g.Width) * width, Height: float64(g.Height) * height}
}

// explain tells what may go away from what must be changed by whom.
func explain(err error) error {
	var api smithy.APIError
	if !errors.As(err, &api) {
		return problem.Transient(fmt.Errorf("ask textract: %w", err)) // it could not be reached
	}
	switch api.ErrorCode() {
	case "ThrottlingException", "ProvisionedThroughputExceededException", "LimitExceededException", "InternalServerError", "ServiceUnavailable":
		return problem.Transient(problem.Wrap(err, problem.Unavailable, "The text recognition service is busy. Try again in a minute."))
	case "BadDocumentException", "UnsupportedDocumentException", "DocumentTooLargeException":
		return problem.Wrap(err, problem.DocumentBroken, "A page that is a picture could not be read by the text recognition service. Save it again as PNG or JPEG and try once more.")
	}
	return fmt.Errorf("ask textract: %w", err)
}
