package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestAnswersBehindWideMarks: an answer right behind a question mark of another script is
// read as one behind "?" is, and the mark stays whole with its question; in a list where most
// answers stand so, the rest stand on the lines below.
func TestAnswersBehindWideMarks(t *testing.T) {
	for name, c := range map[string]struct {
		text, first string
		keys        []string
	}{
		"Chinese": {"问题\n1. 法国的首都是哪里？巴黎\n2. 流经伦敦的河流叫什么？泰晤士河\n3. 太阳系最大的行星是哪一颗？木星\n4. 水在多少度时沸腾？一百度\n5. 红楼梦的作者是谁？曹雪芹\n",
			"法国的首都是哪里？", []string{"巴黎", "泰晤士河", "木星", "一百度", "曹雪芹"}},
		"Persian": {"سوال\n1. پایتخت فرانسه کجاست؟ پاریس\n2. رود اصلی لندن چه نام دارد؟تیمز\n3. بزرگترین سیاره منظومه شمسی کدام است؟ مشتری\n4. چرا یخ روی آب می ماند؟\nچون از آب سبکتر است\n5. نویسنده شاهنامه کیست؟ فردوسی\n",
			"پایتخت فرانسه کجاست؟", []string{"پاریس", "تیمز", "مشتری", "چون از آب سبکتر است", "فردوسی"}},
		"below": {"Questions\n1. What is the capital of France? Paris\n2. Why does ice float on the water?\nBecause it is lighter than water\n3. Which river flows through London? The Thames\n4. Why is the sky blue at noon?\nBecause the air scatters blue light\n5. Who wrote the play of Hamlet? Shakespeare\n",
			"What is the capital of France?", []string{"Paris", "Because it is lighter than water", "The Thames", "Because the air scatters blue light", "Shakespeare"}},
	} {
		q, _ := read(t, paper(c.text))
		if diff := cmp.Diff(c.keys, keys(q)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
		if got := stems(q)[0]; got != c.first {
			t.Errorf("%s: the first question is %q", name, got)
		}
	}
	for name, text := range map[string]string{
		"orders":        "问题\n1. 什么是光合作用？写出反应式\n2. 什么是进程？画图说明\n3. 什么是氧化反应？举例说明\n4. 什么是惯性？列出三个例子\n5. 什么是杠杆？简述其作用\n6. 什么是电阻？并写出公式\n",
		"mostly below":  "Questions\n1. What is the capital of France? Paris\n2. Why does ice float on the water?\nThink of a glass that is full\n3. Which river flows through London?\nIt flows through Oxford too\n4. Why is the sky blue at noon?\nThe sun is above us then\n5. Who wrote the play of Hamlet? Shakespeare\n",
		"some below":    "Questions\n1. What is the capital of France? Paris\n2. Why does ice float on the water?\n3. Which river flows through London? The Thames\n4. Why is the sky blue at noon?\nThe sun is above us then\n5. Who wrote the play of Hamlet? Shakespeare\n",
		"more is asked": "问题\n1. 法国的首都是哪里？请说明理由。\n2. 流经伦敦的河流叫什么？为什么这条河重要\n3. 太阳系最大的行星是哪一颗？它有几颗卫星\n4. 水在多少度时沸腾？试举例说明。\n5. 红楼梦的作者是谁？他还写过哪些书？\n",
	} {
		q, _ := read(t, paper(text))
		for i, k := range keys(q) {
			if k != "-" {
				t.Errorf("%s: %d has the key %s", name, i+1, k)
			}
		}
	}
}
