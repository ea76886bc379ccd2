package lexicon

// columnPairs are the titles of two lists side by side, which are to be matched: "Column A
// / Column B".
func columnPairs() []string {
	var out []string
	for _, titles := range [][2]string{
		{"column a", "column b"}, {"column i", "column ii"}, {"column 1", "column 2"}, {"list a", "list b"}, {"list i", "list ii"}, {"list 1", "list 2"}, {"set a", "set b"},
		{"spalte a", "spalte b"}, {"spalte 1", "spalte 2"}, {"colonne a", "colonne b"}, {"colonne 1", "colonne 2"}, {"columna a", "columna b"}, {"columna 1", "columna 2"}, {"columna i", "columna ii"},
		{"coluna a", "coluna b"}, {"coluna 1", "coluna 2"}, {"coluna i", "coluna ii"}, {"colonna a", "colonna b"}, {"kolom a", "kolom b"}, {"kolumna a", "kolumna b"}, {"колонка а", "колонка б"}, {"столбец а", "столбец б"}, {"стовпець а", "стовпець б"},
		{"a sütunu", "b sütunu"}, {"lajur a", "lajur b"}, {"cột a", "cột b"}, {"ستون الف", "ستون ب"}, {"العمود أ", "العمود ب"}, {"العمود (أ)", "العمود (ب)"}, {"στήλη α", "στήλη β"}, {"στήλη a", "στήλη b"}, {"स्तंभ अ", "स्तंभ ब"}, {"स्तम्भ अ", "स्तम्भ ब"}, {"कॉलम अ", "कॉलम ब"}, {"a组", "b组"}, {"甲组", "乙组"}, {"左栏", "右栏"}, {"a栏", "b栏"}, {"a群", "b群"}, {"a oszlop", "b oszlop"}, {"coloana a", "coloana b"}, {"sloupec a", "sloupec b"},
	} {
		out = append(out, titles[0]+" / "+titles[1])
	}
	return out
}
