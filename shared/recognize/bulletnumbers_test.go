package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestBulletNumbers reads numbers that stand right behind a bullet, and leaves measures
// behind bullets alone.
func TestBulletNumbers(t *testing.T) {
	q, _ := read(t, paper("●1、下列属于水果的是（）。\nA、苹果\nB、石头\nC、铁\n【答案】A\n●2、（）属于动物。\nA、纸\nB、马\nC、铁\n【答案】B\n●3、下列属于金属的是（）。\nA、苹果\nB、石头\nC、铁\n【答案】C"))
	if diff := cmp.Diff([]string{"1)", "2)", "3)"}, labels(q)); diff != "" {
		t.Errorf("labels (-want +got):\n%s", diff)
	}
	if diff := cmp.Diff([]string{"苹果", "马", "铁"}, keys(q)); diff != "" {
		t.Errorf("keys (-want +got):\n%s", diff)
	}
	noQuestions(t, "Weights of the parcels\n•1.5 kg of flour\n•2.5 kg of sugar\n•3.5 kg of salt")
}
