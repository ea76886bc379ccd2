package pattern

import (
	"regexp/syntax"
	"slices"
	"unicode"
)

// facts is what every match of an expression, or of a part of one, has.
type facts struct {
	nullable     bool // it may match nothing, and all else but span is unknown
	begins, ends bool // only at the front of the text, only at its end
	looksBack    bool // what stands before it matters
	first, lead  signs
	last, trail  signs   // as for a demand
	span         signs   // all it may consist of
	among        []signs // it has one of each
	openings     openings
	tree         *syntax.Regexp // of the whole expression
}

// factsOf reads an expression, which must be one.
func factsOf(text string) facts {
	tree, err := syntax.Parse(text, syntax.Perl)
	if err != nil {
		panic(err)
	}
	f := partFacts(tree)
	f.tree = tree
	return f
}

func partFacts(re *syntax.Regexp) facts {
	switch re.Op {
	case syntax.OpLiteral:
		return literalFacts(re)
	case syntax.OpCharClass:
		return oneOf(coarse(re.Rune))
	case syntax.OpAnyChar, syntax.OpAnyCharNotNL:
		return oneOf(anySign())
	case syntax.OpBeginText:
		return facts{nullable: true, begins: true, looksBack: true}
	case syntax.OpEndText:
		return facts{nullable: true, ends: true}
	case syntax.OpCapture:
		return partFacts(re.Sub[0])
	case syntax.OpStar, syntax.OpPlus, syntax.OpQuest, syntax.OpRepeat:
		return repeatFacts(re)
	case syntax.OpConcat:
		return concatFacts(re.Sub)
	case syntax.OpAlternate:
		return eitherFacts(re.Sub)
	}
	return facts{nullable: true, looksBack: true} // the empty ones, and those that look around
}

// oneOf is what one sign of a set has.
func oneOf(s signs) facts {
	return facts{first: s, last: s, span: s, among: []signs{s}, openings: openings{{sign: s, open: true}}}
}

func literalFacts(re *syntax.Regexp) facts {
	f := facts{among: make([]signs, 0, len(re.Rune))}
	var all []rune
	for _, r := range re.Rune {
		forms := append(make([]rune, 0, 4), r)
		if re.Flags&syntax.FoldCase != 0 {
			for o := unicode.SimpleFold(r); o != r; o = unicode.SimpleFold(o) {
				forms = append(forms, o)
			}
		}
		all = append(all, forms...)
		f.among = append(f.among, signsOfAll(forms))
	}
	f.span = coarse(signsOfAll(all))
	f.first, f.last = f.among[0], f.among[len(f.among)-1]
	f.openings = openings{{sign: f.first, open: true}}
	if len(f.among) > 1 {
		f.openings = openings{{sign: f.first, next: f.among[1]}}
	}
	return f
}

// repeatFacts is of a part any number of times.
func repeatFacts(re *syntax.Regexp) facts {
	f := partFacts(re.Sub[0])
	f.begins, f.ends = false, false
	twice := re.Op == syntax.OpRepeat && re.Min > 1 && !f.nullable // a second one follows always
	f.openings = f.openings.followed(f, !twice)
	f.nullable = f.nullable || re.Op == syntax.OpStar || re.Op == syntax.OpQuest || re.Op == syntax.OpRepeat && re.Min == 0
	return f
}

// concatFacts is of parts one behind the other.
func concatFacts(subs []*syntax.Regexp) facts {
	out := facts{nullable: true}
	all := make([]facts, len(subs))
	for i, sub := range subs {
		f := partFacts(sub)
		all[i] = f
		out.begins = out.begins || f.begins && len(out.span) == 0
		out.looksBack = out.looksBack || f.looksBack
		if out.nullable {
			out.lead = out.lead.or(f.front())
			out.first, out.openings = f.first, f.openings
		} else {
			out.openings = out.openings.followed(f, f.nullable)
		}
		out.span = out.span.or(f.span)
		if out.nullable = out.nullable && f.nullable; !f.nullable {
			out.among = append(out.among, f.among...)
		}
	}
	var behind signs
	for _, f := range slices.Backward(all) {
		out.ends = out.ends || f.ends && len(behind) == 0
		behind = behind.or(f.span)
	}
	for _, f := range slices.Backward(all) {
		out.last = f.last
		if out.trail = out.trail.or(f.back()); !f.nullable {
			break
		}
	}
	return out
}

// front is what may stand before the first sign behind which nothing does.
func (f facts) front() signs {
	if f.nullable {
		return f.span
	}
	return f.lead
}

func (f facts) back() signs {
	if f.nullable {
		return f.span
	}
	return f.trail
}

// eitherFacts is of one of several parts: among its signs is one of the rarest
// set of each.
func eitherFacts(subs []*syntax.Regexp) facts {
	out := facts{begins: true, ends: true}
	var rare signs
	for _, sub := range subs {
		f := partFacts(sub)
		out.nullable, out.looksBack = out.nullable || f.nullable, out.looksBack || f.looksBack
		out.begins, out.ends = out.begins && f.begins, out.ends && f.ends
		out.first, out.last, out.span = out.first.or(f.first), out.last.or(f.last), out.span.or(f.span)
		out.lead, out.trail = out.lead.or(f.lead), out.trail.or(f.trail)
		out.openings = append(out.openings, f.openings...)
		if len(f.among) > 0 {
			f.among = []signs{slices.MinFunc(f.among, func(a, b signs) int { return a.commonness() - b.commonness() })}
			rare = rare.or(f.among[0])
		} else {
			rare = anySign()
		}
	}
	out.among = []signs{rare}
	return out
}
