package recognize_test

import (
	"context"
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
	"formwright/shared/reader/sheet"
)

// sheetOfCSV reads separated values.
func sheetOfCSV(t *testing.T, csv string) page.Document {
	t.Helper()
	doc, _, err := sheet.ReadCSV(context.Background(), []byte(csv))
	if err != nil {
		t.Fatal(err)
	}
	return doc
}

// keysOfCSV reads separated values and gives the keys of their questions.
func keysOfCSV(t *testing.T, csv string) []string {
	t.Helper()
	q, _ := read(t, sheetOfCSV(t, csv))
	return keys(q)
}

// TestSheetShares reads the right choices of sheets that give every choice its
// points.
func TestSheetShares(t *testing.T) {
	for name, c := range map[string]struct {
		csv  string
		want []string
	}{
		"beside each choice": {`Question text,Answer 1,Fraction,Answer 2,Fraction,Answer 3,Fraction
Which bird hoots?,Owl,100,Robin,0,Wren,0
Which birds sing?,Robin,50,Wren,50,Vulture,-50
Which bird is small?,Owl,0,Wren,100,,`, []string{"Owl", "Robin | Wren", "Wren"}},
		"behind all of them": {`Question,Answer A,Answer B,Points A,Points B
Which bird hoots?,Owl,Robin,1,0
Which bird sings?,Owl,Robin,0,2
Which bird flies?,Owl,Robin,1,1`, []string{"Owl", "Robin", "-"}},
		"every choice has some": {`Question,Answer A,Answer B,Points 1,Points 2
Which bird do you like?,Owl,Robin,1,2
Which bird do you hear?,Owl,Robin,3,2`, []string{"-", "-"}},
	} {
		if diff := cmp.Diff(c.want, keysOfCSV(t, c.csv)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestSheetTongues reads sheets that say the same in several languages in one of
// them.
func TestSheetTongues(t *testing.T) {
	for name, c := range map[string]struct {
		csv  string
		want []string
	}{
		"codes": {`question_en,question_hi,option_a_en,option_a_hi,option_b_en,option_b_hi,correct_answer
Which bird hoots?,Kaun sa?,Owl,Ullu,Robin,Robina,A
Which bird sings?,Kaun gaata?,Owl,Ullu,Robin,Robina,B`, []string{"Owl", "Robin"}},
		"names": {`Category,Question (English),Answer (English),Question (German),Answer (German)
Birds,Which bird hoots?,Owl,Welcher Vogel ruft nachts?,Eule
Birds,Which bird sings at dawn?,Robin,Welcher Vogel singt früh?,Rotkehlchen`, []string{"Owl", "Robin"}},
		"codes in front": {`No,EN_Question,EN_Options,EN_CorrectAnswer,TR_Soru,TR_Secenekler,TR_DogruCevap,NL_Question,NL_Options,NL_CorrectAnswer
1,Which bird hoots?,Owl | Robin | Wren,Owl,Hangi kuş öter?,Baykuş | Ardıç | Çit,Baykuş,Welke vogel roept?,Uil | Roodborst | Winterkoning,Uil
2,Which bird sings?,Owl | Robin | Wren,Robin,Hangi kuş şakır?,Baykuş | Ardıç | Çit,Ardıç,Welke vogel zingt?,Uil | Roodborst | Winterkoning,Roodborst`, []string{"Owl", "Robin"}},
		"one language": {`id,question_uz,javob_uz
1,Qaysi qush kechasi uchadi?,Boyqush
2,Qaysi qush kuylaydi?,Bulbul`, []string{"Boyqush", "Bulbul"}},
		"words of two": {`Word (English),Translation (German)
owl,Eule
robin,Rotkehlchen
wren,Zaunkönig`, []string{"owl=Eule | robin=Rotkehlchen | wren=Zaunkönig"}},
	} {
		if diff := cmp.Diff(c.want, keysOfCSV(t, c.csv)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestSheetBoards reads the boards of shows: topics side by side, a question of
// each in every row.
func TestSheetBoards(t *testing.T) {
	for name, c := range map[string]struct {
		csv  string
		want []string
	}{
		"worth before rows": {`,Birds,Trees,Rivers
100,This bird hoots at night.,This tree has acorns.,Which river flows through Paris?
200,This bird sings at dawn.,This tree is a conifer.,Which river flows through Cairo?
300,This bird is very small.,This tree gives us syrup.,Which river flows through Rome?`, []string{"-", "-", "-", "-", "-", "-", "-", "-", "-"}},
		"worth over columns": {`Category,$100,$200,$300
Birds,Which bird hoots?,Which bird sings?,Which bird is small?
Trees,Which tree has acorns?,Which tree is a conifer?,Which tree gives syrup?`, []string{"-", "-", "-", "-", "-", "-"}},
		"answers beside": {`Category,Question 1,Answer 1,Question 2,Answer 2
Birds,Which bird hoots?,Owl,Which bird sings?,Robin
Trees,Which tree has acorns?,Oak,Which tree is a conifer?,Pine`, []string{"Owl", "Oak", "Robin", "Pine"}},
	} {
		if diff := cmp.Diff(c.want, keysOfCSV(t, c.csv)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}

// TestSheetLayouts reads the keys of further layouts of programs and teachers.
func TestSheetLayouts(t *testing.T) {
	for name, c := range map[string]struct {
		csv  string
		want []string
	}{
		"letters of the sheet's columns": {`Question,First,Second,Third,Key
Which bird hoots?,Owl,Robin,Wren,B
Which bird sings at dawn?,Owl,Robin,Wren,C
Which bird is small?,Owl,Robin,Wren,D`, []string{"Owl", "Robin", "Wren"}},
		"letters of choices, one mistyped": {`Question,First,Second,Third,Key
Which bird hoots?,Owl,Robin,Wren,A
Which bird sings at dawn?,Owl,Robin,Wren,B
Which bird is small?,Owl,Robin,Wren,D`, []string{"Owl", "Robin", "-"}},
		"lettered choices, one mistyped": {`Question,A,B,C,Key
Which bird hoots at night?,Owl,Robin,Wren,D
Which bird sings at dawn?,Owl,Robin,Wren,B
Which bird is small?,Owl,Robin,Wren,C`, []string{"-", "Robin", "Wren"}},
		"titles of what is whose": {`ID_PREGUNTA,TEMA_O_CATEGORIA,CONTEXTO_O_TEXTO,ENUNCIADO_DE_LA_PREGUNTA,OPCION_A,OPCION_B,NUMERO_RESPUESTA_CORRECTA_(1-2),FUENTE
1,Aves,El búho caza de noche y duerme de día en un hueco del árbol.,¿Quién caza de noche?,Búho,Petirrojo,1,Propia
2,Aves,El petirrojo canta al amanecer desde la rama más alta.,¿Quién canta al amanecer?,Búho,Petirrojo,2,Propia`, []string{"Búho", "Petirrojo"}},
		"a letter that is none of the choices'": {`Question,Option 1,Option 2,Answer
Which bird hoots?,Owl,Robin,1
Which bird sings at dawn?,Owl,Robin,X
Which bird is red?,Owl,Robin,2`, []string{"Owl", "-", "Robin"}},
		"letters of the end": {`Question,Option 1,Option 2,Answer
Which bird hoots?,Owl,Robin,W
Which bird sings at dawn?,Owl,Robin,X`, []string{"Owl", "Robin"}},
		"titles in one word": {`level,questiontext,option1,option2,option3,correctoption,feedback1
Easy,Which bird hoots?,Owl,Robin,Wren,1,Right
Easy,Which bird is heard at night?,Owl,Robin,Wren,1,Right`, []string{"Owl", "Owl"}},
		"a short title for the right choice": {`frage,option_a,option_b,option_c,korrekt
Welcher Vogel ruft nachts?,Eule,Amsel,Meise,Eule
Welcher Vogel singt früh?,Eule,Amsel,Meise,Amsel`, []string{"Eule", "Amsel"}},
		"letters for choices that are missing": {"Topic,Question,Answer\nBirds,\"Which bird hoots?\na) Owl\nb) Robin\",A\nBirds,\"Which bird sings?\na) Robin\",A\nBirds,\"Which bird is small?\na) Eagle\nb) Wren\",B",
			[]string{"Owl", "-", "Wren"}},
		"a text under the question, beside its choices": {`Question,Choices,Answer
1. Which bird hoots?,a) Owl,a
,b) Robin,
,c) Wren,
2. What does the text say of the bird?,a) It sleeps,b
"The robin sings from the highest branch at dawn, long before the others wake up.",b) It sings,
,c) It hunts,
3. Which word means early?,a) highest,c
"The robin sings from the highest branch at dawn, long before the others wake up.",b) branch,
,c) dawn,`, []string{"Owl", "It sings", "dawn"}},
		"an index in Spanish": {`id,pregunta,opciones,indice_correcto,dificultad
1,¿Qué ave ulula?,Búho|Petirrojo|Reyezuelo,0,fácil
2,¿Qué ave canta?,Búho|Petirrojo|Reyezuelo,1,fácil
3,¿Qué ave es pequeña?,Búho|Petirrojo|Reyezuelo,2,fácil`, []string{"Búho", "Petirrojo", "Reyezuelo"}},
		"a title that names true and false": {`truefalsename,questiontext,answer,defaultmark
Birds 1,Is the owl a bird of the night?,1,1
Birds 2,Is the robin a bird of the night?,0,1`, []string{"true", "false"}},
		"numbered clues": {`1,Which bird hoots at night?,Owl,
2,This small bird sings at dawn near every house. Name it.,Robin,It is red
3,Name the smallest bird of the hedge in our region.,Wren,
4,The largest bird of all lives in Africa and runs. What is it?,Ostrich,
5,A black bird that likes bright things of all kinds. Name it.,Magpie,
6,Name the bird that brings the children to the village.,Stork,
7,Which bird lays its eggs into other nests?,Cuckoo,
8,This bird is white and lives on the pond with its long neck.,Swan,
9,Name the bird on the national coat of arms.,Eagle,
10,Which bird cannot fly and swims under the ice?,Penguin,`, []string{"Owl", "Robin", "Wren", "Ostrich", "Magpie", "Stork", "Cuckoo", "Swan", "Eagle", "Penguin"}},
		"answers with other hyphens, or a word more": {`Question,Choice 1,Choice 2,Choice 3,Answer
Which bird hoots at night?,Eagle-owl,Robin,Wren,Eagle owl
Which bird sings at dawn?,Eagle,Robin,Wren,Robin
Which bird is small?,Eagle,Robin,Wren,Eagle owl
Which bird is large?,Eagle,Robin,Wren,Eagle`, []string{"Eagle-owl", "Robin", "-", "Eagle"}},
		"rows of settings, questions and answers": {`question,Which bird hoots?,single_choice,1,It does
answer,Owl,text,1
answer,Robin,text,0
question,Which birds are small?,multiple_choice,1,They are
answer,Owl,text,0
answer,Robin,text,1
answer,Wren,text,1`, []string{"Owl", "Robin | Wren"}},
		"the variant beside wrong answers": {`Savol,Javob,Xato javob 1,Xato javob 2,Ball,Variant
Eng katta qush qaysi?,Tuyaqush,Boyqush,Chumchuq,1.5,1
Eng kichik qush qaysi?,Kolibri,Boyqush,Tuyaqush,1.5,2`, []string{"Tuyaqush", "Kolibri"}},
		"the right one among distractors": {`Domanda,Distrattore 01,Distrattore 02,Distrattore 03,Chiave di risposta
Quale uccello vola di notte?,Merlo,Gufo,Passero,Gufo
Quale uccello è piccolo?,Merlo,Gufo,Passero,Passero`, []string{"Gufo", "Passero"}},
		"names of questions beside them": {`Question Type,Question Name,Question,Choice 1,Choice 2,Key
MCQ,Q01,Which bird hoots?,Owl,Robin,1
MCQ,Q02,Which bird sings?,Owl,Robin,2`, []string{"Owl", "Robin"}},
		"an option that is true": {`Text,TopicId,Opt1,Opt2,TrueOption
This bird hoots at night,1.0,Owl,Robin,1.0
This bird sings at dawn,1.0,Owl,Robin,`, []string{"Owl", "-"}},
		"numbers with a sign and bounds": {`Question,Answer
How many wings has an owl?,= 2
How long is its wing in metres?,= 0.5 +- 0.1
How many eggs has it?,"[3, 6]"`, []string{"2..2", "0.4..0.6", "3..6"}},
		"letters before titles": {`Savol turi,Savol matni,A) Birinchi variant,B) Ikkinchi variant,To'g'ri javob
multiple-choice,Eng katta qush qaysi?,Tuyaqush,Boyqush,A
multiple-choice,Eng kichik qush qaysi?,Tuyaqush,Kolibri,B`, []string{"Tuyaqush", "Kolibri"}},
	} {
		if diff := cmp.Diff(c.want, keysOfCSV(t, c.csv)); diff != "" {
			t.Errorf("%s (-want +got):\n%s", name, diff)
		}
	}
}
