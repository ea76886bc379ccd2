package reader

import "formwright/shared/problem"

// readable is what a message says can be read.
const readable = "Word documents (docx), spreadsheets (xlsx, csv), presentations (pptx), PDFs, pictures, OpenDocument, RTF, web pages, plain text, Markdown, GIFT, Aiken, Moodle XML, QTI and formwright.quiz/v1 JSON"

// refusal is why a kind of document is not read, and what to do about it.
func refusal(kind Kind) error {
	switch kind {
	case Empty:
		return problem.New(problem.DocumentEmpty, "The document is empty: it holds no text. Open it to see whether it is the right file, save it again and send that.")
	case Encrypted:
		return problem.New(problem.DocumentEncrypted, "The document is a password-protected Office file. Open it with its password, remove the password, save it and send that.")
	case OldWord, OldSheet, OldSlides:
		return oldOffice(kind)
	case Compound:
		return problem.New(problem.DocumentUnsupported, "The document is an old binary file of Office or of a program like it, and it cannot be told which. Open it there, save it as .docx, .xlsx, .pptx or PDF and send that.")
	case HEIC:
		return problem.New(problem.DocumentUnsupported, "The picture is in the HEIC format of telephones, or in AVIF, which cannot be read. Save it as JPEG or PNG, or print it to PDF, and send that.")
	case Pages:
		return problem.New(problem.DocumentUnsupported, "The document is of Pages, Numbers or Keynote, which cannot be read. Export it to Word, Excel, PowerPoint or PDF and send that.")
	case Zip, Binary:
		return problem.New(problem.DocumentUnsupported, "The document is %s, which cannot be read. Readable are %s.", kind.Noun(), readable)
	}
	return nil
}

// oldOffice names the binary formats of Office from before 2007 and what to save
// them as.
func oldOffice(kind Kind) error {
	suffix, now := ".doc", ".docx"
	switch kind {
	case OldSheet:
		suffix, now = ".xls", ".xlsx"
	case OldSlides:
		suffix, now = ".ppt", ".pptx"
	}
	return problem.New(problem.DocumentUnsupported, "The document is %s, a binary format of Office from before 2007 (%s), which cannot be read. Open it, save it as %s and send that.", kind.Noun(), suffix, now)
}
