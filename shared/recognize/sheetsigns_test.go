package recognize_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestSheetCircledAnswers: answers count the choices in circles, as Korean and Chinese
// papers do, or with the Korean word for a number.
func TestSheetCircledAnswers(t *testing.T) {
	got := keysOfCSV(t, "번호,문제,보기1,보기2,보기3,정답\n1,밤에 우는 새는?,부엉이,종달새,제비,①\n2,노래하는 새는?,독수리,종달새,매,②\n3,헤엄치는 새는?,제비,매,오리,3번\n4,물새는?,오리,매,거위,①③\n")
	if diff := cmp.Diff([]string{"부엉이", "종달새", "오리", "오리 | 거위"}, got); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

// TestSheetDashedLetters: all choices but one have their letter before a dash.
func TestSheetDashedLetters(t *testing.T) {
	got := strings.Join(keysOfCSV(t, "Domanda,Risposta 1,Risposta 2,Risposta 3,Risposta 4,Risposta esatta\nChe uccello canta?,A- merlo,B- gufo,C- corvo,falco,A- merlo\nChe uccello nuota?,A-gallo,B- anatra,C- rondine,D- passero,B- anatra\nChe uccello vola?,aquila,pinguino,struzzo,emù,aquila\n"), " | ")
	if want := "merlo | anatra | aquila"; got != want {
		t.Errorf("got %s", got)
	}
}

// TestSheetSaidFromZero: what explains the answers names their letters, and so what the
// numbers of the answer column are counted from.
func TestSheetSaidFromZero(t *testing.T) {
	const head = "pergunta,opcao_a,opcao_b,opcao_c,correta,feedback_erro\n"
	for name, c := range map[string]struct {
		csv  string
		want []string
	}{
		"from 0":     {"Quem canta?,peixe,sabiá,pedra,1,A resposta correta é a letra b.\nQuem nada?,peixe,sabiá,pato,1,É a letra b; veja a aula.\nQuem voa?,gato,sabiá,pedra,1,A ave.\n", []string{"sabiá", "sabiá", "sabiá"}},
		"from 1":     {"Quem canta?,sabiá,peixe,pedra,1,A resposta correta é a letra a.\nQuem nada?,peixe,pedra,mesa,1,É a letra a.\nQuem voa?,gato,sabiá,pedra,2,A ave.\n", []string{"sabiá", "peixe", "sabiá"}},
		"from 1 too": {"Quem canta?,sabiá,peixe,pedra,1,Ouça a opção a seguir.\nQuem nada?,peixe,pedra,mesa,1,\nQuem voa?,gato,sabiá,pedra,2,A ave.\n", []string{"sabiá", "peixe", "sabiá"}},
	} {
		if diff := cmp.Diff(c.want, keysOfCSV(t, head+c.csv)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestSheetCountedTruths: columns count what is true and what is false.
func TestSheetCountedTruths(t *testing.T) {
	for name, c := range map[string]struct {
		csv  string
		want []string
	}{
		"English": {"Birds of the garden,,,,\nquestion,TRUE_1,TRUE_2,FALSE_1,FALSE_2\nName the birds that sing,robin,wren,stone,fish\nName the bird that hoots,owl,,wren,duck\n", []string{"robin | wren", "owl"}},
		"French":  {"Énoncé,Vrai 1,Faux 1,Faux 2\nNommez l'oiseau qui chante,merle,pierre,poisson\nNommez l'oiseau de nuit,chouette,canard,coq\n", []string{"merle", "chouette"}},
		"to tick": {"Statement,True,False\nRobins sing.,x,\nStones sing.,,x\n", []string{"true", "false"}},
	} {
		if diff := cmp.Diff(c.want, keysOfCSV(t, c.csv)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestSheetAnswersListed: a column called the answers lists the choices, where the one
// beside it names one of them in each row; else both say what is accepted.
func TestSheetAnswersListed(t *testing.T) {
	got := keysOfCSV(t, "Frage;Antworten;Richtig\nWer ruft nachts?;Eule | Fink | Meise;Eule\nWer schwimmt?;Amsel | Ente | Star;Ente\n")
	if diff := cmp.Diff([]string{"Eule", "Ente"}, got); diff != "" {
		t.Errorf("choices (-want +got):\n%s", diff)
	}
	got = keysOfCSV(t, "Frage;Antworten;Richtig\nWer ruft nachts?;Eule | Kauz;Uhu\nWer schwimmt?;Ente | Erpel;Ente\n")
	if len(got) != 2 || !strings.Contains(got[0], "Kauz") {
		t.Errorf("accepted: %q", got)
	}
}

// TestSheetTitlesTold: titles in Romanian, Bengali and Urdu, and flags that are called
// like the choice before them.
func TestSheetTitlesTold(t *testing.T) {
	for name, csv := range map[string]string{
		"Romanian": "Întrebare,Varianta A,Varianta B,Varianta C,Răspuns corect\nCine cântă?,piatra,mierla,peștele,B\nCine înoată?,rața,vrabia,cocoșul,A\n",
		"mistyped": "Qustion,Option A,Option B,Option C,Corect Answer\nWho sings?,stone,mierla,fish,B\nWho swims?,rața,wren,cock,A\n",
		"Bengali":  "প্রশ্ন,বিকল্প ক,বিকল্প খ,বিকল্প গ,সঠিক উত্তর\nকে গান গায়?,পাথর,mierla,মাছ,খ\nকে সাঁতার কাটে?,rața,চড়ুই,মোরগ,ক\n",
		"Urdu":     "سوال,آپشن 1,آپشن 2,آپشن 3,درست جواب\nکون گاتا ہے؟,پتھر,mierla,مچھلی,2\nکون تیرتا ہے؟,rața,چڑیا,مرغ,1\n",
		"flags":    "Question,A,A correct,B,B correct,C,C correct\nWho sings?,stone,FALSE,mierla,TRUE,fish,FALSE\nWho swims?,rața,TRUE,wren,FALSE,cock,FALSE\n",
	} {
		if diff := cmp.Diff([]string{"mierla", "rața"}, keysOfCSV(t, csv)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
