package web

import (
	"net/http"

	"formwright/shared/writer/target"
)

// homeData is what the home page tells of.
type homeData struct {
	Systems, Platforms, Formats []string
	Try                         field
	MaxMB                       int
}

func (w *Web) home(v *visit) error {
	return w.show(v, http.StatusOK, "home", "Formwright", newHomeData())
}

func newHomeData() homeData {
	d := homeData{Try: field{Name: "file", Label: "Document"}, MaxMB: maxTry >> 20}
	for _, t := range target.All() {
		if !t.Available {
			continue
		}
		switch t.Kind {
		case target.LMS:
			d.Systems = append(d.Systems, t.Platform)
		case target.QuizPlatform:
			d.Platforms = append(d.Platforms, t.Platform)
		case target.Interchange, target.Other:
			d.Formats = append(d.Formats, t.Platform)
		}
	}
	return d
}
