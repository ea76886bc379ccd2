package aws

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/aws/aws-sdk-go-v2/aws/retry"
	"github.com/aws/aws-sdk-go-v2/credentials"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb"
	"github.com/google/go-cmp/cmp"

	"formwright/shared/problem"
	"formwright/shared/store"
)

// script is a DynamoDB that gives prepared answers, the last one for ever, and
// keeps what it was asked.
type script struct {
	answers  []string // "status body"
	asked    []string // operations
	requests []map[string]any
	pauses   int
}

func (s *script) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, _ := io.ReadAll(r.Body)
	var request map[string]any
	_ = json.Unmarshal(body, &request)
	_, operation, _ := strings.Cut(r.Header.Get("X-Amz-Target"), ".")
	answer := s.answers[min(len(s.asked), len(s.answers)-1)]
	s.asked, s.requests = append(s.asked, operation), append(s.requests, request)
	status, text, _ := strings.Cut(answer, " ")
	w.Header().Set("Content-Type", "application/x-amz-json-1.0")
	code := http.StatusOK
	_, _ = fmt.Sscan(status, &code)
	w.WriteHeader(code)
	_, _ = io.WriteString(w, text)
}

// table is a Table on the script, at the time of 1000 seconds, that does not
// really pause.
func (s *script) table(t *testing.T) *Table {
	t.Helper()
	server := httptest.NewServer(s)
	t.Cleanup(server.Close)
	client := dynamodb.New(dynamodb.Options{
		Region: "us-east-1", BaseEndpoint: &server.URL,
		Credentials: credentials.NewStaticCredentialsProvider("test", "test", ""),
		Retryer: retry.NewStandard(func(o *retry.StandardOptions) {
			o.Backoff = retry.BackoffDelayerFunc(func(int, error) (time.Duration, error) { return 0, nil })
		}),
	})
	table := NewTable(client, "table")
	table.Now = func() time.Time { return time.Unix(1000, 0) }
	table.pause = func(context.Context, int) error { s.pauses++; return nil }
	return table
}

func (s *script) expect(t *testing.T, asked []string, pauses int) {
	t.Helper()
	if diff := cmp.Diff(asked, s.asked); diff != "" {
		t.Errorf("requests (-want +got):\n%s", diff)
	}
	if s.pauses != pauses {
		t.Errorf("paused %d times, want %d", s.pauses, pauses)
	}
}

const (
	fine      = "200 {}"
	broken    = `500 {"__type":"com.amazonaws.dynamodb.v20120810#InternalServerError","message":"oops"}`
	throttled = `400 {"__type":"com.amazonaws.dynamodb.v20120810#ThrottlingException","message":"slow down"}`
	failed    = `400 {"__type":"com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException","message":"failed"`
	tooLarge  = `400 {"__type":"com.amazon.coral.validate#ValidationException","message":"Item size has exceeded the maximum allowed size"}`
	wrong     = `400 {"__type":"com.amazon.coral.validate#ValidationException","message":"Invalid UpdateExpression"}`
)

// cancelled is the answer to a transaction; each reason is a code, and after a
// space the item that was found or a message.
func cancelled(reasons ...string) string {
	var list []string
	for _, r := range reasons {
		code, rest, _ := strings.Cut(r, " ")
		switch {
		case strings.HasPrefix(rest, "{"):
			rest = `,"Item":` + rest
		case rest != "":
			rest = fmt.Sprintf(`,"Message":%q`, rest)
		}
		list = append(list, fmt.Sprintf(`{"Code":%q%s}`, code, rest))
	}
	return `400 {"__type":"com.amazonaws.dynamodb.v20120810#TransactionCanceledException","message":"cancelled",` +
		`"CancellationReasons":[` + strings.Join(list, ",") + `]}`
}

func add() store.Op {
	return store.Op{Kind: store.OpUpdate, Key: store.Key{PK: "p", SK: "a"}, Add: map[string]int64{"n": 1}}
}

func putB(conds ...store.Cond) store.Op {
	return store.Put(store.Item{Key: store.Key{PK: "p", SK: "b"}}, conds...)
}

