package pdf

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/finding"
	"formwright/shared/problem"
	"formwright/shared/reader/layout"
)

// source is where the words of a page come from.
type source int

const (
	readText    source = iota // the text that is drawn
	readLayer                 // the hidden words below a scan
	readPicture               // OCR
	readPasted                // OCR, where the pictures under a heading show questions
)

// kind decides where the words of the page come from.
func (s *sheet) kind() source {
	const few, words = 60, 5
	seen, hidden := s.letters()
	picture := s.covered()
	switch {
	case s.odd > few && s.odd > seen/2:
		return readPicture // letters whose font does not say what they are
	case seen > 0 && seen < few && picture >= leastPasted && picture < 0.5 && s.curves < 200 && s.ocr != nil && s.scans.read < maxOCRPages:
		return readPasted
	case seen >= few || seen > 0 && picture < 0.5 && s.curves < 200:
		return readText
	case hidden >= words*4 && picture >= wholePage && s.ocr != nil && s.scans.read < maxOCRPages && s.isJunk():
		return readPicture
	case hidden >= words*4 && picture >= 0.3:
		return readLayer
	case picture >= 0.2 || s.curves >= 40:
		return readPicture
	case hidden >= words*4:
		return readLayer
	}
	return readText
}

// leastPasted is how much of a page pictures cover that may be all it has to say.
const leastPasted = 0.25

// letters counts the letters and digits that can be seen and those that are hidden.
func (s *sheet) letters() (seen, hidden int) {
	for i := range s.texts {
		t := &s.texts[i]
		for _, g := range t.glyphs {
			for _, c := range g.text {
				switch {
				case !unicode.IsLetter(c) && !unicode.IsDigit(c):
				case t.hidden:
					hidden++
				case !t.white || s.onBackground(t):
					seen++
				}
			}
		}
	}
	return seen, hidden
}

// covered is the part of the page that its images cover together, roughly.
func (s *sheet) covered() float64 {
	sum := 0.0
	for _, i := range s.images {
		sum += s.covers(i.place)
	}
	return min(sum, 1)
}

// recognise reads a page that is a picture. A page that only holds pictures may
// be text that somebody pasted as a picture, or figures with a few labels: those
// stay pictures.
// Under a heading they are read only if they show questions.
func (s *sheet) recognise(ctx context.Context, p *layout.Page, pasted bool) error {
	const all, labels = 0.7, 15
	apart := pasted || s.covered() < all && s.odd == 0
	if apart || s.ocr == nil || s.scans.read >= maxOCRPages {
		p.Spans = s.spans(false)
	}
	if apart {
		s.pictures(p)
	}
	switch {
	case s.ocr == nil:
		s.scans.without = append(s.scans.without, s.number)
		return nil
	case s.scans.read >= maxOCRPages:
		s.scans.over = append(s.scans.over, s.number)
		return nil
	}
	s.scans.read++
	img, dpi := s.seen()
	if img == nil {
		s.scans.failed = append(s.scans.failed, s.number)
		return nil
	}
	seen, err := s.scanned(ctx, img, dpi)
	if problem.CodeOf(err) == problem.DocumentUnsupported { // there is no OCR after all
		p.Spans = s.spans(false)
		s.scans.without, s.scans.refusal = append(s.scans.without, s.number), err
		return nil
	}
	if err != nil {
		return fmt.Errorf("recognise the picture: %w", err)
	}
	if n := sureWords(seen.Spans); len(p.Pictures) > 0 && (n < labels || n*3 < len(seen.Spans)) {
		return nil
	}
	if pasted && !showsQuestions(seen.Spans) {
		return nil
	}
	if pasted {
		seen.Spans = withDrawn(p.Spans, seen.Spans)
	}
	seen.Number, seen.Fields = p.Number, p.Fields
	*p = seen // with its lines and boxes: what is drawn is on the picture too
	return nil
}

// sureWords counts the words that text recognition is sure of; in the noise of a figure
// it sees letters, too, but is not.
func sureWords(spans []layout.Span) int {
	const sure, letters = 0.6, 3
	n := 0
	for _, s := range spans {
		bytes := 0 // of its letters: one of an Asian script has three, and may be a word
		for _, c := range s.Text {
			if unicode.IsLetter(c) {
				bytes += utf8.RuneLen(c)
			}
		}
		if s.Confidence >= sure && bytes >= letters {
			n++
		}
	}
	return n
}

// scans keeps the pages that are pictures.
type scans struct {
	read                  int
	layers                int // pages with hidden words whose pictures were looked at
	without, over, failed []int
	refusal               error // why OCR could not begin
}

// judge refuses a document of which nothing can be read. The few letters on
// pages that are pictures are stamps of scanners.
func (s *scans) judge(pages []layout.Page) error {
	for _, p := range pages {
		if len(p.Fields) > 0 || len(p.Spans) > 0 && !slices.Contains(s.without, p.Number) {
			return nil
		}
	}
	if s.refusal != nil {
		return fmt.Errorf("recognise the picture: %w", s.refusal)
	}
	if len(s.without) > 0 {
		return errNothing
	}
	return nil
}

func (s *scans) findings() []finding.Finding {
	var out []finding.Finding
	add := func(pages []int, format string, args ...any) {
		if len(pages) > 0 {
			out = append(out, unread(pages[0], "%s %s", list(pages), fmt.Sprintf(format, args...)))
		}
	}
	add(s.without, "could not be read: pages that are pictures, such as scans, or whose letters have no meaning in the file need text recognition, which is not set up here.")
	add(s.over, "could not be read: at most %d pages that are pictures are recognised in one document. Split it into smaller files.", maxOCRPages)
	add(s.failed, "could not be turned into a picture for text recognition.")
	return out
}

// list names pages for a person: "Pages 2, 4 to 7".
func list(pages []int) string {
	var parts []string
	for i := 0; i < len(pages); {
		j := i
		for j+1 < len(pages) && pages[j+1] == pages[j]+1 {
			j++
		}
		if j > i+1 {
			parts = append(parts, fmt.Sprintf("%d to %d", pages[i], pages[j]))
		} else {
			for k := i; k <= j; k++ {
				parts = append(parts, fmt.Sprint(pages[k]))
			}
		}
		i = j + 1
	}
	if len(pages) == 1 {
		return "Page " + parts[0]
	}
	return "Pages " + strings.Join(parts, ", ")
}
