package recognize_test

import (
	"fmt"
	"strings"
	"testing"

	"formwright/shared/recognize"
)

// TestStudyOrders: a list of orders that only pupils are given is a test, in any language
// and without a title or a question mark.
func TestStudyOrders(t *testing.T) {
	for language, orders := range map[string][4]string{
		"en": {"Define the term density.", "Name three planets.", "Calculate the area of a square with sides of 4 cm.", "Give two examples of renewable energy."},
		"de": {"Definieren Sie den Begriff Dichte.", "Nennen Sie drei Planeten.", "Berechnen Sie die Fläche eines Quadrats mit 4 cm Seitenlänge.", "Geben Sie zwei Beispiele für erneuerbare Energien an."},
		"fr": {"Définissez le terme densité.", "Citez trois planètes.", "Calculez l'aire d'un carré de 4 cm de côté.", "Donnez deux exemples d'énergies renouvelables."},
		"es": {"Define el término densidad.", "Nombra tres planetas.", "Calcula el área de un cuadrado de 4 cm de lado.", "Da dos ejemplos de energías renovables."},
		"pt": {"Defina o termo densidade.", "Cite três planetas.", "Calcule a área de um quadrado de 4 cm de lado.", "Dê dois exemplos de energias renováveis."},
		"it": {"Definisci il termine densità.", "Elenca tre pianeti.", "Calcola l'area di un quadrato di lato 4 cm.", "Fai due esempi di energie rinnovabili."},
		"ru": {"Дайте определение понятия «плотность».", "Назовите три планеты.", "Вычислите площадь квадрата со стороной 4 см.", "Приведите два примера возобновляемой энергии."},
		"uk": {"Дайте визначення поняття «густина».", "Назвіть три планети.", "Обчисліть площу квадрата зі стороною 4 см.", "Наведіть два приклади відновлюваної енергії."},
		"pl": {"Zdefiniuj pojęcie gęstości.", "Wymień trzy planety.", "Oblicz pole kwadratu o boku 4 cm.", "Podaj dwa przykłady energii odnawialnej."},
		"vi": {"Định nghĩa khái niệm khối lượng riêng.", "Kể tên ba hành tinh.", "Tính diện tích hình vuông có cạnh 4 cm.", "Nêu hai ví dụ về năng lượng tái tạo."},
		"id": {"Definisikan istilah massa jenis.", "Sebutkan tiga planet.", "Hitunglah luas persegi dengan sisi 4 cm.", "Berikan dua contoh energi terbarukan."},
		"tr": {"Yoğunluk kavramını tanımlayınız.", "Üç gezegenin adını yazınız.", "Kenarı 4 cm olan karenin alanını hesaplayınız.", "Yenilenebilir enerjiye iki örnek veriniz."},
		"uz": {"Zichlik tushunchasini ta'riflang.", "Uchta sayyorani ayting.", "Tomoni 4 sm bo'lgan kvadratning yuzini hisoblang.", "Qayta tiklanuvchi energiyaga ikkita misol keltiring."},
		"fa": {"اصطلاح چگالی را تعریف کنید.", "سه سیاره را نام ببرید.", "مساحت مربعی به ضلع ۴ سانتی\u200cمتر را محاسبه کنید.", "دو مثال از انرژی تجدیدپذیر بیان کنید."},
		"zh": {"给密度下定义。", "写出三颗行星的名称。", "计算边长为4厘米的正方形的面积。", "举出两个可再生能源的例子。"},
		"th": {"ให้คำนิยามของความหนาแน่น", "บอกชื่อดาวเคราะห์สามดวง", "คำนวณพื้นที่ของสี่เหลี่ยมจัตุรัสที่มีด้านยาว 4 เซนติเมตร", "ยกตัวอย่างพลังงานหมุนเวียนสองอย่าง"},
		"hu": {"Határozd meg a sűrűség fogalmát!", "Nevezz meg három bolygót!", "Számítsd ki a 4 cm oldalú négyzet területét!", "Mondj két példát megújuló energiára!"},
		"nl": {"Definieer het begrip dichtheid.", "Noem drie planeten.", "Bereken de oppervlakte van een vierkant met zijden van 4 cm.", "Geef twee voorbeelden van duurzame energie."},
		"ro": {"Definiți noțiunea de densitate.", "Numiți trei planete.", "Calculați aria unui pătrat cu latura de 4 cm.", "Dați două exemple de energie regenerabilă."},
		"ar": {"عرّف مفهوم الكثافة.", "اذكر ثلاثة كواكب.", "احسب مساحة مربع طول ضلعه 4 سم.", "أعط مثالين على الطاقة المتجددة."},
		"kk": {"Тығыздық ұғымына анықтама беріңіз.", "Үш ғаламшарды атаңыз.", "Қабырғасы 4 см шаршының ауданын есептеңіз.", "Жаңартылатын энергияға екі мысал келтіріңіз."},
	} {
		var text strings.Builder
		for i, o := range orders {
			fmt.Fprintf(&text, "%d. %s\n", i+1, o)
		}
		if q, _, err := recognize.Recognize(paper(text.String())); err != nil || len(q.Items) != len(orders) {
			t.Errorf("%s: %d items, %v", language, len(q.Items), err)
		}
	}
}

