package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestChoiceRows: a sheet that prints a question again for each of its choices, with
// their letters beside them, gives none of them as the answer unless a column says
// which is right.
func TestChoiceRows(t *testing.T) {
	for name, c := range map[string]struct {
		csv  string
		want []string
	}{
		"called answers":   {"question,answer,choice\nWhat flies?,cow,A\nWhat flies?,owl,B\nWhat flies?,cod,C\nWhat swims?,cow,A\nWhat swims?,cod,B\nWhat runs?,cat,A\nWhat runs?,oak,B\n", []string{"-", "-", "-"}},
		"letters mixed":    {"question,answer,choice\nWhat flies?,cod,C\nWhat flies?,cow,A\nWhat flies?,owl,B\nWhat swims?,cow,B\nWhat swims?,cod,A\nWhat runs?,oak,B\nWhat runs?,cat,A\n", []string{"-", "-", "-"}},
		"no letters":       {"id,question,answer\n1,What flies?,cow\n1,What flies?,owl\n1,What flies?,cod\n2,What swims?,cow\n2,What swims?,cod\n2,What swims?,ant\n3,What runs?,cat\n3,What runs?,oak\n3,What runs?,elm\n", []string{"-", "-", "-"}},
		"with flags":       {"qid,question,answer,correct,choice\n7,What flies?,cod,FALSE,C\n7,What flies?,cow,FALSE,A\n7,What flies?,owl,TRUE,B\n8,What swims?,cow,FALSE,B\n8,What swims?,cod,TRUE,A\n9,What runs?,oak,FALSE,B\n9,What runs?,cat,TRUE,A\n", []string{"owl", "cod", "cat"}},
		"with a key":       {"question,option,letter,correct\nWhat flies?,cow,A,B\nWhat flies?,owl,B,B\nWhat flies?,cod,C,B\nWhat swims?,cow,A,B\nWhat swims?,cod,B,B\nWhat runs?,cat,A,A\nWhat runs?,oak,B,A\n", []string{"owl", "cod", "cat"}},
		"a hyphen between": {"question,options,correct-answer\nWhat flies?,\"a:cow,b:owl,c:cod\",b\nWhat swims?,\"a:cow,b:owl,c:cod\",c\nWhat runs?,\"a:cow,b:oak,c:elm\",a\n", []string{"owl", "cod", "cow"}},
	} {
		if diff := cmp.Diff(c.want, keysOfCSV(t, c.csv)); diff != "" {
			t.Errorf("%s: %s", name, diff)
		}
	}
}
