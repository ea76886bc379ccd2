package ocr

import (
	"context"
	"fmt"

	"github.com/tetratelabs/wazero"
	"github.com/tetratelabs/wazero/api"
)

// memoryPages bounds the memory of an instance to 512 MB, in pages of 64 KB.
const memoryPages = 8192

// program is the compiled engine.
type program struct {
	runtime wazero.Runtime
	cache   wazero.CompilationCache
	module  wazero.CompiledModule
}

// compile makes machine code of the module, or takes it from the cache. A cache
// that cannot be used costs time and nothing else.
func compile(ctx context.Context, module []byte, cacheDir string) (*program, error) {
	p := &program{}
	config := wazero.NewRuntimeConfig().WithMemoryLimitPages(memoryPages)
	if cacheDir != "" {
		if c, err := wazero.NewCompilationCacheWithDir(cacheDir); err == nil {
			p.cache = c
			config = config.WithCompilationCache(c)
		}
	}
	p.runtime = wazero.NewRuntimeWithConfig(ctx, config)
	module, err := withProduct(module)
	if err == nil {
		p.module, err = p.runtime.CompileModule(ctx, module)
	}
	if err != nil {
		_ = p.close(ctx)
		return nil, fmt.Errorf("compile the OCR engine: %w", err)
	}
	if err := p.linkHost(ctx); err != nil {
		_ = p.close(ctx)
		return nil, fmt.Errorf("link the OCR engine: %w", err)
	}
	return p, nil
}

func (p *program) close(ctx context.Context) error {
	err := p.runtime.Close(ctx)
	if p.cache != nil {
		_ = p.cache.Close(ctx) // it only holds files that are complete
	}
	return err
}

// linkHost registers the imports under the engine's module name.
func (p *program) linkHost(ctx context.Context) error {
	b := p.runtime.NewHostModuleBuilder(importModule)
	for _, f := range imports() {
		b = b.NewFunctionBuilder().
			WithGoModuleFunction(api.GoModuleFunc(f.call), f.params, f.results).Export(f.name)
	}
	_, err := b.Instantiate(ctx)
	return err
}
