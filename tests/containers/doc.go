// Package containers reads one small quiz out of every kind of file and expects
// the same questions and keys of each: what a container does to a page must not
// reach the quiz.
package containers
