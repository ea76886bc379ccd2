package ocr

import (
	"context"
	"fmt"
	"image"
	"sync"
)

// pool keeps instances that are ready.
type pool struct {
	program *program
	assets  assets
	mu      sync.Mutex
	idle    []*instance
}

func (p *pool) take(ctx context.Context) (*instance, error) {
	p.mu.Lock()
	if n := len(p.idle); n > 0 {
		i := p.idle[n-1]
		p.idle = p.idle[:n-1]
		p.mu.Unlock()
		return i, nil
	}
	p.mu.Unlock()
	return p.program.start(ctx, p.assets)
}

func (p *pool) give(i *instance) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.idle = append(p.idle, i)
}

// read has an instance read a picture. A trap costs the instance, and the next
// picture gets a new one.
func (p *pool) read(ctx context.Context, page *image.Gray) ([]word, error) {
	if err := ctx.Err(); err != nil {
		return nil, fmt.Errorf("read words: %w", err)
	}
	i, err := p.take(ctx)
	if err != nil {
		return nil, err
	}
	table, err := i.read(ctx, page)
	if err != nil {
		i.close(ctx)
		return nil, fmt.Errorf("read words: %w", err)
	}
	p.give(i)
	return parseTable(table), nil
}
