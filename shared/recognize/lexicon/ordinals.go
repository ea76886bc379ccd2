package lexicon

// SpelledOrdinal is the place that a folded word gives a question among others, "second" or
// "tercera", 0 for any other word.
func SpelledOrdinal(word string) int {
	switch word {
	case "first", "erste", "première", "premiere", "premier", "primera", "primer", "primero", "primeira", "primeiro", "prima", "primo", "eerste", "pierwsze", "pierwszy", "první", "первый", "первое", "перше":
		return 1
	case "second", "zweite", "deuxième", "deuxieme", "seconde", "segunda", "segundo", "seconda", "secondo", "tweede", "drugie", "drugi", "druhá", "второй", "второе", "друге":
		return 2
	case "third", "dritte", "troisième", "troisieme", "tercera", "tercer", "tercero", "terceira", "terceiro", "terza", "terzo", "derde", "trzecie", "trzeci", "třetí", "третий", "третье", "третє":
		return 3
	case "fourth", "vierte", "quatrième", "quatrieme", "cuarta", "cuarto", "quarta", "quarto", "vierde", "czwarte", "czwarty", "čtvrtá", "четвертый", "четвёртый", "четвертое", "четверте":
		return 4
	case "fifth", "fünfte", "cinquième", "cinquieme", "quinta", "quinto", "vijfde", "piąte", "piąty", "pátá", "пятый", "пятое", "п'яте":
		return 5
	case "sixth", "sechste", "sixième", "sixieme", "sexta", "sexto", "sesta", "sesto", "zesde", "szóste", "šestá", "шестой", "шестое", "шосте":
		return 6
	case "seventh", "siebte", "septième", "septieme", "séptima", "séptimo", "septima", "sétima", "settima", "settimo", "zevende", "siódme", "sedmá", "седьмой", "седьмое", "сьоме":
		return 7
	case "eighth", "achte", "huitième", "huitieme", "octava", "octavo", "oitava", "oitavo", "ottava", "ottavo", "achtste", "ósme", "osmá", "восьмой", "восьмое", "восьме":
		return 8
	case "ninth", "neunte", "neuvième", "neuvieme", "novena", "noveno", "nona", "nono", "negende", "dziewiąte", "devátá", "девятый", "девятое", "дев'яте":
		return 9
	case "tenth", "zehnte", "dixième", "dixieme", "décima", "décimo", "decima", "decimo", "tiende", "dziesiąte", "desátá", "десятый", "десятое", "десяте":
		return 10
	}
	return 0
}
