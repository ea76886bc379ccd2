package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestFlaggedRows reads sheets that say of each choice, in a row below its question,
// whether it is right, with what a bank knows of the question beside that.
func TestFlaggedRows(t *testing.T) {
	for name, csv := range map[string]string{
		"figures": `1,GEO_1,Which river flows through Cairo?,Rivers,9
,Nile,1
,Volga,0
2,GEO_2,Choose what is right,Rivers,9
,The Po is in Italy,1
,The Elbe is in Spain,0
,The Loire is in France,1
3,GEO_3,Choose what is right,Lakes,9
,Garda is a sea,0
,Como is a lake,1`,
		"words": `1,GEO_1,Sông nào chảy qua Cairo?,Sông,9
,Nile,Đúng
,Volga,Sai
2,GEO_2,Chọn khẳng định đúng,Sông,9
,The Po is in Italy,Đúng
,The Elbe is in Spain,Sai
,The Loire is in France,Đúng
3,GEO_3,Chọn khẳng định đúng,Hồ,9
,Garda is a sea,Sai
,Como is a lake,Đúng`,
	} {
		if diff := cmp.Diff([]string{"Nile", "The Po is in Italy | The Loire is in France", "Como is a lake"}, keysOfCSV(t, csv)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
