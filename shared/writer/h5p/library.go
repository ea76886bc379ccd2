package h5p

import (
	"fmt"
	"slices"
)

// library is a content type as packages name it: "H5P.Blanks 1.14".
type library struct {
	name         string
	major, minor int
	title        string // what metadata calls the content type
}

// The libraries, in the versions that go together: Question Set 1.20, 1.21 and
// 1.22 name exactly these sub-libraries, and a question in any other version is
// dropped on view without an error. A new generation of versions is told here and
// nowhere else.
func libraries() []library {
	return []library{
		{questionSet, 1, 20, "Question Set"},
		{multiChoice, 1, 16, "Multiple Choice"},
		{trueFalse, 1, 8, "True/False Question"},
		{blanks, 1, 14, "Fill in the Blanks"},
		{dragText, 1, 10, "Drag the Words"},
		{essay, 1, 5, "Essay"},
		{image, 1, 1, "Image"},
	}
}

// The machine names.
const (
	questionSet = "H5P.QuestionSet"
	multiChoice = "H5P.MultiChoice"
	trueFalse   = "H5P.TrueFalse"
	blanks      = "H5P.Blanks"
	dragText    = "H5P.DragText"
	essay       = "H5P.Essay"
	image       = "H5P.Image"
)

func find(name string) library {
	all := libraries()
	return all[slices.IndexFunc(all, func(l library) bool { return l.name == name })]
}

func (l library) String() string { return fmt.Sprintf("%s %d.%d", l.name, l.major, l.minor) }

// dependency is how h5p.json names a library.
type dependency struct {
	Name  string `json:"machineName"`
	Major int    `json:"majorVersion"`
	Minor int    `json:"minorVersion"`
}

func (l library) dependency() dependency { return dependency{l.name, l.major, l.minor} }
