package web

import (
	"net/http"

	"formwright/shared/writer/target"
)

// homeData is what the home page tells of.
type homeData struct{ Systems, Platforms, Formats []string }

func (w *Web) home(v *visit) error {
	var d homeData
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
	return w.show(v, http.StatusOK, "home", "Formwright", d)
}
