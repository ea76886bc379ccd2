package extract

import (
	"runtime/debug"
	"runtime/metrics"
	"time"
)

// memoryPeriod is how often a worker looks at its own memory. Between two looks
// it can take little: pages must be touched before they count.
const memoryPeriod = 20 * time.Millisecond

// watchMemory calls over when the memory of this process passes the limit. The
// memory of WebAssembly is memory of Go, so this holds on every system; where
// there is a limit of the kernel too, confine sets it.
func watchMemory(limit int64, over func()) (stop func()) {
	debug.SetMemoryLimit(limit - limit/8) // the collector works harder before the end comes
	ended := make(chan struct{})
	go func() {
		ticker := time.NewTicker(memoryPeriod)
		defer ticker.Stop()
		for {
			select {
			case <-ended:
				return
			case <-ticker.C:
			}
			if goMemory() > limit {
				over()
				return
			}
		}
	}()
	return func() { close(ended) }
}

// goMemory is what the Go runtime holds of the system's memory.
func goMemory() int64 {
	samples := []metrics.Sample{{Name: "/memory/classes/total:bytes"}, {Name: "/memory/classes/heap/released:bytes"}}
	metrics.Read(samples)
	return int64(samples[0].Value.Uint64() - samples[1].Value.Uint64())
}
