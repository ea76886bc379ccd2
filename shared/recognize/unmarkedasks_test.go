package recognize_test

import (
	"strings"
	"testing"
)

// TestUnmarkedAsks: questions and the orders of exams in Japanese need no question mark and
// no title, with choices behind the dots of Japanese lists or without; numbered statements
// and steps ask nothing.
func TestUnmarkedAsks(t *testing.T) {
	for text, want := range map[string]string{
		"(1) 電圧を答えよ。\n(2) 電流を求めよ。\n(3) 向きを示せ。\n(4) 定理を述べよ。":                                                            "- - - -",
		"Q.首都として正しいものを選びなさい。\n・東京\n・京都\n・大阪\n\nQ.島として誤っているものを選びなさい。\n・九州\n・四国\n・長野\n\nQ.海でないものはどれか。\n・太平洋\n・琵琶湖\n・日本海": "東京|京都|大阪 九州|四国|長野 太平洋|琵琶湖|日本海",
	} {
		q, _ := read(t, paper(text))
		var got []string
		for _, item := range q.Items {
			got = append(got, offeredBy(item))
		}
		if s := strings.Join(got, " "); s != want {
			t.Errorf("%s: %s, want %s", text, s, want)
		}
	}
	noQuestions(t, "(1) 電源を入れる。\n(2) 画面が表示されるまで待つ。\n(3) 名前を入力してください。\n(4) 保存する。")
	noQuestions(t, "料理の手順\n・野菜を切る。\n・鍋に水を入れる。\n・火をつける。\n\n片付け\n・皿を洗う。\n・台所を掃除する。\n・ごみを捨てる。")
}
