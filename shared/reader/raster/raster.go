// Package raster is the arithmetic on pictures of pages that comes before their
// words are read: even out the light, set the page straight, measure its text.
// It knows pixels only; every function is pure and gives the same result always.
package raster

// Pose is how a page was turned to stand upright: first by quarter turns
// clockwise, then by a small angle.
type Pose struct {
	Quarters int     // clockwise, 0 to 3
	Skew     float64 // degrees that the page was turned clockwise after that
}
