package typeset

import (
	"regexp"
	"strings"
)

// AltText is the description of a picture as a person wrote it. It is empty for
// what a program put there: the path or the name of a file, "Picture 3", what it
// takes a picture for and says so, how a search found it.
func AltText(s string) string {
	s = strings.TrimSpace(Clean(s))
	if fileName.MatchString(s) || cameraName.MatchString(s) || numberedName.MatchString(s) || toldByProgram.MatchString(s) || foundName.MatchString(s) || isMadeUp(s) {
		return ""
	}
	return s
}

// isMadeUp knows what programs call a picture that was pasted: signs by chance.
func isMadeUp(s string) bool {
	return hexName.MatchString(s) || slugName.MatchString(s) && strings.ContainsAny(s, "0123456789") || chanceName.MatchString(s) && strings.ContainsAny(s, "@$~`{}[]%")
}

var (
	fileName   = regexp.MustCompile(`(?i)\.(?:png|jpe?g|jfif|gif|bmp|tiff?|emf|wmf|svg|webp|heic|ico)$|^[a-z]:\\|^\\\\|^file:|^https?://\S+$`)
	cameraName = regexp.MustCompile(`(?i)^(?:IMG|DSC|DSCN|PXL|WhatsApp Image|Screenshot|Снимок экрана|Capture|Snipaste|Untitled|image|mmexport|未标题|微信图片|微信截图|QQ截图|QQ图片|屏幕截图|截屏)[-_ ]?[\d][-\d_ .:at]*$`)
	// toldByProgram ends the descriptions that word processors make up.
	toldByProgram = regexp.MustCompile(`(?i)(?:description (?:is )?automatically generated(?: with \S+(?: \S+)? confidence)?|beschreibung automatisch (?:generiert|erstellt)|description générée automatiquement|descripción generada automáticamente|descrição gerada automaticamente|descrizione generata automaticamente|automatisch gegenereerde beschrijving|opis wygenerowany automatycznie|автоматически созданное описание|опис автоматично створено|açıklama otomatik olarak oluşturuldu|mô tả được tạo tự động|deskripsi dibuat secara otomatis|描述已自动生成|自动生成的说明|已產生描述|自動產生的描述|automatikusan generált leírás)\.?$`)
	// foundName is what search engines call a picture that was copied from them.
	foundName = regexp.MustCompile(`(?i)^(?:(?:image results?|bildergebnis(?:se)?|résultats? de recherche d['’]images?|résultats? d['’]images?|resultados? de imagen|resultados? de imágenes|resultados? de imagem|risultati immagini|afbeeldingsresultaat|znalezione obrazy|obraz znaleziony|картинки по запросу|результат пошуку зображень|kết quả hình ảnh|hasil gambar)(?:\s.*)?|(?:see the source image|related image|image associée|imagen relacionada|imagem relacionada|immagine correlata|verwandtes bild|ähnliches foto|gerelateerde afbeelding|podobny obraz|похожее изображение|пов['’]язане зображення|ilgili resim|hình ảnh có liên quan|gambar terkait|.*görsel sonucu))$`)
	hexName   = regexp.MustCompile(`^[0-9a-f]{16,}$`)
	// slugName is the address of a picture that was taken from a web page.
	slugName   = regexp.MustCompile(`^(?:[\p{L}\p{N}]+[-_.]){4,}[\p{L}\p{N}]+$`)
	chanceName = regexp.MustCompile("^[][0-9A-Z@{}()$%'~`+!&;,^_-]{15,}$")
	// numberedName is what programs call an object of a document, in the languages
	// they speak. The name of a shape without a number may be what it shows.
	numberedName = regexp.MustCompile(`(?i)^(?:` + pictureWords + `)[ _]?\d*$|^(?:` + shapeWords + `)[ _]?\d+$`)
)

const (
	pictureWords = `picture|image|graphic|bild|grafik|afbeelding|imagen|imagem|immagine|obraz|obrázek|obrázok|kép|resim|billede|bilde|kuva|slika|imaginea|gambar|hình ảnh|hình|` +
		`рисунок|изображение|картинка|зображення|слика|картина|сурет|εικόνα|图片|圖片|图像|图形|图|図|그림|รูปภาพ|صورة|الصورة|תמונה|تصویر|चित्र`
	shapeWords = `object|shape|group|chart|diagram|text ?box|rectangle|oval|line|straight connector|content placeholder|picture placeholder|gráfico|объект`
)
