package formula

import (
	"strings"
	"sync"
)

// symbolTable pairs characters with LaTeX commands. The first command of a
// character is the one that is written, all of them are read; likewise the
// first character of a command is the one that is read.
const symbolTable = `
α alpha β beta γ gamma δ delta ε varepsilon ϵ epsilon ζ zeta η eta θ theta ϑ vartheta ι iota κ kappa ϰ varkappa λ lambda
μ mu ν nu ξ xi π pi ϖ varpi ρ rho ϱ varrho σ sigma ς varsigma τ tau υ upsilon φ varphi ϕ phi χ chi ψ psi ω omega
Γ Gamma Δ Delta Θ Theta Λ Lambda Ξ Xi Π Pi Σ Sigma Υ Upsilon Φ Phi Ψ Psi Ω Omega ℧ mho
± pm ∓ mp × times ÷ div · cdot ⋅ cdot ∗ ast ⋆ star ∘ circ ∙ bullet • bullet ⊕ oplus ⊖ ominus ⊗ otimes ⊘ oslash ⊙ odot
≤ le ≤ leq ≥ ge ≥ geq ⩽ leqslant ⩾ geqslant ≠ ne ≠ neq ≡ equiv ≈ approx ≅ cong ∼ sim ≃ simeq ∝ propto ≪ ll ≫ gg ≺ prec ≻ succ ≐ doteq
∈ in ∉ notin ∋ ni ⊂ subset ⊃ supset ⊆ subseteq ⊇ supseteq ⊄ nsubset ∪ cup ∩ cap ∖ setminus ∅ emptyset ∅ varnothing
∀ forall ∃ exists ∄ nexists ¬ neg ¬ lnot ∧ wedge ∧ land ∨ vee ∨ lor ⊢ vdash ⊨ models ⊥ perp ⊥ bot ⊤ top ∥ parallel ∦ nparallel ∣ mid ∤ nmid
→ to → rightarrow ← leftarrow ← gets ↔ leftrightarrow ⇒ Rightarrow ⇐ Leftarrow ⇔ Leftrightarrow ⟶ longrightarrow ⟵ longleftarrow
⟹ Longrightarrow ⟹ implies ⟸ Longleftarrow ⟺ Longleftrightarrow ⟺ iff ↦ mapsto ↑ uparrow ↓ downarrow ↕ updownarrow ⇑ Uparrow ⇓ Downarrow
↗ nearrow ↘ searrow ↙ swarrow ↖ nwarrow ⇌ rightleftharpoons ⇋ leftrightharpoons ↪ hookrightarrow ⇀ rightharpoonup ↠ twoheadrightarrow
∞ infty ∂ partial ∇ nabla ℏ hbar ℓ ell ℜ Re ℑ Im ℵ aleph ℘ wp ∠ angle ∡ measuredangle △ triangle □ square ◇ diamond ° degree
∴ therefore ∵ because … ldots … dots ⋯ cdots ⋮ vdots ⋱ ddots ′ prime ″ dprime † dagger ‡ ddagger § S ♠ spadesuit ♡ heartsuit ♢ diamondsuit ♣ clubsuit
⟨ langle ⟩ rangle ⌊ lfloor ⌋ rfloor ⌈ lceil ⌉ rceil ‖ Vert ‖ | { { { lbrace } } } rbrace
∑ sum ∏ prod ∐ coprod ∫ int ∬ iint ∭ iiint ∮ oint ⋃ bigcup ⋂ bigcap ⨁ bigoplus ⨂ bigotimes ⋁ bigvee ⋀ bigwedge
⌢ frown ⌣ smile ∯ oiint ∰ oiiint ⇄ rightleftarrows
% % $ $ # # & & _ _ € euro £ pounds ¥ yen
`

type symbolIndex struct {
	command   map[string]string // by character
	character map[string]string // by command
}

// symbols indexes the table once.
var symbols = sync.OnceValue(func() symbolIndex {
	index := symbolIndex{map[string]string{}, map[string]string{}}
	fields := strings.Fields(symbolTable)
	for i := 0; i+1 < len(fields); i += 2 {
		character, command := fields[i], fields[i+1]
		if _, ok := index.command[character]; !ok {
			index.command[character] = `\` + command
		}
		if _, ok := index.character[command]; !ok {
			index.character[command] = character
		}
	}
	return index
})

// isFunctionName knows the names that LaTeX sets upright.
func isFunctionName(name string) bool {
	switch name {
	case "sin", "cos", "tan", "cot", "sec", "csc", "sinh", "cosh", "tanh", "coth", "arcsin", "arccos", "arctan",
		"log", "ln", "lg", "exp", "lim", "max", "min", "sup", "inf", "det", "dim", "ker", "deg", "gcd", "hom", "arg",
		"liminf", "limsup", "Pr":
		return true
	}
	return false
}

// takesLimits reports whether a function's scripts go under and over it.
func takesLimits(name string) bool {
	switch name {
	case "lim", "max", "min", "sup", "inf", "det", "gcd", "liminf", "limsup", "Pr":
		return true
	}
	return false
}

// isNary knows the signs that OMML keeps as operators over a body.
func isNary(sign string) bool {
	return sign != "" && strings.Contains("∑∏∐∫∬∭∮⋃⋂⨁⨂⋁⋀", sign)
}

// isIntegral tells those whose limits stand at the side.
func isIntegral(sign string) bool { return strings.Contains("∫∬∭∮", sign) }
