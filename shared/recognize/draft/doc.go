// Package draft cuts the lines of a document into questions: it says what each
// line could be, tries every way of labelling there is reason for and keeps the one
// that explains most.
package draft

import "formwright/shared/recognize/slide"

// Reader makes drafts of questions.
type Reader struct {
	slide.Reader
	Keys      KeyList
	Given     KeyList           // from a document beside this one
	Tight     bool              // questions without labels or gaps
	Counted   bool              // answers count the choices, which have letters
	Spelling  [][]string        // the alphabets in which answers may count choices without letters; nil for Latin
	Uniform   bool              // every question has a number of the same form and nothing else has one
	Questions map[Span]Question // read so far, for the parts of the document; nil where it is read once
	spare     []Draft           // of a reading given up, for the next
}
