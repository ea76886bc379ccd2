package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/quiz"
)

// TestLabelSigns: programs that mix tests tell numbers and letters by signs before
// them, in lines of their own or one behind the other, with a Cyrillic first letter
// or a bracket left out. A sign before the right choice only is a mark.
func TestLabelSigns(t *testing.T) {
	names := strings.Fields("Первый Второй Третий Другой Пятый Шестой")
	for _, form := range []string{
		"@%d. %s лес это.\n$А) дуб; $B) клён; $C) ель; $D сосна;\n",
		"@%d. %s лес это.\n $A) дуб; $B) клён; $ C) ель; $D) сосна;\n",
		"@%d.\n%s лес это:\n$A) дуб;\n$B) клён;\n$C) ель;\n$D) сосна;\n",
	} {
		text := ""
		for i, name := range names {
			text += fmt.Sprintf(form, i+1, name)
		}
		q, _ := read(t, paper(text))
		var stems, choices []string
		for _, item := range q.Items {
			name, _, _ := strings.Cut(item.Stem.Text(), " ")
			stems = append(stems, name)
			c, _ := item.Response.(quiz.Choice)
			for _, choice := range c.Choices {
				choices = append(choices, strings.TrimSuffix(choice.Content.Text(), ";"))
			}
		}
		if diff := cmp.Diff(names, stems); diff != "" {
			t.Errorf("stems (-want +got):\n%s", diff)
		}
		if diff := cmp.Diff(strings.Fields(strings.Repeat("дуб клён ель сосна ", 6)), choices); diff != "" {
			t.Errorf("choices (-want +got):\n%s", diff)
		}
	}
	marked := "1. Which is a bird?\n$A) owl\nB) cod\nC) fox\n2. Which is a fish?\nA) owl\n$B) cod\nC) fox\n3. Which has fur?\nA) owl\nB) cod\n$C) fox\n4. Which flies?\n$A) owl\nB) cod\nC) fox\n5. Which swims?\nA) owl\n$B) cod\nC) fox\n6. Which sings?\n$A) owl\nB) cod\nC) fox"
	q, _ := read(t, paper(marked))
	if diff := cmp.Diff([]string{"owl", "cod", "fox", "owl", "cod", "owl"}, keys(q)); diff != "" {
		t.Errorf("marks (-want +got):\n%s", diff)
	}
}
