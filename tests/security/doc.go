// Package security plays whole visits, of people, programs and attackers, against
// the pages and the API together, and holds them to promises that no one package
// can keep alone: docs/security.md names them. It has only tests.
package security
