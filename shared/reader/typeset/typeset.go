// Package typeset is what the readers of all formats have in common: runs made
// tidy and blanks told from text, numbers as lists show them, symbol fonts and
// the boxes they draw, formulas typed as LaTeX, pictures looked at within
// bounds. It promises the same blocks for the same page whatever format showed
// it, and knows no format itself.
package typeset

import (
	"strings"

	"formwright/shared/page"
)

// Shows reports whether there is anything to see in the blocks.
func Shows(blocks []page.Block) bool {
	for _, b := range blocks {
		switch b := b.(type) {
		case page.Paragraph:
			if len(b.Runs) > 0 {
				return true
			}
		case page.ImageBlock, page.FormulaBlock:
			return true
		case page.Table:
			for _, row := range b.Rows {
				for _, cell := range row.Cells {
					if Shows(cell.Blocks) {
						return true
					}
				}
			}
		}
	}
	return false
}

// Trim drops the empty paragraphs at the end of a flow.
func Trim(blocks []page.Block) []page.Block {
	for len(blocks) > 0 {
		p, ok := blocks[len(blocks)-1].(page.Paragraph)
		if !ok || len(p.Runs) > 0 || p.Label != nil {
			break
		}
		blocks = blocks[:len(blocks)-1]
	}
	return blocks
}

// IsRule knows a line of dashes and its like, five or more of one character.
// Underscores are left alone: they are room for an answer.
func IsRule(runs []page.Run) bool {
	if len(runs) != 1 || runs[0].Kind != page.TextRun {
		return false
	}
	text := strings.ReplaceAll(runs[0].Text, " ", "")
	for _, sign := range []string{"-", "=", "~", "*", "—", "–", "─", "═", "━"} {
		if strings.HasPrefix(text, sign) {
			return strings.Trim(text, sign) == "" && len(text) >= 5*len(sign)
		}
	}
	return false
}

// Address is a link that a page may carry: to the web or a mailbox. It is empty
// for all others.
func Address(target string) string {
	target = strings.TrimSpace(target)
	lower := strings.ToLower(target)
	for _, scheme := range []string{"http://", "https://", "mailto:"} {
		if strings.HasPrefix(lower, scheme) {
			return target
		}
	}
	return ""
}

// Hex is a colour as six upper-case digits, with or without a number sign before
// it; empty when it is none.
func Hex(value string) string {
	value = strings.TrimPrefix(strings.TrimSpace(value), "#")
	if len(value) != 6 || strings.Trim(value, "0123456789abcdefABCDEF") != "" {
		return ""
	}
	return strings.ToUpper(value)
}

// Ink is a colour of text: empty for black, the ordinary one.
func Ink(hex string) string {
	if hex == "000000" {
		return ""
	}
	return hex
}

// Paper is a colour behind text or a cell: empty for white, the ordinary one.
func Paper(hex string) string {
	if hex == "FFFFFF" {
		return ""
	}
	return hex
}
