package target

// platformGuides are those of quiz platforms.
func platformGuides() map[ID]Guide {
	return map[ID]Guide{
		QuizA: {
			Steps: []string{"Open the csv file in a spreadsheet program as text: in Excel **Data**, **From Text/CSV**, data type detection **Do not detect**; in LibreOffice mark all columns as **Text**. (A key such as 1,3 may otherwise become a number.)",
				"Save it as an Excel workbook (.xlsx).", "In Kahoot! press **Create**, **Kahoot**, **Blank canvas**, then **Add question** and **Import spreadsheet**.", "Choose the workbook and press **Upload**, then **Add questions**."},
			Notes: []string{"The csv file is Kahoot's own template cell by cell; its importer takes that grid as .xlsx only.", "A question has at most 120 characters and four answers of 75; longer texts are cut at a word.", "True or false becomes two answers."},
			Proof: Schema, Basis: "The grid of Kahoot's published template, kept by LibreOffice when it saves the workbook; the importer is not public.",
		},
		QuizB: {
			Steps: []string{"Press **Create**, **Quiz** (or **Assessment**), then **Import**, **Spreadsheet**.", "Choose the file. The questions appear in the editor; press **Publish**."},
			Notes: []string{"At most five options. Pictures are not in this format.", "The second row holds instructions; the importer skips it by its place, so leave it there."},
			Proof: Schema, Basis: "The columns of the platform's published template; its importer is not public.",
		},
		QuizC: {
			Steps: []string{"Press **Create**, give the set a title, and choose **Spreadsheet Import**.", "Choose the file and press **Import**, then save the set."},
			Notes: []string{"Two to four answers for each question.", "Blooket may refuse sets of more than 100 questions; the file holds all."},
			Proof: Schema, Basis: "The columns of Blooket's published template; its importer is not public.",
		},
		QuizD: {
			Steps: []string{"Press **Create**, give the kit a name and continue to the editor.", "Press **Add Questions**, **Import from spreadsheet**, and choose the file."},
			Notes: []string{"Each question has exactly one right answer and one to three wrong ones.",
				"A quiz without any such question, but with short answers or numbers, becomes the template for typed answers (the first right answer of each); the two kinds cannot be mixed in a file."},
			Proof: Schema, Basis: "The columns of Gimkit's published template; its importer is not public.",
		},
		QuizE: {
			Steps: []string{"Open **Library** (or **Quizzes**), press **Add quiz**, **Import quiz**.", "Choose the .xlsx file and press **Import**."},
			Notes: []string{"True or false arrives as a multiple choice of two, as in the template.", "At most five answers.", "Short answers, numbers and essays are open-ended questions, the accepted answers in the answer columns."},
			Proof: Schema, Basis: "The cells of Socrative's published template, read by openpyxl and LibreOffice; the importer is not public.",
		},
		QuizF: {
			Steps: []string{"Open the event and press **Add question**, then **Import questions**, **From a spreadsheet**.", "Choose the file, look at the preview and confirm."},
			Notes: []string{"Questions with more than seven choices add columns named Choice.",
				"Accepted answers of open questions stand in the column Correct; no public file shows any, so look whether they arrived.",
				"A number has one right value: its tolerance is left out, a bare range becomes an open question. A gap has one right answer. Matching has pairs only.",
				"Pictures are not in this format; lms_b (Moodle XML) carries them and Wooclap imports that too."},
			Proof: GoldenOnly, Basis: "The columns that several public generators of Wooclap files use; neither a template nor the importer is public.",
		},
		QuizG: {
			Steps: []string{"Press **Create**, **Quiz**, and give it a name.", "Choose **Import from spreadsheet**, and the file.", "Look through the questions and save."},
			Notes: []string{"One right answer and up to three wrong ones for each question."},
			Proof: GoldenOnly, Basis: "The columns come from one public program; no template or importer is public.",
		},
		QuizH: {
			Steps: []string{"Open **Question Bank** and press **Import questions**.", "Choose the category and the file, map the columns where you are asked, and confirm."},
			Notes: []string{"One section for each kind of question, as in ClassMarker's own export, so questions of one kind stand together. The section of the document is the category.",
				"Several right answers count all or nothing (grade style off); points are 1 where the document says none.", "Where the importer asks for one kind at a time, copy the section into its template."},
			Proof: GoldenOnly, Basis: "The layout of ClassMarker's export; the templates of its importer were not seen.",
		},
		QuizI: {
			Steps: []string{"Open **Author**, **Item Bank**, press **Import**.", "Choose the file and the collection it should go to."},
			Notes: []string{"The columns are ours: no template of Pear Assessment is public. Should its importer want others, move the columns in a spreadsheet program, or use qti_21."},
			Proof: GoldenOnly, Basis: "No template, sample or importer is public. Unverified.",
		},
	}
}
