// Package docs holds the documents under docs to the program they describe. It
// has only tests.
package docs
