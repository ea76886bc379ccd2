// Package schoology writes the package that Schoology imports: a Common Cartridge
// 1.1 with one assessment in its profile of QTI 1.2.1, which knows no adding up,
// no "or" and no numbers. It expects a quiz that fits the target already.
package schoology

import (
	"bufio"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"strconv"
	"strings"

	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/writer/element"
	"formwright/shared/writer/pack"
	"formwright/shared/writer/qti1"
	"formwright/shared/writer/target"
)

// Write writes the package and returns what a cartridge cannot hold. Pictures are
// streamed.
func Write(w io.Writer, q quiz.Quiz, _ target.Target) ([]quiz.Loss, error) {
	p := &parcel{q: q, seen: map[string]bool{}}
	items := p.items()
	p.id = "i" + digest(p.title(), items)
	a := pack.New(w)
	if err := a.Add("imsmanifest.xml", p.manifest()); err != nil {
		return nil, err
	}
	if err := a.Add(p.path(), p.assessment(items)...); err != nil {
		return nil, err
	}
	for _, hash := range p.media {
		if err := a.Media(p.mediaPath(hash), q.Media[hash]); err != nil {
			return nil, err
		}
	}
	return p.losses, a.Close()
}

// parcel is a package in the making.
type parcel struct {
	q     quiz.Quiz
	id    string
	media []string // hashes in order of first appearance
	seen  map[string]bool

	losses []quiz.Loss
}

func digest(parts ...string) string {
	h := sha256.New()
	b := bufio.NewWriter(h)
	for _, p := range parts {
		b.WriteString(p)
		b.WriteByte(0)
	}
	b.Flush()
	return hex.EncodeToString(h.Sum(nil)[:16])
}

func (p *parcel) title() string { return cmp.Or(strings.TrimSpace(p.q.Title), "Quiz") }

func (p *parcel) path() string { return p.id + "/assessment.xml" }

func (p *parcel) mediaPath(hash string) string {
	return "media/" + pack.MediaName(hash, p.q.Media[hash].Type)
}

func (p *parcel) html(c richtext.Content) string { return c.HTML(p.options()) }

// phrase is html without the paragraph around a single one.
func (p *parcel) phrase(c richtext.Content) string { return c.InlineHTML(p.options()) }

func (p *parcel) options() richtext.HTMLOptions {
	return richtext.HTMLOptions{Image: p.image, Math: richtext.MathAsLaTeX, XHTML: true}
}

// image gives the address of a picture as a cartridge has it.
func (p *parcel) image(img richtext.Image) string {
	if _, ok := p.q.Media[img.Hash]; !ok {
		return ""
	}
	if !p.seen[img.Hash] {
		p.seen[img.Hash] = true
		p.media = append(p.media, img.Hash)
	}
	return "$IMS-CC-FILEBASE$/" + p.mediaPath(img.Hash)
}

func (p *parcel) mediaID(i int) string { return p.id + "_media" + strconv.Itoa(i+1) }

// manifest names the assessment, which stands alone in the cartridge, and the
// pictures it needs.
func (p *parcel) manifest() string {
	const common = "http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1"
	var x element.Writer
	x.Start("manifest", "identifier", "m"+p.id, "xmlns", common, "xmlns:lomimscc", "http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest",
		"xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance",
		"xsi:schemaLocation", common+" http://www.imsglobal.org/profile/cc/ccv1p1/ccv1p1_imscp_v1p2_v1p0.xsd"+
			" http://ltsc.ieee.org/xsd/imsccv1p1/LOM/manifest http://www.imsglobal.org/profile/cc/ccv1p1/LOM/ccv1p1_lommanifest_v1p0.xsd")
	x.Start("metadata")
	x.Leaf("schema", "IMS Common Cartridge")
	x.Leaf("schemaversion", "1.1.0")
	x.Start("lomimscc:lom")
	x.Start("lomimscc:general")
	x.Start("lomimscc:title")
	x.Leaf("lomimscc:string", p.title())
	x.End()
	x.End()
	x.End()
	x.End()
	p.organization(&x)
	p.resources(&x)
	x.End()
	return element.Header + x.String()
}

func (p *parcel) organization(x *element.Writer) {
	x.Start("organizations")
	x.Start("organization", "identifier", "o"+p.id, "structure", "rooted-hierarchy")
	x.Start("item", "identifier", "root")
	x.Start("item", "identifier", "t"+p.id, "identifierref", p.id)
	x.Leaf("title", p.title())
	x.End()
	x.End()
	x.End()
	x.End()
}

func (p *parcel) resources(x *element.Writer) {
	x.Start("resources")
	x.Start("resource", "identifier", p.id, "type", "imsqti_xmlv1p2/imscc_xmlv1p1/assessment")
	x.Empty("file", "href", p.path())
	for i := range p.media {
		x.Empty("dependency", "identifierref", p.mediaID(i))
	}
	x.End()
	for i, hash := range p.media {
		x.Start("resource", "identifier", p.mediaID(i), "type", "webcontent", "href", p.mediaPath(hash))
		x.Empty("file", "href", p.mediaPath(hash))
		x.End()
	}
	x.End()
}

// assessment puts the items into the file of the quiz, in pieces.
func (p *parcel) assessment(items string) []string {
	const asi = "http://www.imsglobal.org/xsd/ims_qtiasiv1p2"
	var meta element.Writer
	qti1.Metadata(&meta, "cc_profile", "cc.exam.v0p1", "qmd_assessmenttype", "Examination", "qmd_scoretype", "Percentage", "cc_maxattempts", "1")
	return []string{element.Header + `<questestinterop xmlns="` + asi + `" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"` +
		` xsi:schemaLocation="` + asi + ` http://www.imsglobal.org/profile/cc/ccv1p1/ccv1p1_qtiasiv1p2p1_v1p0.xsd">` + "\n" +
		`<assessment ident="` + p.id + `" title="` + element.Attribute(p.title()) + `">` + "\n" + meta.String() +
		`<section ident="root_section">` + "\n", items, "</section>\n</assessment>\n</questestinterop>\n"}
}
