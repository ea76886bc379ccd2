package target

// choicesOnly is what game platforms take: a question and buttons.
func choicesOnly() Holds { return Holds{Single: Native, Multiple: Native, TrueFalse: AsSingle} }

func kahoot() Target {
	return Target{ID: QuizA, Kind: QuizPlatform, Platform: "Kahoot!", Extension: ".csv", MediaType: csv,
		Available: true, Holds: choicesOnly(), Limits: Limits{Choices: 4, Stem: 120, Choice: 75, Seconds: Seconds{20, 5, 240}}}
}

func quizizz() Target {
	h := choicesOnly()
	h.Text, h.Number, h.Essay = Native, AsText, Native
	return Target{ID: QuizB, Kind: QuizPlatform, Platform: "Quizizz", Extension: ".csv", MediaType: csv, Available: true,
		Holds: h, Limits: Limits{Choices: 5, Accepted: 5, Seconds: Seconds{30, 5, 900}}, Keeps: Keeps{Feedback: true}}
}

func blooket() Target {
	return Target{ID: QuizC, Kind: QuizPlatform, Platform: "Blooket", Extension: ".csv", MediaType: csv,
		Available: true, Holds: choicesOnly(), Limits: Limits{Choices: 4, Seconds: Seconds{20, 1, 300}}}
}

func gimkit() Target {
	return Target{ID: QuizD, Kind: QuizPlatform, Platform: "Gimkit", Extension: ".csv", MediaType: csv,
		Available: true, Holds: Holds{Single: Native, TrueFalse: AsSingle}, Typed: Holds{Text: Native, Number: AsText},
		Limits: Limits{Choices: 4, Accepted: 1}}
}

// cell is how many characters a cell of a workbook holds.
const cell = 32767

func socrative() Target {
	h := choicesOnly()
	h.Text, h.Number, h.Essay = Native, AsText, Native
	return Target{ID: QuizE, Kind: QuizPlatform, Platform: "Socrative", Extension: ".xlsx", MediaType: xlsx, Available: true,
		Holds: h, Limits: Limits{Choices: 5, Accepted: 5, Stem: cell, Choice: cell, Feedback: cell}, Keeps: Keeps{Unkeyed: true, Feedback: true}}
}

func wooclap() Target {
	h := everything()
	h.TrueFalse = AsSingle
	return Target{ID: QuizF, Kind: QuizPlatform, Platform: "Wooclap", Extension: ".csv", MediaType: csv, Available: true,
		Holds: h, Math: MathDollar, Limits: Limits{MinPairs: 2, OneToOne: true}}
}

func quizalize() Target {
	return Target{ID: QuizG, Kind: QuizPlatform, Platform: "Quizalize", Extension: ".csv", MediaType: csv, Available: true,
		Holds: Holds{Single: Native, TrueFalse: AsSingle}, Limits: Limits{Choices: 4, Seconds: Seconds{Given: 30}}}
}

func classMarker() Target {
	return Target{ID: QuizH, Kind: QuizPlatform, Platform: "ClassMarker", Extension: ".csv", MediaType: csv, Available: true,
		Holds:  Holds{Single: Native, Multiple: Native, TrueFalse: Native, Text: Native, Number: AsText, Match: Native, Essay: Native},
		Limits: Limits{Choices: 10, Accepted: 20, Pairs: 20},
		Keeps:  Keeps{Points: true, Verdicts: true, Sections: true, Shuffle: true}}
}

func pear() Target {
	return Target{ID: QuizI, Kind: QuizPlatform, Platform: "Pear Assessment", Extension: ".csv", MediaType: csv, Available: true,
		Holds:  Holds{Single: Native, Multiple: Native, TrueFalse: Native, Text: Native, Number: AsText, Essay: Native},
		Limits: Limits{Choices: 5},
		Keeps:  Keeps{Points: true, Feedback: true}}
}
