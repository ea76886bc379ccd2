package lexicon

import (
	"strings"
	"sync"
)

// exampleWords announce an example. "Give an example:" asks for one.
func exampleWords() *Phrases {
	return newPhrases([]string{"for example", "for instance", "e.g", "sample output", "sample outputs", "sample run", "sample runs", "sample input", "example output", "example run", "example call", "zum beispiel", "z.b", "z. b", "beispielausgabe", "beispielaufruf", "por ejemplo", "p. ej", "ejemplo de salida", "por exemplo", "exemplo de saída", "par exemple", "p. ex", "exemple de sortie", "ad esempio", "per esempio", "esempio di output", "например", "пример вывода", "наприклад", "na przykład", "np", "örneğin", "mesela", "örnek çıktı", "misalnya", "contohnya", "contoh keluaran", "ví dụ", "例如", "比如", "例えば", "예를 들어", "على سبيل المثال", "به عنوان مثال", "برای مثال", "उदाहरण के लिए", "ตัวอย่างเช่น", "bijvoorbeeld", "bijv", "till exempel", "t.ex", "for eksempel", "f.eks", "například", "napríklad", "például", "de exemplu", "esimerkiksi", "για παράδειγμα", "לדוגמה", "למשל", "masalan"})
}

// AnnouncesExample reports whether an example follows a text.
func (l *Lexicon) AnnouncesExample(text string) bool {
	text = strings.TrimSpace(text)
	if !strings.HasSuffix(text, ":") && !strings.HasSuffix(text, "：") {
		return false
	}
	folded := strings.TrimRight(Fold(text), " .:：")
	return folded != "" && (l.Examples.Begins(folded) == len(folded) || l.Examples.Ends(folded))
}

// exampleHeads are the heads of examples, folded: whole lines.
var exampleHeads = sync.OnceValue(func() map[string]bool {
	return FoldedSet([]string{"example", "examples", "more examples", "further examples", "other examples", "beispiel", "beispiele", "weitere beispiele", "exemple", "exemples", "autres exemples", "ejemplo", "ejemplos", "más ejemplos", "exemplo", "exemplos", "mais exemplos", "esempio", "esempi", "altri esempi", "voorbeeld", "voorbeelden", "przykład", "przykłady", "пример", "примеры", "приклад", "приклади", "příklad", "příklady", "príklad", "príklady", "példa", "példák", "exemplu", "exemple", "örnek", "örnekler", "contoh", "ví dụ", "exempel", "eksempel", "eksempler", "esimerkki", "esimerkkejä", "παράδειγμα", "παραδείγματα", "例", "例子", "例文", "例句", "예", "예문", "예시", "مثال", "أمثلة", "उदाहरण"})
})

// HeadsExamples reports whether a line is nothing but the head of examples.
func HeadsExamples(text string) bool {
	return exampleHeads()[strings.Trim(Fold(text), " .:：")]
}
