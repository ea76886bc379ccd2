package typeset

import "testing"

func TestAltText(t *testing.T) {
	for in, want := range map[string]string{
		`C:\Users\teacher\Desktop\scan.jpg`: "", "image1.png": "", "Picture 3": "", "Рисунок 1": "", "图片 12": "", "Bild 2": "",
		"IMG_20240301_101112": "", "Diagram\n\nDescription automatically generated": "", "Schrift enthält.\n\nBeschreibung automatisch generiert": "", "Screenshot 2024-03-01": "", `\\server\share\map`: "", "image": "", "Hình ảnh 4": "",
		"A screenshot of a computer": "A screenshot of a computer", " A map\u00a0of Rome ": "A map of Rome",
		"Picture 3 shows a cell": "Picture 3 shows a cell", "Рисунок клетки": "Рисунок клетки", "图片说明": "图片说明", "y = 2x": "y = 2x", "TPI2Q}8[1`EAI([JD]$[EJR": "", "微信图片_20240301101112": "", "9f86d081884c7d659a2feaa0": "",
		"Image result for water mill": "", "See the source image": "", "Картинки по запросу мельница": "", "Bildergebnis für Mühle": "", "su değirmeni ile ilgili görsel sonucu": "", "Related images show a mill": "Related images show a mill",
		"Oval 12": "", "image-20200604084211204": "", "https://example.com/a?b": "", "Oval": "Oval", "PHOTOSYNTHESISING": "PHOTOSYNTHESISING", "": "",
	} {
		if got := AltText(in); got != want {
			t.Errorf("%q gives %q, want %q", in, got, want)
		}
	}
}
