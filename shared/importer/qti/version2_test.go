package qti_test

import (
	"context"
	"testing"

	"formwright/shared/importer/qti"
)

func declared(cardinality, base, values, mapping string) string {
	return `<responseDeclaration identifier="R" cardinality="` + cardinality + `" baseType="` + base + `"><correctResponse>` + values + `</correctResponse>` + mapping + `</responseDeclaration>`
}

func value(s string) string { return "<value>" + s + "</value>" }

// TestVersion2 reads interactions that our writer does not write, and QTI 3.
func TestVersion2(t *testing.T) {
	associable := func(id string) string {
		return `<simpleAssociableChoice identifier="` + id + `" matchMax="1">` + id + `</simpleAssociableChoice>`
	}
	for name, c := range map[string]struct{ body, want string }{
		"gap match": {declared("multiple", "directedPair", value("w g"), "") + `<itemBody><gapMatchInteraction responseIdentifier="R"><gapText identifier="v" matchMax="1">spring</gapText><gapText identifier="w" matchMax="1">winter</gapText><p>Now is the <gap identifier="g"/>.</p></gapMatchInteraction></itemBody>`,
			"blanks: [choice: spring *winter]"},
		"hot text": {declared("single", "identifier", value("b"), "") + `<itemBody><hottextInteraction responseIdentifier="R"><prompt>Which?</prompt><p>A <hottext identifier="a">cat</hottext> <hottext identifier="b">swim</hottext>.</p></hottextInteraction></itemBody>`,
			"choice: cat *swim"},
		"associate": {declared("multiple", "pair", value("a b"), "") + `<itemBody><associateInteraction responseIdentifier="R"><prompt>Pair.</prompt>` + associable("a") + associable("b") + associable("c") + `</associateInteraction></itemBody>`,
			"match: a-b 2"},
		"match, sets swapped": {declared("multiple", "directedPair", value("a x")+value("a y")+value("b z"), "") + `<itemBody><matchInteraction responseIdentifier="R"><prompt>Sort.</prompt><simpleMatchSet>` + associable("a") + associable("b") + `</simpleMatchSet><simpleMatchSet>` + associable("x") + associable("y") + associable("z") + `</simpleMatchSet></matchInteraction></itemBody>`,
			"match: x-a y-a z-b 2"},
		"tolerance": {declared("single", "float", value("10"), "") + `<itemBody><p>How many? <textEntryInteraction responseIdentifier="R"/></p></itemBody><responseProcessing><responseCondition><responseIf><equal toleranceMode="absolute" tolerance="2 2"><variable identifier="R"/><correct identifier="R"/></equal></responseIf></responseCondition></responseProcessing>`,
			"number: 8..12"},
		"mapping alone": {`<responseDeclaration identifier="R" cardinality="single" baseType="string"><mapping><mapEntry mapKey="York" mappedValue="1"/><mapEntry mapKey="york" mappedValue="0.5"/></mapping></responseDeclaration><itemBody><p>Sun of <textEntryInteraction responseIdentifier="R"/>.</p></itemBody>`,
			"text: York york"},
		"slider": {declared("single", "integer", value("16"), "") + `<itemBody><sliderInteraction responseIdentifier="R" lowerBound="0" upperBound="100"><prompt>Percent?</prompt></sliderInteraction></itemBody>`, "number: 16..16"},
	} {
		q, findings, err := qti.Read(context.Background(), []byte(`<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T">`+c.body+`</assessmentItem>`))
		if err != nil {
			t.Errorf("%s: %v %v", name, err, findings)
			continue
		}
		if got := key(q.Items[0].Response); got != c.want {
			t.Errorf("%s: %s, want %s", name, got, c.want)
		}
	}
}

// TestVersion3 reads the names that QTI 3 gives to the same elements.
func TestVersion3(t *testing.T) {
	q, _, err := qti.Read(context.Background(), []byte(`<qti-assessment-item identifier="i" title="T"><qti-response-declaration identifier="R" cardinality="single" base-type="identifier"><qti-correct-response><qti-value>b</qti-value></qti-correct-response></qti-response-declaration>
<qti-item-body><p>Who?</p><qti-choice-interaction response-identifier="R" max-choices="1"><qti-simple-choice identifier="a">me</qti-simple-choice><qti-simple-choice identifier="b">you</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`))
	if err != nil {
		t.Fatal(err)
	}
	if got := q.Items[0].Stem.Line() + " " + key(q.Items[0].Response); got != "Who? choice: me *you" {
		t.Error(got)
	}
}

// FuzzRead must end, with a valid quiz or none.
func FuzzRead(f *testing.F) {
	f.Add([]byte(`<assessmentItem>` + declared("single", "float", value("1"), "") + `<itemBody><p><textEntryInteraction responseIdentifier="R"/></p></itemBody></assessmentItem>`))
	f.Add([]byte("<questestinterop>" + item(field("question_type", "matching_question"), text("a")+"<response_lid ident=\"r\">"+text("b")+labels("c")+"</response_lid>", rule(equal("r", "A"), full)) + "</questestinterop>"))
	f.Add([]byte("PK\x03\x04"))
	f.Fuzz(func(t *testing.T, data []byte) {
		qti.Sniff(data)
		if q, _, err := qti.Read(context.Background(), data); err == nil && q.Validate() != nil {
			t.Fatal(q.Validate())
		}
	})
}
