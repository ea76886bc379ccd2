package aws

import (
	"context"
	"fmt"
	"strings"
	"time"

	sdk "github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb"

	"formwright/shared/store"
)

// Table is a store.Table in one DynamoDB table.
type Table struct {
	// Now is the clock that decides what has expired.
	Now func() time.Time

	client *dynamodb.Client
	name   string
	pause  func(ctx context.Context, attempt int) error // before another try
}

// NewTable makes the Table of the DynamoDB table called name.
func NewTable(client *dynamodb.Client, name string) *Table {
	return &Table{Now: time.Now, client: client, name: name, pause: pause}
}

// Get implements store.Table.
func (t *Table) Get(ctx context.Context, key store.Key) (store.Item, error) {
	if err := key.Validate(); err != nil {
		return store.Item{}, err
	}
	item, err := t.live(ctx, key)
	if err != nil {
		return store.Item{}, err
	}
	if item == nil {
		return store.Item{}, store.ErrNotFound
	}
	return *item, nil
}

// live reads what stands at a key now; nil when nothing does.
func (t *Table) live(ctx context.Context, key store.Key) (*store.Item, error) {
	out, err := t.client.GetItem(ctx, &dynamodb.GetItemInput{
		TableName: &t.name, Key: encodeKey(key), ConsistentRead: sdk.Bool(true),
	})
	if err != nil {
		return nil, failure(ctx, "get item", err)
	}
	if len(out.Item) == 0 {
		return nil, nil
	}
	item, err := decodeItem(out.Item)
	return store.Live(item, t.Now()), err
}

// Query implements store.Table.
func (t *Table) Query(ctx context.Context, q store.Query) (store.Page, error) {
	if err := q.Validate(); err != nil {
		return store.Page{}, err
	}
	in, err := queryInput(t.name, q, t.Now())
	if err != nil || in == nil {
		return store.Page{}, err
	}
	out, err := t.client.Query(ctx, in)
	if err != nil {
		return store.Page{}, failure(ctx, "query", err)
	}
	var page store.Page
	for _, m := range out.Items {
		item, err := decodeItem(m)
		if err != nil {
			return store.Page{}, err
		}
		page.Items = append(page.Items, *item)
	}
	if len(out.LastEvaluatedKey) > 0 {
		last, err := decodeItem(out.LastEvaluatedKey)
		if err != nil {
			return store.Page{}, err
		}
		page.Next = store.CursorAt(q, *last)
	}
	return page, nil
}

// queryInput translates a query; it is nil when nothing can be in its range.
func queryInput(table string, q store.Query, now time.Time) (*dynamodb.QueryInput, error) {
	pk, sk := pkAttr, skAttr
	in := &dynamodb.QueryInput{TableName: &table, Limit: sdk.Int32(int32(q.Limit)), ScanIndexForward: sdk.Bool(!q.Reverse)}
	if q.Index > 0 {
		pk, sk = indexAttrs(q.Index - 1)
		in.IndexName = sdk.String(indexName(q.Index - 1))
	} else {
		in.ConsistentRead = sdk.Bool(true)
	}
	e := newExpression(now)
	keys := pk + " = " + e.value(text(q.PK))
	between, ok := e.sortKeys(sk, q)
	if !ok {
		return nil, nil
	}
	in.KeyConditionExpression = sdk.String(keys + between)
	in.FilterExpression = sdk.String(e.notExpired())
	in.ExpressionAttributeValues = e.values
	at, item, started, err := q.After()
	if err != nil {
		return nil, err
	}
	if started {
		in.ExclusiveStartKey = encodeKey(item)
		in.ExclusiveStartKey[pk], in.ExclusiveStartKey[sk] = text(q.PK), text(at)
	}
	return in, nil
}

// sortKeys is the one condition on the sort key that DynamoDB takes. When Until
// begins with Prefix, all between the two do; when it sorts after everything
// with Prefix, it says nothing more; before that, ok is false: nothing is left.
func (e *expression) sortKeys(sk string, q store.Query) (condition string, ok bool) {
	switch {
	case q.Prefix == "" && q.Until == "":
		return "", true
	case q.Prefix == "":
		return " AND " + sk + " <= " + e.value(text(q.Until)), true
	case strings.HasPrefix(q.Until, q.Prefix):
		return " AND " + sk + " BETWEEN " + e.value(text(q.Prefix)) + " AND " + e.value(text(q.Until)), true
	case q.Until == "" || q.Until > q.Prefix:
		return " AND begins_with(" + sk + ", " + e.value(text(q.Prefix)) + ")", true
	}
	return "", false
}

func indexName(n int) string { return fmt.Sprintf("index%d", n+1) }
