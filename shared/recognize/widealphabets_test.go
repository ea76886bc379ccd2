package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestWideAlphabets: how long a choice may be is counted in characters, not in what
// they take in a file.
func TestWideAlphabets(t *testing.T) {
	long := "Повідомлення, яке надсилають усім учасникам експедиції перед початком подорожі ✓ (Правильна відповідь)\n"
	q, _ := read(t, paper("Питання 1. Що таке маршрут?\nКарта\n"+long+"Човен\nПояснення: так кажуть.\nПитання 2. Що таке табір?\nНамет\n"+long+"Ліс\nПояснення: так кажуть.\nПитання 3. Що таке сигнал?\nРічка\n"+long+"Міст\nПояснення: так кажуть.\nПитання 4. Що таке звіт?\n"+long+"Сніг\nДощ\nПояснення: так кажуть.\n"))
	right := "Повідомлення, яке надсилають усім учасникам експедиції перед початком подорожі"
	if diff := cmp.Diff([]string{right, right, right, right}, keys(q)); diff != "" {
		t.Error(diff)
	}
}
