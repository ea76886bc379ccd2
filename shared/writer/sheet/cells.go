package sheet

import (
	"slices"
	"strconv"
	"strings"

	"formwright/shared/quiz"
)

// Numbers names choices by their places from 1: "2", "1,3".
func Numbers(key []int) string {
	return names(key, func(k int) string { return strconv.Itoa(k + 1) })
}

// Letters names choices as A, B, C: "B", "A,C".
func Letters(key []int) string {
	return names(key, func(k int) string { return string(rune('A' + k)) })
}

func names(key []int, name func(int) string) string {
	out := make([]string, len(key))
	for i, k := range key {
		out[i] = name(k)
	}
	return strings.Join(out, ",")
}

// Choices are the texts of choices, a line each.
func Choices(choices []quiz.Entry) []string {
	out := make([]string, len(choices))
	for i, c := range choices {
		out[i] = c.Content.Line()
	}
	return out
}

// Answers are the texts of accepted answers.
func Answers(accepted []quiz.Accepted) []string {
	out := make([]string, len(accepted))
	for i, a := range accepted {
		out[i] = a.Text
	}
	return out
}

// Listed writes accepted answers into one cell, semicolons between them. When one
// of several holds a semicolon itself only the first is written: all is false.
func Listed(accepted []quiz.Accepted) (cell string, all bool) {
	texts := Answers(accepted)
	if len(texts) > 1 && slices.ContainsFunc(texts, func(t string) bool { return strings.Contains(t, ";") }) {
		return texts[0], false
	}
	return strings.Join(texts, "; "), true
}

// OneListed is the loss of an item for which Listed wrote the first answer only.
func OneListed(item string) quiz.Loss {
	return quiz.Loss{Code: quiz.ChoicesCut, Item: item,
		Message: "Only the first accepted answer was kept: one of the others holds a semicolon, which stands between answers."}
}

// Pad makes a stretch of n cells, the last ones empty.
func Pad(cells []string, n int) []string {
	out := make([]string, n)
	copy(out, cells)
	return out
}

// RightFirst are the texts of a single choice, the right one first.
func RightFirst(c quiz.Choice) []string {
	texts := Choices(c.Choices)
	out := []string{texts[c.Key[0]]}
	out = append(out, texts[:c.Key[0]]...)
	return append(out, texts[c.Key[0]+1:]...)
}
