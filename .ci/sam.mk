# Rules about Lambda and SAM. The Makefile includes them, because sam build looks
# for build-<function> there.

# What the functions are built for: arm64 or x86_64, as template.yaml's
# Architecture.
LAMBDA_ARCH ?= arm64
STAGE ?= dev

lambda_goarch = $(if $(filter x86_64,$(LAMBDA_ARCH)),amd64,$(LAMBDA_ARCH))
lambda_name = $(shell echo $(patsubst %Function,%,$(1)) | tr A-Z a-z)
go_lambda = CGO_ENABLED=0 GOOS=linux go build -tags lambda.norpc -trimpath -ldflags="-s -w"

.PHONY: functions sam-local check-sam deploy

# build-StatusFunction builds functions/status to where sam build says.
build-%:
	GOARCH=$(lambda_goarch) $(go_lambda) -o $(or $(ARTIFACTS_DIR),dist/lambda/$*)/bootstrap ./functions/$(call lambda_name,$*)

# The converter carries the engines of PDFs and pictures too.
build-ConverterFunction:
	GOARCH=$(lambda_goarch) $(go_lambda) -o $(or $(ARTIFACTS_DIR),dist/lambda/ConverterFunction)/bootstrap ./functions/converter
	@bash .ci/engines.sh $(or $(ARTIFACTS_DIR),dist/lambda/ConverterFunction) $(lambda_goarch)

# functions builds all of them for this machine, for serve --lambda and the tests.
functions:
	CGO_ENABLED=0 go build -tags lambda.norpc -trimpath -ldflags="-s -w" -o dist/bootstraps/ ./functions/...
	for f in functions/*/; do name=$$(basename $$f); \
	  mkdir -p dist/functions/$$name && ln -f dist/bootstraps/$$name dist/functions/$$name/bootstrap || exit 1; done

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