func times(n int, s string) []string {
	var list []string
	for range n {
		list = append(list, s)
	}
	return list
}

func TestLostRacesAreTriedAgain(t *testing.T) {
	s := &script{answers: []string{cancelled("None", "TransactionConflict"), cancelled("ThrottlingError", "None"), fine}}
	if err := s.table(t).Write(t.Context(), add(), putB()); err != nil {
		t.Fatal(err)
	}
	s.expect(t, times(3, "TransactWriteItems"), 2)
	tokens := make(map[any]bool)
	for _, r := range s.requests {
		tokens[r["ClientRequestToken"]] = true
	}
	if len(tokens) != 3 || tokens[nil] {
		t.Errorf("three requests carry the tokens %v", tokens)
	}
}

func TestLostAnswerOfATransactionIsAskedForAgain(t *testing.T) {
	s := &script{answers: []string{broken, fine}}
	if err := s.table(t).Write(t.Context(), add(), putB()); err != nil {
		t.Fatal(err)
	}
	s.expect(t, times(2, "TransactWriteItems"), 0)
	if diff := cmp.Diff(s.requests[0], s.requests[1]); diff != "" {
		t.Errorf("the second request is another one, so it would be done twice:\n%s", diff)
	}
}

func TestEndlessConflictIsTransient(t *testing.T) {
	s := &script{answers: []string{cancelled("TransactionConflict", "None")}}
	if err := s.table(t).Write(t.Context(), add(), putB()); !problem.IsTransient(err) {
		t.Errorf("write returned %v", err)
	}
	s.expect(t, times(maxAttempts, "TransactWriteItems"), maxAttempts)
}

// TestAloneOnlyRepeatableOpsAreSentAgain loses the answer of single ops: what
// would do harm when done twice comes back as transient.
func TestAloneOnlyRepeatableOpsAreSentAgain(t *testing.T) {
	key := store.Key{PK: "p", SK: "a"}
	set := store.Op{Kind: store.OpUpdate, Key: key, Set: map[string]any{"s": "x"}}
	for name, c := range map[string]struct {
		op    store.Op
		again bool
	}{
		"PutItem": {putB(), true}, "PutItem with condition": {putB(store.Absent()), false},
		"DeleteItem": {store.Delete(key), true}, "DeleteItem with condition": {store.Delete(key, store.Present()), false},
		"UpdateItem": {set, true}, "UpdateItem that adds": {add(), false},
	} {
		s := &script{answers: []string{broken, fine}}
		err := s.table(t).Write(t.Context(), c.op)
		operation, _, _ := strings.Cut(name, " ")
		if c.again {
			s.expect(t, times(2, operation), 0)
		} else {
			s.expect(t, times(1, operation), 0)
		}
		if c.again != (err == nil) || problem.IsTransient(err) == c.again {
			t.Errorf("%s: write returned %v", name, err)
		}
	}
}

func TestThrottledOpIsSentAgain(t *testing.T) {
	s := &script{answers: []string{throttled, throttled, fine}}
	if err := s.table(t).Write(t.Context(), add()); err != nil {
		t.Fatal(err)
	}
	s.expect(t, times(3, "UpdateItem"), 2)
}

func TestFirstReasonDecides(t *testing.T) {
	found := `{"pk":{"S":"p"},"sk":{"S":"b"},"a_n":{"N":"7"}}`
	s := &script{answers: []string{cancelled("None", "ConditionalCheckFailed "+found, "TransactionConflict")}}
	third := store.Delete(store.Key{PK: "p", SK: "c"})
	op, item, ok := store.FailedOp(s.table(t).Write(t.Context(), add(), putB(store.Absent()), third))
	want := &store.Item{Key: store.Key{PK: "p", SK: "b"}, Attrs: map[string]any{"n": int64(7)}}
	if diff := cmp.Diff(want, item); !ok || op != 1 || diff != "" {
		t.Errorf("op %d failed, %t (-want +got):\n%s", op, ok, diff)
	}
	s.expect(t, times(1, "TransactWriteItems"), 0)

	s = &script{answers: []string{cancelled("TransactionConflict", "ConditionalCheckFailed "+found, "None"), fine}}
	if err := s.table(t).Write(t.Context(), add(), putB(store.Absent()), third); err != nil {
		t.Errorf("write returned %v", err)
	}
	s.expect(t, times(2, "TransactWriteItems"), 1)
}

