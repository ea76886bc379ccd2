package formula

// The records of an equation that show something, by their numbers.
const (
	mtefEnd    = 0
	mtefLine   = 1
	mtefChar   = 2
	mtefTmpl   = 3
	mtefPile   = 4
	mtefMatrix = 5
	mtefEmbell = 6
)

// mtefRecord is one record with what belongs to it.
type mtefRecord struct {
	kind                byte
	absent              bool // a line that only holds a place
	selector, variation int  // of a template
	code, position      int  // of a character: its number and its place in the font; -1 for none
	typeface            int
	marks               []byte // embellishments of a character
	rows, columns       int    // of a matrix
	parts               []mtefRecord
}

// list reads records up to the one that ends the list. Programs leave out the
// ends of the outermost lists.
func (r *mtefReader) list(depth int) []mtefRecord {
	if depth > maxNesting {
		r.fail("it is nested too deeply")
		return nil
	}
	var out []mtefRecord
	for len(r.rest) > 0 {
		if r.records++; r.records > maxMTEFRecords {
			r.fail("it has too many parts")
			return nil
		}
		tag := r.byte()
		options := 0
		if r.version != 5 {
			tag, options = tag&15, int(tag>>4)
		}
		switch {
		case tag == mtefEnd:
			return out
		case tag <= mtefEmbell:
			if r.version == 5 {
				options = int(r.byte())
			}
			out = append(out, r.record(tag, options, depth))
		default:
			r.definition(tag)
		}
	}
	if depth > 1 {
		r.fail("it ends too soon")
	}
	return out
}

// The options of records.
const (
	optNudge       = 8
	optAbsent      = 1    // of a line
	optRuler       = 2    // of a line and a pile
	optSpacing     = 4    // of a line
	optMarks       = 2    // of a character, before version 5
	optMarks5      = 1    // the same in version 5
	optPosition8   = 4    // of a character in version 5
	optPosition16  = 0x10 // likewise
	optWithoutCode = 0x20 // likewise
)

func (r *mtefReader) record(tag byte, options, depth int) mtefRecord {
	rec := mtefRecord{kind: tag}
	if options&optNudge != 0 {
		r.nudge()
	}
	switch tag {
	case mtefLine:
		if options&optSpacing != 0 {
			r.word()
		}
		r.ruler(options)
		if rec.absent = options&optAbsent != 0; !rec.absent {
			rec.parts = r.list(depth + 1)
		}
	case mtefChar:
		r.character(&rec, options)
	case mtefTmpl:
		rec.selector, rec.variation = int(r.byte()), int(r.byte())
		if r.version == 5 && rec.variation >= 0x80 {
			rec.variation = rec.variation&0x7F | int(r.byte())<<8
		}
		r.skip(1)
		rec.parts = r.list(depth + 1)
	case mtefPile:
		r.skip(2)
		r.ruler(options)
		rec.parts = r.list(depth + 1)
	case mtefMatrix:
		r.skip(3)
		rec.rows, rec.columns = int(r.byte()), int(r.byte())
		r.skip((rec.rows+4)/4 + (rec.columns+4)/4) // two bits for each line between
		rec.parts = r.list(depth + 1)
	case mtefEmbell:
		rec.marks = []byte{r.byte()}
		for r.version == 3 || r.version == 4 { // several, up to a zero
			mark := r.byte()
			if mark == 0 {
				break
			}
			rec.marks = append(rec.marks, mark)
		}
	}
	return rec
}

func (r *mtefReader) character(rec *mtefRecord, options int) {
	rec.typeface, rec.position = r.typeface(), -1
	marks := optMarks
	switch r.version {
	case 2:
		rec.code = int(r.byte())
	case 3, 4:
		rec.code = r.word()
	default:
		marks = optMarks5
		rec.code = -1
		if options&optWithoutCode == 0 {
			rec.code = r.word()
		}
		if options&optPosition8 != 0 {
			rec.position = int(r.byte())
		}
		if options&optPosition16 != 0 {
			rec.position = r.word()
		}
	}
	if options&marks != 0 {
		for _, mark := range r.list(maxNesting) { // marks hold nothing below them
			rec.marks = append(rec.marks, mark.marks...)
		}
	}
}

// ruler passes over the tab stops of a line.
func (r *mtefReader) ruler(options int) {
	if options&optRuler == 0 {
		return
	}
	if len(r.rest) > 0 && r.rest[0]&15 == 7 {
		r.skip(1)
	}
	r.skip(3 * int(r.byte()))
}

// definition passes over records that show nothing, and keeps the fonts.
func (r *mtefReader) definition(tag byte) {
	switch {
	case tag == 7:
		r.skip(3 * int(r.byte()))
	case tag == 8 && r.version == 5:
		r.fontStyle(r.unsigned())
	case tag == 8:
		number, style := int(r.byte()), r.byte()
		r.styles[-number] = mtefFont{name: r.name(), italic: style&1 != 0, bold: style&2 != 0}
	case tag == 9:
		r.size()
	case tag >= 10 && tag <= 14: // sizes that have names
	case r.version != 5:
		r.fail("it has an unknown part")
	case tag == 15:
		r.unsigned()
	case tag == 16:
		r.colour(int(r.byte()))
	case tag == 17:
		r.unsigned()
		r.fonts = append(r.fonts, mtefFont{name: r.name()})
	case tag == 18:
		r.preferences()
	case tag == 19:
		r.name()
	case tag >= 100:
		r.skip(r.unsigned())
	default:
		r.fail("it has an unknown part")
	}
}

// fontStyle reads the style of a font; they are counted downwards from -1.
func (r *mtefReader) fontStyle(font int) {
	style := r.byte()
	r.defined++
	r.styles[-r.defined] = r.styled(font, style)
}

// styled is a font that was defined, counted from 1, in a style.
func (r *mtefReader) styled(font int, style byte) mtefFont {
	f := mtefFont{bold: style&1 != 0, italic: style&2 != 0}
	if font > 0 && font <= len(r.fonts) {
		f.name = r.fonts[font-1].name
	}
	return f
}

func (r *mtefReader) size() {
	switch r.byte() {
	case 100:
		r.skip(3)
	case 101:
		r.skip(2)
	default:
		r.skip(1)
	}
}

func (r *mtefReader) colour(options int) {
	const cmyk, named = 1, 4
	if options&cmyk != 0 {
		r.skip(8)
	} else {
		r.skip(6)
	}
	if options&named != 0 {
		r.name()
	}
}

// preferences passes over sizes and spaces and keeps the fonts of the styles.
func (r *mtefReader) preferences() {
	r.skip(1)
	r.dimensions()
	r.dimensions()
	for i, count := 1, int(r.byte()); i <= count && r.err == nil; i++ {
		if font := r.unsigned(); font != 0 {
			r.styles[i] = r.styled(font, r.byte())
		}
	}
}
