# Formwright. Only Go is needed for run and test, npm besides for reading
# pictures; check installs its own tools under .tools/.
SHELL := /bin/bash
GO ?= go
export CGO_ENABLED ?= 0

.PHONY: help assets run test check bench score token signin keys lint clean

help: ## list the commands
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

bin/formwright: $(shell find local shared -name '*.go' -not -name '*_test.go' 2>/dev/null) go.mod go.sum
	@mkdir -p bin
	@$(GO) build -trimpath -ldflags='-s -w' -o $@ ./local

assets: ## the OCR engine and its languages in .assets, through npm (LANGS="deu fra")
	@bash .ci/assets.sh $(LANGS)

run: bin/formwright ## serve everything on http://127.0.0.1:3000 (PORT)
	@bash .ci/assets.sh --if-possible
	@exec bin/formwright serve

test: ## every test that needs nothing but Go
	@bash .ci/assets.sh --if-possible
	$(GO) test ./...

token: bin/formwright ## print a bearer token: make -s token EMAIL=a@b.c [SCOPES="jobs:read"]
	@bin/formwright token --email "$(EMAIL)" --scopes "$(SCOPES)"

signin: bin/formwright ## print a one-time sign-in link: make -s signin EMAIL=a@b.c
	@bin/formwright signin --email "$(EMAIL)"

check: ## the heavy proofs: linters, races, fuzzing, corpus, hostile documents, stores, SAM, foreign importers, clients, a platform, a browser
	@bash .ci/check.sh

lint: ## gofmt, vet, staticcheck, tidy
	@bash .ci/lint.sh

score: bin/formwright ## read the corpus and compare with its truth (CORPUS)
	@bash .ci/score.sh

bench: ## benchmarks against peers and floors of the same run
	@bash .ci/bench.sh

clean: ## remove what was built (not the data)
	rm -rf bin dist .aws-sam

-include .ci/sam.mk
