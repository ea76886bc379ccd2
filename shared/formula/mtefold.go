package formula

// modernize turns the numbers that versions before 5 give a template and its
// variation into those of version 5.
func (t *mtefTemplate) modernize() {
	old, v := t.selector, t.variation
	switch {
	case old <= 5: // brackets on both sides, left, right
		t.variation = [...]int{3, 1, 2}[min(v, 2)]
	case old <= 7:
		t.variation = 3
	case old <= 12:
		t.selector = tmInterval
		t.variation = [...]int{0x22, 0x33, 0x23, 0x12, 0x30}[old-8]
	case old >= 18 && old <= 20:
		t.selector = tmArrow
		t.variation = [...]int{4, 8}[min(v, 1)] | [...]int{0x10, 0x20, 0x30}[old-18]
	case old >= 21 && old <= 26:
		t.oldIntegral()
	case old >= 29 && old <= 38:
		t.selector = tmSum + (old-29)/2
		t.variation = 0
		if (old-29)%2 == 0 {
			t.variation = 0x40
		}
	default:
		t.modernizeOther(old, v)
	}
}

// oldIntegral tells single, double and triple ones apart, and those around a
// loop, which stand in the list of variations after the others.
func (t *mtefTemplate) oldIntegral() {
	v, many := t.variation, (t.selector-21)%3
	loop := false
	stacked := t.selector >= 24
	switch t.selector {
	case 21:
		loop = v >= 3
	case 22, 23:
		loop = v >= 2
	case 24:
		loop = v == 2
	default:
		loop = v == 0
	}
	t.selector, t.variation = tmIntegral, many+1
	if loop {
		t.variation |= 4
	}
	if stacked {
		t.variation |= 0x40
	}
}

func (t *mtefTemplate) modernizeOther(old, v int) {
	switch old {
	case 13:
		t.selector = tmRoot
	case 14:
		t.selector, t.variation = tmFraction, v&1
	case 15, 44: // scripts after and before
		t.selector = [...]int{tmSup, tmSub, tmSubSup}[min(v, 2)]
		t.variation = 0
		if old == 44 {
			t.variation = 1
		}
	case 16:
		t.selector = tmUnderbar
	case 17:
		t.selector = tmOverbar
	case 27:
		t.selector, t.variation = tmBrace, 1
	case 28:
		t.selector, t.variation = tmBrace, 0
	case 39:
		t.selector = tmLimit
	case 40:
		t.selector = tmDivision
	case 41:
		t.selector, t.variation = tmFraction, [...]int{2, 4, 3}[min(v, 2)]
	case 42, 43:
		t.selector = tmIntOp + old - 42
		t.variation = (old - 42) * 0x40
	case 45:
		t.selector, t.variation = tmDirac, [...]int{3, 1, 2}[min(v, 2)]
	case 46, 47:
		t.selector = tmVector
		t.variation = [...]int{1, 2, 3}[min(v, 2)] | (47-old)*4
	case 48:
		t.selector = tmArc
	default:
		t.selector = tmBox + 1 // no template of version 5
	}
}
