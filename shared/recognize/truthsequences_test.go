package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"
)

// TestTruthSequences reads questions that offer the truths of several statements in
// a row, and statements that are choices though a word in them asks elsewhere.
func TestTruthSequences(t *testing.T) {
	for _, c := range []struct {
		name string
		text string
		want []string // label stem: key
	}{
		{"brackets over sequences in a row", "1. Escribe (V) para verdadero y (F) para falso y elige la secuencia correcta.\n( ) El gato es un mamífero.\n( ) La rana es un ave.\n( ) El búho vuela de noche.\na) V – F – V\tb) V – V – F\tc) F – F – V\n2. ¿Qué es rojo?\na) la hierba\nb) la sangre\n\nClave\n1. a\n2. b",
			[]string{"1. Escribe (V) para verdadero y (F) para falso y elige la secuencia correcta.\n( ) El gato es un mamífero.\n( ) La rana es un ave.\n( ) El búho vuela de noche.: V – F – V", "2. ¿Qué es rojo?: la sangre"}},
		{"a line that leads to them", "1. Escreva V para as verdadeiras e F para as falsas.\n( ) O gelo flutua.\n( ) O sal é um metal, e não\num cristal.\nA sequência correta é:\na) F, F.   b) V, F.   c) V, V.\n2. O que é vermelho?\na) a grama\nb) o sangue\n\nGabarito\n1. b\n2. b",
			[]string{"1. Escreva V para as verdadeiras e F para as falsas.\n( ) O gelo flutua.\n( ) O sal é um metal, e não um cristal.\nA sequência correta é:: V, F.", "2. O que é vermelho?: o sangue"}},
		{"sequences are no statements", "1. Considere:\nI. O gelo flutua na água fria.\nII. O sal é um metal.\nIII. O cobre é um gás.\nIV. O ferro é duro.\nJulgue as afirmações como verdadeiras (V) ou falsas (F) e assinale a alternativa correta.\na) V F F V\nb) F F V V\nc) V V F F\n2. O que é vermelho?\na) a grama\nb) o sangue",
			[]string{"1. Considere:\nI. O gelo flutua na água fria.\nII. O sal é um metal.\nIII. O cobre é um gás.\nIV. O ferro é duro.\nJulgue as afirmações como verdadeiras (V) ou falsas (F) e assinale a alternativa correta.: -", "2. O que é vermelho?: -"}},
		{"other letters are boxes", "1. Kreuze an, was richtig ist.\n( ) Der Fuchs war satt.\n( ) Er sah viele Trauben.\n2. Welche Folge stimmt?\na) K L M\nb) L K M\nc) M L K",
			[]string{"1. Kreuze an, was richtig ist.: -", "2. Welche Folge stimmt?: -"}},
		{"a verb that asks in another language", "1. Read the story below.\nThe cat slept on the mat all day long and dreamed of mice.\nIt is right to say that:\na) The cat was happy on its mat.\nb) It was a long night for the cat.\nc) The mat was taken by a mouse.\nd) Mice came to sleep on the mat.\n2. What is red?\na) grass\nb) blood",
			[]string{"1. Read the story below.\nThe cat slept on the mat all day long and dreamed of mice.\nIt is right to say that:: -", "2. What is red?: -"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if diff := cmp.Diff(c.want, askedWithKeys(t, paper(c.text))); diff != "" {
				t.Errorf("-want +got:\n%s", diff)
			}
		})
	}
}
