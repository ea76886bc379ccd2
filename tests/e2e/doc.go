// Package e2e starts the real program and talks to it as its users do: over
// HTTP and with its commands. It kills it too. It has only tests.
package e2e
