package source

import (
	"strings"

	"formwright/shared/problem"
)

// Type is the documentType of a request (contract 2.2). It is a hint: the
// content decides what a document is.
type Type string

// The six values of documentType.
const (
	CloudDoc          Type = "cloud_doc"
	CloudSheet        Type = "cloud_sheet"
	DrivePDF          Type = "cloud_drive_pdf"
	DriveWord         Type = "cloud_drive_word"
	DrivePicture      Type = "cloud_drive_picture"
	DrivePresentation Type = "cloud_drive_presentation"
)

// Types lists every documentType in the contract's order.
func Types() []Type {
	return []Type{CloudDoc, CloudSheet, DrivePDF, DriveWord, DrivePicture, DrivePresentation}
}

// ParseType reads a documentType; empty is CloudDoc.
func ParseType(s string) (Type, error) {
	if s == "" {
		return CloudDoc, nil
	}
	names := make([]string, 0, len(Types()))
	for _, t := range Types() {
		if s == string(t) {
			return t, nil
		}
		names = append(names, string(t))
	}
	return "", problem.Field(problem.InvalidRequest, "documentType",
		"The documentType is not one of %s.", strings.Join(names, ", "))
}

// Kind is which of the cloud's own editors holds a document, or File for
// everything that merely lies in the drive. It is the word before /d/ in a link.
type Kind string

// The kinds.
const (
	Unknown Kind = ""
	Doc     Kind = "document"
	Sheet   Kind = "spreadsheets"
	Slides  Kind = "presentation"
	File    Kind = "file"
)

// Kind is where a document of this type usually is.
func (t Type) Kind() Kind {
	switch t {
	case CloudDoc:
		return Doc
	case CloudSheet:
		return Sheet
	case DrivePresentation:
		return Slides
	}
	return File
}
