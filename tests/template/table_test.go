package template

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/store"
	"formwright/shared/store/aws"
	"formwright/shared/store/aws/awstest"
)

// The template declares the table that the driver of the store asks for: the
// keys that it makes on emulators, and the indexes that it names in queries.
func TestTable(t *testing.T) {
	tmpl, _ := read(t)
	var declared struct {
		Keys    []map[string]string `yaml:"KeySchema"`
		Indexes []struct {
			Name string              `yaml:"IndexName"`
			Keys []map[string]string `yaml:"KeySchema"`
		} `yaml:"GlobalSecondaryIndexes"`
		TTL struct {
			Name string `yaml:"AttributeName"`
		} `yaml:"TimeToLiveSpecification"`
	}
	properties(t, tmpl, "Table", &declared)

	calls := make(map[string]json.RawMessage)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		calls[r.Header.Get("X-Amz-Target")] = body
		w.Header().Set("Content-Type", "application/x-amz-json-1.0")
		io.WriteString(w, `{"Items":[],"Count":0,"Table":{"TableStatus":"ACTIVE"}}`)
	}))
	defer server.Close()
	client := awstest.DynamoDB(server.URL)
	if err := awstest.CreateTable(t.Context(), client, "t"); err != nil {
		t.Fatal(err)
	}
	var made struct {
		KeySchema              []map[string]string
		GlobalSecondaryIndexes []struct {
			IndexName string
			KeySchema []map[string]string
		}
	}
	decode(t, calls["DynamoDB_20120810.CreateTable"], &made)
	if diff := cmp.Diff(made.KeySchema, declared.Keys); diff != "" {
		t.Error(diff)
	}
	table := aws.NewTable(client, "t")
	for i, index := range declared.Indexes {
		if _, err := table.Query(t.Context(), store.Query{Index: i + 1, PK: "p", Limit: 1}); err != nil {
			t.Fatal(err)
		}
		var asked struct{ IndexName string }
		decode(t, calls["DynamoDB_20120810.Query"], &asked)
		if asked.IndexName != index.Name || made.GlobalSecondaryIndexes[i].IndexName != index.Name {
			t.Errorf("index %d is declared as %s and queried as %s", i+1, index.Name, asked.IndexName)
		}
		if diff := cmp.Diff(made.GlobalSecondaryIndexes[i].KeySchema, index.Keys); diff != "" {
			t.Error(diff)
		}
	}
	var ttl struct {
		TimeToLiveSpecification struct{ AttributeName string }
	}
	decode(t, calls["DynamoDB_20120810.UpdateTimeToLive"], &ttl)
	if got := ttl.TimeToLiveSpecification.AttributeName; got != declared.TTL.Name || got == "" {
		t.Errorf("items expire by %q, the template says %q", got, declared.TTL.Name)
	}
}

func decode(t *testing.T, text json.RawMessage, into any) {
	t.Helper()
	if err := json.Unmarshal(text, into); err != nil {
		t.Fatal(err)
	}
}
