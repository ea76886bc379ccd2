package quiz

import (
	"fmt"
	"strings"

	"github.com/shopspring/decimal"
)

// Decimal is an exact decimal number: points, answers and tolerances are never
// floats. The zero value is 0. It is written as a JSON string, "0.5".
type Decimal struct{ d decimal.Decimal }

// maxDigits bounds a decimal before and after the point together, so that no
// document can make arithmetic expensive ("1e999999999").
const maxDigits = 60

// ParseDecimal reads a plain or exponent number with a decimal point:
// "12", "-0.50", "1.5e-3". Commas are the caller's business.
func ParseDecimal(s string) (Decimal, error) {
	if len(s) > maxDigits || s == "" {
		return Decimal{}, fmt.Errorf("%q is not a number of at most %d digits", s, maxDigits)
	}
	if i := strings.IndexAny(s, "eE"); i >= 0 && len(strings.TrimLeft(s[i+1:], "+-0")) > 2 {
		return Decimal{}, fmt.Errorf("the exponent of %q is too large", s)
	}
	d, err := decimal.NewFromString(s)
	if err != nil {
		return Decimal{}, fmt.Errorf("%q is not a number", s)
	}
	return Decimal{d}, nil
}

// MustDecimal is ParseDecimal for numbers known to be right; it panics on
// others and is meant for tables and tests.
func MustDecimal(s string) Decimal {
	d, err := ParseDecimal(s)
	if err != nil {
		panic(err)
	}
	return d
}

// Int makes a whole decimal.
func Int(n int64) Decimal { return Decimal{decimal.NewFromInt(n)} }

// String writes the shortest plain form: "0.5", "12", "-3".
func (d Decimal) String() string { return d.d.String() }

// Cmp is -1, 0 or 1 as d is less than, equal to or greater than o.
func (d Decimal) Cmp(o Decimal) int { return d.d.Cmp(o.d) }

// Equal reports whether the numbers are equal: 1.0 equals 1.
func (d Decimal) Equal(o Decimal) bool { return d.d.Equal(o.d) }

// Sign is -1, 0 or 1.
func (d Decimal) Sign() int { return d.d.Sign() }

// Add is d + o.
func (d Decimal) Add(o Decimal) Decimal { return Decimal{d.d.Add(o.d)} }

// Sub is d - o.
func (d Decimal) Sub(o Decimal) Decimal { return Decimal{d.d.Sub(o.d)} }

// Mul is d × o.
func (d Decimal) Mul(o Decimal) Decimal { return Decimal{d.d.Mul(o.d)} }

// DivRound is d ÷ o rounded half away from zero to places digits after the
// point; o must not be zero.
func (d Decimal) DivRound(o Decimal, places int32) Decimal {
	return Decimal{d.d.DivRound(o.d, places)}
}

// Float is the nearest float, for platforms whose files hold floats.
func (d Decimal) Float() float64 { f, _ := d.d.Float64(); return f }

// MarshalText writes the plain form.
func (d Decimal) MarshalText() ([]byte, error) { return []byte(d.String()), nil }

// UnmarshalText reads what ParseDecimal reads.
func (d *Decimal) UnmarshalText(text []byte) error {
	v, err := ParseDecimal(string(text))
	if err != nil {
		return err
	}
	*d = v
	return nil
}