// TestStudyOrdersInInfinitive: lists of what an exam asks have their verbs in the infinitive
// in many languages. Steps to take and what people are to learn are told so too.
func TestStudyOrdersInInfinitive(t *testing.T) {
	for language, orders := range map[string][4]string{
		"fr": {"Énoncer la loi d'Ohm.", "Donner deux exemples d'énergies renouvelables.", "Calculer l'aire d'un carré de 4 cm de côté.", "Montrer que le triangle est rectangle."},
		"es": {"Enunciar la ley de Ohm.", "Dar dos ejemplos de energías renovables.", "Calcular el área de un cuadrado de 4 cm de lado.", "Definir el término densidad."},
		"it": {"Enunciare la legge di Ohm.", "Fornire due esempi di energie rinnovabili.", "Calcolare l'area di un quadrato di lato 4 cm.", "Definire il termine densità."},
		"ru": {"Дать определение понятия «плотность».", "Перечислить три планеты.", "Вычислить площадь квадрата со стороной 4 см.", "Привести два примера возобновляемой энергии."},
		"uk": {"Дати визначення поняття «густина».", "Перелічити три планети.", "Обчислити площу квадрата зі стороною 4 см.", "Навести два приклади відновлюваної енергії."},
		"pl": {"Omówić pojęcie gęstości.", "Wymienić trzy planety.", "Obliczyć pole kwadratu o boku 4 cm.", "Podać dwa przykłady energii odnawialnej."},
	} {
		var text strings.Builder
		for i, o := range orders {
			fmt.Fprintf(&text, "%d. %s\n", i+1, o)
		}
		if q, _, err := recognize.Recognize(paper(text.String())); err != nil || len(q.Items) != len(orders) {
			t.Errorf("%s: %d items, %v", language, len(q.Items), err)
		}
	}
	steps := "1. Przygotować ciasto i odstawić je na godzinę.\n2. Wymienić wodę w garnku.\n3. Pokroić jabłka w plastry.\n4. Piec przez godzinę.\n"
	noQuestions(t, steps)
	for _, head := range []string{"Po lekcji uczeń potrafi:", "Cel pracy", "Задачи исследования", "Завдання роботи:"} {
		noQuestions(t, head+"\n1. Omówić pojęcie gęstości.\n2. Wymienić trzy planety.\n3. Вычислить площадь квадрата.\n4. Обчислити площу круга.\n")
	}
}

// TestStudyOrdersButOne: of a few such orders one may hide what it orders behind what it
// is about. Two orders among four numbered sentences are no test.
func TestStudyOrdersButOne(t *testing.T) {
	text := "1. Classifique os rios de acordo com o mapa do capítulo 3.\n2. Compare o Reno e o Pó.\n3. Classifique os lagos de acordo com o mapa do capítulo 4.\n4. Sobre as afirmações a seguir, relativas aos mares, leia com atenção o capítulo 5.\n"
	if q, _ := read(t, paper(text)); len(q.Items) != 4 {
		t.Errorf("%d questions: %v", len(q.Items), labelled(q))
	}
	noQuestions(t, strings.Replace(text, "Compare o Reno e o Pó.", "O Reno e o Pó correm para o mar.", 1))
}

// TestAimsAreNoQuestions: what people are to learn is told in the same words.
func TestAimsAreNoQuestions(t *testing.T) {
	for _, head := range []string{"Objectives", "By the end of the unit you will be able to:", "Lernziele", "Learning outcomes:"} {
		if q, _, err := recognize.Recognize(paper(head + "\n1. Define the term density.\n2. Explain how plants make food.\n3. Compare frogs and snakes.\n4. Describe the water cycle.\n")); err == nil {
			t.Errorf("%s: %d items", head, len(q.Items))
		}
	}
}

// TestOrderForEach: an order for each of the formulas below needs no stop behind it.
func TestOrderForEach(t *testing.T) {
	const sums = "Worksheet 3\n1 Equations\nSolve the following equations.\n1. x + 2 = 9\n2. 3x = 12\n3. x - 8 = 1\n2 Derivatives\nCompute each derivative\n1. d/dx (x + 4)\n2. d/dx (5x)\n3. d/dy (y / 7)\n"
	if q, _ := read(t, paper(sums)); len(q.Items) != 6 {
		t.Errorf("%d questions: %v", len(q.Items), labelled(q))
	}
	if q, _ := read(t, paper(strings.Replace(sums, "Compute each derivative", "The rules of derivatives", 1))); len(q.Items) >= 6 {
		t.Errorf("a title orders nothing: %d questions: %v", len(q.Items), labelled(q))
	}
}
