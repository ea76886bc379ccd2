package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestStemLetters: the right letter stands in brackets before or behind the stem
// of nearly every question; behind statements such letters say true and false.
func TestStemLetters(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"1. (B) Which is a sea?\nA. Oslo\nB. Baltic\nC. Lima\n2.（ A ）Which is a tree?\nA. oak\nB. ice\nC. sand\n3. (C) Which is hot?\nA. snow\nB. hail\nC. fire\n", []string{"Baltic", "oak", "fire"}},
		{"1. Which is a sea? (B)\nA. Oslo\nB. Baltic\nC. Lima\n2. Which is a tree? (A)\nA. oak\nB. ice\nC. sand\n3. Which is hot? (C)\nA. snow\nB. hail\nC. fire\n", []string{"Baltic", "oak", "fire"}},
		{"1. (A) Which is a sea?\nA. Oslo\nB. Baltic\n2. (A) Which is a tree?\nA. oak\nB. ice\n3. (A) Which is hot?\nA. snow\nB. fire\n", []string{"-", "-", "-"}},
		{"1. The sun is a star. (T)\n2. Water boils at 50 degrees. (F)\n3. Spiders are insects. (F)\n4. Gold is a metal. (T)\n", []string{"true", "false", "false", "true"}},
		{"1. Which is a sea? B\nA. Oslo\nB. Baltic\nC. Lima\n2. Which is a tree?  A\nA. oak\nB. ice\nC. sand\n3. What is hot: C\nA. snow\nB. hail\nC. fire\n4. What is ____ B\nA. fog\nB. rain\nC. ore\n5. Which barks? C\nA. cat\nB. cow\nC. dog\n6. Which mews?\nA. cat\nB. cow\nC. dog\n", []string{"Baltic", "oak", "fire", "rain", "dog", "-"}},
		{"1. 关于海的说法正确的是：   AC  \nA. 盐\nB. 甜\nC. 深\n2. 关于树的说法正确的是：  A  B \nA. 绿\nB. 高\nC. 甜\n3. 关于火的说法正确的是： C\nA. 冷\nB. 湿\nC. 热\n4. 关于雨的说法正确的是： ABC\nA. 湿\nB. 冷\nC. 轻\n5. 关于狗的说法正确的是： B\nA. 飞\nB. 吠\nC. 游\n", []string{"盐 | 深", "绿 | 高", "热", "湿 | 冷 | 轻", "吠"}},
		{"1. Which of them is: BAD\nA. Oslo\nB. Rome\nC. Lima\nD. Bern\n2. Which is it: DAB\nA. oil\nB. ice\nC. sand\nD. ore\n3. Which is it: CAB\nA. snow\nB. hail\nC. acid\nD. fog\n4. Which is it: DAD\nA. fog\nB. rain\nC. ore\nD. son\n5. Which is it: BCA\nA. cat\nB. cow\nC. dog\nD. ant\n", []string{"-", "-", "-", "-", "-"}},
		{"1. Which city is capital B\nA. Oslo\nB. Rome\nC. Lima\n2. Which is vitamin A\nA. oil\nB. ice\nC. sand\n3. Which is vitamin C\nA. snow\nB. hail\nC. acid\n4. Which is part B\nA. fog\nB. rain\nC. ore\n5. Which is team C\nA. cat\nB. cow\nC. dog\n", []string{"-", "-", "-", "-", "-"}},
		{"__T__ 1. The sun is a star.\n__F__ 2. Water boils at 50 degrees.\n__F__ 3. Spiders are insects.\n__T__ 4. Gold is a metal.\n", []string{"true", "false", "false", "true"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.want, keys(q)); diff != "" {
			t.Errorf("%s\n%s", c.text, diff)
		}
	}
}

// TestStemLettersOverBareLines: under a stem that ends with the right letter, as most do,
// as many lines without letters as the others have choices are choices. Fewer and more
// are not, nor is what asks itself.
func TestStemLettersOverBareLines(t *testing.T) {
	lettered := "1. Which is a sea? B\nA. Oslo\nB. Baltic\nC. Lima\n2. Which is a tree? A\nA. oak\nB. ice\nC. sand\n3. What is hot: C\nA. snow\nB. hail\nC. fire\n4. What does this print? B\nprint(2 + 3)\nA. 23\nB. 5\nC. 6\n5. Which barks? C\nA. cat\nB. cow\nC. dog\n"
	for under, want := range map[string]string{
		"cat\ncow\ndog":             "cow",
		"cat\ncow\ndog\nowl":        "-",
		"cat\ncow":                  "-",
		"cat\ncow\nWhich of these?": "-",
		"A. cat\nB. cow\n7. Is ice cold? TRUE\nA. True\nB. False": "cow,true",
	} {
		q, _ := read(t, paper(lettered+"6. Which moos? B\n"+under))
		if diff := cmp.Diff(append([]string{"Baltic", "oak", "fire", "5", "dog"}, strings.Split(want, ",")...), keys(q)); diff != "" {
			t.Errorf("%s\n%s", under, diff)
		}
	}
}
