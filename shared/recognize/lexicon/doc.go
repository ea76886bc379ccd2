// Package lexicon has what the languages call a question, an answer, a point, and
// folds the letters that look alike.
package lexicon
