package pdf

import (
	"encoding/binary"
	"math"

	"formwright/shared/reader/layout"
)

func putFloat(b []byte, f float64) {
	binary.LittleEndian.PutUint32(b, math.Float32bits(float32(f)))
}

// openForms starts PDFium's form environment, which knows what fields inherit
// from one another. None of its callbacks is needed for reading.
func (r *reading) openForms() {
	if r.lib.number("FPDF_GetFormType", uint64(r.doc)) == 0 {
		return
	}
	info := r.lib.handle("FPDF_FORMFILLINFO_Create")
	r.forms = r.lib.handle("FPDFDOC_InitFormFillEnvironment", uint64(r.doc), uint64(info))
}

// Kinds of form fields.
const (
	checkBox  = 2
	radio     = 3
	comboBox  = 4
	listBox   = 5
	textField = 6
)

// field reads a field of a form.
func (s *sheet) field(a handle, place rect) (layout.Field, bool) {
	if s.forms == 0 || place.area() == 0 {
		return layout.Field{}, false
	}
	at := []uint64{uint64(s.forms), uint64(a)}
	f := layout.Field{Box: place.box(), Name: s.fieldText("FPDFAnnot_GetFormFieldName", at)}
	switch s.lib.number("FPDFAnnot_GetFormFieldType", at...) {
	case checkBox, radio:
		f.Kind = layout.CheckField
		if s.lib.number("FPDFAnnot_GetFormFieldType", at...) == radio {
			f.Kind = layout.RadioField
		}
		if f.Checked = s.lib.is("FPDFAnnot_IsChecked", at...); f.Checked {
			f.Value = s.fieldText("FPDFAnnot_GetFormFieldExportValue", at)
		}
	case comboBox, listBox:
		f.Kind = layout.ListField
		f.Value = s.fieldText("FPDFAnnot_GetFormFieldValue", at)
		f.Options = s.fieldOptions(at)
	case textField:
		f.Kind = layout.TextField
		f.Value = s.fieldText("FPDFAnnot_GetFormFieldValue", at)
	default:
		return layout.Field{}, false
	}
	return f, true
}

func (s *sheet) fieldText(function string, at []uint64) string {
	return clean(s.lib.wide(func(buffer, size uint64) uint64 {
		return s.lib.call(function, at[0], at[1], buffer, size)
	}))
}

func (s *sheet) fieldOptions(at []uint64) []string {
	var out []string
	for i := range min(max(s.lib.number("FPDFAnnot_GetOptionCount", at...), 0), maxOptions) {
		out = append(out, clean(s.lib.wide(func(buffer, size uint64) uint64 {
			return s.lib.call("FPDFAnnot_GetOptionLabel", at[0], at[1], uint64(i), buffer, size)
		})))
	}
	return out
}
