package moodlexml_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/finding"
	"formwright/shared/importer/moodlexml"
	"formwright/shared/quiz"
)

func question(kind, inner string) string {
	return `<question type="` + kind + `"><name><text>Q1</text></name>` + inner + `<defaultgrade>2.0000000</defaultgrade></question>`
}

func stem(html string) string {
	return `<questiontext format="html"><text><![CDATA[` + html + `]]></text></questiontext>`
}

func read(t *testing.T, questions string) (quiz.Quiz, []finding.Finding) {
	t.Helper()
	q, findings, err := moodlexml.Read(context.Background(), []byte(`<?xml version="1.0"?><quiz>`+questions+"</quiz>"))
	if err != nil {
		t.Fatal(err)
	}
	return q, findings
}

// TestKindsOfOthers reads kinds that our writer does not write.
func TestKindsOfOthers(t *testing.T) {
	drag := question("ddwtos", stem("A [[2]] and a [[1]].")+`<dragbox><text>cat</text><group>1</group></dragbox><dragbox><text>dog</text><group>1</group></dragbox>`)
	fill := question("gapfill", stem("The [cat|kitten] sat.")+"<delimitchars>[]</delimitchars>")
	units := question("numerical", stem("How long?")+`<answer fraction="100"><text>3,5</text><tolerance>0.5</tolerance></answer><units><unit><multiplier>1</multiplier><unit_name>cm</unit_name></unit></units>`)
	calculated := question("calculated", stem("{a}+{b}?")+`<answer fraction="100"><text>{a}+{b}</text></answer>`)
	partly := question("multichoice", stem("Who?")+`<single>true</single><answer fraction="50"><text>me</text></answer><answer fraction="100"><text>you</text></answer>`)
	q, findings := read(t, drag+fill+units+calculated+partly)
	b := q.Items[0].Response.(quiz.Blanks).Blanks
	n := q.Items[2].Response.(quiz.Number)
	got := []string{
		fmt.Sprint(b[0].Response.(quiz.Choice).Key, b[1].Response.(quiz.Choice).Key),
		q.Items[1].Stem.Line() + " " + q.Items[1].Response.(quiz.Text).Accepted[1].Text,
		n.Key.Min.String() + ".." + n.Key.Max.String() + n.Unit,
		fmt.Sprint(q.Items[3].Response.(quiz.Choice).Key, q.Items[3].Points, q.Items[3].Label),
		fmt.Sprint(len(findings), findings[0].Code, findings[1].Code),
	}
	want := []string{"[1] [0]", "The _____ sat. kitten", "3..4cm", "[1] 2Q1", "2unread_partunread_part"}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

// TestPicturesStandBesideTheirText finds the bytes of a picture, and reports one
// that is not there.
func TestPicturesStandBesideTheirText(t *testing.T) {
	const pixel = "R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw=="
	q, findings := read(t, question("essay", `<questiontext format="html"><text><![CDATA[<p>See <img src="@@PLUGINFILE@@/my%20map.gif" alt="map"> and <img src="@@PLUGINFILE@@/b.gif" alt="other"></p>]]></text><file name="my map.gif" path="/" encoding="base64">`+pixel+`</file></questiontext>`))
	if len(q.Media) != 1 || q.Items[0].Stem.Line() != "See map and other" || len(findings) != 1 || findings[0].Code != finding.ImageUnreadable {
		t.Errorf("%d pictures, %q, %v", len(q.Media), q.Items[0].Stem.Line(), findings)
	}
}

// FuzzRead must end, with a valid quiz or none.
func FuzzRead(f *testing.F) {
	f.Add([]byte("<quiz>" + question("cloze", stem("a {1:SA:=b}")) + question("gapselect", stem("[[1]]")+"<selectoption><text>x</text></selectoption>") + "</quiz>"))
	f.Add([]byte(`<quiz><question type="category"><category><text>$course$/top/A//B</text></category></question></quiz>`))
	f.Fuzz(func(t *testing.T, data []byte) {
		moodlexml.Sniff(data)
		if q, _, err := moodlexml.Read(context.Background(), data); err == nil && q.Validate() != nil {
			t.Fatal(q.Validate())
		}
	})
}
