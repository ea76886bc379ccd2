package pptx

import (
	"formwright/shared/finding"
	"formwright/shared/ooxml"
	"formwright/shared/page"
	"formwright/shared/reader/typeset"
)

// shownPicture is where a picture was shown, to know a logo by.
type shownPicture struct {
	hash  string
	box   box
	block int // its index among the blocks
	slide int
}

// picture adds a p:pic, or a shape that a picture fills.
func (s *slide) picture(sh *shape) {
	info := about(sh.el)
	if decorative(info) {
		return
	}
	blip := kid(sh.el, "blipFill", "blip")
	if blip == nil {
		blip = kid(sh.el, "spPr", "blipFill", "blip")
	}
	img := page.Image{Alt: alternative(info), Width: pixels(sh.box.w), Height: pixels(sh.box.h)}
	at := s.next()
	id := blip.AttrOf("r", "embed")
	if id == "" { // a vector picture without a raster twin
		id = blip.Find("svgBlip").AttrOf("r", "embed")
	}
	rel, ok := s.rels.ByID(id)
	message := ""
	switch {
	case blip.AttrOf("r", "link") != "" && id == "" || rel.External:
		message = "A picture is only linked to from the presentation, not stored in it, so it is missing. Insert it into the slide."
	case !ok || !s.pkg.Has(rel.Target):
		message = "A picture is missing from the presentation's file. Insert it again."
	default:
		pic := s.pictures.Part(s.pkg, rel.Target)
		img.Hash, message = pic.Hash, pic.Problem
	}
	if message != "" {
		s.report(finding.ImageUnreadable, finding.Warning, message)
	}
	s.shown = append(s.shown, shownPicture{img.Hash, sh.box, len(s.doc.Blocks), s.slides})
	s.add(page.ImageBlock{Position: at, Image: img})
}

// alternative is a picture's text, without the one a program made up.
func alternative(info *ooxml.Element) string {
	if text := typeset.AltText(info.Attr("descr")); text != "" {
		return text
	}
	return typeset.AltText(info.Attr("title"))
}

// decorative reports whether the author said that a picture means nothing.
func decorative(info *ooxml.Element) bool {
	mark := info.Find("decorative")
	return mark != nil && isOn(mark.Val())
}

func pixels(emu float64) int { return int(max(emu, 0)/9525 + 0.5) }

// logos is the blocks of pictures that stand at one place on three slides or more: on
// over half of them, or here and there among the others. A picture that several
// questions share stands on slides that follow one another.
func (r *reader) logos() map[int]bool {
	type place struct {
		hash string
		box  box
	}
	type places struct{ count, first, last int }
	seen := map[place]places{}
	for _, p := range r.shown {
		at := seen[place{p.hash, p.box}]
		if at.count++; at.count == 1 {
			at.first = p.slide
		}
		at.last = p.slide
		seen[place{p.hash, p.box}] = at
	}
	logo := map[int]bool{}
	for _, p := range r.shown {
		at := seen[place{p.hash, p.box}]
		if p.hash != "" && at.count >= 3 && (at.count*2 > r.slides || at.last-at.first >= at.count*2) {
			logo[p.block] = true
		}
	}
	return logo
}

// dropBlocks takes blocks out, and the pictures that nothing shows then.
func (r *reader) dropBlocks(drop map[int]bool) {
	kept := r.doc.Blocks[:0]
	for i, b := range r.doc.Blocks {
		if !drop[i] {
			kept = append(kept, b)
		}
	}
	r.doc.Blocks = kept
	shown := map[string]bool{}
	for _, p := range r.shown {
		shown[p.hash] = shown[p.hash] || !drop[p.block]
	}
	for hash := range r.doc.Media {
		if !shown[hash] {
			delete(r.doc.Media, hash)
		}
	}
}
