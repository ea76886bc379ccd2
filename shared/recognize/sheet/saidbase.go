package sheet

import (
	"slices"
	"strings"

	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

// leastSaid is how many explanations that name the right choice show what the numbers
// of the answer column are counted from.
const leastSaid = 2

// namedInWords is the letter of the right choice in what explains it: "the right answer
// is option B", "la respuesta correcta es la letra c".
var namedInWords = pattern.New(`(?i)(?:^|[^\p{L}])(?:letter|option|choice|letra|opción|opção|alternativa|inciso|lettera|opzione|lettre|réponse|proposition|buchstabe|antwort|letter|antwoord|odpowiedź|буква|буквой|вариант|варіант|літера|ответ|відповідь|şık|seçenek|huruf|pilihan|opsi|jawaban|đáp án|phương án|variant)\s+[(«“"'\[]?([A-Ha-h])[)»”"'\]]?(?:[^\p{L}\p{N}]|$)`)

// saidFromZero reports whether the explanations of a bank name choices that are those
// its numbers mean only if they are counted from 0.
func saidFromZero(es []*sheetEntry) bool {
	zero, one := 0, 0
	for _, e := range es {
		if len(e.answers) != 1 {
			continue
		}
		numbers, place := numbersIn(e.answers[0].cell.text), e.explained()
		if len(numbers) != 1 || place == 0 {
			continue
		}
		switch place {
		case numbers[0] + 1:
			zero++
		case numbers[0]:
			one++
		}
	}
	return zero >= leastSaid && zero >= 9*one
}

// explained is the place of the only choice whose letter the explanations of a question
// name; 0 for none.
func (e *sheetEntry) explained() int {
	place := 0
	for _, n := range e.draft.Notes {
		if n.Class != lexicon.ExplainWord && n.Class != lexicon.WrongWord && n.Class != lexicon.CorrectWord {
			continue
		}
		for _, m := range namedInWords.FindAllStringSubmatch(n.Value.Text, -1) {
			at := strings.Index(lexicon.LowerLetters, lexicon.Fold(m[1])) + 1
			if place > 0 && at != place || !slices.Contains(e.places, at) {
				return 0
			}
			place = at
		}
	}
	return place
}
