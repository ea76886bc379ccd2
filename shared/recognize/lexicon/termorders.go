package lexicon

// termOrder orders to say what each of the terms below means: "Define the following
// terms", "Briefly explain each concept in your own words", "Erkläre die Begriffe". It
// names the terms in the plural, or each of them.
var termOrder = Folded(`^(?:(?:briefly|clearly|in your own words|in one sentence),?\s)?(?:define|explain|describe|identify)\s(?:and\s(?:briefly\s)?(?:define|explain|describe)\s)?(?:briefly\s)?` +
	`(?:(?:(?:the|these|all(?: of)?(?: the)?)\s(?:following\s)?|the (?:meaning|significance) of (?:the following|these|the)\s)(?:\pL+\s){0,2}?(?:terms|words|concepts|expressions|notions|acronyms|abbreviations|keywords|key words)\b|` +
	`(?:the (?:meaning|significance) of )?each(?: of the(?: following)?)?\s(?:\pL+\s){0,2}?(?:terms?|words?|concepts?|expressions?|acronyms?|abbreviations?)\b)|` +
	`^(?:definier|erklär|erläuter|beschreib)\pL{1,3}(?: sie)?(?: kurz)? (?:die|diese|folgende)n? (?:folgenden )?(?:fach)?(?:begriffe|wörter|ausdrücke)\b|` +
	`^(?:défini|expliqu|décri)\pL{1,4}(?: brièvement)? (?:les|ces|chacun des) (?:termes|mots|notions|concepts|expressions)\b|` +
	`^(?:defin|expli(?:c|qu))\pL{1,3}(?: brevemente)? (?:los|las|estos|cada uno de los) (?:siguientes )?(?:términos|conceptos|palabras|expresiones)\b|` +
	`^(?:defin|expli(?:c|qu))\pL{1,3}(?: brevemente)? (?:os|as) (?:seguintes )?(?:termos|conceitos|palavras|expressões)\b|` +
	`^(?:definisci|definite|spiega|spiegate|definire|spiegare)(?: brevemente)? (?:i|le) (?:seguenti )?(?:termini|concetti|parole|espressioni)\b|` +
	`^(?:дайте определени[ея]|объясните|раскройте(?: значение)?)(?: кратко)?(?: следующи[мех]+)? (?:терминам|понятиям|термины|понятия|терминов|понятий|слова|слов)\b`)

// OrdersTerms reports whether a folded sentence orders to say what each of several terms
// means, which stand below it.
func OrdersTerms(folded string) bool { return termOrder.MatchString(folded) }
