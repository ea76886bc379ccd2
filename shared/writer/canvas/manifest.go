package canvas

import (
	"strconv"

	"formwright/shared/writer/element"
)

// manifest names the quiz, its settings and the pictures. It must not name a
// namespace of QTI 2: Canvas would then take the package for one already
// converted.
func (p *parcel) manifest() string {
	var x element.Writer
	x.Start("manifest", "identifier", "m"+p.id, "xmlns", "http://www.imsglobal.org/xsd/imsccv1p1/imscp_v1p1",
		"xmlns:lom", "http://ltsc.ieee.org/xsd/imsccv1p1/LOM/resource", "xmlns:imsmd", "http://www.imsglobal.org/xsd/imsmd_v1p2")
	x.Start("metadata")
	x.Leaf("schema", "IMS Content")
	x.Leaf("schemaversion", "1.1.3")
	x.End()
	x.Empty("organizations")
	x.Start("resources")
	quiz, meta := p.id+"/"+p.id+".xml", p.id+"/assessment_meta.xml"
	x.Start("resource", "identifier", p.id, "type", "imsqti_xmlv1p2")
	x.Empty("file", "href", quiz)
	x.Empty("dependency", "identifierref", p.metaID())
	x.End()
	x.Start("resource", "identifier", p.metaID(), "type", "associatedcontent/imscc_xmlv1p1/learning-application-resource", "href", meta)
	x.Empty("file", "href", meta)
	x.End()
	for i, hash := range p.media {
		x.Start("resource", "identifier", p.id+"_media"+strconv.Itoa(i+1), "type", "webcontent", "href", p.mediaPath(hash))
		x.Empty("file", "href", p.mediaPath(hash))
		x.End()
	}
	x.End()
	x.End()
	return element.Header + x.String()
}

func (p *parcel) metaID() string { return p.id + "_meta" }

// meta are the settings that QTI has no place for.
func (p *parcel) meta() string {
	var x element.Writer
	x.Start("quiz", "identifier", p.id, "xmlns", "http://canvas.instructure.com/xsd/cccv1p0",
		"xmlns:xsi", "http://www.w3.org/2001/XMLSchema-instance",
		"xsi:schemaLocation", "http://canvas.instructure.com/xsd/cccv1p0 https://canvas.instructure.com/xsd/cccv1p0.xsd")
	x.Leaf("title", p.title())
	x.Leaf("description", p.description)
	x.Leaf("shuffle_answers", strconv.FormatBool(p.shuffle))
	x.Leaf("scoring_policy", "keep_highest")
	x.Leaf("quiz_type", "assignment")
	x.Leaf("points_possible", p.points.String())
	x.Leaf("allowed_attempts", "1")
	x.End()
	return element.Header + x.String()
}
