package web

import (
	"formwright/shared/writer/target"
)

// formatGroup is a part of the menu of formats.
type formatGroup struct {
	Label   string
	Formats []choice
}

// formatGroups is the menu of formats, the chosen one marked. The live forms are
// left out where only a file will do.
func formatGroups(chosen string, files bool) (groups []formatGroup) {
	for _, kind := range []target.Kind{target.LiveForm, target.LMS, target.QuizPlatform, target.Interchange, target.Other} {
		if files && kind == target.LiveForm {
			continue
		}
		g := formatGroup{Label: kindLabel(kind)}
		for _, t := range target.All() {
			if t.Kind == kind {
				g.Formats = append(g.Formats, choice{Value: string(t.ID), Label: formatName(t), Chosen: string(t.ID) == chosen})
			}
		}
		groups = append(groups, g)
	}
	return groups
}

func kindLabel(k target.Kind) string {
	switch k {
	case target.LiveForm:
		return "Live forms"
	case target.LMS:
		return "Learning platforms"
	case target.QuizPlatform:
		return "Quiz games"
	case target.Interchange:
		return "Interchange"
	}
	return "Other"
}

// formatName is a format as people choose it.
func formatName(t target.Target) string {
	switch t.ID {
	case target.CloudForm:
		return "Form in your cloud account"
	case target.ServiceForm:
		return "Form on this site"
	}
	return t.Platform + " (" + t.Extension + ")"
}

// platformName is what a format is called in a sentence.
func platformName(id string) string {
	if t, ok := target.Find(target.ID(id)); ok {
		if t.Kind == target.LiveForm {
			return formatName(t)
		}
		return t.Platform
	}
	return id
}

// answerKeys is the menu of what a printed paper comes with.
func answerKeys(chosen string) []choice {
	all := []choice{
		{Value: string(target.KeyIncluded), Label: "Questions, and the answers on a page of their own"},
		{Value: string(target.KeyNone), Label: "Questions only, to hand out"},
		{Value: string(target.KeyOnly), Label: "Answers only, for the marker"},
	}
	for i := range all {
		all[i].Chosen = all[i].Value == chosen
	}
	return all
}
