package pdf

import (
	"fmt"

	"formwright/shared/finding"
	"formwright/shared/problem"
)

// The bounds of a document. Reading stops with an error at those of the whole
// document; at those of a page the rest of the page is left out with a finding.
const (
	maxPages        = 300
	maxOCRPages     = 30
	maxCharacters   = 2_000_000   // of the document
	maxPageText     = 200_000     // characters of a page
	maxObjects      = 50_000      // drawn objects of a page
	maxSegments     = 200_000     // of the paths of a page
	maxFormDepth    = 12          // form objects within form objects
	maxAnnotations  = 5_000       // of a page
	maxOptions      = 500         // of a list field
	maxPictures     = 300         // of the document
	maxPictureBytes = 24 << 20    // of all pictures of the document, encoded
	maxPicture      = 4 << 20     // of one picture, encoded
	pictureMP       = 4_000_000   // pixels of a picture that is rendered
	imageMP         = 100_000_000 // pixels an image may have for its page to be rendered
	rasterMP        = 12_000_000
	rasterDPI       = 300.0
)

func tooMany(what string, n, limit int) error {
	return problem.New(problem.DocumentTooLarge, "The PDF has %d %s; at most %d can be read. Split it into smaller files.", n, what, limit)
}

// unread reports a part of a page that was left out.
func unread(number int, format string, args ...any) finding.Finding {
	return finding.Finding{
		Code: finding.UnreadPart, Severity: finding.Warning,
		Position: finding.Position{Page: number}, Message: fmt.Sprintf(format, args...),
	}
}
