package line

import (
	"formwright/shared/recognize/lexicon"
	"formwright/shared/recognize/pattern"
)

const PointWord = `(?:pts?|points?|marks?|mks?|punkte?|pkt|puntos?|ptos?|pontos?|punt[io]|балл(?:а|ов|ы)?|б|бал(?:и|ів|а)?|очк(?:о|а|ов)|puan(?:dır)?|điểm|đ|tašk(?:as|ai|ų)|punkt[si]|poeng|bodova?|boda|poin|skor|punkt(?:y|ów)?|ball?|امتیاز|نمره|نقاط|نقطة|نقطتان|درجات|درجة|punten|punt|pt|점|分|点|点数|점|คะแนน|pont(?:ot)?|bod(?:y|ů|u|ech)?|נקודות|נקודה|נק['’׳]?|अंक|μονάδ(?:α|ες)|поен(?:и|а)?|бод(?:а|ова|ови)?|точк[аи]|ұпай|упай|নম্বর|மதிப்பெண்(?:கள்)?|markah|оноо|pikë|ქულა|միավոր|bal|puncte?|pct|poäng|točk[aei]?|poen[ai]?|bodov|pistettä|punts|(?-i:BE|VP)|p)`

// pointSum is how the points of a question are made up of those of its parts:
// "[Marks: 2 * 3 = 6]".
const pointSum = `(?:\d[\d\s.,½]*(?:[+*×x]\s*[\d\s.,½]+)+=\s*)?`

