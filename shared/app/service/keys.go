package service

import (
	"context"
	"log/slog"
	"os"
	"path/filepath"
	"time"

	"formwright/shared/config"
	"formwright/shared/jose"
	"formwright/shared/keys"
	"formwright/shared/seal"
	"formwright/shared/secret"
)

// Keys are the rings of a running service. They stay fresh by themselves.
type Keys struct {
	Tokens jose.Rings // ES256: our own tokens
	LTI    jose.Rings // RS256: what LTI platforms verify
	Seal   *seal.Box  // what is stored of others' secrets
}

// RenewEvery is how often one machine looks whether a ring is due.
const RenewEvery = time.Hour

// OpenKeys opens the files of the rings in dir, and makes those that are
// missing; the one of LTI, whose keys take a while to make, when it is first
// asked for. A file that is replaced is read again at once.
func OpenKeys(ctx context.Context, dir string, log *slog.Logger, now func() time.Time) (Keys, error) {
	tokens, err := secret.NewLive(ctx, fileSource(dir, keys.Tokens, jose.ES256.LoadRing, log, now), now)
	if err != nil {
		return Keys{}, err
	}
	sealing, err := secret.NewLive(ctx, fileSource(dir, keys.Seal, seal.LoadRing, log, now), now)
	if err != nil {
		return Keys{}, err
	}
	lti := secret.LazyLive(fileSource(dir, keys.LTI, jose.RS256.LoadRing, log, now), now)
	return Keys{Tokens: tokens.Get, LTI: lti.Get, Seal: seal.NewBox(sealing)}, nil
}

// fileSource loads a ring from its file. Only the first load makes the file: one
// that is gone later is no reason for other keys.
func fileSource[T any](dir string, kind keys.Kind, parse func([]byte) (T, error), log *slog.Logger, now func() time.Time) secret.Source[T] {
	file := secret.File(filepath.Join(dir, kind.FileName()))
	source := liveSource(keys.File(dir, kind), kind, parse, file.Watch(), log)
	load, made := source.Load, false
	source.Load = func(ctx context.Context) (T, error) {
		if !made {
			if _, err := file.Open(func() ([]byte, error) { return kind.New(now()) }); err != nil {
				var none T
				return none, keys.Named(kind, err)
			}
			made = true
		}
		return load(ctx)
	}
	return source
}

// liveSource loads the ring of a place.
func liveSource[T any](place keys.Place, kind keys.Kind, parse func([]byte) (T, error), changed func() bool, log *slog.Logger) secret.Source[T] {
	load := func(ctx context.Context) (T, error) {
		data, err := place.Read(ctx)
		if err != nil {
			var none T
			return none, keys.Named(kind, err)
		}
		ring, err := parse(data)
		return ring, keys.Named(kind, err)
	}
	failed := func(err error) { log.Error("keys are used as they were", "kind", string(kind), "error", err) }
	return secret.Source[T]{Load: load, Changed: changed, Failed: failed}
}

// RenewKeys renews the rings that are due. What goes wrong with one does not
// keep the others.
func RenewKeys(ctx context.Context, places map[keys.Kind]keys.Place, every time.Duration, now time.Time, log *slog.Logger) (failed error) {
	for _, kind := range keys.Kinds() {
		place, ok := places[kind]
		if !ok {
			continue
		}
		renewed, err := keys.Renew(ctx, place, kind, every, now)
		switch {
		case err != nil:
			log.Error("renew keys", "kind", string(kind), "error", err)
			failed = err
		case renewed:
			log.Info("keys renewed", "kind", string(kind))
		}
	}
	return failed
}

// MachinePlaces are the files of one machine, whether they are there or not.
func MachinePlaces(dir string) map[keys.Kind]keys.Place {
	out := map[keys.Kind]keys.Place{}
	for _, kind := range keys.Kinds() {
		out[kind] = keys.File(dir, kind)
	}
	return out
}

// MachineKeys gives the files of rings that are there, for the commands of an
// operator.
func MachineKeys(cfg config.Config) map[keys.Kind]keys.Place {
	dir := KeysDir(cfg)
	out := MachinePlaces(dir)
	for kind := range out {
		if _, err := os.Stat(filepath.Join(dir, kind.FileName())); err != nil {
			delete(out, kind)
		}
	}
	return out
}

// KeysDir is the folder of the rings of keys on one machine.
func KeysDir(cfg config.Config) string { return filepath.Join(cfg.DataDir, "keys") }
