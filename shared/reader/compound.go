package reader

import (
	"path"
	"strings"

	"formwright/shared/compound"
)

// compoundKinds are the entries that tell what a compound file holds, the
// deciding ones first (MS-OFFCRYPTO 2.3.1, MS-DOC 2.1, MS-PPT 2.1, MS-XLS 2.1.2).
func compoundKinds() []struct {
	entry string
	kind  Kind
} {
	return []struct {
		entry string
		kind  Kind
	}{
		{"EncryptedPackage", Encrypted}, {"WordDocument", OldWord}, {"PowerPoint Document", OldSlides},
		{"PP97_DUALSTORAGE", OldSlides}, {"Workbook", OldSheet}, {"Book", OldSheet},
	}
}

// sniffCompound tells apart what share one magic number, by the entries at the
// top of the file's directory: a letter may hold a whole workbook further down.
func sniffCompound(data []byte) Kind {
	top := compound.Top(data)
	for _, k := range compoundKinds() {
		for _, name := range top {
			if name == k.entry {
				return k.kind
			}
		}
	}
	return Compound
}

// named takes the name of a compound file for its kind where its directory says
// nothing: one that is called as the newer documents are has a password.
func named(kind Kind, name string) Kind {
	if kind != Compound {
		return kind
	}
	switch strings.ToLower(path.Ext(name)) {
	case ".doc", ".dot":
		return OldWord
	case ".xls", ".xlt":
		return OldSheet
	case ".ppt", ".pps":
		return OldSlides
	case ".docx", ".xlsx", ".pptx":
		return Encrypted
	}
	return kind
}
