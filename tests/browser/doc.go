// Package browser holds the proof that people can use the running program with a
// real browser: they sign in, allow applications, make tokens, come from a
// learning platform in a frame of another site. Its tests need Chromium and
// axe-core and are built with the tag browser; .ci/browser.sh runs them.
package browser
