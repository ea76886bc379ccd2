// Package architecture holds the tree to its design: who may import
// whom, no hidden state, small functions and files, a doc comment everywhere.
// It has only tests.
package architecture
