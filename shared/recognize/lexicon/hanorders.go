package lexicon

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// hanNouns hold the sign for "find" without ordering anything.
var hanNouns = strings.NewReplacer("要求", "", "需求", "", "请求", "", "追求", "", "求助", "", "求学", "", "求职", "", "求職", "")

// hanHeads are verbs that order at the head of a sentence, behind a polite word.
func hanHeads() []string {
	return []string{"指出", "分析", "说明", "說明", "简述", "簡述", "阐述", "闡述", "解释", "解釋", "描述", "列出", "给出", "給出", "设计", "設計", "编写", "編寫", "判断", "判斷", "定义", "定義", "实现", "實現", "比较", "比較", "论述", "論述", "介绍", "介紹", "谈谈", "談談", "回答", "举例", "舉例", "推导", "推導", "讨论", "討論", "构造", "構造", "建立", "验证", "驗證", "化简", "化簡", "绘制", "繪製", "证明", "證明", "计算", "計算", "求"}
}

// OrdersInHan reports whether a Chinese sentence orders something: the verb may
// stand behind a condition, "若…，求v的值".
func OrdersInHan(text string) bool {
	if IsASCII(text) {
		return false
	}
	if OrdersInHanClause(text) {
		return true
	}
	if !strings.ContainsAny(text, "求证證计計写寫画畫给給") {
		return false
	}
	for _, verb := range hanTasks() {
		if strings.Contains(hanNouns.Replace(text), verb) {
			return true
		}
	}
	return false
}

// OrdersInHanClause reports whether a clause of a Chinese text begins with an order: behind
// a polite word, "若…，请推导…", or with what only somebody who learns is to do, "…，求v的值".
func OrdersInHanClause(text string) bool {
	for clause := range strings.FieldsFuncSeq(hanNouns.Replace(text), endsHanClause) {
		clause = strings.TrimSpace(clause)
		if OrdersPolitely(clause) {
			return true
		}
		clause = strings.TrimPrefix(strings.TrimPrefix(clause, "并"), "分别")
		for _, verb := range append(hanTasks(), "推导", "推導") {
			if rest, ok := strings.CutPrefix(clause, verb); ok && rest != "" && !strings.HasPrefix(rest, "了") && !strings.HasPrefix(rest, "的") && !strings.HasPrefix(rest, "过") {
				return true
			}
		}
	}
	return false
}

// hanTasks are verbs that order something to be worked out.
func hanTasks() []string {
	return []string{"求", "证明", "證明", "计算", "計算", "写出", "寫出", "画出", "畫出", "给出", "給出"}
}

func endsHanClause(c rune) bool { return strings.ContainsRune("，。；：,;", c) }

// hanManner stands between the polite word and the verb: "请你简要说明".
func hanManner() []string {
	return []string{"你", "您", "分别", "分別", "简单", "簡單", "简要", "簡要", "详细", "詳細", "具体", "具體", "用自己的话", "结合实际"}
}

// OrdersPolitely reports whether a Chinese text begins with a polite word and what only
// somebody who learns is ordered to do: "请简要说明".
func OrdersPolitely(text string) bool {
	rest := strings.TrimLeft(text, "请請试試")
	if rest == text {
		return false
	}
	for cut := true; cut; {
		cut = false
		for _, m := range hanManner() {
			if r, ok := strings.CutPrefix(rest, m); ok && r != "" && !slices.ContainsFunc(hanHeads(), func(v string) bool { return strings.HasPrefix(rest, v) }) {
				rest, cut = r, true
			}
		}
	}
	return slices.ContainsFunc(hanHeads(), func(v string) bool { return strings.HasPrefix(rest, v) })
}

// hanAsks are words that ask without any sign behind the sentence.
func hanAsks() []string {
	return []string{"哪些", "哪个", "哪個", "哪几", "哪幾", "什么", "什麼", "如何", "怎样", "怎樣", "为何", "為何", "多少"}
}

// hanAsked are what a title asks to tell that ends in one: "重载和重写的区别".
func hanAsked() []string {
	return []string{"区别", "區別", "异同", "異同", "优缺点", "優缺點", "作用", "联系和区别", "区别和联系", "区别与联系"}
}

// AsksInHan reports whether a short Chinese line asks without a question mark, as the
// topics of oral exams and collections for study do.
func AsksInHan(text string) bool {
	if IsASCII(text) || utf8.RuneCountInString(text) > longestHanAsk || strings.ContainsAny(text, "。；;") {
		return false
	}
	return slices.ContainsFunc(hanAsks(), func(w string) bool { return strings.Contains(text, w) }) ||
		slices.ContainsFunc(hanAsked(), func(w string) bool { return strings.HasSuffix(strings.TrimSpace(text), "的"+w) })
}

// longestHanAsk is how many characters such a line has at most.
const longestHanAsk = 60
