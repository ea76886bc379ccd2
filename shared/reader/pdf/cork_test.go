package pdf

import "testing"

// TestCorked: fonts of dots have the codes of TeX's European encoding.
func TestCorked(t *testing.T) {
	for _, c := range []struct{ name, in, want string }{
		{"", "Brie\x1dy de\x1cne su\x1ecient e\x1bects, \x10so\x11", "Brieﬂy deﬁne suﬃcient eﬀects, “so”"},
		{"", "da\xff Stra\xffe, de\x1cnieren, stra\xe4en", "daß Straße, deﬁnieren, straäen"},
		{"", "Fu\xffball", "Fußball"},
		{"", "ya\xa7mur, de\x1cne, ba\xb3ka", "yağmur, deﬁne, başka"},
		{"", "x \x15 y\x1c", "x – yﬁ"},
		{"", "5 \x1c 6", "5 \x1c 6"},
		{"CMR10", "de\x1cne", "de\x1cne"},
	} {
		var all []character
		st := &style{font: font{name: c.name}}
		for i := 0; i < len(c.in); i++ {
			all = append(all, character{code: rune(c.in[i]), style: st})
		}
		corked(all)
		var got []rune
		for _, x := range all {
			got = append(got, x.code)
		}
		if string(got) != c.want {
			t.Errorf("%q: %q", c.want, string(got))
		}
	}
}
