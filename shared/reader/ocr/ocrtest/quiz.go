package ocrtest

// Quiz is the text of a test sheet of about 1,500 characters, line by line.
func Quiz() []string {
	return []string{
		"Biology 101 - Unit Test 3",
		"Name: Date: Class:",
		"1. Which part of the cell produces most of its energy?",
		"A. The nucleus",
		"B. The mitochondria",
		"C. The cell membrane",
		"D. The ribosomes",
		"2. Water boils at what temperature at sea level?",
		"A. 50 °C\tB. 75 °C\tC. 100 °C\tD. 125 °C",
		"3. True or False: Plants take in carbon dioxide and release oxygen.",
		"a) True",
		"b) False",
		"4. Photosynthesis takes place in the chloroplasts, which contain a green",
		"pigment. What is that pigment called, and which colours of light does it",
		"absorb best? (3 points)",
		"Answer: chlorophyll; mostly blue and red light",
		"5. Which of the following statements about DNA is NOT correct?",
		"A) It is made of nucleotides that are joined in long chains.",
		"B) It holds the instructions for building proteins.",
		"C) Adenine always pairs with guanine, and cytosine with thymine.",
		"D) Most of it is found in the nucleus of the cell.",
		"6. A mouse runs 12 metres in 4 seconds. What is its mean speed?",
		"A. 3 m/s\tB. 4 m/s\tC. 8 m/s\tD. 48 m/s",
		"7. Choose all that apply: mammals",
		"a. lay eggs with a hard shell",
		"b. feed their young with milk",
		"c. keep a constant body temperature",
		"d. breathe through gills",
		"8. Explain in two or three sentences why the seasons change during the",
		"year, although the distance between the Earth and the Sun stays nearly",
		"the same.",
		"Answer key: 1. B\t2. C\t3. a\t5. C",
	}
}
