// Package exchange proves that the quiz formats which have a writer and an
// importer hold a quiz: what was written is read as it was, less what the writer
// reported as lost. It has only tests.
package exchange
