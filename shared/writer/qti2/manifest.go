package qti2

import "strings"

// manifest is imsmanifest.xml by IMS Content Packaging 1.1.4, with the resources
// of others first.
func (p *parcel) manifest(first string) string {
	var b strings.Builder
	b.WriteString(xmlHeader)
	b.WriteString(`<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"` +
		` xsi:schemaLocation="http://www.imsglobal.org/xsd/imscp_v1p1 ` + p.v.packaging + `"` +
		` identifier="manifest-` + p.id + `">` + "\n")
	b.WriteString("<metadata><schema>" + p.v.metadata + "</schema><schemaversion>1.0.0</schemaversion></metadata>\n<organizations/>\n<resources>\n" + first)
	p.testResource(&b)
	for _, f := range p.items {
		p.itemResource(&b, f)
	}
	for _, hash := range p.media.hashes {
		path := MediaPath(p.q, hash)
		b.WriteString(`<resource identifier="` + mediaID(hash) + `" type="webcontent" href="` + path + `"><file href="` + path + `"/></resource>` + "\n")
	}
	b.WriteString("</resources>\n</manifest>\n")
	return b.String()
}

func (p *parcel) testResource(b *strings.Builder) {
	b.WriteString(`<resource identifier="test-` + p.id + `" type="` + p.v.testType + `" href="assessment.xml">` + "\n" + `<file href="assessment.xml"/>` + "\n")
	p.mediaFiles(b, p.front)
	for _, f := range p.items {
		b.WriteString(`<dependency identifierref="` + f.id + `"/>` + "\n")
	}
	p.mediaDependencies(b, p.front)
	b.WriteString("</resource>\n")
}

func (p *parcel) itemResource(b *strings.Builder, f file) {
	b.WriteString(`<resource identifier="` + f.id + `" type="` + p.v.itemType + `" href="` + f.path + `">` + "\n" + `<file href="` + f.path + `"/>` + "\n")
	p.mediaFiles(b, f.media)
	p.mediaDependencies(b, f.media)
	b.WriteString("</resource>\n")
}

// mediaFiles names pictures as files of a resource and mediaDependencies as
// resources of their own: some consumers copy only the one, some only the other.
func (p *parcel) mediaFiles(b *strings.Builder, set hashSet) {
	for _, hash := range set.hashes {
		b.WriteString(`<file href="` + MediaPath(p.q, hash) + `"/>` + "\n")
	}
}

func (p *parcel) mediaDependencies(b *strings.Builder, set hashSet) {
	for _, hash := range set.hashes {
		b.WriteString(`<dependency identifierref="` + mediaID(hash) + `"/>` + "\n")
	}
}

// mediaID is a picture's identifier, which XML does not let begin with a digit.
func mediaID(hash string) string { return "m" + hash[:min(len(hash), 16)] }
