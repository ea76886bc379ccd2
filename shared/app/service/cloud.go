package service

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"time"

	sdkconfig "github.com/aws/aws-sdk-go-v2/config"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb"
	"github.com/aws/aws-sdk-go-v2/service/s3"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	"github.com/aws/aws-sdk-go-v2/service/ssm"

	"formwright/shared/api"
	"formwright/shared/config"
	"formwright/shared/job"
	"formwright/shared/jose"
	"formwright/shared/store"
	"formwright/shared/store/aws"
	"formwright/shared/transcript"
	"formwright/shared/web"
)

// CloudAPI builds the handlers of the API functions over AWS.
func CloudAPI(ctx context.Context, cfg config.Config, log *slog.Logger) (*api.API, error) {
	c, err := NewCloud(ctx, cfg)
	if err != nil {
		return nil, err
	}
	rings, err := c.rings(ctx, log)
	if err != nil {
		return nil, err
	}
	v := New(cfg, c.Stores, rings, job.DefaultTiming(), time.Now)
	v.OpenClouds(cfg, c.Table, c.Keys(log).Seal, time.Now)
	v.AddWebhooks(cfg, c.Stores, c.Keys(log).Seal, noMails{}, time.Now)
	return NewAPI(cfg, c.Stores, v, c.Keys(log).LTI, log, time.Now), nil
}

// CloudFormExports builds the handlers of the function that writes the quizzes
// of forms to files, which the other API functions do not carry.
func CloudFormExports(ctx context.Context, cfg config.Config, files transcript.Maker, log *slog.Logger) (*api.API, error) {
	a, err := CloudAPI(ctx, cfg, log)
	if err != nil {
		return nil, err
	}
	a.Files = files
	return a, nil
}

// CloudOpenAPI builds the handlers of the API functions whose routes ask for no
// token: they neither have nor need the signing keys.
func CloudOpenAPI(ctx context.Context, cfg config.Config, log *slog.Logger) (*api.API, error) {
	c, err := NewCloud(ctx, cfg)
	if err != nil {
		return nil, err
	}
	v := New(cfg, c.Stores, NoRing, job.DefaultTiming(), time.Now)
	return NewAPI(cfg, c.Stores, v, c.Keys(log).LTI, log, time.Now), nil
}

// CloudPages builds the function that serves the pages. It reads every ring of
// keys but that of LTI.
func CloudPages(ctx context.Context, cfg config.Config, files transcript.Maker, log *slog.Logger) (*web.Web, error) {
	c, err := NewCloud(ctx, cfg)
	if err != nil {
		return nil, err
	}
	rings, err := c.rings(ctx, log)
	if err != nil {
		return nil, err
	}
	mails, err := NewMails(cfg, io.Discard, time.Now)
	if err != nil {
		return nil, err
	}
	v := New(cfg, c.Stores, rings, job.DefaultTiming(), time.Now)
	v.OpenClouds(cfg, c.Table, c.Keys(log).Seal, time.Now)
	v.Links = NewSignIn(cfg, c.Table, v.Accounts, mails, time.Now)
	v.AddWebhooks(cfg, c.Stores, c.Keys(log).Seal, mails, time.Now) // a submission tells its form's
	return NewPages(cfg, c.Stores, v, files, log, time.Now), nil
}

// CloudSweeper builds the sweeper function.
func CloudSweeper(ctx context.Context, cfg config.Config, log *slog.Logger) (func(ctx context.Context) error, error) {
	c, err := NewCloud(ctx, cfg)
	if err != nil {
		return nil, err
	}
	v := New(cfg, c.Stores, NoRing, job.DefaultTiming(), time.Now)
	v.AddWebhooks(cfg, c.Stores, c.Keys(log).Seal, noMails{}, time.Now) // it only queues what is due
	return func(ctx context.Context) error {
		return errors.Join(v.Jobs.Sweep(ctx), v.Forms.Sweep(ctx), v.Webhooks.Sweep(ctx))
	}, nil
}

