package compound

import (
	"encoding/binary"
	"fmt"
)

// sectors is how many sectors the file has; the last may be cut short.
func (f *File) sectors() int {
	return max(0, (len(f.data)-1)/f.sector) // the header takes the room of one
}

// at is a sector, nil when it lies outside of the file. A last one that was cut
// short is filled up: some programs end the file with its content.
func (f *File) at(n uint32) []byte {
	if uint64(n) >= uint64(f.sectors()) {
		return nil
	}
	from := (int(n) + 1) * f.sector
	if end := from + f.sector; end <= len(f.data) {
		return f.data[from:end]
	}
	full := make([]byte, f.sector)
	copy(full, f.data[from:])
	return full
}

// readTable reads the table that tells which sector follows which. Its own
// sectors are listed in the header, and past those in a chain of lists.
func (f *File) readTable() error {
	perSector := f.sector / 4
	most := f.sectors()/perSector + 1
	add := func(n uint32) error {
		if n >= lastSector {
			return nil
		}
		s := f.at(n)
		if s == nil || len(f.table) >= most*perSector {
			return fmt.Errorf("%w: its table lies outside", ErrDamaged)
		}
		f.table = append(f.table, numbers(s)...)
		return nil
	}
	for i := range entriesHeader {
		if err := add(number(f.data, 76+4*i)); err != nil {
			return err
		}
	}
	next := number(f.data, 68)
	for lists := 0; next < lastSector; lists++ {
		s := f.at(next)
		if s == nil || lists > most {
			return fmt.Errorf("%w: its table lies outside", ErrDamaged)
		}
		list := numbers(s)
		for _, n := range list[:len(list)-1] {
			if err := add(n); err != nil {
				return err
			}
		}
		next = list[len(list)-1]
	}
	return nil
}

func numbers(data []byte) []uint32 {
	out := make([]uint32, len(data)/4)
	for i := range out {
		out[i] = binary.LittleEndian.Uint32(data[4*i:])
	}
	return out
}

// chain puts the sectors of a chain together.
func (f *File) chain(start uint32) ([]byte, error) {
	var out []byte
	count := 0
	for n := start; n < lastSector; count++ {
		s := f.at(n)
		if s == nil || uint64(n) >= uint64(len(f.table)) || count > len(f.table) {
			return nil, fmt.Errorf("%w: a chain leaves it or turns in a circle", ErrDamaged)
		}
		out = append(out, s...)
		if len(out) > len(f.data) {
			return nil, fmt.Errorf("%w: a chain turns in a circle", ErrDamaged)
		}
		n = f.table[n]
	}
	return out, nil
}

// smallChain is chain for the small sectors.
func (f *File) smallChain(start uint32) ([]byte, error) {
	var out []byte
	for n := start; n < lastSector; {
		from := uint64(n) * smallSector
		if uint64(n) >= uint64(len(f.small)) || from+smallSector > uint64(len(f.room)) || len(out) > len(f.room) {
			return nil, fmt.Errorf("%w: a short chain leaves it or turns in a circle", ErrDamaged)
		}
		out = append(out, f.room[from:from+smallSector]...)
		n = f.small[n]
	}
	return out, nil
}

// readSmall reads the table of the small sectors; the first entry of the
// directory tells where they lie.
func (f *File) readSmall(start uint32, directory []byte) error {
	if len(directory) < entrySize {
		return fmt.Errorf("%w: no directory", ErrDamaged)
	}
	table, err := f.chain(start)
	if err != nil {
		return fmt.Errorf("read small sectors: %w", err)
	}
	f.small = numbers(table)
	if f.room, err = f.chain(readEntry(directory).start); err != nil {
		return fmt.Errorf("read small sectors: %w", err)
	}
	return nil
}
