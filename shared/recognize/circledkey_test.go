package recognize_test

import "testing"

// TestCircledKeyAlone: numbers with circled numbers behind them, also those of several columns
// in a row, are the key of a test that is somewhere else.
func TestCircledKeyAlone(t *testing.T) {
	noQuestions(t, "1장\n1. ③\n2. ④\n3. ①\n4. ②\n5. ③")
	noQuestions(t, "41. ③\n2. ④\n3. ①\n42. ④\n3. ③\n4. ②\n43. ①\n4. ①\n5. ②")
}
