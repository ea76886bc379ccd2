package target

// Guide tells a person how to bring the file into the platform.
type Guide struct {
	Steps []string // click by click
	Notes []string // what to know before
	Proof Proof
	Basis string // what the proof was, a sentence
}

// Proof is how sure we are that the platform takes the file.
type Proof string

// The kinds of proof, the strongest first.
const (
	RealImporter  Proof = "real importer"  // imported by the platform's own code
	ForeignReader Proof = "foreign reader" // read by a program of others that knows the format
	Schema        Proof = "schema"         // valid by a published schema or template
	GoldenOnly    Proof = "golden only"    // no importer or sample is public; our own tests alone
)

// Guide is how the target's file gets into its platform.
func (t Target) Guide() Guide {
	for _, family := range []map[ID]Guide{lmsGuides(), platformGuides(), interchangeGuides()} {
		if g, ok := family[t.ID]; ok {
			return g
		}
	}
	return Guide{}
}