var (
	// ProductPoints is what several lines are worth each and together: "(5×2=10)".
	ProductPoints = pattern.New(`\s*[(\[（]\s*\d{1,2}(?:[.,]\d{1,2})?\s*[*×x]\s*\d{1,2}(?:[.,]\d{1,2})?\s*=\s*(\d{1,3}(?:[.,]\d{1,2})?)\s*[)\]）]\s*$`)
	BracketPoints = pattern.Guarded(lexicon.MayPoints, `(?i)\s*[(\[（【]\s*(?:worth\s+)?`+pointSum+`(?:0\s*[-–—/]\s*)?(\d+(?:[.,]\d+)?(?:\s?½)?(?:\s?\+\s?\d+(?:[.,]\d+)?){0,5}|½)\s*-?\s*`+PointWord+`\.?(?:\s*(?:each|per question|total))?\s*[)\]）】]`)
	WordPoints    = pattern.Guarded(lexicon.MayPoints, `(?i)\s*[(\[（【]\s*(?:points?|marks?|punkte|puntos|pontos|punti|баллы?|бали|puan|poin|skor|nilai|bobot|điểm|đ|tašk(?:as|ai|ų)|punkt[si]|poeng|bodova?|boda|μονάδες|μόρια|puncte|punten|body|poäng|балів|балл|point|分值|分数|score|worth)\s*[:=：]?\s*`+pointSum+`(\d+(?:[.,]\d+)?)\s*[)\]）】]`)
	LoosePoints   = pattern.Guarded(lexicon.MayLoose, `(?i)(?:\t|\s{2,}|\s[-–—|]\s*)(\d+(?:[.,]\d+)?)\s*`+PointWord+`\.?$`)
	HeadPoints    = pattern.Guarded(pattern.EndsWith("0123456789", ""), `(?i)(?:^|\t|\s{2,})(?:points?|marks?|punkte|puntos|pontos|punti|баллы?|бали|puan|poin|điểm)\s*[:=：]\s*`+pointSum+`(\d+(?:[.,]\d+)?)$`)
	// FrontPoints is what a question is worth behind its label: "Question 2, 5 points."
	FrontPoints = pattern.Guarded(pattern.BeginsWith(",-"), `(?i)^[,–—-]\s*(\d+(?:[.,]\d+)?)\s*`+PointWord+`(?:\s*[.:)]+\s*|\s+|$)`)
	// OwnPoints is that alone behind the label, with the question below: "Question 2 - 5 points".
	OwnPoints = pattern.New(`(?i)^[,–—|:\s-]*[(\[]?\s*(\d+(?:[.,]\d+)?)\s*` + PointWord + `\.?(?:\s+(?:each|total))?\s*[)\]:.]*$`)
	// NamedPoints is the same with the word before the number: "Esercizio 2 - punti 5".
	NamedPoints = pattern.New(`(?i)^[,–—|:\s-]*(?:points?|marks?|punkte|puntos|pontos|punti|punten|valor)\s*[:=]?\s*(\d+(?:[.,]\d+)?)\.?$`)
	// OverPoints is room for what is reached, over it: "Question 2 ____ / 5". Without room
	// it is how many questions there are.
	OverPoints = pattern.Guarded(pattern.BeginsWith("_.\u2026"), `^[_.…\s]*[_.…]\s*/\s*(\d{1,3}(?:[.,]\d+)?)\s*(?:`+PointWord+`)?\.?$`)
	// ValuePoints calls it the value: "(valor: 2,0)".
	ValuePoints = pattern.Guarded(lexicon.MayPoints, `(?i)\s*[(\[]\s*(?:valore?|vale|value|wert)\s*[:=]\s*(\d+(?:[.,]\d+)?)\s*(?:`+PointWord+`)?\.?\s*[)\]]`)
	SolePoints  = pattern.New(`(?i)^(?:(?:points?|marks?|worth)\s*[:=]?\s*)?(\d+(?:[.,]\d+)?)\s*` + PointWord + `?\.?$`)
	BarePoints  = pattern.Guarded(pattern.EndsWith("]", ""), `\s*\[\s*(\d{1,2}(?:[.,]5)?)\s*\]$`)
	// RangePoints is a number of points from none to all, "(0-2)".
	RangePoints = pattern.Guarded(pattern.EndsWith(")", ""), `\s*\(\s*0\s*[-–—]\s*(\d{1,2})\s*\)$`)
	// SlashPoints is room for the points that are got of those to get: "   ___/4".
	SlashPoints = pattern.Guarded(lexicon.MayLoose, `(?i)(?:\t|\s{2,}|\s_+)_*\s*/\s*(\d{1,2})\s*(?:`+PointWord+`\.?)?$`)
	// BareEnd is BarePoints apart from the word before, which "a[5]" is not.
	BareEnd   = pattern.Guarded(pattern.EndsWith("]", ""), `\s\[\s*(\d{1,2}(?:[.,]5)?)\s*\]$`)
	FrontBare = pattern.Guarded(pattern.OpensWith("["), `^\[\s*(\d{1,2}(?:[.,]5)?)\s*\]\s*`)
	RoundBare = pattern.Guarded(pattern.EndsWith(")", ""), `(?:\t|\s{2,})\s*\(\s*(\d{1,2}(?:[.,]5)?)\s*\)$`)
	// DecimalBare is a number with a decimal comma, as Brazilian papers print it behind a
	// question: "Explique. (2,0)"; behind a word it may be a point of a plane.
	DecimalBare = pattern.Guarded(pattern.EndsWith(")", ""), `\s*\(\s*(\d{1,2},\d?[05])\s*\)$`)
	// EndBare is a number in round brackets at the end of a line, as close as a word.
	EndBare = pattern.Guarded(pattern.EndsWith(")", ""), `\s\(\s*(\d{1,2}(?:[.,]5)?)\s*\)$`)
	// EndWorth is what a question is worth at the end of a line, as close as a word and
	// without brackets: "Define osmosis. 2 pts".
	EndWorth = pattern.Guarded(lexicon.HasDigit, `(?i)\s(\d{1,2}(?:[.,]\d+)?)\s*(?:`+PointWord+`)\.?$`)
	SoleBare = pattern.New(`^\[\s*\d{1,3}\s*\]$`)
)

// longestWorthHead is how many letters a head has that says what questions are worth.
const longestWorthHead = 48

// worthHead is such a head: "2 Marks Questions:", "5-mark questions".
var worthHead = pattern.New(`(?i)^\d{1,2}\s*[-–]?\s*` + PointWord + `\s+(?:questions?|ques\.?|problems?|fragen|aufgaben|preguntas|preguntes|questões|perguntas|domande|quesiti|вопрос(?:ы|ов)?|задани[яй]|питан(?:ня|ь)|завдан(?:ня|ь)|pytania|zadania|sorular|soal|câu(?: hỏi)?)(?:\s*[:.]|\s*\([^()]*\))*$`)

// NamesWorth reports whether a text heads questions by what each is worth; the number
// that it begins with counts no question.
func NamesWorth(text string) bool {
	return !lexicon.IsLonger(text, longestWorthHead) && worthHead.MatchString(text)
}
