package line

import "formwright/shared/recognize/pattern"

// eachBefore is the words before what each question of a section is worth, with the name of
// the questions behind them or none: "every correct answer: 2 points".
const eachBefore = `(?:\b(?:each|every|jede[rs]?|jeweils|chaque|cada|ogni|her|setiap|tiap|masing|har biri?|elke?|iedere?|minden|svak[aieou]|svakoj?|varje|vardera|hvert?|kukin|jokainen|fiecare|bawat|p(?:er|ro) (?:questions?|item|answer|correct|right|frage|aufgabe|richtige[rs]?|korrekte[rs]?|vraag|goed|juist|soal|nomor|butir|oppgave|kysymys))\b|` +
	`\b(?:każd|každ)\pL+|mỗi|\bhər\b|\pL+[oeé]nként|\pL+ başına|per (?:fråga|spørsmål)|` +
	`(?:кажд|кожн|всек|всяк|свак)\pL+|әрбір|თითოეული|յուրաքանչյուր|κάθε|لكل|كل|هر|כל שאלה|כל סעיף|प्रत्येक|প্রতিটি|ஒவ்வொரு|每小?[题題格空項项问問]|[1１一][问問题題]|各|[문항제]+당|한 문제에?|각|แต่ละ|ข้อละ)`

// eachBehind is the words behind it: "2 points for each answer", "2 Punkte je Frage".
const eachBehind = `(?:(?:for\s+)?(?:each|every)\b|apiece|c/una?|c/u|jeweils|je\b|pro\b|chacune?|par\s+\pL|(?:pour\s+)?chaque|l['’]un(?:e\b|ité)|(?:por\s+)?cada|por\s+(?:pregunta|questão|pergunta|[íi]tem|resp|acierto|ejerc|exerc)|ciascun[aoie]|cadaun[ao]|a (?:domanda|risposta|quesito)\b|l['’]una\b|per\b|voor (?:elke?|iedere?)\b|` +
	`za\s+(?:ka[żž]d|svak|otázk|pytani|zadani|odpow|odpov|úloh|pitanj|zadat|to[čc]an)|po (?:pitanju|zadatku)|(?:pentru\s+)?fiecare|pe (?:întrebare|item)|egyenként|\pL+onként|\pL+[eé]nként|her (?:biri|soru)|vardera|pr\.?\s|setiap|tiap|masing|mỗi|за|на вопрос|кажд|кожн|всек|всяк|(?:η|το|ο|για) κ[άα]θ|κάθε|ανά|لكل|לכל|ל(?:שאלה|סעיף)|(?:برای\s+)?هر|प्रत्येक|ต่อข้อ|ข้อละ|` +
	`/\s*(?:question|item|frage|aufgabe|pregunta|questão|domanda|вопрос|задани|питання|завдання|pytanie|zadanie|soru|câu|soal|savol|题|小题|ข้อ|kérdés|feladat))`

// worthEnd is the end of a word of points, which in some scripts the next word touches.
const worthEnd = `(?:$|\PL|[\p{Han}\p{Hiragana}\p{Katakana}\p{Hangul}\p{Thai}])`

// worthNumber is how many points.
const worthNumber = `(\d+(?:[.,]\d+)?)`

// EachPoints is what each question of a section is worth, as its head or its order says.
var EachPoints = []pattern.Pattern{
	pattern.New(`(?i)` + eachBefore + `[^.\d]{0,40}?` + worthNumber + `\s*` + PointWord + worthEnd),
	pattern.New(`(?i)(?:je|à|a|по)?\s*` + worthNumber + `\s*` + PointWord + `\.?\s*` + eachBehind),
	pattern.New(`(?i)(?:^|[^\pL])(?:je|por|по|po|câte|από|à|@)\s*` + worthNumber + `\s*` + PointWord + worthEnd),
	pattern.New(`(?i)^` + worthNumber + `\s*` + PointWord + `\s*[-–—]+\s*\p{L}`),
	pattern.New(`(?i)` + worthNumber + `['’]\s?(?:ş?er|ş?ar)\s*puan`),
	pattern.New(worthNumber + `\s*[点點分점]\s*[×xX*]\s*\d`),
	pattern.New(`\d\s*[题題问問문항제]+\s*[×xX*]\s*` + worthNumber + `\s*[点點分점]`),
	pattern.New(`(?i)\b(?:punti|points?|marks?|puntos|pontos|valor|skor|poin|bobot|nilai)\b[^\d.]{0,20}?\b(?:cada|each|per|setiap|tiap|ogni)\b[^\d.]{0,20}?\s[:=]?\s*` + worthNumber + `\s*(?:$|[)\]])`),
	pattern.New(`(?i)\bpunti\s*[:=]?\s*` + worthNumber + `\s*(?:ciascun[aoie]|cadaun[ao]|l['’]una|per)\b`),
}

// EachWorth is what every entry of a list is worth, in brackets behind the order over it:
// "(je 1 P)".
var EachWorth = pattern.New(`(?i)\s*[(\[]\s*(?:(?:je|по|po|câte|` + eachBefore + `)\s*\d{1,2}(?:[.,]\d+)?\s*\pL{0,8}\.?|\d{1,2}(?:[.,]\d+)?\s*\pL{1,8}\.?\s+` + eachBehind + `\pL{0,8})\s*[)\]]\s*$`)
