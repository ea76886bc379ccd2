package qti2

import (
	"slices"
	"strings"

	"formwright/shared/quiz"
)

// scoring is how a response becomes a score. The zero value is left to a person.
type scoring struct {
	rules    []string // responseConditions that add to SCORE
	template string   // the standard template that does the same; empty for none
}

// add appends the rules of another part; a template stands for one rule only.
func (s *scoring) add(part scoring) {
	if len(s.rules) > 0 {
		part.template = ""
	}
	s.rules, s.template = append(s.rules, part.rules...), part.template
}

func matchCorrect() scoring {
	return scoring{template: "match_correct", rules: []string{
		condition(`<match><variable identifier="RESPONSE"/><correct identifier="RESPONSE"/></match>`,
			set("SCORE", `<baseValue baseType="float">1</baseValue>`))}}
}

// mapped adds what the mapping gives for a response; no response maps to nothing
// at all, which would swallow the sum. The template knows RESPONSE only.
func mapped(id string) scoring {
	s := scoring{rules: []string{condition(`<not><isNull><variable identifier="`+id+`"/></isNull></not>`,
		set("SCORE", `<sum><variable identifier="SCORE"/><mapResponse identifier="`+id+`"/></sum>`))}}
	if id == "RESPONSE" {
		s.template = "map_response"
	}
	return s
}

// inRange adds the share when the number is between both bounds. The bounds are
// compared as written: a tolerance around a float would lose its edges.
func inRange(id string, k quiz.NumberKey, share quiz.Decimal) scoring {
	variable := `<variable identifier="` + id + `"/>`
	return scoring{rules: []string{condition(`<and><gte>`+variable+float(k.Min)+`</gte><lte>`+variable+float(k.Max)+`</lte></and>`,
		set("SCORE", `<sum><variable identifier="SCORE"/>`+float(share)+`</sum>`))}}
}

func float(d quiz.Decimal) string {
	return `<baseValue baseType="float">` + d.String() + `</baseValue>`
}

func set(outcome, expression string) string {
	return `<setOutcomeValue identifier="` + outcome + `">` + expression + `</setOutcomeValue>`
}

func condition(when, then string) string {
	return "<responseCondition><responseIf>" + when + then + "</responseIf></responseCondition>"
}

// member is true when an answer was given.
func member(answer, response string, multiple bool) string {
	op := "match"
	if multiple {
		op = "member"
	}
	return `<` + op + `><baseValue baseType="identifier">` + answer + `</baseValue><variable identifier="` + response + `"/></` + op + `>`
}

// processing writes the rules, or the template that stands for them.
func (q *question) processing(b *strings.Builder) {
	rules := slices.Concat(q.score.rules, q.feedbackRules())
	switch {
	case len(rules) == 0:
	case q.score.template != "" && len(q.told) == 0:
		b.WriteString(`<responseProcessing template="` + q.p.v.rptemplate + q.score.template + `"/>` + "\n")
	default:
		b.WriteString("<responseProcessing>\n" + strings.Join(rules, "\n") + "\n</responseProcessing>\n")
	}
}
