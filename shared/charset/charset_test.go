package charset

import (
	"strings"
	"testing"

	"golang.org/x/text/encoding"
	"golang.org/x/text/encoding/charmap"
	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/korean"
	"golang.org/x/text/encoding/simplifiedchinese"
	"golang.org/x/text/encoding/traditionalchinese"
	"golang.org/x/text/encoding/unicode"
	"golang.org/x/text/encoding/unicode/utf32"

	"formwright/shared/problem"
)

// TestDecode reads the same words however an editor wrote them.
func TestDecode(t *testing.T) {
	const russian, german, polish, chinese = "Какой город столица Франции?", "Größe der Fläche?", "Którą książkę żółw czytał?", "法国的首都是哪里？伦敦，巴黎"
	const hungarian, portuguese, estonian = "Melyik erdő nő a felhők fölött, és hány fűfajta él benne?", "Quais são as questões das regiões e as opções de ação?", "Mis värvi on õun ja kõrge mägi?"
	const czech, slovak, croatian, romanian = "Který český král založil v Praze první univerzitu? Řekněte její název.", "Ktoré mesto leží na Dunaji a ľudia ho volajú kráska?", "Koji je grad najveći i gdje leži? Šibenik, Đakovo, Čakovec, Sisak", "Care este oraşul în care trăieşti şi câţi ani ai?"
	const turkish, lithuanian, greek, hebrew = "Türkiye'nin başkenti hangi şehirdir? Işık nasıl yayılır, ağırlık nedir?", "Kuris miestas yra didžiausias? Kokią spalvą turi žąsys, šuo ar ežys?", "Ποια είναι η πρωτεύουσα της Ελλάδας; Η Αθήνα ή η Σπάρτη;", "מהי בירת צרפת? פריז או לונדון"
	const arabic, thai, hangul, kana, taiwan, french, danish = "ما هي عاصمة فرنسا؟ باريس أم لندن", "เมืองหลวงของฝรั่งเศสคือเมืองใด ก. ปารีส ข. ลอนดอน", "프랑스의 수도는 어디입니까? 파리, 런던", "フランスの首都はどこですか。パリ、ロンドン", "法國的首都是哪裡？倫敦，巴黎", "Où est la forêt près de l'île où l'élève a été ?", "Hvilken å løber ved søen? Hvad æder ræven?"
	const ukrainian = "Яке місто є столицею Франції? Париж, Київ, Їжакове"
	for name, c := range map[string]struct {
		e    encoding.Encoding
		text string
	}{
		"Czech":                     {charmap.Windows1250, czech},
		"Slovak":                    {charmap.Windows1250, slovak},
		"Croatian":                  {charmap.Windows1250, croatian},
		"Romanian":                  {charmap.Windows1250, romanian},
		"Turkish":                   {charmap.Windows1254, turkish},
		"Lithuanian":                {charmap.Windows1257, lithuanian},
		"Greek":                     {charmap.Windows1253, greek},
		"Hebrew":                    {charmap.Windows1255, hebrew},
		"Arabic":                    {charmap.Windows1256, arabic},
		"Thai":                      {charmap.Windows874, thai},
		"EUC-KR":                    {korean.EUCKR, hangul},
		"Shift JIS":                 {japanese.ShiftJIS, kana},
		"Big5":                      {traditionalchinese.Big5, taiwan},
		"French":                    {charmap.Windows1252, french},
		"Danish":                    {charmap.Windows1252, danish},
		"Ukrainian":                 {charmap.Windows1251, ukrainian},
		"UTF-8":                     {encoding.Nop, russian},
		"UTF-8 with its mark":       {unicode.UTF8BOM, russian},
		"UTF-16 with its mark":      {unicode.UTF16(unicode.LittleEndian, unicode.UseBOM), russian},
		"UTF-16 big, with its mark": {unicode.UTF16(unicode.BigEndian, unicode.UseBOM), russian},
		"UTF-16 without":            {unicode.UTF16(unicode.LittleEndian, unicode.IgnoreBOM), german},
		"UTF-32":                    {utf32.UTF32(utf32.LittleEndian, utf32.UseBOM), russian},
		"Windows-1251":              {charmap.Windows1251, russian},
		"Windows-1252":              {charmap.Windows1252, german},
		"Windows-1250":              {charmap.Windows1250, polish},
		"Hungarian":                 {charmap.Windows1250, hungarian},
		"Portuguese":                {charmap.Windows1252, portuguese},
		"Estonian":                  {charmap.Windows1252, estonian},
		"GB 18030":                  {simplifiedchinese.GB18030, chinese},
	} {
		data, err := c.e.NewEncoder().Bytes([]byte(c.text))
		if err != nil {
			t.Fatal(err)
		}
		if got, err := Decode(data); err != nil || got != c.text {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
	if _, err := Decode([]byte("a\x00\x00b")); problem.CodeOf(err) != problem.DocumentUnsupported {
		t.Errorf("binary: %v", err)
	}
}

// TestStrayZeros: a few zero bytes do not make a text something else.
func TestStrayZeros(t *testing.T) {
	text := strings.Repeat("Which river flows through Lima?\n", 20)
	if got, err := Decode([]byte(text[:100] + "\x00" + text[100:])); err != nil || got != text {
		t.Errorf("a text with a zero byte: %v", err)
	}
	if _, err := Decode([]byte("Which\x00\x01\x02\x00\x03river")); err == nil {
		t.Error("a program is read as text")
	}
}
