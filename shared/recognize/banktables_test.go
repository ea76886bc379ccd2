package recognize_test

import (
	"testing"

	"github.com/google/go-cmp/cmp"

	"formwright/shared/page"
)

// cellOf makes a cell of lines.
func cellOf(lines string) page.Cell {
	return page.Cell{ColSpan: 1, RowSpan: 1, Blocks: paper(lines).Blocks}
}

// TestBankTables reads tables with all that is offered in one cell and a column
// for the kind of each question; what stands over them is no question.
func TestBankTables(t *testing.T) {
	rows := [][]string{
		{"No", "Pertanyaan", "Tipe", "Pilihan Jawaban / Item", "Kunci / Pasangan", "Poin"},
		{"1", "Ibu kota Prancis adalah ...", "PG", "A. Roma\nB. Paris\nC. Oslo", "B", "2"},
		{"2", "Manakah bilangan genap?", "PGK", "A. 2\nB. 3\nC. 4", "A, C", "1"},
		{"3", "Pasangkan hewan dan suaranya", "MATCHING", "kucing\nanjing", "meong\nguk", "1"},
		{"4", "Matahari adalah bintang.", "BS", "A. Benar\nB. Salah", "A", "1"},
		{"5", "Lambang kimia emas adalah ...", "ISIAN", "-", "Au", "1"},
		{"6", "Jelaskan daur air!", "URAIAN", "-", "-", "5"},
	}
	var table page.Table
	for _, r := range rows {
		var row page.Row
		for _, c := range r {
			row.Cells = append(row.Cells, cellOf(c))
		}
		table.Rows = append(table.Rows, row)
	}
	q, _ := read(t, blocks("PETUNJUK PENGISIAN:\n1. PG: Pilihan Ganda, BS: Benar/Salah.\n2. URAIAN: jawaban panjang.", table))
	want := []string{"Paris", "2 | 4", "kucing=meong | anjing=guk", "true", "Au", "-"}
	if diff := cmp.Diff(want, keys(q)); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
