package formula

import (
	"encoding/binary"
	"testing"
)

// escape is a record of a WMF that holds a comment.
func escape(comment []byte) []byte {
	if len(comment)%2 == 1 {
		comment = append(comment, 0)
	}
	out := binary.LittleEndian.AppendUint32(nil, uint32((10+len(comment))/2))
	out = append(out, 0x26, 6, 15, 0)
	return append(binary.LittleEndian.AppendUint16(out, uint16(len(comment))), comment...)
}

// apps is a comment in MathType's newer way.
func apps(signature string, total int, piece []byte) []byte {
	out := append([]byte("AppsMFCC"), 1, 0)
	out = binary.LittleEndian.AppendUint32(out, uint32(total))
	out = binary.LittleEndian.AppendUint32(out, uint32(len(piece)))
	return append(append(append(out, signature...), 0), piece...)
}

func TestEquationsInMetafiles(t *testing.T) {
	mtef := modern(tmpl5(11, 0, x5("1"), x5("2")))
	const ours = "Design Science, Inc./MTEF"
	placeable := append([]byte{0xD7, 0xCD, 0xC6, 0x9A}, make([]byte, 36)...)
	other := []byte{5, 0, 0, 0, 0x0B, 2, 0, 0, 0, 0} // a record that draws
	old := append(binary.LittleEndian.AppendUint16([]byte("MathType\x55\x55"), uint16(len(mtef))), mtef...)
	emf := append(make([]byte, 40), " EMF"...)
	emf[0] = 1
	binary.LittleEndian.PutUint32(emf[4:], 44)
	comment := apps(ours, len(mtef), mtef)
	emf = append(emf, 70, 0, 0, 0)
	emf = binary.LittleEndian.AppendUint32(emf, uint32(12+len(comment)))
	emf = append(binary.LittleEndian.AppendUint32(emf, uint32(len(comment))), comment...)
	for name, data := range map[string][]byte{
		"in one piece":   join(placeable, other, escape(apps(ours, len(mtef), mtef))),
		"in two pieces":  join(placeable, escape(apps(ours, len(mtef), mtef[:50])), escape(apps("Other/MathML", 4, []byte("math"))), escape(apps(ours, len(mtef), mtef[50:]))),
		"in the old way": join(append([]byte{1, 0, 9, 0}, make([]byte, 14)...), escape(old)),
		"in an EMF":      emf,
	} {
		n, err := FromObject(data)
		if got := n.LaTeX(); got != `\frac{1}{2}` {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
	for name, data := range map[string][]byte{
		"a picture":        join(placeable, other),
		"no comment of it": join(placeable, escape([]byte("something"))),
		"a bad length":     join(placeable, []byte{0, 0, 0, 0, 0x26, 6}),
		"text":             []byte("text"),
		"broken compound":  []byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"),
	} {
		if n, err := FromObject(data); err == nil {
			t.Errorf("%s: %q", name, n.LaTeX())
		}
	}
}

func TestNativeStreamOfAnEquation(t *testing.T) {
	n, err := FromNative(native(older(plain3("x=1"))))
	if got := n.LaTeX(); got != "x=1" {
		t.Errorf("%q, %v", got, err)
	}
	for _, stream := range [][]byte{nil, {28, 0, 0, 0}, append([]byte{200, 0}, make([]byte, 40)...)} {
		if _, err := FromNative(stream); err == nil {
			t.Errorf("% x was read", stream)
		}
	}
}

func FuzzObject(f *testing.F) {
	f.Add(append(append([]byte{0xD7, 0xCD, 0xC6, 0x9A}, make([]byte, 36)...), escape(apps("x/MTEF", 9, older(plain3("x"))))...))
	f.Add([]byte("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if n, err := FromObject(data); err == nil {
			n.Formula(false)
		}
	})
}
