package synthetic

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"

	"formwright/shared/page"
)

// ErrUnprintable says that a container has no letters for a print, such as a
// font without Thai.
var ErrUnprintable = errors.New("the container cannot show the print")

// FileContainers lists the kinds of office and web file.
func FileContainers() []Container {
	return []Container{openText{}, openText{continued: true}, webPage{wordHTML}, webPage{cloudHTML}, webPage{handHTML}, webPage{tableHTML}, richText{}, richText{byTable: true}, markdown{}, deck{}}
}

// Decks lists the kinds of presentation.
func Decks() []Container { return []Container{deck{}, deck{boxes: true}} }

// zipped packs parts in their order.
func zipped(parts [][2]string) ([]byte, error) {
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, part := range parts {
		f, err := z.Create(part[0])
		if err == nil {
			_, err = io.WriteString(f, part[1])
		}
		if err != nil {
			return nil, fmt.Errorf("part %s: %w", part[0], err)
		}
	}
	if err := z.Close(); err != nil {
		return nil, fmt.Errorf("package: %w", err)
	}
	return out.Bytes(), nil
}

// around parts a label into what stands before and behind its number.
func around(l *page.Label) (before, behind string) {
	if l.Format == page.Bullet {
		return "", ""
	}
	before, behind, _ = strings.Cut(l.Text, count(l.Format, l.Number))
	return before, behind
}

// paragraphsOf gives the paragraphs of a cell.
func paragraphsOf(blocks []page.Block) []page.Paragraph {
	var out []page.Paragraph
	for _, b := range blocks {
		if p, ok := b.(page.Paragraph); ok {
			out = append(out, p)
		}
	}
	return out
}
