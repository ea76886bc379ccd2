package recognize_test

import (
	"testing"

	"formwright/shared/problem"
	"formwright/shared/recognize"
)

// TestTaskTitles: orders under the word for tasks are the questions of a sheet; duties
// and plans under the same word are not.
func TestTaskTitles(t *testing.T) {
	for name, text := range map[string]string{
		"de": "Kreise – Aufgaben\n\n1. Berechne den Umfang des Kreises.\n2. Zeichne einen Kreis mit dem Radius 3 cm.\n3. Bestimme den Radius.",
		"hr": "Zadaci\n\n1. Napišite funkciju koja zbraja brojeve.\n2. Izračunajte površinu kruga.\n3. Nacrtajte stanicu.",
		"cs": "Úlohy\n\n1. Napiš funkci, která sečte čísla.\n2. Vypočti obsah kruhu.\n3. Nakresli buňku.",
		"sv": "Övningar\n\n1. Skriv en funktion som adderar talen.\n2. Beräkna cirkelns area.\n3. Rita en cell.",
		"fi": "Tehtäviä\n\n1. Kirjoita funktio, joka laskee summan.\n2. Laske ympyrän pinta-ala.\n3. Piirrä solu.",
		"el": "Ασκήσεις\n\n1. Γράψτε μια συνάρτηση.\n2. Υπολογίστε το εμβαδόν.\n3. Σχεδιάστε ένα κύτταρο.",
		"ro": "Exerciții\n\n1. Scrie o funcție care adună numerele.\n2. Calculează aria cercului.\n3. Desenează o celulă.",
		"uk": "Завдання\n\n1. Напишіть функцію, яка додає числа.\n2. Обчисліть площу круга.\n3. Намалюйте клітину.",
		"id": "Tugas\n\n1. Tuliskan fungsi yang menjumlahkan bilangan.\n2. Hitunglah luas lingkaran.\n3. Gambarlah sebuah sel.",
		"zh": "考试试卷\n\n1. 对于一个随机过程，请推导其期望的表达式。\n2. 考虑如下模型，分别给出各参数的取值范围，并用数值方法验证。\n3. 假设样本服从泊松分布，试推导其方差。",
		"hu": "Függvények: feladatok\n\n1. Írjatok egy függvényt, amely összeadja a számokat.\n2. Készítsetek egy programot, amely szavakat számol.\n3. Rajzoljátok le a sejtet.",
	} {
		if q, _ := read(t, paper(text)); len(q.Items) != 3 {
			t.Errorf("%s: %d questions", name, len(q.Items))
		}
	}
	for _, text := range []string{
		"Aufgaben\n\n1. Planung der Veranstaltungen\n2. Betreuung der Gäste\n3. Pflege der Datenbank",
		"Tasks\n\n1. The report is due on Friday.\n2. Call the caterer.\n3. Book the room.",
		"合同\n\n1. 甲方应按时付款，乙方提供发票。\n2. 乙方要求提前通知，请求书面确认。\n3. 双方损失的计算方法如下。",
		"计划\n\n1. 登记表，求职者的姓名。\n2. 会议室，求助电话。\n3. 名单，按部门排列。",
		"Sarcini\n\n1. Urmează ședința de luni.\n2. Urmează raportul lunar.\n3. Urmează plata facturilor.",
		"Tugas\n\n1. Ketua rapat\n2. Bendahara\n3. Penerima tamu",
	} {
		if _, _, err := recognize.Recognize(paper(text)); err == nil || problem.Of(err).Code != problem.NoQuestions {
			t.Errorf("%.20q: %v, want no questions", text, err)
		}
	}
}
