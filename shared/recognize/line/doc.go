// Package line has the lines a person sees, which all rules work on, and says
// what one line alone tells: its number, its letter, its looks.
package line

import "formwright/shared/recognize/lexicon"

// Reader tells what a line says in the words of the languages.
type Reader struct {
	*lexicon.Lexicon
}
