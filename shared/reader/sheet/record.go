package sheet

import "strings"

// parser cuts a text into records. A quote opens a quoted field only at the
// field's beginning, and only closes it before a separator or the end of the
// line, so that stray quotes in a text do no harm.
type parser struct {
	rest string
	sep  byte
	buf  []string
}

// record gives the fields of the next record, good until the next call.
func (p *parser) record() ([]string, bool) {
	if p.rest == "" {
		return nil, false
	}
	p.buf = p.buf[:0]
	for {
		field, more := p.field()
		p.buf = append(p.buf, field)
		if !more {
			return p.buf, true
		}
	}
}

// field reads one field; more tells that another follows in the record.
func (p *parser) field() (field string, more bool) {
	if trimmed := strings.TrimLeft(p.rest, " "); strings.HasPrefix(trimmed, `"`) {
		if field, rest, ok := quoted(trimmed, p.sep); ok {
			p.rest = rest
			return field, p.step()
		}
	}
	i := 0
	for i < len(p.rest) && p.rest[i] != p.sep && p.rest[i] != '\n' {
		i++
	}
	field, p.rest = p.rest[:i], p.rest[i:]
	return field, p.step()
}

// step passes the sign behind a field.
func (p *parser) step() (more bool) {
	if p.rest == "" {
		return false
	}
	more = p.rest[0] == p.sep
	p.rest = p.rest[1:]
	return more
}

// quoted reads a quoted field. It is not one when its closing quote is missing
// or something else than white space follows it.
func quoted(s string, sep byte) (field, rest string, ok bool) {
	doubled := false
	for i := 1; i < len(s); i++ {
		if s[i] != '"' {
			continue
		}
		if i+1 < len(s) && s[i+1] == '"' {
			doubled = true
			i++
			continue
		}
		after := s[i+1:]
		if sep != '\t' {
			after = strings.TrimLeft(after, " \t")
		} else {
			after = strings.TrimLeft(after, " ")
		}
		if after != "" && after[0] != sep && after[0] != '\n' {
			return "", "", false
		}
		field = s[1:i]
		if doubled {
			field = strings.ReplaceAll(field, `""`, `"`)
		}
		return field, after, true
	}
	return "", "", false
}
