package draft

// Bounds of a test in blocks of lines of which one is tinted, now here, now there.
const (
	leastTinted = 5
	leastPlaces = 3
)

// tintedBlocks reports whether one line is coloured or highlighted in nearly all blocks
// of several lines, in no place of preference: they are choices, whatever is asked over
// them and however many they are.
func tintedBlocks(ts []Token, beats []beat) bool {
	blocks, tinted, places := 0, 0, map[int]int{}
	for _, b := range beats {
		if b.body < 2 {
			continue
		}
		if blocks++; b.at >= 0 && isTinted(ts[b.stem+1+b.at].Line) {
			tinted++
			places[b.at]++
		}
	}
	return tinted >= leastTinted && tinted*5 >= blocks*4 && len(places) >= leastPlaces && Most(places)*2 <= tinted+1
}
