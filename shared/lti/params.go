package lti

import (
	"net/url"
	"strings"
	"unicode"
	"unicode/utf8"

	"formwright/shared/problem"
)

// param is one parameter that is read of a message, and its bound in bytes.
type param struct {
	name     string
	max      int
	required bool
}

// read takes the listed parameters out of a message, each at most once. Others
// are passed over: platforms send what they like.
func read(params url.Values, list []param) (map[string]string, error) {
	out := map[string]string{}
	for _, p := range list {
		values := params[p.name]
		switch {
		case len(values) > 1:
			return nil, badParam(p.name, "%s is given more than once.", p.name)
		case len(values) == 0 || values[0] == "":
			if p.required {
				return nil, badParam(p.name, "%s is required.", p.name)
			}
			continue
		case len(values[0]) > p.max:
			return nil, badParam(p.name, "%s is longer than %d bytes.", p.name, p.max)
		case !utf8.ValidString(values[0]) || strings.ContainsRune(values[0], 0):
			return nil, badParam(p.name, "%s is not text.", p.name)
		}
		out[p.name] = values[0]
	}
	return out, nil
}

func badParam(name, format string, args ...any) *Refusal {
	return refuse(problem.LTIRequestInvalid, hintLaunch, format, args...).field(name)
}

// clip bounds a platform's text that is repeated in a message.
func clip(s string) string {
	const most = 200
	s = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(s, "�"))
	if r := []rune(s); len(r) > most {
		return string(r[:most]) + "…"
	}
	return s
}
