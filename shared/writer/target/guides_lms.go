package target

// lmsGuides are those of learning management systems.
func lmsGuides() map[ID]Guide {
	return map[ID]Guide{
		LMSA: {
			Steps: []string{"Open the course and go to **Settings**, then **Import Course Content**.", "Content type: **QTI .zip file**. Choose the file.",
				"Choose a question bank or leave the default, tick **Import existing quizzes as New Quizzes** where you want that, and press **Import**.",
				"When the job below says **Completed**, open **Quizzes**: the quiz is there, unpublished."},
			Notes: []string{"The same file serves Classic Quizzes and New Quizzes.", "Ordering becomes matching of positions, because Classic Quizzes drops ordering.", untestedPictures},
			Proof: ForeignReader, Basis: "Read by the parser that Canvas itself uses for New Quizzes; the Rails part of Classic Quizzes was not run.",
		},
		LMSB: {
			Steps: []string{"Open the course, **More**, **Question bank**, then **Import** in the menu at the top.", "File format: **Moodle XML format**.",
				"Drop the file into **Import questions from file** and press **Import**, then **Continue**."},
			Notes: []string{"Each section is a category of the bank. Make a quiz and add the category's questions to it.", "Ordering needs Moodle 4.4, or the ordering plugin before.", untestedPictures},
			Proof: RealImporter, Basis: "Imported into Moodle 4.5 and graded there.",
		},
		LMSC: {
			Steps: []string{"Original: **Control Panel**, **Course Tools**, **Tests, Surveys, and Pools**, then **Tests** (or **Pools**). Build or open a test and press **Upload Questions**.",
				"Choose the file, give the points per question and press **Submit**.", "Ultra: create or open a test, press the plus sign, **Upload questions from file**."},
			Notes: []string{"At most 500 questions in a file.", "Points, feedback and pictures are not in this format; give the points while importing.", "Ultra's help does not list ordering questions; Original takes them."},
			Proof: ForeignReader, Basis: "Built to Blackboard's published rules for question files; the importer itself was not run.",
		},
		LMSD: {
			Steps: []string{"Open the course, **Course Admin**, **Import/Export/Copy Components**.", "**Import Components**, **from a Course Package**, **Start**, and choose the file.",
				"Choose **Import All Components** to get the quiz and its questions in the Question Library, or select one of the two, and continue to the end.",
				"The quiz stands under **Quizzes**, hidden; its questions stand in the **Question Library** in a folder of the quiz's name."},
			Notes: []string{"Numerical questions arrive as short answers with the exact value.", "Dropdowns arrive as fill in the blanks. Blanks in a table or list stand below it, with numbers.",
				"A question with several right answers earns its points only when all of it is right; each pair, place and blank of others earns its share.",
				"Pictures come along as files of the course; look at them after importing."},
			Proof: GoldenOnly, Basis: "Built after real exports of Brightspace; its importer is not public.",
		},
		LMSE: {
			Steps: []string{"Open **Resources**, then the collection the questions should go to.", "Press **Import**, choose **Common Cartridge**, and the file. Schoology takes this package as a Common Cartridge, not as QTI.",
				"Wait for the message that the import is complete; the questions stand in a test of that collection."},
			Notes: []string{"Matching becomes several single choice questions; ordering cannot be held.", "A text with several blanks becomes one question for each; dropdowns among them become single choice.",
				"Numerical questions arrive as fill in the blank with the exact value.", "The file holds feedback, but teachers have reported that Schoology leaves it out.",
				"Look at points and pictures after importing: nothing public says how Schoology reads them."},
			Proof: Schema, Basis: "Our samples are valid by the schemas of Common Cartridge 1.1, of the manifest and of the assessment; packages of this shape and with these kinds of question are publicly reported to import, but Schoology's importer was not run.",
		},
		LMSF: {
			Steps: []string{"Open **Tests & Quizzes** on the site, then **Assessments**.", "Press **Import** (beside the button for a new assessment).", "Choose the file, keep **from a file of Tests & Quizzes**, and press **Import**.",
				"The assessment appears among the drafts; check it and publish it."},
			Notes: []string{"The package holds QTI 1.2 in Sakai's dialect, which its importer takes, and the same questions as QTI 2.1 for others: Sakai reads no QTI 2.",
				"Sections are parts of the assessment. Short answers are questions with one blank, whose accepted answers are parted by a bar.",
				"Sakai takes |, * and ?? in an accepted answer for signs of its own: such an answer is left out, and a question that has no other is for a person to mark.",
				"At most 26 choices. The site's upload limit is 20 MB unless its administrator raised it.", "Formulas need MathJax, which the site's owner turns on.", untestedPictures},
			Proof: GoldenOnly, Basis: "Built to the sources of Sakai's importer, which was read but not run; a test of ours follows its rules. The QTI 2.1 files are valid by the schemas.",
		},
	}
}
