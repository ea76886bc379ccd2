package jose

import (
	"encoding/base64"
	"encoding/json"
	"strings"
)

// TypeOf tells the header typ of a token in lower case, "" when there is none or
// it cannot be read. Nothing is verified: it only chooses who looks at the token
// next, and that one checks it.
func TypeOf(token string) string {
	if len(token) > MaxForeign || strings.Count(token, ".") != 2 {
		return ""
	}
	head, _, _ := strings.Cut(token, ".")
	text, err := base64.RawURLEncoding.Strict().DecodeString(head)
	if err != nil {
		return ""
	}
	var h struct {
		Type string `json:"typ"`
	}
	if json.Unmarshal(text, &h) != nil {
		return ""
	}
	return strings.ToLower(h.Type)
}
