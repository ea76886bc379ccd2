package lexicon

import (
	"slices"
	"strings"
)

// hanNouns hold the sign for "find" without ordering anything.
var hanNouns = strings.NewReplacer("要求", "", "需求", "", "请求", "", "追求", "", "求助", "", "求学", "")

// hanHeads are verbs that order at the head of a sentence, behind a polite word.
func hanHeads() []string {
	return []string{"指出", "分析", "说明", "說明", "简述", "簡述", "阐述", "闡述", "解释", "解釋", "描述", "列出", "给出", "給出", "设计", "設計", "编写", "編寫", "判断", "判斷"}
}

// OrdersInHan reports whether a Chinese sentence orders something: the verb may
// stand behind a condition, "若…，求v的值".
func OrdersInHan(text string) bool {
	if IsASCII(text) {
		return false
	}
	if polite := strings.TrimLeft(text, "请請试試"); polite != text && slices.ContainsFunc(hanHeads(), func(v string) bool { return strings.HasPrefix(polite, v) }) {
		return true
	}
	if !strings.ContainsAny(text, "求证證计計写寫画畫给給") {
		return false
	}
	for _, verb := range []string{"求", "证明", "證明", "计算", "計算", "写出", "寫出", "画出", "畫出", "给出", "給出"} {
		if strings.Contains(hanNouns.Replace(text), verb) {
			return true
		}
	}
	return false
}
