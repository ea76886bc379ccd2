# Rules about Lambda and SAM. The Makefile includes them, because sam build looks
# for build-<function> there.

# What the functions are built for: arm64 or x86_64, as template.yaml's
# Architecture.
LAMBDA_ARCH ?= arm64
STAGE ?= dev

lambda_goarch = $(if $(filter x86_64,$(LAMBDA_ARCH)),amd64,$(LAMBDA_ARCH))
machine_goarch = $(shell go env GOARCH)
lambda_name = $(shell echo $(patsubst %Function,%,$(1)) | tr A-Z a-z)
bootstraps = dist/bootstraps
artifacts = $(or $(ARTIFACTS_DIR),dist/lambda/$(@:build-%=%))
# $(call lambda_build,ARCHITECTURE,FUNCTION), or ... for all functions
lambda_build = GOARCH=$(1) CGO_ENABLED=0 GOOS=linux go build -tags lambda.norpc -trimpath -ldflags="-s -w" -o $(bootstraps)-$(1)/ ./functions/$(2)

.PHONY: functions sam-local check-sam deploy

# build-StatusFunction builds functions/status to where sam build says. What is
# linked already is only copied: go leaves an executable that is up to date.
build-%:
	$(call lambda_build,$(lambda_goarch),$(call lambda_name,$*))
	@mkdir -p $(artifacts) && cp $(bootstraps)-$(lambda_goarch)/$(call lambda_name,$*) $(artifacts)/bootstrap

# The converter carries the engines of PDFs and pictures too.
build-ConverterFunction:
	$(call lambda_build,$(lambda_goarch),converter)
	@mkdir -p $(artifacts) && cp $(bootstraps)-$(lambda_goarch)/converter $(artifacts)/bootstrap
	@bash .ci/engines.sh $(artifacts) $(lambda_goarch)

# functions builds all of them for this machine, for serve --lambda and the tests.
functions:
	$(call lambda_build,$(machine_goarch),...)
	for f in functions/*/; do name=$$(basename $$f); \
	  mkdir -p dist/functions/$$name && ln -f $(bootstraps)-$(machine_goarch)/$$name dist/functions/$$name/bootstrap || exit 1; done

# invoke-convert CASE=async gives events/convert/async.json to the function's
# handler, over a store that lives as long as the call; without CASE, all cases.
invoke-%:
	@go run ./tests/recorded/invoke $* $(CASE)

sam-local:
	@bash .ci/samlocal.sh serve

check-sam:
	@bash .ci/samlocal.sh check

deploy:
	@bash -ec 'source .ci/tools.sh; need_sam; LAMBDA_ARCH=$(LAMBDA_ARCH) sam build; sam deploy --config-env $(STAGE)'
