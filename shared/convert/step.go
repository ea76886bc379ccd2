package convert

import "fmt"

// Stage is a part of a conversion.
type Stage string

// The stages, in order.
const (
	Fetching    Stage = "fetching"
	Reading     Stage = "reading"
	Recognising Stage = "recognising"
	Writing     Stage = "writing"
	Storing     Stage = "storing"
)

// Percent is how far a conversion is when the stage begins.
func (s Stage) Percent() int {
	switch s {
	case Reading:
		return 20
	case Recognising:
		return 50
	case Writing:
		return 70
	case Storing:
		return 90
	default:
		return 5
	}
}

// Step is how far a conversion is: a stage, and where the stage goes through
// pages, how many of them are done.
type Step struct {
	Stage       Stage
	Done, Total int // pages; a Total of 0 says nothing
}

// Percent is how far the conversion is, from 0 to 100.
func (s Step) Percent() int {
	from := s.Stage.Percent()
	if s.Total <= 0 || s.Stage != Reading {
		return from
	}
	return from + (Recognising.Percent()-from)*min(max(s.Done, 0), s.Total)/s.Total
}

// String is the step as currentStep shows it: "reading", "reading page 3 of 20".
func (s Step) String() string {
	if s.Total <= 1 || s.Done >= s.Total {
		return string(s.Stage)
	}
	return fmt.Sprintf("%s page %d of %d", s.Stage, s.Done+1, s.Total)
}
