package rtf

import "formwright/shared/page"

// word reads a control word.
func (r *reader) word(t token) {
	if r.now.place == skipPlace || r.destination(t) || r.now.place == quietPlace {
		return
	}
	switch {
	case t.word == "u":
		r.unicode(t.number)
		return
	case t.word == "uc":
		r.now.skip = min(max(t.number, 0), 16)
		return
	}
	switch r.now.place {
	case fontPlace:
		r.fontWord(t)
		return
	case colourPlace:
		r.colourWord(t)
		return
	case listPlace, overridePlace:
		r.lists.word(t, r.now.place)
		return
	case objectPlace:
		return
	case picturePlace:
		r.picture.word(t)
		return
	case stylePlace:
		if t.word == "s" {
			r.styleAt = t.number
		}
	}
	if r.now.chars.word(t) || r.now.para.word(t) {
		return
	}
	if c, ok := character(t); ok {
		r.text(c)
		return
	}
	if r.now.place == codePlace {
		r.fieldWord(t)
		return
	}
	r.layout(t)
}

// layout reads the words that end something, and those of the whole document.
func (r *reader) layout(t token) {
	switch t.word {
	case "ansicpg":
		r.page = t.number
	case "mac":
		r.page = 10000
	case "pc":
		r.page = 437
	case "pca":
		r.page = 850
	case "deff":
		r.plainFont = t.number
	case "par", "nestcell":
		if r.now.place == bodyPlace {
			r.finish(true)
		}
	case "line", "lbr":
		r.add(page.Run{Kind: page.BreakRun})
	case "tab":
		r.add(page.Run{Kind: page.TabRun, Marks: r.marks(&r.now)})
	case "page", "sect":
		r.newPage()
	case "trowd":
		r.story.row = rowShape{}
	case "cell":
		r.endCell()
	case "row":
		if r.now.place == bodyPlace {
			r.endRow()
		}
	default:
		r.story.row.word(t, r)
	}
}

// character is what a control word stands for in the text.
func character(t token) (string, bool) {
	switch t.word {
	case "emdash":
		return "—", true
	case "endash":
		return "–", true
	case "bullet":
		return "•", true
	case "lquote":
		return "‘", true
	case "rquote":
		return "’", true
	case "ldblquote":
		return "“", true
	case "rdblquote":
		return "”", true
	case "emspace", "enspace", "qmspace":
		return " ", true
	case "ltrmark":
		return "\u200e", true
	case "rtlmark":
		return "\u200f", true
	}
	return "", false
}

// sign reads a control symbol.
func (r *reader) sign(c byte) {
	if r.pass > 0 && c != '*' {
		r.pass--
		return
	}
	switch c {
	case '*':
		r.star = true
		return
	case '~':
		r.flush()
		r.text("\u00a0")
	case '_':
		r.flush()
		r.text("\u2011")
	case '\\', '{', '}':
		r.byte(c)
	case '\n', '\r':
		r.flush()
		if r.now.place == bodyPlace {
			r.finish(true)
		}
	case '\t':
		r.flush()
		r.add(page.Run{Kind: page.TabRun, Marks: r.marks(&r.now)})
	}
}

// destination reads a word that says what its group is for; false for others. A
// group marked as one that may be passed over is, unless it is known.
func (r *reader) destination(t token) bool {
	to, known := placeOf(t.word)
	switch {
	case t.word == "fldinst":
		r.field().code = ""
	case t.word == "field":
		r.beginField()
	case t.word == "fldrslt":
		r.beginResult()
	case t.word == "footnote" || t.word == "shptxt":
		if !r.beginStory(t.word) {
			r.now.place = skipPlace
			return true
		}
	case t.word == "pict" || t.word == "objdata":
		r.picture = picture{}
	case t.word == "object":
		r.objectRead = false
	case t.word == "result" && r.objectRead: // its picture
		r.now.place = skipPlace
		return true
	case t.word == "ud":
		to = r.outside()
	case t.word == "mden" || t.word == "msup" || t.word == "msub" || t.word == "mdeg":
		r.text(map[string]string{"mden": "/", "msup": "^", "msub": "_", "mdeg": " "}[t.word])
	}
	switch {
	case known:
		r.now.place, r.now.begun = to, t.word
		r.now.shows = t.word == "sv" && r.property == shapePicture
	case r.star:
		r.now.place = skipPlace
		return true
	}
	return known
}

// outside is what the text around a group with an older twin is for.
func (r *reader) outside() place {
	for i := len(r.stack) - 1; i >= 0; i-- {
		if p := r.stack[i].place; p != skipPlace && p != quietPlace {
			return r.stack[i].place
		}
	}
	return bodyPlace
}

// placeOf gives the groups that are read, and of those that are not the ones
// without a sign that they may be passed over.
func placeOf(word string) (place, bool) {
	switch word {
	case "fonttbl":
		return fontPlace, true
	case "colortbl":
		return colourPlace, true
	case "stylesheet":
		return stylePlace, true
	case "listtable":
		return listPlace, true
	case "listoverridetable":
		return overridePlace, true
	case "listtext", "pntext":
		return labelPlace, true
	case "pict":
		return picturePlace, true
	case "objdata":
		return objectPlace, true
	case "title":
		return titlePlace, true
	case "fldinst", "formfield":
		return codePlace, true
	case "ffl":
		return entryPlace, true
	case "info", "upr", "shpinst", "sp", "picprop", "object":
		return quietPlace, true
	case "sn":
		return namePlace, true
	case "sv":
		return valuePlace, true
	case "field", "fldrslt", "result", "footnote", "shptxt", "ud", "shppict", "mmath", "moMath", "moMathPara", "mr", "mden", "msup", "msub", "mdeg":
		return bodyPlace, true
	case "header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr", "footerf", "nonshppict", "nonesttables", "shprslt",
		"ftnsep", "ftnsepc", "aftnsep", "pn", "annotation", "atnid", "atnauthor", "bkmkstart", "bkmkend", "xe", "tc", "rxe", "tcn", "revtbl",
		"themedata", "colorschememapping", "datastore", "latentstyles", "filetbl", "mmathPict",
		"mctrlPr", "mfPr", "mradPr", "msSupPr", "msSubPr", "mnaryPr", "mdPr", "generator", "listname", "pgdsctbl":
		return skipPlace, true
	}
	return bodyPlace, false
}
