package target

// untestedPictures is what is known of pictures that are not PNG, JPEG or GIF.
const untestedPictures = "SVG and WebP pictures travel as they are; whether the platform shows them was not tested."

// interchangeGuides are those of formats that many platforms read, and of
// platforms of other kinds.
func interchangeGuides() map[ID]Guide {
	qti := func(version string) Guide {
		return Guide{
			Steps: []string{"In the assessment system choose **Import**, **QTI package** (often called IMS QTI or content package).", "Choose the file as it is, without unpacking it."},
			Notes: []string{"The package holds a test and a file for each question by " + version + ".", "New Quizzes of Canvas refuses items with two text entries and passes over dropdowns; use lms_a there.",
				"Points are the weight of a question in the test, and stand in its MAXSCORE for readers that know no weights.", untestedPictures},
			Proof: Schema, Basis: "Valid by the schemas of 1EdTech; every scored item gives full marks for its own key in an independent engine.",
		}
	}
	moodle := func(format, note string) Guide {
		return Guide{
			Steps: []string{"Open the course in Moodle, **More**, **Question bank**, **Import**.", "File format: **" + format + "**. Drop the file and press **Import**."},
			Notes: []string{note}, Proof: RealImporter, Basis: "Imported into Moodle 4.5 and graded there.",
		}
	}
	return map[ID]Guide{
		QTI21: qti("QTI 2.1"), QTI22: qti("QTI 2.2"),
		GIFT:  moodle("GIFT format", "Pictures are not in this format; lms_b carries them."),
		Aiken: moodle("Aiken format", "Single choice and true or false only."),
		Cloze: moodle("Embedded answers (Cloze)", "The whole file becomes one question with a gap for each item."),
		Word: {
			Steps: []string{"Open the file in Word, LibreOffice or Google Docs and print it. The answer key is on its own last page.",
				"To hand out a paper without the answers ask for `answerKey` `none`; for the marker's sheet alone ask for `only`."},
			Notes: []string{"Name line, points, answer key and remarks are in the language of the quiz (28 languages, else English); Arabic, Persian and Hebrew run from right to left.",
				"Entries to order or to match that stand in their right order already are printed in another.",
				"The look of titles, questions, choices and answers is in named styles: change a style and all of them change."},
			Proof: ForeignReader, Basis: "Every question is counted by python-docx and found again in what LibreOffice makes of the file; papers in 28 languages are read back by our own reader. Not opened in Microsoft Word."},
		OtherA: {
			Steps: []string{"Install an importer for LearnDash that reads GIFT.", "Open the importer's page in WordPress, choose the file and the quiz the questions should go to, and import."},
			Notes: []string{"LearnDash itself does not read GIFT; an importer of others is needed.", "Only kinds that LearnDash has are written; numbers become short answers."},
			Proof: ForeignReader, Basis: "Read by gift-pegjs, an independent GIFT parser, and by our own reader; no importer for LearnDash is public.",
		},
		H5P: {
			Steps: []string{"Moodle: **Content bank**, **Upload**, choose the file. WordPress or Drupal: **H5P Content**, **Add new**, **Upload**.", "Save. The question set opens in the player."},
			Notes: []string{"The package holds the content only, not the libraries. The site must have H5P.QuestionSet 1.20 with MultiChoice 1.16, TrueFalse 1.8, Blanks 1.14, DragText 1.10, Essay 1.5 and Image 1.1. Question Set 1.20 to 1.22 name these; an older site gets them from the H5P hub (**Get** beside Question Set) first: without them it refuses the file.",
				"Formulas are LaTeX between \\( and \\): the site needs the add-on H5P.MathDisplay to show them.",
				"A question shows one picture, above its text. Matching and ordering become words to drag. A short answer with / or : (3/4, 10:30) becomes a field in which it is looked for.",
				"A question counts one point, a text with gaps or words to drag one for each; an essay is not scored and shows its model answer.",
				"The buttons of the player are in English whatever the language of the quiz."},
			Proof: ForeignReader, Basis: "Uploaded and saved on an independent H5P server, which names these versions and filters each field as the libraries do: no question and no text is changed. The packages' layout was imported into Moodle 4.5, in an earlier generation of versions.",
		},
	}
}
