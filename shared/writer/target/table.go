package target

// table is every target in the contract's order. Facts about a platform are
// changed here and nowhere else.
func table() []Target {
	return []Target{
		cloudForm(), serviceForm(),
		canvas(), moodle(), blackboard(), brightspace(), schoology(), sakai(),
		kahoot(), quizizz(), blooket(), gimkit(), socrative(), wooclap(), quizalize(), classMarker(), pear(),
		qti(QTI21, "QTI 2.1", true), qti(QTI22, "QTI 2.2", true),
		gift(), aiken(), cloze(), word(),
		learnDash(), h5p(),
	}
}

// Media types of the files.
const (
	zip  = "application/zip"
	txt  = "text/plain; charset=utf-8"
	csv  = "text/csv; charset=utf-8"
	xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
	docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
)

// everything is held as it is.
func everything() Holds {
	return Holds{Single: Native, Multiple: Native, TrueFalse: Native, Text: Native, Number: Native,
		Match: Native, Order: Native, Essay: Native, Blanks: Native, Dropdowns: Native}
}

// cloudForm has whole points, and grids whose rows are graded one by one.
func cloudForm() Target {
	return Target{ID: CloudForm, Kind: LiveForm, Platform: "cloud form", Available: true,
		Holds: Holds{Single: Native, Multiple: Native, TrueFalse: AsSingle, Text: Native, Number: AsText, Match: Native, Order: AsMatch,
			Essay: Native, Blanks: EachGap, Dropdowns: EachGap},
		Keeps: Keeps{Images: true, Unkeyed: true, Points: true, Feedback: true, Verdicts: true, Sections: true, Notes: true, Stimuli: true, Shuffle: true}}
}

func serviceForm() Target {
	return Target{ID: ServiceForm, Kind: LiveForm, Platform: "Formwright", Available: true,
		Holds: everything(), Math: MathML, Markup: HTML,
		Keeps: Keeps{Images: true, Unkeyed: true, Points: true, Feedback: true, Verdicts: true, ChoiceFeedback: true, Hints: true,
			Tags: true, Sections: true, Notes: true, Stimuli: true, Shuffle: true, Pins: true, CaseRule: true, Credit: true,
			Units: true, NumberGaps: true, Words: true, Model: true}}
}

func qti(id ID, name string, available bool) Target {
	return Target{ID: id, Kind: Interchange, Platform: name, Extension: ".zip", MediaType: zip, Available: available,
		Holds: everything(), Math: MathML, Markup: HTML,
		Keeps: Keeps{Images: true, Unkeyed: true, Points: true, Feedback: true, Verdicts: true, ChoiceFeedback: true,
			Sections: true, Notes: true, Shuffle: true, Pins: true, CaseRule: true, Credit: true, Units: true, NumberGaps: true,
			Words: true, Model: true}}
}

func gift() Target {
	return Target{ID: GIFT, Kind: Interchange, Platform: "GIFT", Extension: ".txt", MediaType: txt, Available: true,
		Holds: Holds{Single: Native, Multiple: Native, TrueFalse: Native, Text: Native, Number: Native, Match: Native,
			Order: AsMatch, Essay: Native, Blanks: OneBlank, Dropdowns: OneBlank},
		Math: MathLaTeX, Markup: HTML, PlainMenu: true, Limits: Limits{Right: 20, MinPairs: 2},
		Keeps: Keeps{Feedback: true, Verdicts: true, ChoiceFeedback: true, Tags: true, Sections: true, Notes: true, Credit: true, NumberGaps: true}}
}

func aiken() Target {
	return Target{ID: Aiken, Kind: Interchange, Platform: "Aiken", Extension: ".txt", MediaType: txt, Available: true,
		Holds: Holds{Single: Native, TrueFalse: AsSingle}, Limits: Limits{Choices: 26}}
}

func cloze() Target {
	return Target{ID: Cloze, Kind: Interchange, Platform: "Cloze (embedded answers)", Extension: ".txt", MediaType: txt, Available: true,
		Holds: Holds{Single: Native, Multiple: Native, TrueFalse: AsSingle, Text: Native, Number: Native, Match: AsDrop,
			Order: AsDrop, Essay: AsNote, Blanks: Native, Dropdowns: Native},
		Math: MathLaTeX, Markup: HTML, PlainMenu: true, Limits: Limits{Right: 20},
		Keeps: Keeps{Points: true, Verdicts: true, ChoiceFeedback: true, Sections: true, Notes: true, Stimuli: true,
			Shuffle: true, CaseRule: true, Credit: true, NumberGaps: true}}
}

func word() Target {
	return Target{ID: Word, Kind: Interchange, Platform: "Word", Extension: ".docx", MediaType: docx, Available: true, Printed: true,
		Holds: everything(), Math: MathOMML, Markup: WordML,
		Keeps: Keeps{Images: true, Unkeyed: true, Points: true, Feedback: true, Sections: true, Notes: true, Stimuli: true,
			Units: true, NumberGaps: true, Words: true, Model: true}}
}

// learnDash has no GIFT importer of its own; what is held is what its quizzes
// have.
func learnDash() Target {
	t := gift()
	t.ID, t.Kind, t.Platform, t.Available = OtherA, Other, "LearnDash", true
	t.Holds.Number = AsText
	t.Sections, t.Notes, t.Tags, t.NumberGaps = false, false, false, false
	t.Math = MathText
	return t
}

// h5p takes no matching or ordering in a question set; both become words to drag
// behind their lines.
func h5p() Target {
	return Target{ID: H5P, Kind: Other, Platform: "H5P", Extension: ".h5p", MediaType: zip, Available: true,
		Holds: Holds{Single: Native, Multiple: Native, TrueFalse: Native, Text: AsBlanks, Number: AsBlanks, Match: AsDrag,
			Order: AsDrag, Essay: Native, Blanks: Native, Dropdowns: Native},
		Math: MathLaTeX, Markup: HTML, Limits: Limits{Title: 255},
		Keeps: Keeps{Images: true, Feedback: true, Verdicts: true, ChoiceFeedback: true, Hints: true, Sections: true, Notes: true,
			Shuffle: true, CaseRule: true, Model: true}}
}
