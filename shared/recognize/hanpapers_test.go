package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/quiz"
)

// TestHanPapers reads Chinese papers with the box for the score over each section, with
// parts in brackets under open tasks, and with room for one letter where a stem speaks of
// judging.
func TestHanPapers(t *testing.T) {
	cell := func(text string) page.Cell {
		return page.Cell{Blocks: []page.Block{page.Paragraph{Runs: []page.Run{{Text: text}}}}}
	}
	box := page.Table{Rows: []page.Row{{Cells: []page.Cell{cell("得  分"), cell("")}}, {Cells: []page.Cell{cell("评卷人"), cell("")}}}}
	blocks := paper("一、选择题（共4分，每题2分）\n1、下面属于鸟的是（    ）。\nA、猫\nB、鹰\nC、鱼\nD、狗\n2、判断一个数是否为偶数的方法为（    ）。\nA、n / 2 == 0\nB、n % 2 == 0\nC、n == 0 == 2\nD、n * 2 == 0\n").Blocks
	blocks = append(blocks, box)
	blocks = append(blocks, paper("二、填空题（共2分，每空2分）\n1、水的沸点是______度。\n").Blocks...)
	blocks = append(blocks, box)
	blocks = append(blocks, paper("三、简答题（共10分，每题5分）\n1、有一棵树如下。\n（1）插入后的结果填入下表。\n（2）计算树的高度。\n2、说明水的三态。\n").Blocks...)
	q, _ := read(t, page.Document{Blocks: blocks})
	var got []string
	for _, item := range q.Items {
		kind := "open"
		if c, ok := item.Response.(quiz.Choice); ok {
			kind = strings.Repeat("*", len(c.Choices))
		}
		got = append(got, strings.ReplaceAll(item.Stem.Text(), "\n", "|")+" "+kind+" "+item.Points.String())
	}
	want := []string{
		"下面属于鸟的是（    ）。 **** 2", "判断一个数是否为偶数的方法为（    ）。 **** 2", "水的沸点是_____度。 open 2",
		"有一棵树如下。|（1）插入后的结果填入下表。|（2）计算树的高度。 open 5", "说明水的三态。 open 5",
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	var sections []string
	for _, s := range q.Sections {
		sections = append(sections, s.Title)
	}
	if diff := cmp.Diff([]string{"一、选择题（共4分，每题2分）", "二、填空题（共2分，每空2分）", "三、简答题（共10分，每题5分）"}, sections); diff != "" {
		t.Errorf("sections (-want +got):\n%s", diff)
	}
}

// TestHanPartsThatAsk: under such a section parts that each ask by themselves are the
// parts that they are elsewhere.
func TestHanPartsThatAsk(t *testing.T) {
	q, _ := read(t, paper("三、简答题（共10分）\n1、有一棵树如下。\n（1）它的高度是多少？\n（2）它的根是什么？\n2、说明水的三态。\n3、说明光的三原色。\n"))
	if got := labels(q); len(got) != 4 {
		t.Errorf("%q", got)
	}
}
