package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSolutionsThatJudge: solutions that say of every lettered line whether it is true
// make statements of them, whatever stands over them and in any letters; a letter may be
// left out.
func TestSolutionsThatJudge(t *testing.T) {
	for language, text := range map[string]string{
		"english": "1. Are these statements true? Give the reason.\na) Snow is warm.\nb) Rain is wet.\nc) Ice is cold.\ne) Fire is cold.\n\nAnswer:\n\na) False, because snow is cold.\nb) True, rain is water.\nc) True, ice is water.\ne) False, fire is hot.\n2. Explain fire.\n3. Compare snow and ice.\n4. Define rain.",
		"russian": "1. Верны ли утверждения? Объясните ответ.\nа) Снег тёплый.\nб) Дождь мокрый.\nв) Лёд холодный.\nг) Огонь холодный.\n\nОтвет:\n\nа) Неверно, потому что снег холодный.\nб) Верно, дождь это вода.\nв) Верно, лёд это вода.\nг) Неверно, огонь горячий.\n2. Объясните действие огня.\n3. Сравните снег и лёд.\n4. Дайте определение дождя.",
		"persian": "1. درستی و نادرستی عبارات زیر را با ذکر دلیل مشخص کنید:\nالف) برف گرم است.\nب) باران خیس است.\nج) یخ سرد است.\nد) آتش سرد است.\n\nپاسخ:\n\nالف) نادرست، زیرا برف سرد است.\nب) درست، باران آب است.\nج) درست، یخ آب است.\nد) نادرست، آتش گرم است.\n2. اثر آتش را توضیح دهید.\n3. برف و یخ را مقایسه کنید.\n4. باران را تعریف کنید.",
	} {
		q, _ := read(t, paper(text))
		if diff := cmp.Diff([]string{"false", "true", "true", "false", "-", "-", "-"}, keys(q)); diff != "" {
			t.Errorf("%s: %s", language, diff)
		}
	}
}
