// Package extract is the boundary between the program and the engines that read
// PDFs and pictures. Such documents can make an engine loop, take all memory or
// crash, and no engine can be stopped from inside; so the program starts itself
// again as a worker, hands it one document after the other through a pipe, and
// kills it when it takes too long or too much.
//
// Pool is the side of the program. Worker is the side of the engines, which it is
// given: this package knows none. The pool promises an error that a document's
// owner can be told, whatever the document did; memory that a reply cannot grow
// past a bound; and no process left behind. It believes nothing that a worker
// sends.
package extract
