// Package recognize finds the questions in what a document shows. It promises
// one thing above all: a key is never guessed; an item is given one only by
// evidence that stands in the document, and the evidence is kept. It tries every
// way of labelling the document gives reason for and follows the one that
// explains most of its lines. It knows no file format; readers bring it pages,
// and it leaves files to writers.
//
// # Where things are
//
// A file is a rule, named after what it reads. In the order in which they work
// (recognise in recognize.go is this list as code):
//
//   - Words. lexicon.go, vocabulary.go, words.go, cues.go, paperwords.go and the
//     other *words.go: what the languages call a question, an answer, a point.
//     confusables.go folds letters that look alike; package pattern has the
//     expressions.
//   - Blocks. ledright.go, shownagain.go, shownlater.go, notedslides.go, slidereplies.go,
//     lectureslides.go: whole blocks and slides, before they are lines.
//   - Lines. line.go is what all rules work on, lines.go makes them of blocks.
//     passes.go lists the rules that write them anew, group by group: how
//     programs print (printedPasses), what surrounds a test (framePasses),
//     labels in odd places (askPasses), wrapped lines (wrapPasses), the key at
//     the end (keyPasses; key*.go), one thing to a line (cutPasses). A new rule
//     over lines is a file and an entry there.
//   - Tokens. token.go says what each line could be, by labels (numbering.go,
//     choicelabel.go) and by beats where there are none (rhythm.go).
//   - Questions. grammar.go has the ways of labelling, starts.go where questions
//     begin under one, parse.go and segment.go cut them into drafts, filter.go
//     keeps those that ask.
//   - Votes. settleDrafts decides over all drafts at once: what bullets, boxes
//     and letters are (*vote.go), which marks are answers (marks.go, markers.go,
//     doubtfulmarks.go).
//   - Items. item.go builds one of each draft: choices.go, open.go, matching.go,
//     ordering.go, truefalse.go, statements.go, points.go; assembly.go puts them
//     under sections and passages; report.go writes the findings.
//   - Sheets. sheet*.go and bank*.go read workbooks, and tables that are whole
//     banks, by headings (bankroles.go) or by shape (sheetshape.go); they share
//     only words and items with the rest.
package recognize
