package store

import (
	"encoding/base64"
	"encoding/json"
	"unicode/utf8"

	"formwright/shared/problem"
)

// A position in a query is where its last item stood: the sort key, and in an
// index the item's own key too, because there many items may share a sort key.
// The partition is not part of it, so a cursor cannot lead out of its query.

// CursorAt makes the cursor that continues a query after item.
func CursorAt(q Query, item Item) string {
	parts := []string{item.SK}
	if q.Index > 0 {
		parts = []string{item.Index[q.Index-1].SK, item.PK, item.SK}
	}
	text, _ := json.Marshal(parts) // strings always marshal
	return base64.RawURLEncoding.EncodeToString(text)
}

// After reads q.Cursor: the sort key in the queried order and, for an index,
// the item's own key. ok is false for the empty cursor.
func (q Query) After() (sk string, item Key, ok bool, err error) {
	if q.Cursor == "" {
		return "", Key{}, false, nil
	}
	var parts []string
	text, err := base64.RawURLEncoding.DecodeString(q.Cursor)
	if err == nil {
		err = json.Unmarshal(text, &parts)
	}
	switch {
	case err != nil || !validParts(parts):
	case q.Index == 0 && len(parts) == 1:
		return parts[0], Key{PK: q.PK, SK: parts[0]}, true, nil
	case q.Index > 0 && len(parts) == 3:
		return parts[0], Key{PK: parts[1], SK: parts[2]}, true, nil
	}
	return "", Key{}, false, problem.Field(problem.InvalidRequest, "cursor",
		"The cursor is not one of this list. Start again without a cursor.")
}

func validParts(parts []string) bool {
	for _, p := range parts {
		if p == "" || len(p) > maxKeyPart || !utf8.ValidString(p) {
			return false
		}
	}
	return true
}
