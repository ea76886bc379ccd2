package scan

import "testing"

// TestMotleyPrint: words of every thickness between plain and bold are neither, those
// of two kinds are.
func TestMotleyPrint(t *testing.T) {
	weights := []int{6, 6, 6, 6, 6, 6, 6, 6}
	if !isMotley([]float64{0.30, 0.33, 0.39, 0.48, 0.52, 0.57, 0.60, 0.62}, weights, 0.5, 0.6) {
		t.Error("words of any thickness are told apart")
	}
	if isMotley([]float64{0.30, 0.33, 0.35, 0.31, 0.60, 0.57, 0.60, 0.62}, weights, 0.45, 0.58) {
		t.Error("two kinds of print are not told apart")
	}
}
