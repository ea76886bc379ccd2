// Package moodle holds what the three formats that Moodle reads have in common:
// its closed list of grades, the spelling of wildcards and of menu entries, the
// names of questions and the gaps of embedded answers. It writes no file.
package moodle

import "formwright/shared/quiz"

// grades are the shares of a question's points that Moodle 4.5 accepts, in
// percent and downwards (question/engine/bank.php). A file with another share is
// refused as a whole.
func grades() []string {
	return []string{"100", "90", "83.33333", "80", "75", "70", "66.66667", "60", "50", "40", "33.33333", "30",
		"25", "20", "16.66667", "14.28571", "12.5", "11.11111", "10", "5", "0"}
}

// MaxRight is how many right choices can share the points: the smallest share
// on the list is 5.
const MaxRight = 20

// Shares parts 100 percent among n right choices, 1 to MaxRight. From 11 on there
// is no even share on the list: some earn 10 and the others 5, which still add up
// to 100 only when all are chosen; even is false then.
func Shares(n int) (shares []string, even bool) {
	even = n <= 10 || n == MaxRight
	for i := range n {
		switch {
		case n <= 10:
			shares = append(shares, evenShare(n))
		case i < MaxRight-n:
			shares = append(shares, "10")
		default:
			shares = append(shares, "5")
		}
	}
	return shares, even
}

func evenShare(n int) string {
	return []string{"100", "50", "33.33333", "25", "20", "16.66667", "14.28571", "12.5", "11.11111", "10"}[n-1]
}

// Penalty is what each of n wrong choices costs, so that choosing everything
// earns nothing: the even share, or 10 percent where there is none.
func Penalty(n int) string {
	switch {
	case n <= 0:
		return "0"
	case n > 10:
		return "-10"
	}
	return "-" + evenShare(n)
}

// Grades are the shares of accepted answers. Moodle stops the import at a short
// answer that nobody can answer fully, so the best ones earn 100 percent then.
// exact is false when a share is another one than the answer's credit.
func Grades(accepted []quiz.Accepted) (shares []string, exact bool) {
	exact = true
	var best quiz.Decimal
	for _, a := range accepted {
		share, same := Grade(a.Credit)
		shares, exact = append(shares, share), exact && same
		if d := quiz.MustDecimal(share); best.Cmp(d) < 0 {
			best = d
		}
	}
	for i, share := range shares {
		if share != "100" && quiz.MustDecimal(share).Equal(best) {
			shares[i], exact = "100", false
		}
	}
	return shares, exact
}

// Grade is the share on the list nearest to an accepted answer's credit, but
// never nothing; exact is false when it is another one.
func Grade(credit *quiz.Decimal) (share string, exact bool) {
	hundred := quiz.Int(100)
	if credit == nil {
		return "100", true
	}
	want := credit.Mul(hundred)
	var best quiz.Decimal
	for _, g := range grades() {
		d := quiz.MustDecimal(g)
		if d.Sign() == 0 {
			continue
		}
		off := distance(d, want)
		if share == "" || off.Cmp(best) < 0 {
			share, best = g, off
		}
	}
	return share, best.Cmp(quiz.MustDecimal("0.01")) < 0
}

func distance(a, b quiz.Decimal) quiz.Decimal {
	if a.Cmp(b) < 0 {
		return b.Sub(a)
	}
	return a.Sub(b)
}
