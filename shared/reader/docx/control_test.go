package docx

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

func TestFormFieldsAndControls(t *testing.T) {
	form := func(name, data, result string) string {
		return `<w:r><w:fldChar w:fldCharType="begin"><w:ffData>` + data + `</w:ffData></w:fldChar></w:r><w:r><w:instrText>` + name + `</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>` + result + `<w:r><w:fldChar w:fldCharType="end"/></w:r>`
	}
	sdt := func(props, content string) string {
		return `<w:sdt><w:sdtPr>` + props + `</w:sdtPr><w:sdtContent>` + content + `</w:sdtContent></w:sdt>`
	}
	check := func(c page.Check) page.Run { return page.Run{Kind: page.CheckRun, Check: c} }
	blank := page.Run{Kind: page.BlankRun}
	tests := []struct {
		name, inner string
		want        page.Run
	}{
		{"empty text field", form(" FORMTEXT ", "<w:textInput/>", r("\u2002\u2002\u2002")), blank},
		{"filled text field", form(" FORMTEXT ", "<w:textInput/>", r("Paris")), plain("Paris")},
		{"simple text field", `<w:fldSimple w:instr=" FORMTEXT "/>`, blank},
		{"check box", form(" FORMCHECKBOX ", `<w:checkBox><w:default w:val="0"/></w:checkBox>`, ""), check(page.Unchecked)},
		{"set by default", form(" FORMCHECKBOX ", `<w:checkBox><w:default w:val="1"/></w:checkBox>`, ""), check(page.Checked)},
		{"set by hand", form(" FORMCHECKBOX ", `<w:checkBox><w:default w:val="0"/><w:checked/></w:checkBox>`, ""), check(page.Checked)},
		{"drop-down field", form(" FORMDROPDOWN ", `<w:ddList><w:listEntry w:val="a"/><w:listEntry w:val="b"/></w:ddList>`, ""), plain("{a / b}")},
		{"open box", sdt(`<w14:checkbox><w14:checked w14:val="0"/></w14:checkbox>`, r("☐")), check(page.Unchecked)},
		{"ticked box", sdt(`<w14:checkbox><w14:checked w14:val="1"/></w14:checkbox>`, r("☒")), check(page.Checked)},
		{"prompt of a list", sdt(`<w:showingPlcHdr/><w:dropDownList><w:listItem w:value="a"/></w:dropDownList>`, r("Choose an item.")), blank},
		{"list to choose from", sdt(`<w:showingPlcHdr/><w:dropDownList><w:listItem w:value="Choose an item."/><w:listItem w:displayText="Rome" w:value="1"/><w:listItem w:displayText="Paris" w:value="2"/></w:dropDownList>`, r("Choose an item.")), plain("{Rome / Paris}")},
		{"list to choose or type", sdt(`<w:comboBox><w:listItem w:displayText="Pick" w:value=""/><w:listItem w:value="a"/><w:listItem w:value="b"/></w:comboBox><w:showingPlcHdr/>`, r("Pick")), plain("{a / b}")},
		{"date to be filled in", sdt(`<w:showingPlcHdr/><w:date/>`, r("Click to enter a date.")), blank},
		{"date", sdt(`<w:date w:fullDate="2024-03-01T00:00:00Z"/>`, r("1 March")), plain("1 March")},
		{"chosen entry", sdt(`<w:dropDownList/>`, r("Rome")), plain("Rome")},
	}
	for _, tt := range tests {
		if diff := cmp.Diff([]page.Run{tt.want}, runsOf(t, doc(para(tt.inner)))); diff != "" {
			t.Errorf("%s (-want +got):\n%s", tt.name, diff)
		}
	}
	around := doc(sdt(`<w:showingPlcHdr/>`, p("Click here")+p("and here")) + sdt("", p("kept")))
	checkLines(t, around, "_____", "", "kept")
}

func TestRepeatingSections(t *testing.T) {
	section := func(inner string) string {
		return `<w:sdt><w:sdtPr><w15:repeatingSectionItem/></w:sdtPr><w:sdtContent>` + inner + `</w:sdtContent></w:sdt>`
	}
	checkLines(t, doc(`<w:sdt><w:sdtPr><w15:repeatingSection/></w:sdtPr><w:sdtContent>`+section(p("one"))+section(p("two"))+`</w:sdtContent></w:sdt>`), "one", "two")
}
