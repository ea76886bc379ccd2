package aws

import (
	"maps"
	"regexp"
	"slices"
	"testing"
	"time"

	"github.com/aws/aws-sdk-go-v2/service/dynamodb/types"
	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"
	"pgregory.net/rapid"

	"formwright/shared/store"
)

// attributeValues compares attribute values by what they hold.
func attributeValues() cmp.Option {
	return cmpopts.IgnoreUnexported(types.AttributeValueMemberS{}, types.AttributeValueMemberN{},
		types.AttributeValueMemberB{}, types.AttributeValueMemberBOOL{})
}

func TestConditionsCountExpiredAsAbsent(t *testing.T) {
	const live = " AND attribute_exists(pk) AND (attribute_not_exists(expiresAt) OR expiresAt > :now)"
	const gone = "(attribute_not_exists(pk) OR expiresAt <= :now)"
	for name, c := range map[string]struct {
		conds []store.Cond
		want  string
	}{
		"Absent":  {[]store.Cond{store.Absent()}, gone},
		"Present": {[]store.Cond{store.Present()}, live[5:]},
		"FieldAbsent": {[]store.Cond{{Test: store.FieldAbsent, Field: "f"}},
			"(attribute_not_exists(#n0) OR " + gone + ")"},
		"FieldPresent": {[]store.Cond{{Test: store.FieldPresent, Field: "f"}}, "attribute_exists(#n0)" + live},
		"Is":           {[]store.Cond{store.Is("f", "x")}, "(#n0 = :v0)" + live},
		"IsNot": {[]store.Cond{store.IsNot("f", "x")},
			"(attribute_not_exists(#n0) OR (#n0 <> :v0) OR " + gone + ")"},
		"Between": {[]store.Cond{store.Least("f", int64(1)), store.Most("f", int64(5))},
			"(#n0 >= :v0) AND (#n0 <= :v1)" + live},
	} {
		e := newExpression(time.Unix(1000, 0))
		if diff := cmp.Diff(c.want, *together(e.conditions(c.conds))); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
		if diff := cmp.Diff(number(1000), e.values[":now"], attributeValues()); diff != "" {
			t.Errorf("%s: now (-want +got):\n%s", name, diff)
		}
	}
}

func TestUpdateExpression(t *testing.T) {
	expires := time.Unix(2000, 5)
	op := store.Op{Kind: store.OpUpdate, Key: store.Key{PK: "p", SK: "s"}, Set: map[string]any{"b": "x", "a": true},
		Add: map[string]int64{"n": 3, "m": -3}, Unset: []string{"u"},
		Index: [2]*store.Key{{PK: "i", SK: "j"}, {}}, Expires: &expires}
	got := step{op: op}.request("table", time.Unix(1000, 0)).Update
	want := &types.Update{
		UpdateExpression: new("SET #n0 = :v0, #n1 = :v1, #n5 = :v4, #n6 = :v5, #n9 = :v6 " +
			"ADD #n2 :v2, #n3 :v3 REMOVE #n4, #n7, #n8"),
		ConditionExpression: new("(attribute_not_exists(expiresAt) OR expiresAt > :now) " +
			"AND (attribute_not_exists(#n2) OR #n2 >= :v8) AND (attribute_not_exists(#n3) OR #n3 <= :v9)"),
		ExpressionAttributeNames: map[string]string{"#n0": "a_a", "#n1": "a_b", "#n2": "a_m", "#n3": "a_n", "#n4": "a_u",
			"#n5": "gpk1", "#n6": "gsk1", "#n7": "gpk2", "#n8": "gsk2", "#n9": "expiresAt"},
		ExpressionAttributeValues: attributes{":v0": encodeValue(true), ":v1": text("x"), ":v2": number(-3), ":v3": number(3),
			":v4": text("i"), ":v5": text("j"), ":v6": number(2000), ":now": number(1000),
			":v8": number(-9223372036854775805), ":v9": number(9223372036854775804)},
	}
	opts := []cmp.Option{attributeValues(), cmpopts.IgnoreUnexported(types.Update{}),
		cmpopts.IgnoreFields(types.Update{}, "TableName", "Key", "ReturnValuesOnConditionCheckFailure")}
	if diff := cmp.Diff(want, got, opts...); diff != "" {
		t.Errorf("update (-want +got):\n%s", diff)
	}
}

