package rewrite

import "testing"

// TestIsUpperTitle: capitals make a title where they are what a line is written in.
func TestIsUpperTitle(t *testing.T) {
	for text, want := range map[string]bool{
		"READING COMPREHENSION":  true,
		"ЧТЕНИЕ И ПИСЬМО":        true,
		"Reading":                false,
		"A B C D E F":            false,
		"תלוי בגובה VHF ושל AIS": false,
		"پروتکل HTTP یا FTP":     false,
		"采用 HTTP 和 HTTPS 协议传送文件": false,
		"HTTP / HTTPS 协议":        true,
	} {
		if got := IsUpperTitle(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