// TestUpdateOfExpiredItemBeginsAnew answers with an item that expired: the
// update goes again as a put without anything of it.
func TestUpdateOfExpiredItemBeginsAnew(t *testing.T) {
	s := &script{answers: []string{
		failed + `,"Item":{"pk":{"S":"p"},"sk":{"S":"a"},"a_n":{"N":"7"},"a_old":{"S":"x"},"expiresAt":{"N":"999"}}}`, fine}}
	if err := s.table(t).Write(t.Context(), add()); err != nil {
		t.Fatal(err)
	}
	s.expect(t, []string{"UpdateItem", "PutItem"}, 0)
	n := func(v string) map[string]any { return map[string]any{"N": v} }
	want := map[string]any{"pk": map[string]any{"S": "p"}, "sk": map[string]any{"S": "a"}, "a_n": n("1")}
	if diff := cmp.Diff(want, s.requests[1]["Item"]); diff != "" {
		t.Errorf("item (-want +got):\n%s", diff)
	}
	if got := s.requests[1]["ConditionExpression"]; got != "(attribute_not_exists(pk) OR expiresAt <= :now)" {
		t.Errorf("it is put on the condition %v", got)
	}
}

func TestRefusalsOfDynamoDB(t *testing.T) {
	const size = "Item size to update has exceeded the maximum allowed size"
	for name, c := range map[string]struct {
		answer   string
		tooLarge bool
	}{
		"TooLarge": {tooLarge, true}, "TooLargeInTransaction": {cancelled("None", "ValidationError "+size), true},
		"Wrong": {wrong, false}, "WrongInTransaction": {cancelled("ValidationError Type mismatch", "None"), false},
		"CollectionTooLarge": {cancelled("ItemCollectionSizeLimitExceeded", "None"), false},
	} {
		s := &script{answers: []string{c.answer}}
		err := s.table(t).Write(t.Context(), add(), putB())
		if err == nil || problem.IsTransient(err) || errors.Is(err, store.ErrTooLarge) != c.tooLarge {
			t.Errorf("%s: write returned %v", name, err)
		}
		s.expect(t, times(1, "TransactWriteItems"), 0)
	}
}

func TestReadsMarkTransientErrors(t *testing.T) {
	s := &script{answers: []string{broken}}
	if _, err := s.table(t).Get(t.Context(), store.Key{PK: "p", SK: "s"}); !problem.IsTransient(err) {
		t.Errorf("get returned %v", err)
	}
	s = &script{answers: []string{wrong}}
	if _, err := s.table(t).Query(t.Context(), store.Query{PK: "p", Limit: 1}); err == nil || problem.IsTransient(err) {
		t.Errorf("query returned %v", err)
	}
}

// TestReadsAreConsistent: an emulator would not show the difference.
func TestReadsAreConsistent(t *testing.T) {
	s := &script{answers: []string{fine}}
	table := s.table(t)
	if _, err := table.Get(t.Context(), store.Key{PK: "p", SK: "s"}); !errors.Is(err, store.ErrNotFound) {
		t.Errorf("get returned %v", err)
	}
	for _, q := range []store.Query{{PK: "p", Limit: 1}, {PK: "p", Limit: 1, Index: 2}} {
		if _, err := table.Query(t.Context(), q); err != nil {
			t.Error(err)
		}
	}
	for i, want := range []any{true, true, nil} { // an index cannot be
		if got := s.requests[i]["ConsistentRead"]; got != want {
			t.Errorf("%s asks with ConsistentRead %v, want %v", s.asked[i], got, want)
		}
	}
}

func TestPauseEndsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	for attempt := range maxAttempts {
		if err := pause(ctx, attempt); err == nil {
			continue // the timer was as fast as the context
		}
		return
	}
	t.Error("no pause ended with its context")
}
