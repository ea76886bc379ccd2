package aws

import (
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/aws/aws-sdk-go-v2/service/dynamodb/types"

	"formwright/shared/store"
)

// expression collects the names and values that the texts of one op refer to.
// DynamoDB refuses a value that no text uses, so :now is added on demand.
type expression struct {
	at     time.Time // what counts as now
	names  map[string]string
	values attributes
}

func newExpression(at time.Time) *expression {
	return &expression{at: at, names: make(map[string]string), values: make(attributes)}
}

// name is the placeholder of a caller's attribute.
func (e *expression) name(field string) string { return e.raw(userPrefix + field) }

func (e *expression) raw(attr string) string {
	for placeholder, known := range e.names {
		if known == attr {
			return placeholder
		}
	}
	placeholder := "#n" + strconv.Itoa(len(e.names))
	e.names[placeholder] = attr
	return placeholder
}

func (e *expression) value(v types.AttributeValue) string {
	placeholder := ":v" + strconv.Itoa(len(e.values))
	e.values[placeholder] = v
	return placeholder
}

func (e *expression) now() string {
	e.values[":now"] = number(e.at.Unix())
	return ":now"
}

// notExpired holds on live items and where there is none.
func (e *expression) notExpired() string {
	return "(attribute_not_exists(expiresAt) OR expiresAt > " + e.now() + ")"
}

// gone holds where no live item is.
func (e *expression) gone() string {
	return "(attribute_not_exists(pk) OR expiresAt <= " + e.now() + ")"
}

// conditions says in DynamoDB's words what store.Op.Holds says, where an
// expired item counts as absent. Each part is in brackets.
func (e *expression) conditions(conds []store.Cond) []string {
	var parts []string
	mustLive := false
	for _, c := range conds {
		part, live := e.condition(c)
		if part != "" {
			parts = append(parts, part)
		}
		mustLive = mustLive || live
	}
	if mustLive {
		parts = append(parts, "attribute_exists(pk)", e.notExpired())
	}
	return parts
}

// condition translates one condition; live is set when it also takes a live
// item.
func (e *expression) condition(c store.Cond) (part string, live bool) {
	compare := func(operator string) string {
		return "(" + e.name(c.Field) + " " + operator + " " + e.value(encodeValue(c.Value)) + ")"
	}
	switch c.Test {
	case store.ItemAbsent:
		return e.gone(), false
	case store.FieldAbsent:
		return "(attribute_not_exists(" + e.name(c.Field) + ") OR " + e.gone() + ")", false
	case store.FieldPresent:
		return "attribute_exists(" + e.name(c.Field) + ")", true
	case store.Equal:
		return compare("="), true
	case store.NotEqual:
		return "(attribute_not_exists(" + e.name(c.Field) + ") OR " + compare("<>") + " OR " + e.gone() + ")", false
	case store.AtLeast:
		return compare(">="), true
	case store.AtMost:
		return compare("<="), true
	}
	return "", true // ItemPresent
}

// guards are the conditions an update carries of its own: it must not revive an
// expired item, and its sums must stay int64. What a guard stops is looked at
// again in Go (see judge).
func (e *expression) guards(op store.Op) []string {
	parts := []string{e.notExpired()}
	for _, name := range slices.Sorted(maps.Keys(op.Add)) {
		operator, limit := " <= ", int64(math.MaxInt64)
		if n := op.Add[name]; n > 0 {
			limit -= n
		} else if n < 0 {
			operator, limit = " >= ", math.MinInt64-n
		}
		field := e.name(name)
		parts = append(parts, "(attribute_not_exists("+field+") OR "+field+operator+e.value(number(limit))+")")
	}
	return parts
}

// update is the update expression of an op.
func (e *expression) update(op store.Op) string {
	var set, add, remove []string
	assign := func(attr string, v types.AttributeValue) { set = append(set, e.raw(attr)+" = "+e.value(v)) }
	for _, name := range slices.Sorted(maps.Keys(op.Set)) {
		assign(userPrefix+name, encodeValue(op.Set[name]))
	}
	for _, name := range slices.Sorted(maps.Keys(op.Add)) {
		add = append(add, e.name(name)+" "+e.value(number(op.Add[name])))
	}
	for _, name := range op.Unset {
		remove = append(remove, e.name(name))
	}
	for i, k := range op.Index {
		pk, sk := indexAttrs(i)
		switch {
		case k == nil:
		case *k == store.Key{}:
			remove = append(remove, e.raw(pk), e.raw(sk))
		default:
			assign(pk, text(k.PK))
			assign(sk, text(k.SK))
		}
	}
	switch {
	case op.Expires == nil:
	case op.Expires.IsZero():
		remove = append(remove, e.raw(expiresAttr))
	default:
		assign(expiresAttr, number(op.Expires.Unix()))
	}
	if len(set)+len(add) == 0 {
		assign(touchedAttr, &types.AttributeValueMemberBOOL{Value: true})
	}
	return clauses("SET", set, "ADD", add, "REMOVE", remove)
}

// clauses joins keyword, list, keyword, list ... without the empty lists.
func clauses(list ...any) string {
	var parts []string
	for i := 0; i < len(list); i += 2 {
		if items := list[i+1].([]string); len(items) > 0 {
			parts = append(parts, list[i].(string)+" "+strings.Join(items, ", "))
		}
	}
	return strings.Join(parts, " ")
}

// namesOrNil and valuesOrNil leave out what DynamoDB refuses when it is empty.
func (e *expression) namesOrNil() map[string]string {
	if len(e.names) == 0 {
		return nil
	}
	return e.names
}

func (e *expression) valuesOrNil() attributes {
	if len(e.values) == 0 {
		return nil
	}
	return e.values
}
