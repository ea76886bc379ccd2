package rewrite

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/line"
	"formwright/shared/recognize/pattern"
)

// hanProgram is what tests of programming in Chinese order: to read a program
// and write what it shows, to fill it up, to write one.
var hanProgram = pattern.Guarded(func(s string) bool { return !lexicon.IsASCII(s) }, `阅读(?:下列|以下|下面|如下)?.{0,4}(?:程序|代码)|(?:写出|给出|说明).{0,16}(?:结果|输出|语句|代码|程序|表达式)|(?:补全|补充|完善|完成).{0,10}(?:程序|代码|函数|语句)|(?:编写|设计|实现|定义|封装|创建)(?:一个|一段|一).{0,40}(?:程序|函数|方法|代码|类|接口)`)

// hanOrderLength is how many letters, each counted as three, the line of such an order has at most.
const hanOrderLength = 360

// OrdersInProgram reports whether a line of a stem is such an order.
func OrdersInProgram(stem []line.Line) bool {
	for _, l := range stem {
		if !lexicon.IsLonger(l.Text, hanOrderLength) && hanProgram.MatchString(l.Text) {
			return true
		}
	}
	return false
}
