package aws

import (
	"strings"
	"time"

	sdk "github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb/types"

	"formwright/shared/store"
)

// step is one op on its way to DynamoDB.
type step struct {
	op store.Op
	// anew is set for an update that found an expired item: it then goes as a put
	// of what the update makes out of nothing, on the condition that still
	// nothing lives there. So nothing of the expired item comes back.
	anew bool
}

// request builds the op as part of a transaction. Alone it goes as the same
// request with the same fields.
func (s step) request(table string, now time.Time) types.TransactWriteItem {
	e := newExpression(now)
	key, all := encodeKey(s.op.Key), types.ReturnValuesOnConditionCheckFailureAllOld
	switch {
	case s.op.Kind == store.OpUpdate && !s.anew:
		update := e.update(s.op)
		condition := together(append(e.conditions(s.op.Conds), e.guards(s.op)...))
		return types.TransactWriteItem{Update: &types.Update{TableName: &table, Key: key,
			UpdateExpression: &update, ConditionExpression: condition, ReturnValuesOnConditionCheckFailure: all,
			ExpressionAttributeNames: e.namesOrNil(), ExpressionAttributeValues: e.valuesOrNil()}}
	case s.op.Kind == store.OpDelete:
		condition := together(e.conditions(s.op.Conds))
		return types.TransactWriteItem{Delete: &types.Delete{TableName: &table, Key: key,
			ConditionExpression: condition, ReturnValuesOnConditionCheckFailure: all,
			ExpressionAttributeNames: e.namesOrNil(), ExpressionAttributeValues: e.valuesOrNil()}}
	case s.op.Kind == store.OpCheck:
		condition := together(e.conditions(s.op.Conds))
		return types.TransactWriteItem{ConditionCheck: &types.ConditionCheck{TableName: &table, Key: key,
			ConditionExpression: condition, ReturnValuesOnConditionCheckFailure: all,
			ExpressionAttributeNames: e.namesOrNil(), ExpressionAttributeValues: e.valuesOrNil()}}
	}
	item, condition := s.put(e)
	return types.TransactWriteItem{Put: &types.Put{TableName: &table, Item: encodeItem(item),
		ConditionExpression: condition, ReturnValuesOnConditionCheckFailure: all,
		ExpressionAttributeNames: e.namesOrNil(), ExpressionAttributeValues: e.valuesOrNil()}}
}

// put is the item and the condition of an op that replaces the whole item.
func (s step) put(e *expression) (*store.Item, *string) {
	if !s.anew {
		return &s.op.Item, together(e.conditions(s.op.Conds))
	}
	item, err := s.op.Apply(nil)
	if err != nil { // judge applied it before it chose anew
		item = &store.Item{Key: s.op.Key}
	}
	return item, together([]string{e.gone()})
}

// together joins conditions that must all hold; nil when there are none.
func together(parts []string) *string {
	if len(parts) == 0 {
		return nil
	}
	return sdk.String(strings.Join(parts, " AND "))
}

// repeatable tells whether the op may be done twice without harm: when an
// answer got lost, the SDK may then send it again by itself.
func (s step) repeatable() bool {
	return s.op.Kind != store.OpUpdate && len(s.op.Conds) == 0 ||
		s.op.Kind == store.OpUpdate && !s.anew && len(s.op.Conds) == 0 && len(s.op.Add) == 0
}

func putInput(p *types.Put) *dynamodb.PutItemInput {
	return &dynamodb.PutItemInput{TableName: p.TableName, Item: p.Item,
		ConditionExpression: p.ConditionExpression, ExpressionAttributeNames: p.ExpressionAttributeNames,
		ExpressionAttributeValues:           p.ExpressionAttributeValues,
		ReturnValuesOnConditionCheckFailure: p.ReturnValuesOnConditionCheckFailure}
}

func updateInput(u *types.Update) *dynamodb.UpdateItemInput {
	return &dynamodb.UpdateItemInput{TableName: u.TableName, Key: u.Key, UpdateExpression: u.UpdateExpression,
		ConditionExpression: u.ConditionExpression, ExpressionAttributeNames: u.ExpressionAttributeNames,
		ExpressionAttributeValues:           u.ExpressionAttributeValues,
		ReturnValuesOnConditionCheckFailure: u.ReturnValuesOnConditionCheckFailure}
}

func deleteInput(d *types.Delete) *dynamodb.DeleteItemInput {
	return &dynamodb.DeleteItemInput{TableName: d.TableName, Key: d.Key,
		ConditionExpression: d.ConditionExpression, ExpressionAttributeNames: d.ExpressionAttributeNames,
		ExpressionAttributeValues:           d.ExpressionAttributeValues,
		ReturnValuesOnConditionCheckFailure: d.ReturnValuesOnConditionCheckFailure}
}
