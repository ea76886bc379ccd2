package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/recognize"
)

// TestCircledChoicesApart: circled numbers of choices that a gap parts from questions without
// numbers are labels of choices where answers name them; without any they may count the
// points of an answer.
func TestCircledChoicesApart(t *testing.T) {
	row := "\n\n① Aare\n② Rhine\n③ Inn\n\n"
	q, _ := read(t, paper("Final test\n\nWhich river flows through the town of Bern?"+row+"Answer: ①\n\nWhich river flows through the town of Basel?"+row+"Answer: ②\n\nWhich river flows through the town of Chur?"+row+"Answer: ③\n"))
	if diff := cmp.Diff([]string{"Aare", "Rhine", "Inn"}, keys(q)); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	if got := stems(q); got[0] != "Which river flows through the town of Bern?" {
		t.Errorf("the first question is %q", got[0])
	}
	if q, _, err := recognize.Recognize(paper("复习\n\n进程有哪些特征？\n\n① 动态性：进程是程序的一次执行\n② 并发性：多个进程同时存在\n③ 独立性：进程独立获得资源\n\n线程有哪些特征？\n\n① 轻型实体：只拥有少量资源\n② 独立调度：线程是调度的单位\n③ 共享资源：线程共享进程的资源\n")); err == nil {
		t.Errorf("the points of answers are read as %q", stems(q))
	}
}
