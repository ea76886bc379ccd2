package convert

import (
	"fmt"

	"formwright/shared/finding"
	"formwright/shared/reader"
	"formwright/shared/source"
)

// mismatch says when a document is of another kind than its documentType. It is
// read by its content all the same.
func mismatch(t source.Type, kind reader.Kind) []finding.Finding {
	is := typesOf(kind)
	if t == "" || len(is) == 0 {
		return nil
	}
	for _, fits := range is {
		if t == fits {
			return nil
		}
	}
	return []finding.Finding{{Code: finding.TypeMismatch, Severity: finding.Info,
		Message: fmt.Sprintf("The documentType is %s, but the document is %s. It was read as what it is.", t, kind.Noun())}}
}

// typesOf gives the documentTypes that fit a kind of content; none where no
// documentType speaks of such documents.
func typesOf(kind reader.Kind) []source.Type {
	switch kind {
	case reader.Docx, reader.Odt, reader.RTF, reader.HTML, reader.Text:
		return []source.Type{source.CloudDoc, source.DriveWord}
	case reader.Xlsx, reader.Ods, reader.CSV:
		return []source.Type{source.CloudSheet}
	case reader.Pptx, reader.Odp:
		return []source.Type{source.DrivePresentation}
	case reader.PDF:
		return []source.Type{source.DrivePDF}
	case reader.Picture:
		return []source.Type{source.DrivePicture}
	default:
		return nil
	}
}
