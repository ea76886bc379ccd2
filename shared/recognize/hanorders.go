package recognize

import "strings"

// hanNouns hold the sign for "find" without ordering anything.
var hanNouns = strings.NewReplacer("要求", "", "需求", "", "请求", "", "追求", "", "求助", "", "求学", "")

// ordersInHan reports whether a Chinese sentence orders something: the verb may
// stand behind a condition, "若…，求v的值".
func ordersInHan(text string) bool {
	if isASCII(text) || !strings.ContainsAny(text, "求证计写画") {
		return false
	}
	for _, verb := range []string{"求", "证明", "计算", "写出", "画出"} {
		if strings.Contains(hanNouns.Replace(text), verb) {
			return true
		}
	}
	return false
}
