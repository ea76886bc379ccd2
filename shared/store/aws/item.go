// Package aws keeps the promises of package store in the cloud: Table on
// DynamoDB, Queue on SQS, Blobs on S3. The clients are given, with their region,
// credentials and endpoints.
//
// The table has the string keys pk and sk, the indexes index1 (gpk1, gsk1) and
// index2 (gpk2, gsk2) with all attributes, and its time to live on expiresAt.
package aws

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/aws/aws-sdk-go-v2/service/dynamodb/types"

	"formwright/shared/store"
)

// The attributes that are the driver's own. The caller's stand beside them
// under their names behind a prefix, so conditions and additions reach them.
const (
	pkAttr      = "pk"
	skAttr      = "sk"
	expiresAttr = "expiresAt" // seconds since 1970
	// touchedAttr gives an update something to set that sets nothing else.
	touchedAttr = "touched"
	userPrefix  = "a_"
)

// indexAttrs names the keys of index n (0 or 1).
func indexAttrs(n int) (pk, sk string) {
	return "gpk" + strconv.Itoa(n+1), "gsk" + strconv.Itoa(n+1)
}

type attributes = map[string]types.AttributeValue

func text(s string) types.AttributeValue { return &types.AttributeValueMemberS{Value: s} }

func number(n int64) types.AttributeValue {
	return &types.AttributeValueMemberN{Value: strconv.FormatInt(n, 10)}
}

func encodeValue(value any) types.AttributeValue {
	switch v := value.(type) {
	case string:
		return text(v)
	case int64:
		return number(v)
	case []byte:
		return &types.AttributeValueMemberB{Value: append([]byte{}, v...)}
	}
	b, _ := value.(bool) // store.ValidateOps leaves nothing else
	return &types.AttributeValueMemberBOOL{Value: b}
}

func decodeValue(value types.AttributeValue) (any, error) {
	switch v := value.(type) {
	case *types.AttributeValueMemberS:
		return v.Value, nil
	case *types.AttributeValueMemberN:
		return strconv.ParseInt(v.Value, 10, 64)
	case *types.AttributeValueMemberB:
		return append([]byte{}, v.Value...), nil
	case *types.AttributeValueMemberBOOL:
		return v.Value, nil
	}
	return nil, fmt.Errorf("a %T is no value of a store", value)
}

func encodeKey(k store.Key) attributes {
	return attributes{pkAttr: text(k.PK), skAttr: text(k.SK)}
}

func encodeItem(item *store.Item) attributes {
	m := encodeKey(item.Key)
	for i, k := range item.Index {
		if k != (store.Key{}) {
			pk, sk := indexAttrs(i)
			m[pk], m[sk] = text(k.PK), text(k.SK)
		}
	}
	if !item.Expires.IsZero() {
		m[expiresAttr] = number(item.Expires.Unix())
	}
	for name, value := range item.Attrs {
		m[userPrefix+name] = encodeValue(value)
	}
	return m
}

func decodeItem(m attributes) (*store.Item, error) {
	item := &store.Item{
		Key:   store.Key{PK: textAt(m, pkAttr), SK: textAt(m, skAttr)},
		Attrs: make(map[string]any),
	}
	for i := range item.Index {
		pk, sk := indexAttrs(i)
		item.Index[i] = store.Key{PK: textAt(m, pk), SK: textAt(m, sk)}
	}
	if v, ok := m[expiresAttr]; ok {
		n, err := decodeValue(v)
		seconds, isInt := n.(int64)
		if err != nil || !isInt {
			return nil, fmt.Errorf("attribute %s of a stored item is not an integer", expiresAttr)
		}
		item.Expires = time.Unix(seconds, 0).UTC()
	}
	for name, v := range m {
		if name, ok := strings.CutPrefix(name, userPrefix); ok {
			value, err := decodeValue(v)
			if err != nil {
				return nil, fmt.Errorf("attribute %q of a stored item: %w", name, err)
			}
			item.Attrs[name] = value
		}
	}
	return item, nil
}

func textAt(m attributes, name string) string {
	if v, ok := m[name].(*types.AttributeValueMemberS); ok {
		return v.Value
	}
	return ""
}
