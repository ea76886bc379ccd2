package template

import (
	"slices"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/keys"
)

// Only the rotator writes keys, these three rings and nothing else, and it ends
// long before its lease on a ring does.
func TestRotator(t *testing.T) {
	_, functions := read(t)
	for name, f := range functions {
		if f.Allows("ssm:PutParameter") != (name == "rotator") || f.Allows("kms:Encrypt") != (name == "rotator") {
			t.Errorf("%s may write keys, or the rotator may not", name)
		}
	}
	rotator := functions["rotator"]
	var rings []string
	for _, policy := range rotator.Policies {
		for _, s := range policy.Statement {
			if slices.Contains(list(s.Action), "ssm:PutParameter") {
				rings = append(rings, list(s.Resource)...)
			}
		}
	}
	const arn = "arn:${AWS::Partition}:ssm:${AWS::Region}:${AWS::AccountId}:parameter"
	want := []string{arn + "${KeysParameter}", arn + "${LtiKeysParameter}", arn + "${SealKeysParameter}"}
	if diff := cmp.Diff(want, rings); diff != "" || len(want) != len(keys.Kinds()) {
		t.Error(diff)
	}
	for _, name := range []string{"KEYS_PARAMETER", "LTI_KEYS_PARAMETER", "SEAL_KEYS_PARAMETER", "KEY_ROTATION"} {
		if _, ok := rotator.Environment.Variables[name]; !ok {
			t.Errorf("the rotator is not given %s", name)
		}
	}
}
