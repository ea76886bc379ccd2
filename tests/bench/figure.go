package main

import (
	"fmt"
	"os/exec"
	"slices"
	"syscall"
	"time"
)

// cost is what something took: by the clock, and of the processor, which counts
// no waiting for others that use the machine. Quiet is the clock of the fastest
// tenth of the rounds: what it takes when nobody else is there. Where it is far
// from the clock, the machine was busy, and only ratios say something.
type cost struct{ clock, processor, quiet time.Duration }

// clocked takes turns among several functions, so that what else the machine
// does weighs on all of them, and gives the median of each.
func clocked(rounds int, all ...func() error) ([]cost, error) {
	took := make([][]cost, len(all))
	for range rounds {
		for i, f := range all {
			c, err := once(f)
			if err != nil {
				return nil, err
			}
			took[i] = append(took[i], c)
		}
	}
	out := make([]cost, len(all))
	for i, costs := range took {
		out[i] = median(costs)
	}
	return out, nil
}

func once(f func() error) (cost, error) {
	before, start := spent(), time.Now()
	err := f()
	took := time.Since(start)
	return cost{took, spent() - before, took}, err
}

func median(all []cost) cost {
	by := func(of func(cost) time.Duration, share int) time.Duration {
		times := make([]time.Duration, len(all))
		for i, c := range all {
			times[i] = of(c)
		}
		slices.Sort(times)
		return times[len(times)/share]
	}
	clock := func(c cost) time.Duration { return c.clock }
	return cost{by(clock, 2), by(func(c cost) time.Duration { return c.processor }, 2), by(clock, 10)}
}

// spent is the processor time of this process and of those it waited for.
func spent() time.Duration {
	var own, children syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &own) != nil || syscall.Getrusage(syscall.RUSAGE_CHILDREN, &children) != nil {
		return 0
	}
	return time.Duration(own.Utime.Nano() + own.Stime.Nano() + children.Utime.Nano() + children.Stime.Nano())
}

// ratio prints how a compares with b, and what was promised of it.
func (b *bench) ratio(what string, x, y time.Duration, promise string) {
	fmt.Fprintf(b.out, "%-78s %8.2f  (%s; %s / %s)\n", what, float64(x)/float64(y), promise, x.Round(time.Microsecond), y.Round(time.Microsecond))
}

// figure prints a number with its unit, and what was promised of it.
func (b *bench) figure(what string, value float64, unit, promise string) {
	fmt.Fprintf(b.out, "%-78s %8.2f %s  (%s)\n", what, value, unit, promise)
}

// has reports whether a peer is installed, and says so when it is not.
func (b *bench) has(command, pack string) bool {
	_, err := exec.LookPath(command)
	if err != nil {
		fmt.Fprintf(b.out, "%s is not installed (package %s): not compared\n", command, pack)
	}
	return err == nil
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }
