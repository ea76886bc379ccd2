package web

import (
	"encoding/json"
	"fmt"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"formwright/shared/form"
)

// answers reads what was filled in, as the service takes it, and says of each
// item what keeps it from being taken. When the time is over nothing does: what
// can be read counts, the rest is left out.
func answers(items []form.PublicItem, given url.Values, over bool) (out map[string]json.RawMessage, wrong map[string]string) {
	out, wrong = map[string]json.RawMessage{}, map[string]string{}
	for _, it := range items {
		value, fault := answerTo(it, given)
		switch {
		case fault != "" && !over:
			wrong[it.ID] = fault
		case value != nil:
			raw, _ := json.Marshal(value) // texts always marshal
			out[it.ID] = raw
		case it.Required && !over:
			wrong[it.ID] = "This question must be answered."
		}
	}
	return out, wrong
}

// answerTo is the answer to one item, nil for none, and what is wrong with it.
func answerTo(it form.PublicItem, given url.Values) (value any, fault string) {
	text := strings.ReplaceAll(given.Get(it.ID), "\r\n", "\n")
	if strings.TrimSpace(text) == "" {
		text = ""
	}
	switch it.Type {
	case form.CheckBox:
		if chosen := given[it.ID]; len(chosen) > 0 {
			return chosen, ""
		}
		return nil, ""
	case form.TrueFalse:
		if text == "true" || text == "false" {
			return text == "true", ""
		}
		return nil, ""
	case form.Matching:
		return pairs(it, entryIDs(it.Left), given), ""
	case form.Cloze:
		var ids []string
		for _, b := range it.Blanks {
			ids = append(ids, b.ID)
		}
		return pairs(it, ids, given), ""
	case form.Ordering:
		return ordered(it, given)
	case form.Numerical:
		if text != "" && !strings.ContainsFunc(text, unicode.IsDigit) {
			return text, "The answer must be a number, such as 3.5."
		}
	}
	if text == "" {
		return nil, ""
	}
	return text, ""
}

func entryIDs(entries []form.PublicEntry) (ids []string) {
	for _, e := range entries {
		ids = append(ids, e.ID)
	}
	return ids
}

func pairs(it form.PublicItem, ids []string, given url.Values) any {
	out := map[string]string{}
	for _, id := range ids {
		if value := given.Get(it.ID + "." + id); strings.TrimSpace(value) != "" {
			out[id] = value
		}
	}
	if len(out) == 0 {
		return nil
	}
	return out
}

// ordered reads the place of each entry. A place that is missing or stands
// twice makes no order; those before the first that is missing still are one.
func ordered(it form.PublicItem, given url.Values) (value any, fault string) {
	n := len(it.Entries)
	order, placed := make([]string, n), 0
	for _, e := range it.Entries {
		text := given.Get(it.ID + "." + e.ID)
		if text == "" {
			continue
		}
		placed++
		place, err := strconv.Atoi(text)
		if err != nil || place < 1 || place > n {
			return nil, fmt.Sprintf("Give each entry a place from 1 to %d.", n)
		}
		if order[place-1] != "" {
			return nil, fmt.Sprintf("Place %d stands twice: give each entry a place of its own.", place)
		}
		order[place-1] = e.ID
	}
	switch placed {
	case 0:
		return nil, ""
	case n:
		return order, ""
	}
	if first := slices.Index(order, ""); first > 0 {
		value = order[:first]
	}
	return value, fmt.Sprintf("%d of %d entries have no place yet. Give each one a place, or none of them.", n-placed, n)
}
