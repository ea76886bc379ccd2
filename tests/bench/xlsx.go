package main

import (
	"bytes"
	"context"
	"fmt"

	"github.com/xuri/excelize/v2"

	"formwright/shared/reader/sheet"
)

// xlsx compares reading a bank of questions with a library that reads nothing
// but the values of the cells.
func (b *bench) xlsx(ctx context.Context) error {
	data, err := bank(1000)
	if err != nil {
		return err
	}
	took, err := clocked(30,
		func() error { _, _, err := sheet.Read(ctx, data); return err },
		func() error { return values(data) },
	)
	if err != nil {
		return err
	}
	b.ratio("xlsx of 1000 rows read / excelize alone (values only)", took[0].clock, took[1].clock, "at most 2")
	_, err = understand(ctx, data, 1000)
	return err
}

// bank is a workbook with a question in each row.
func bank(n int) ([]byte, error) {
	f := excelize.NewFile()
	rows := [][]any{{"Question", "A", "B", "C", "D", "Correct answer", "Points"}}
	for i := range n {
		rows = append(rows, []any{fmt.Sprintf("What is the capital of country number %d?", i+1), "Rome", "Paris", "Oslo", "Bern", "B", 1.5})
	}
	for i, row := range rows {
		cell, err := excelize.CoordinatesToCellName(1, i+1)
		if err != nil {
			return nil, err
		}
		if err := f.SetSheetRow("Sheet1", cell, &row); err != nil {
			return nil, err
		}
	}
	var file bytes.Buffer
	err := f.Write(&file)
	return file.Bytes(), err
}

func values(data []byte) error {
	f, err := excelize.OpenReader(bytes.NewReader(data), excelize.Options{UnzipSizeLimit: 100 << 20, UnzipXMLSizeLimit: 16 << 20})
	if err != nil {
		return err
	}
	defer f.Close()
	rows, err := f.GetRows("Sheet1")
	if err == nil && len(rows) != 1001 {
		err = fmt.Errorf("excelize read %d rows", len(rows))
	}
	return err
}
