// Package qti reads QTI: items and tests of the versions 2 and 3, and questions
// and assessments of version 1.2 in the dialects of Canvas, Brightspace, Sakai,
// Blackboard and the Common Cartridge; as a package (zip) or a single file. The
// key is what the file scores as right.
package qti

import (
	"cmp"
	"context"
	"fmt"

	"golang.org/x/net/html"

	"formwright/shared/finding"
	"formwright/shared/importer/draft"
	"formwright/shared/importer/htmltext"
	"formwright/shared/importer/xmltree"
	"formwright/shared/problem"
	"formwright/shared/quiz"
)

// Read reads a package or a single file.
func Read(ctx context.Context, data []byte) (quiz.Quiz, []finding.Finding, error) {
	s := &source{ctx: ctx, d: draft.New()}
	if err := s.open(data); err != nil {
		return quiz.Quiz{}, nil, err
	}
	s.two()
	s.one()
	if err := ctx.Err(); err != nil {
		return quiz.Quiz{}, nil, err
	}
	return s.d.Finish("QTI file")
}

// source is the files of a package, read.
type source struct {
	ctx   context.Context
	d     *draft.Draft
	pack  *archive        // nil for a single file
	files []file          // of questions, in the order of the manifest
	done  map[string]bool // paths of items that a test has placed
	seen  map[string]bool // names of version 1 items, which some packages hold twice

	shuffles bool // a file beside the quiz says that its choices are shuffled
}

// file is one XML file that holds questions.
type file struct {
	path string
	root *html.Node
}

// open finds the files that hold questions.
func (s *source) open(data []byte) error {
	s.done, s.seen = map[string]bool{}, map[string]bool{}
	if !isZip(data) {
		root, err := xmltree.Parse("The QTI file", data)
		if err != nil {
			return err
		}
		root = modern(root)
		if !holdsQuestions(root) {
			return problem.New(problem.DocumentUnsupported, "The file is no QTI: it begins with <%s>.", root.Data)
		}
		s.files = []file{{"", root}}
		return nil
	}
	pack, err := openArchive(data)
	if err != nil {
		return err
	}
	s.pack = pack
	for _, path := range pack.paths() {
		if err := s.ctx.Err(); err != nil {
			return err
		}
		root, err := pack.tree(path)
		if err != nil {
			s.d.Report(finding.Error, finding.UnreadPart, finding.Position{Part: path}, "", "%s", problem.Of(err).Message)
			continue
		}
		if root = modern(root); holdsQuestions(root) {
			s.files = append(s.files, file{path, root})
		}
	}
	return nil
}

func holdsQuestions(root *html.Node) bool {
	switch root.Data {
	case "assessmentTest", "assessmentItem", "questestinterop":
		return true
	}
	return false
}

// of gives the files whose root has this name.
func (s *source) of(root string) []file {
	var out []file
	for _, f := range s.files {
		if f.root.Data == root {
			out = append(out, f)
		}
	}
	return out
}

// texts reads the texts of a file; what its pictures are called is relative to it.
func (s *source) texts(path string, at finding.Position) htmltext.Reader {
	r := htmltext.Reader{Media: s.d.Media(), Lost: s.d.Lost(at)}
	if s.pack != nil {
		r.File = func(src string) ([]byte, bool) { return s.pack.picture(path, src) }
	}
	return r
}

func place(path string, n int) finding.Position {
	return finding.Position{Part: cmp.Or(path, fmt.Sprintf("question %d", n))}
}
