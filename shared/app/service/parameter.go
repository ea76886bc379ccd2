package service

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"time"

	sdk "github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/service/ssm"
	"github.com/aws/aws-sdk-go-v2/service/ssm/types"

	"formwright/shared/config"
	"formwright/shared/jose"
	"formwright/shared/keys"
	"formwright/shared/seal"
	"formwright/shared/secret"
)

// parameter is one SecureString; setting is the variable that names it. It holds
// the two calls and not the client: a type that is seen through an interface
// would keep every operation of the client in every function.
type parameter struct {
	get           func(context.Context, *ssm.GetParameterInput, ...func(*ssm.Options)) (*ssm.GetParameterOutput, error)
	put           func(context.Context, *ssm.PutParameterInput, ...func(*ssm.Options)) (*ssm.PutParameterOutput, error)
	setting, name string
}

// Get reads the value and the number of its version.
func (p parameter) Get(ctx context.Context) (string, int64, error) {
	if p.name == "" {
		return "", 0, errors.New(p.setting + " is not set")
	}
	out, err := p.get(ctx, &ssm.GetParameterInput{Name: sdk.String(p.name), WithDecryption: sdk.Bool(true)})
	if err != nil {
		return "", 0, fmt.Errorf("read %s: %w", p.setting, err)
	}
	return sdk.ToString(out.Parameter.Value), out.Parameter.Version, nil
}

// Put writes the next version. A ring over the 4 KB of a standard parameter
// makes it an advanced one of 8 KB, which costs money; it stays so.
func (p parameter) Put(ctx context.Context, value string) (int64, error) {
	out, err := p.put(ctx, &ssm.PutParameterInput{
		Name: sdk.String(p.name), Value: sdk.String(value), Type: types.ParameterTypeSecureString,
		Overwrite: sdk.Bool(true), Tier: types.ParameterTierIntelligentTiering,
	})
	if err != nil {
		return 0, fmt.Errorf("write %s (%d bytes): %w", p.setting, len(value), err)
	}
	return out.Version, nil
}

// parameterOf is where a deployment keeps a ring.
func (c Cloud) parameterOf(kind keys.Kind) parameter {
	p := parameter{get: c.ssm.GetParameter, put: c.ssm.PutParameter}
	switch kind {
	case keys.LTI:
		p.setting, p.name = "LTI_KEYS_PARAMETER", c.cfg.AWS.LTIKeys
	case keys.Seal:
		p.setting, p.name = "SEAL_KEYS_PARAMETER", c.cfg.AWS.SealKeys
	default:
		p.setting, p.name = "KEYS_PARAMETER", c.cfg.AWS.KeysParameter
	}
	return p
}

func (c Cloud) place(kind keys.Kind) keys.Place {
	return keys.InParameter(c.parameterOf(kind), c.Table, kind, time.Now)
}

// places are the rings that the settings name.
func (c Cloud) places() map[keys.Kind]keys.Place {
	out := map[keys.Kind]keys.Place{}
	for _, kind := range keys.Kinds() {
		if c.parameterOf(kind).name != "" {
			out[kind] = c.place(kind)
		}
	}
	return out
}

// rings reads the signing keys of tokens and keeps them fresh.
func (c Cloud) rings(ctx context.Context, log *slog.Logger) (jose.Rings, error) {
	live, err := secret.NewLive(ctx, liveSource(c.place(keys.Tokens), keys.Tokens, jose.ES256.LoadRing, nil, log), time.Now)
	if err != nil {
		return nil, err
	}
	return live.Get, nil
}

// Keys gives the rings, each read when it is first needed: a function may have
// the right to some of them only.
func (c Cloud) Keys(log *slog.Logger) Keys {
	tokens := secret.LazyLive(liveSource(c.place(keys.Tokens), keys.Tokens, jose.ES256.LoadRing, nil, log), time.Now)
	lti := secret.LazyLive(liveSource(c.place(keys.LTI), keys.LTI, jose.RS256.LoadRing, nil, log), time.Now)
	sealing := secret.LazyLive(liveSource(c.place(keys.Seal), keys.Seal, seal.LoadRing, nil, log), time.Now)
	return Keys{Tokens: tokens.Get, LTI: lti.Get, Seal: seal.NewBox(sealing)}
}

// CloudRotator builds the rotator function.
func CloudRotator(ctx context.Context, cfg config.Config, log *slog.Logger) (func(ctx context.Context) error, error) {
	c, err := NewCloud(ctx, cfg)
	if err != nil {
		return nil, err
	}
	return func(ctx context.Context) error {
		return RenewKeys(ctx, c.places(), cfg.KeyRotation, time.Now(), log)
	}, nil
}

// CloudKeys gives the places of a deployment's rings, for the commands of an
// operator; kinds whose setting is empty are left out.
func CloudKeys(ctx context.Context, cfg config.Config) (map[keys.Kind]keys.Place, error) {
	c, err := NewCloud(ctx, cfg)
	if err != nil {
		return nil, err
	}
	return c.places(), nil
}
