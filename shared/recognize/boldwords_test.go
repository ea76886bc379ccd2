package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// boldened is a document whose words between stars are bold.
func boldened(text string) page.Document {
	var doc page.Document
	for l := range strings.SplitSeq(text, "\n") {
		var p page.Paragraph
		for i, s := range strings.Split(l, "*") {
			if s != "" {
				p.Runs = append(p.Runs, page.Run{Text: s, Marks: page.Marks{Bold: i%2 == 1}})
			}
		}
		doc.Blocks = append(doc.Blocks, p)
	}
	return doc
}

// TestBoldWords: bold words for answers and reasons, with the right choice said again
// or its letter behind most of them, need no colon.
func TestBoldWords(t *testing.T) {
	for name, text := range map[string]string{
		"glued":   "1. 哪个是行星？\n☐ *太阳*\n☐ *火星*\n*正确答案*火星\n*答案解析*火星绕太阳运行。\n2. 最大的动物是？\n☐ *鲸*\n☐ *象*\n*正确答案*鲸\n*答案解析*它很大。\n3. 水在几度结冰？\n☐ *零度*\n☐ *五度*\n*正确答案*零度\n*答案解析*因为冰。",
		"words":   "1. Which flies?\nA. 太阳\nB. 火星\n*Correct answer* 火星\n*Explanation* It has wings.\n2. Which swims?\nA. 鲸\nB. 象\n*Correct answer* 鲸\n*Explanation* It is large.\n3. Which melts?\nA. 零度\nB. 五度\n*Correct answer* 零度\n*Explanation* It is cold.",
		"letters": "1. Which flies?\nA. 太阳\nB. 火星\n*Answer* B\n*Why* It has wings.\n2. Which swims?\nA. 鲸\nB. 象\n*Answer* A\n*Why* It is large.\n3. Which melts?\nA. 零度\nB. 五度\n*Answer* A\n*Why* It is cold.",
	} {
		q, _ := read(t, boldened(text))
		if diff := cmp.Diff([]string{"火星", "鲸", "零度"}, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
		if name != "letters" && (len(q.Items) != 3 || q.Items[1].Feedback.General.Text() == "") {
			t.Errorf("%s: no reason", name)
		}
	}
}

// TestBoldWordsOfSentences: a bold word with which sentences begin, and one whose line
// says no choice again, tell no answer.
func TestBoldWordsOfSentences(t *testing.T) {
	q, _ := read(t, boldened("*Answer* all parts of each question.\n1. Which flies?\nA. an owl\nB. a cow\n*Answer* in a whole sentence.\n2. Which swims?\nA. a cat\nB. a cod\n*Answer* with one word.\n3. Which barks?\nA. a dog\nB. a cow\n*Answer* as you like."))
	if diff := cmp.Diff([]string{"-", "-", "-"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestTakenStates: what a page of an attempt says behind choices and below questions is
// no part of them; a word of that kind behind one choice is.
func TestTakenStates(t *testing.T) {
	q, _ := read(t, boldened("1. 哪个是行星？\n得分：0分\n☐ *太阳*\n☐ *火星*未选\n*正确答案*火星\n2. 最大的动物是？\n得分：1分\n☐ *鲸*已选\n☐ *象*\n*正确答案*鲸\n3. 水在几度结冰？\n得分：0分\n☐ *零度*未选\n☐ *五度*\n*正确答案*零度"))
	want := []string{"1. 哪个是行星？ / 太阳 / 火星: 火星", "2. 最大的动物是？ / 鲸 / 象: 鲸", "3. 水在几度结冰？ / 零度 / 五度: 零度"}
	if diff := cmp.Diff(want, labelled(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	q, _ = read(t, paper("1. 他怎么样？\n☐ 已选\n☐ 他没有已选\n2. 谁来？\n☐ 甲\n☐ 乙"))
	if diff := cmp.Diff("1. 他怎么样？ / 已选 / 他没有已选", labelled(q)[0]); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}
