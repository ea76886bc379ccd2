package answerkey

// headedOver is the heading over the next one of a key: the one before it, where no
// answer stands between them, "Test 2" over "Part A".
func headedOver(over, title string) string {
	if title != "" {
		return title
	}
	return over
}

// underOver names the headings over the first of some answers, and gives back the one
// that those behind them stand under, too: with the name of its section on its own line
// the one before is over it.
func underOver(first *KeyEntry, title, over string) string {
	switch {
	case first.Under == "":
		first.Under = title
	case title != "":
		over = title
	}
	first.Over = over
	return over
}
