package target

func canvas() Target {
	t := Target{ID: LMSA, Kind: LMS, Platform: "Canvas", Extension: ".zip", MediaType: zip, Available: true,
		Holds: everything(), Math: MathLaTeX, Markup: HTML, PlainMenu: true, Limits: Limits{Title: 255},
		Keeps: Keeps{Images: true, Unkeyed: true, Points: true, Feedback: true, Verdicts: true, ChoiceFeedback: true, Sections: true, Notes: true, Shuffle: true}}
	t.Holds.Order = AsMatch
	return t
}

func moodle() Target {
	return Target{ID: LMSB, Kind: LMS, Platform: "Moodle", Extension: ".xml", MediaType: "application/xml", Available: true,
		Holds: everything(), Math: MathLaTeX, Markup: HTML, PlainMenu: true, Limits: Limits{Title: 255, Right: 20, MinPairs: 2},
		Keeps: Keeps{Images: true, Points: true, Feedback: true, Verdicts: true, ChoiceFeedback: true, Hints: true, Tags: true,
			Sections: true, Notes: true, Shuffle: true, CaseRule: true, Credit: true, Units: true, NumberGaps: true, Words: true, Model: true}}
}

func blackboard() Target {
	t := Target{ID: LMSC, Kind: LMS, Platform: "Blackboard", Extension: ".txt", MediaType: txt, Available: true,
		Holds: everything(), Markup: HTML, Limits: Limits{Items: 500, Choices: 100, Accepted: 100, Pairs: 100, OneToOne: true},
		Keeps: Keeps{Model: true}}
	t.Holds.Dropdowns = AsBlanks
	return t
}

func brightspace() Target {
	t := Target{ID: LMSD, Kind: LMS, Platform: "Brightspace", Extension: ".zip", MediaType: zip, Available: true,
		Holds: everything(), Math: MathML, Markup: HTML,
		Keeps: Keeps{Images: true, Points: true, Feedback: true, ChoiceFeedback: true, Hints: true, Sections: true, Notes: true,
			Shuffle: true, CaseRule: true, Credit: true, Model: true}}
	t.Holds.Number, t.Holds.Dropdowns = AsText, AsBlanks
	return t
}

func schoology() Target {
	return Target{ID: LMSE, Kind: LMS, Platform: "Schoology", Extension: ".zip", MediaType: zip, Available: true,
		Holds: Holds{Single: Native, Multiple: Native, TrueFalse: Native, Text: Native, Number: AsText, Match: AsSingles,
			Essay: Native, Blanks: EachGap, Dropdowns: EachGap},
		Math: MathLaTeX, Markup: HTML,
		Keeps: Keeps{Images: true, Points: true, Feedback: true, Verdicts: true, ChoiceFeedback: true, CaseRule: true, Model: true}}
}

func sakai() Target {
	t := Target{ID: LMSF, Kind: LMS, Platform: "Sakai", Extension: ".zip", MediaType: zip, Available: true,
		Holds: everything(), Math: MathLaTeX, Markup: HTML, Limits: Limits{Title: 255, Choices: 26, Pairs: 26},
		Keeps: Keeps{Images: true, Points: true, Feedback: true, Verdicts: true, ChoiceFeedback: true, Tags: true, Sections: true, Notes: true,
			Shuffle: true, CaseRule: true, Model: true}}
	t.Holds.Order, t.Holds.Dropdowns = AsMatch, AsBlanks
	return t
}
