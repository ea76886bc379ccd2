package typeset

import "formwright/shared/page"

// BoxState reads a glyph that draws a check box.
func BoxState(glyph string) page.Check {
	switch glyph {
	case "☐", "□", "❏", "❐", "❑", "❒", "▢", "⬜", "◻":
		return page.Unchecked
	case "☑", "☒", "🗹", "🗷", "⊠", "✅":
		return page.Checked
	}
	return page.NoCheck
}
