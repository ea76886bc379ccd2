package ocr

import (
	"image"
	"strconv"
	"strings"
)

// word is a word as the engine found it, in pixels of the picture it was given.
type word struct {
	text       string
	box        image.Rectangle
	line       image.Rectangle // of the engine's line around it
	number     int             // of that line, from 1
	confidence float64         // 0 to 1
}

// Levels of the engine's table (TessBaseAPI::GetTSVText): tab-separated level,
// page, block, paragraph, line, word, left, top, width, height, confidence, text.
const (
	levelLine = "4"
	levelWord = "5"
)

func parseTable(table string) []word {
	var out []word
	var line image.Rectangle
	number := 0
	for row := range strings.Lines(table) {
		cells := strings.SplitN(strings.TrimSuffix(row, "\n"), "\t", 12)
		if len(cells) < 12 {
			continue
		}
		switch cells[0] {
		case levelLine:
			number++
			line = tableBox(cells)
		case levelWord:
			confidence, _ := strconv.ParseFloat(cells[10], 64)
			text := strings.TrimSpace(cells[11])
			if text != "" && confidence >= 0 {
				out = append(out, word{text, tableBox(cells), line, number, min(confidence/100, 1)})
			}
		}
	}
	return out
}

func tableBox(cells []string) image.Rectangle {
	var n [4]int
	for i := range n {
		n[i], _ = strconv.Atoi(cells[6+i]) // the engine writes whole numbers
	}
	return image.Rect(n[0], n[1], n[0]+n[2], n[1]+n[3])
}
