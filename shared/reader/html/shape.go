package html

import (
	"bytes"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"formwright/shared/problem"
)

// checkShape refuses pages that would cost the parser far more than their size:
// deep nesting, and marks left open that it has to open again in every paragraph.
func checkShape(data []byte) error {
	z := html.NewTokenizer(bytes.NewReader(data))
	z.SetMaxBuf(maxBytes)
	depth, marks, reopened := 0, 0, 0
	for tokens := 0; ; tokens++ {
		kind := z.Next()
		if kind == html.ErrorToken {
			return nil // the end; the parser forgives everything else
		}
		if kind == html.StartTagToken || kind == html.EndTagToken {
			name, _ := z.TagName()
			tag := atom.Lookup(name)
			step := 1
			if kind == html.EndTagToken {
				step = -1
			}
			switch {
			case isMark(tag):
				marks = max(marks+step, 0)
			case endsItself(tag):
			default:
				depth = max(depth+step, 0)
			}
			if kind == html.StartTagToken {
				reopened += marks
			}
		}
		switch {
		case tokens > maxTokens:
			return problem.New(problem.DocumentTooLarge, "The page has more than %d tags, which is the limit. Split it.", maxTokens)
		case depth > maxDepth, marks > maxDepth:
			return tooDeep(nil)
		case reopened > maxReopened:
			return problem.New(problem.DocumentTooLarge, "The page leaves too many marks such as bold open. Save it again from a word processor.")
		}
	}
}

func tooDeep(cause error) error {
	return problem.Wrap(cause, problem.DocumentTooLarge, "The page nests elements more than %d deep, which is the limit. Save it again from a word processor.", maxDepth)
}

// isMark tells the elements that a parser opens again after a block that ended
// while they were open.
func isMark(tag atom.Atom) bool {
	switch tag {
	case atom.A, atom.B, atom.Big, atom.Code, atom.Em, atom.Font, atom.I, atom.Nobr, atom.S, atom.Small, atom.Strike, atom.Strong, atom.Tt, atom.U:
		return true
	}
	return false
}

// endsItself tells the elements that have no end tag or may leave it out.
func endsItself(tag atom.Atom) bool {
	switch tag {
	case atom.Area, atom.Base, atom.Br, atom.Col, atom.Embed, atom.Hr, atom.Img, atom.Input, atom.Link, atom.Meta, atom.Param, atom.Source,
		atom.Track, atom.Wbr, atom.P, atom.Li, atom.Dt, atom.Dd, atom.Option, atom.Optgroup, atom.Tr, atom.Td, atom.Th, atom.Thead, atom.Tbody,
		atom.Tfoot, atom.Colgroup, atom.Rp, atom.Rt:
		return true
	}
	return false
}