// CloudDeliverer builds the deliverer function: it takes one message of the
// queue of webhooks at a time.
func CloudDeliverer(ctx context.Context, cfg config.Config, log *slog.Logger) (func(ctx context.Context, body string) error, error) {
	c, err := NewCloud(ctx, cfg)
	if err != nil {
		return nil, err
	}
	mails, err := NewMails(cfg, io.Discard, time.Now)
	if err != nil {
		return nil, err
	}
	v := New(cfg, c.Stores, NoRing, job.DefaultTiming(), time.Now)
	v.AddWebhooks(cfg, c.Stores, c.Keys(log).Seal, mails, time.Now)
	return v.Webhooks.Handle, nil
}

// CloudToken makes an API-settings token in a deployment, and the account when
// there is none.
func CloudToken(ctx context.Context, cfg config.Config, email string, scopes []string, life time.Duration) (string, error) {
	c, err := NewCloud(ctx, cfg)
	if err != nil {
		return "", err
	}
	rings, err := c.rings(ctx, slog.New(slog.DiscardHandler))
	if err != nil {
		return "", err
	}
	v := New(cfg, c.Stores, rings, job.DefaultTiming(), time.Now)
	user, err := v.Accounts.Ensure(ctx, email)
	if err != nil {
		return "", err
	}
	return v.Tokens.Issue(ctx, user.ID, "command line", scopes, life)
}

// CloudInbox is the receiving end of the conversion queue, for the program that
// stands in the event source mapping's place.
func CloudInbox(ctx context.Context, cfg config.Config) (store.Receiver, error) {
	c, err := NewCloud(ctx, cfg)
	if err != nil {
		return nil, err
	}
	return c.inbox, nil
}

// CloudWebhookInbox is the receiving end of the queue of webhooks; likewise.
func CloudWebhookInbox(ctx context.Context, cfg config.Config) (store.Receiver, error) {
	c, err := NewCloud(ctx, cfg)
	if err != nil {
		return nil, err
	}
	return c.hookbox, nil
}

// NoRing is for functions that neither make nor check tokens.
func NoRing() *jose.Ring { return nil }

// Cloud is the AWS resources of one function.
type Cloud struct {
	Stores
	cfg   config.Config
	ssm   *ssm.Client
	inbox store.Receiver
	// hookbox is the receiving end of the queue of webhooks.
	hookbox store.Receiver
}

// NewCloud dials nothing: the clients connect when they are first used.
func NewCloud(ctx context.Context, cfg config.Config) (Cloud, error) {
	loaded, err := sdkconfig.LoadDefaultConfig(ctx)
	if err != nil {
		return Cloud{}, fmt.Errorf("load AWS configuration: %w", err)
	}
	queues := sqs.NewFromConfig(loaded)
	emulated := cfg.AWS.Emulated
	files := s3.NewFromConfig(loaded, func(o *s3.Options) { o.UsePathStyle = emulated })
	rows := dynamodb.NewFromConfig(loaded, func(o *dynamodb.Options) {
		o.DisableValidateResponseChecksum = emulated // DynamoDB Local sends a checksum of its own
	})
	inbox, hookbox := aws.NewQueue(queues, cfg.AWS.QueueURL), aws.NewQueue(queues, cfg.AWS.WebhookQueueURL)
	return Cloud{
		cfg: cfg, ssm: ssm.NewFromConfig(loaded), inbox: inbox, hookbox: hookbox,
		Stores: Stores{
			Table: aws.NewTable(rows, cfg.AWS.Table),
			Queue: inbox,
			Dead:  aws.NewQueue(queues, cfg.AWS.DeadLetterURL),
			Blobs: aws.NewBlobs(files, cfg.AWS.Bucket),

			Webhooks: hookbox,
		},
	}, nil
}
