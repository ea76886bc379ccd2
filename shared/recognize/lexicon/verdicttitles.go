package lexicon

import (
	"strings"
	"sync"
)

// verdictWords are the words that titles of columns put together, "Risposta giusta",
// "Fel svar": what is offered, and whether it is right.
type verdictWords struct{ answers, right, wrong map[string]bool }

var verdictTitles = sync.OnceValue(func() verdictWords {
	set := func(words string) map[string]bool {
		out := map[string]bool{}
		for _, w := range strings.Fields(words) {
			out[Fold(w)] = true
		}
		return out
	}
	return verdictWords{
		answers: set("answer answers option options choice choices antwort antworten option lösung réponse réponses reponse reponses choix respuesta respuestas opción opcion alternativa resposta respostas opção opcao risposta risposte opzione opzioni antwoord antwoorden optie svar svaret alternativ vastaus vaihtoehto răspuns raspuns odgovor odpowiedź odpowiedz cevap seçenek şık odpověď odpoveď válasz atsakymas atbilde vastus përgjigja jawaban možnost možnosť"),
		right:   set("right good true correct richtige richtig korrekte wahre bonne bonnes juste justes exacte exactes vraie correctes buena correcta correctas acertada verdadera válida certa certas correta corretas verdadeira giusta giuste esatta esatte corretta corrette vera buona goede goed juiste juist correcte rätt rätta riktig riktigt riktige rigtig rigtigt rigtige korrekt korrekta oikea oikeat corect točan tačan dobra pravilen doğru správná správna helyes jó teisingas pareizā pareiza õige saktë rétt benar poprawna prawidłowa"),
		wrong:   set("wrong bad false incorrect falsche falsch mauvaise mauvaises fausse fausses mala malas falsa falsas incorrectes incorrecta incorrectas errónea equivocada errada erradas incorreta incorretas sbagliata sbagliate errata errate false scorretta foute fout verkeerde onjuiste onjuist fel felaktigt feil galt gal forkert forkerte väärä väärät greșit gresit netočan netačan zła błędna napačen yanlış špatná nesprávná nesprávna rossz helytelen neteisingas nepareizā nepareiza vale gabuar rangt salah niepoprawna"),
	}
})

// verdictTitle reads a title of two words, one for an answer and one for whether it is
// right, in either order; a number may stand behind them.
func verdictTitle(title string) Role {
	words := strings.Fields(strings.TrimRight(Fold(title), "0123456789 "))
	if len(words) != 2 {
		return NoRole
	}
	known := verdictTitles()
	noun, verdict := words[0], words[1]
	if !known.answers[noun] {
		noun, verdict = verdict, noun
	}
	switch {
	case !known.answers[noun]:
		return NoRole
	case known.right[verdict]:
		return CorrectRole
	case known.wrong[verdict]:
		return WrongRole
	}
	return NoRole
}