func anyOp(t *rapid.T) store.Op {
	field := rapid.SampledFrom([]string{"a", "b", "c"})
	value := rapid.SampledFrom([]any{"x", int64(1), true, []byte("y")})
	op := store.Op{Kind: rapid.SampledFrom([]store.OpKind{store.OpUpdate, store.OpDelete, store.OpCheck}).Draw(t, "kind"),
		Key: store.Key{PK: "p", SK: "s"}, Set: map[string]any{}, Add: map[string]int64{}}
	for range rapid.IntRange(0, 4).Draw(t, "conditions") {
		op.Conds = append(op.Conds, store.Cond{Test: store.Test(rapid.IntRange(0, 7).Draw(t, "test")),
			Field: field.Draw(t, "field"), Value: value.Draw(t, "value")})
	}
	for _, name := range rapid.SliceOfDistinct(field, rapid.ID).Draw(t, "changed") {
		switch rapid.IntRange(0, 2).Draw(t, "change") {
		case 0:
			op.Set[name] = value.Draw(t, "value")
		case 1:
			op.Add[name] = rapid.Int64().Draw(t, "n")
		default:
			op.Unset = append(op.Unset, name)
		}
	}
	if rapid.Bool().Draw(t, "moved") {
		op.Index[1] = &store.Key{PK: "i", SK: "j"}
	}
	return op
}

// TestPlaceholdersAreUsedAndDefined holds requests to DynamoDB's rule: each
// placeholder of a text is defined, and each defined one is in a text.
func TestPlaceholdersAreUsedAndDefined(t *testing.T) {
	placeholder := regexp.MustCompile(`[#:][a-z0-9]+`)
	rapid.Check(t, func(t *rapid.T) {
		var texts string
		var names map[string]string
		var values attributes
		add := func(update, condition *string, n map[string]string, v attributes) {
			for _, s := range []*string{update, condition} {
				if s != nil {
					texts += *s + " "
				}
			}
			names, values = n, v
		}
		switch r := (step{op: anyOp(t)}).request("table", time.Unix(1000, 0)); {
		case r.Update != nil:
			add(r.Update.UpdateExpression, r.Update.ConditionExpression, r.Update.ExpressionAttributeNames, r.Update.ExpressionAttributeValues)
		case r.Delete != nil:
			add(nil, r.Delete.ConditionExpression, r.Delete.ExpressionAttributeNames, r.Delete.ExpressionAttributeValues)
		default:
			add(nil, r.ConditionCheck.ConditionExpression, r.ConditionCheck.ExpressionAttributeNames, r.ConditionCheck.ExpressionAttributeValues)
		}
		used := slices.Sorted(slices.Values(placeholder.FindAllString(texts, -1)))
		defined := slices.Sorted(maps.Keys(names))
		defined = append(defined, slices.Sorted(maps.Keys(values))...)
		slices.Sort(defined)
		if diff := cmp.Diff(defined, slices.Compact(used), cmpopts.EquateEmpty()); diff != "" {
			t.Fatalf("placeholders of %q (-defined +used):\n%s", texts, diff)
		}
	})
}

func TestQueryRanges(t *testing.T) {
	for _, c := range []struct{ prefix, until, want string }{
		{"", "", "pk = :v0"},
		{"", "m", "pk = :v0 AND sk <= :v1"},
		{"job#", "", "pk = :v0 AND begins_with(sk, :v1)"},
		{"job#", "job#5", "pk = :v0 AND sk BETWEEN :v1 AND :v2"},
		{"job#", "job#", "pk = :v0 AND sk BETWEEN :v1 AND :v2"},
		{"job#", "k", "pk = :v0 AND begins_with(sk, :v1)"},
		{"job#", "job", "nothing"},
	} {
		in, err := queryInput("table", store.Query{PK: "p", Prefix: c.prefix, Until: c.until, Limit: 1}, time.Unix(1, 0))
		if err != nil {
			t.Fatal(err)
		}
		got := "nothing"
		if in != nil {
			got = *in.KeyConditionExpression
		}
		if got != c.want {
			t.Errorf("prefix %q until %q: %s, want %s", c.prefix, c.until, got, c.want)
		}
	}
}

func TestItemsRoundTrip(t *testing.T) {
	item := &store.Item{Key: store.Key{PK: "p", SK: "s"}, Index: [2]store.Key{{}, {PK: "i", SK: "j"}},
		Expires: time.Unix(1000, 0).UTC(),
		Attrs:   map[string]any{"pk": "mine", "n": int64(-1 << 63), "t": false, "b": []byte{}, "e": ""}}
	m := encodeItem(item)
	m[touchedAttr] = encodeValue(true)
	got, err := decodeItem(m)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(item, got); diff != "" {
		t.Errorf("item (-want +got):\n%s", diff)
	}
	for _, strange := range []types.AttributeValue{
		&types.AttributeValueMemberN{Value: "1.5"}, &types.AttributeValueMemberN{Value: "9223372036854775808"},
		&types.AttributeValueMemberNULL{Value: true},
	} {
		m["a_n"] = strange
		if _, err := decodeItem(m); err == nil {
			t.Errorf("an item with %v was read", strange)
		}
	}
}
