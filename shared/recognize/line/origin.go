package line

import (
	"strings"

	"formwright/shared/finding"
	"formwright/shared/page"
)

// Origin is where a line came from: what its paragraph is and where it stands.
// The pieces of a line share it, since lines are copied and cut all the time. It
// never changes once it is made.
type Origin struct {
	Pos    finding.Position
	Style  page.Style
	Indent float64
	Align  page.Align
	Table  *page.Table // of a TableLine
	Cell   bool        // it stood in a layout table
	Shade  string      // of that cell
	Rule   string      // the line of signs typed across the page before it
}

// LineAt is an empty line that stands at a place of the document.
func LineAt(pos finding.Position) Line { return Line{Origin: &Origin{Pos: pos}} }

// Known is the origin of a line, an empty one for a line made of nothing.
func (l Line) Known() *Origin {
	if l.Origin == nil {
		return &Origin{}
	}
	return l.Origin
}

func (l Line) Pos() finding.Position { return l.Known().Pos }
func (l Line) Style() page.Style     { return l.Known().Style }
func (l Line) Indent() float64       { return l.Known().Indent }
func (l Line) Align() page.Align     { return l.Known().Align }
func (l Line) Table() *page.Table    { return l.Known().Table }
func (l Line) Cell() bool            { return l.Known().Cell }
func (l Line) Shade() string         { return l.Known().Shade }
func (l Line) Rule() string          { return l.Known().Rule }

// Quoted reports whether the line is set as a quotation, as Markdown and web pages do.
func (l Line) Quoted() bool {
	name := l.Known().Style.Name
	return name != "" && strings.Contains(strings.ToLower(name), "quote")
}
