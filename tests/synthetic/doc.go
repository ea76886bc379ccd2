// Package synthetic makes quizzes and prints them the way authors do: every
// layout of the catalogue in every language and container. What was printed is
// the truth a reader must give back. A case is one layout, a container one kind
// of file; others add both to the tables Cases and Containers.
package synthetic
