// Package recognize finds the questions in what a document shows. It promises
// one thing above all: a key is never guessed; an item is given one only by
// evidence that stands in the document, and the evidence is kept. It tries every
// way of labelling the document gives reason for and follows the one that
// explains most of its lines. It knows no file format; readers bring it pages,
// and it leaves files to writers.
//
// # Where things are
//
// A file is a rule, named after what it reads; a folder is a stage, and knows only
// the stages before it. Each has a Reader that embeds the one before, so that a rule
// may ask whatever is known of the document so far. In their order (recognise in
// recognize.go is this list as code):
//
//   - lexicon: what the languages call a question, an answer, a point; letters that
//     look alike. pattern has the expressions.
//   - line: what all rules work on, and what one line tells by itself: number, letter,
//     points, looks.
//   - flatten: lines of blocks, and of the tables that are questions, keys or layout.
//   - answerkey: the list of answers, and what each of its entries answers.
//   - rewrite, asks, printed: the passes that write lines anew. passes.go lists them
//     group by group: how programs print (printed), what surrounds a test (rewrite),
//     labels in odd places (asks), wrapped lines (rewrite), the key at the end
//     (answerkey), one thing to a line (rewrite). A new rule over lines is a file in one
//     of these folders and an entry there. A long test in one plain form throughout needs
//     none of them and takes a shorter way (plain.go), with the same result.
//   - coded: tests written for programs, which are decoded first of all.
//   - slide: whole blocks and slides, before they are lines.
//   - draft: token.go says what each line could be, by labels and by beats where there
//     are none (rhythm.go); grammar.go has the ways of labelling, starts.go where
//     questions begin under one, parse.go and segment.go cut them into drafts,
//     filter.go keeps those that ask.
//   - vote: settle.go decides over all drafts at once: what bullets, boxes and letters
//     are, which marks are answers.
//   - item: one item of each draft, under its section and passage, with its key and
//     the findings.
//   - sheet: workbooks, and tables that are whole banks, by headings (columns.go,
//     header.go) or by shape (shape.go).
package recognize
