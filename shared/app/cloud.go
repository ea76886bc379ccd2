package app

import (
	"context"
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
	"formwright/shared/convert"
	"formwright/shared/job"
	"formwright/shared/jose"
	"formwright/shared/store"
	"formwright/shared/store/aws"
	"formwright/shared/web"
)

// CloudAPI builds the handlers of the API functions over AWS.
func CloudAPI(ctx context.Context, cfg config.Config, log *slog.Logger) (*api.API, error) {
	c, err := newCloud(ctx, cfg)
	if err != nil {
		return nil, err
	}
	rings, err := c.rings(ctx, log)
	if err != nil {
		return nil, err
	}
	v := newServices(cfg, c.stores, rings, job.DefaultTiming(), time.Now)
	v.clouds = newCloudAccounts(cfg, c.table, c.keys(log).Seal, time.Now)
	return newAPI(cfg, c.stores, v, c.keys(log).LTI, log, time.Now), nil
}

// CloudOpenAPI builds the handlers of the API functions whose routes ask for no
// token: they neither have nor need the signing keys.
func CloudOpenAPI(ctx context.Context, cfg config.Config, log *slog.Logger) (*api.API, error) {
	c, err := newCloud(ctx, cfg)
	if err != nil {
		return nil, err
	}
	v := newServices(cfg, c.stores, noRing, job.DefaultTiming(), time.Now)
	return newAPI(cfg, c.stores, v, c.keys(log).LTI, log, time.Now), nil
}

// CloudPages builds the function that serves the pages. It reads every ring of
// keys but that of LTI.
func CloudPages(ctx context.Context, cfg config.Config, log *slog.Logger) (*web.Web, error) {
	c, err := newCloud(ctx, cfg)
	if err != nil {
		return nil, err
	}
	rings, err := c.rings(ctx, log)
	if err != nil {
		return nil, err
	}
	mails, err := newMails(cfg, io.Discard, time.Now)
	if err != nil {
		return nil, err
	}
	v := newServices(cfg, c.stores, rings, job.DefaultTiming(), time.Now)
	v.clouds = newCloudAccounts(cfg, c.table, c.keys(log).Seal, time.Now)
	v.links = newSignIn(cfg, c.table, v.accounts, mails, time.Now)
	return newPages(cfg, v, log, time.Now), nil
}

// CloudConverter builds the converter function: it takes one message of the
// queue at a time.
func CloudConverter(ctx context.Context, cfg config.Config, log *slog.Logger) (func(ctx context.Context, body string) error, error) {
	c, err := newCloud(ctx, cfg)
	if err != nil {
		return nil, err
	}
	d, err := newDrive(cfg, time.Now)
	if err != nil {
		return nil, err
	}
	cache, err := shippedCache()
	if err != nil {
		return nil, err
	}
	pool, err := newPool(cfg, cache, log)
	if err != nil {
		return nil, err
	}
	v := newServices(cfg, c.stores, noRing, job.DefaultTiming(), time.Now)
	v.clouds = newCloudAccounts(cfg, c.table, c.keys(log).Seal, time.Now)
	worker := newWorker(cfg, c.stores, v, d, pool, log, time.Now)
	worker.Sources.DriveOf = personalDrive(d, v.clouds, func(c convert.Drive) convert.Drive { return c })
	return worker.Handle, nil
}

// CloudSweeper builds the sweeper function.
func CloudSweeper(ctx context.Context, cfg config.Config, _ *slog.Logger) (func(ctx context.Context) error, error) {
	c, err := newCloud(ctx, cfg)
	if err != nil {
		return nil, err
	}
	return newServices(cfg, c.stores, noRing, job.DefaultTiming(), time.Now).jobs.Sweep, nil
}

// CloudToken makes an API-settings token in a deployment, and the account when
// there is none.
func CloudToken(ctx context.Context, cfg config.Config, email string, scopes []string, life time.Duration) (string, error) {
	c, err := newCloud(ctx, cfg)
	if err != nil {
		return "", err
	}
	rings, err := c.rings(ctx, slog.New(slog.DiscardHandler))
	if err != nil {
		return "", err
	}
	v := newServices(cfg, c.stores, rings, job.DefaultTiming(), time.Now)
	user, err := v.accounts.Ensure(ctx, email)
	if err != nil {
		return "", err
	}
	return v.tokens.Issue(ctx, user.ID, "command line", scopes, life)
}

// CloudInbox is the receiving end of the conversion queue, for the program that
// stands in the event source mapping's place.
func CloudInbox(ctx context.Context, cfg config.Config) (store.Receiver, error) {
	c, err := newCloud(ctx, cfg)
	if err != nil {
		return nil, err
	}
	return c.inbox, nil
}

// noRing is for functions that neither make nor check tokens.
func noRing() *jose.Ring { return nil }

// cloud is the AWS resources of one function.
type cloud struct {
	stores
	cfg   config.Config
	ssm   *ssm.Client
	inbox store.Receiver
}

// newCloud dials nothing: the clients connect when they are first used.
func newCloud(ctx context.Context, cfg config.Config) (cloud, error) {
	loaded, err := sdkconfig.LoadDefaultConfig(ctx)
	if err != nil {
		return cloud{}, fmt.Errorf("load AWS configuration: %w", err)
	}
	queues := sqs.NewFromConfig(loaded)
	emulated := cfg.AWS.Emulated
	files := s3.NewFromConfig(loaded, func(o *s3.Options) { o.UsePathStyle = emulated })
	rows := dynamodb.NewFromConfig(loaded, func(o *dynamodb.Options) {
		o.DisableValidateResponseChecksum = emulated // DynamoDB Local sends a checksum of its own
	})
	inbox := aws.NewQueue(queues, cfg.AWS.QueueURL)
	return cloud{
		cfg: cfg, ssm: ssm.NewFromConfig(loaded), inbox: inbox,
		stores: stores{
			table: aws.NewTable(rows, cfg.AWS.Table),
			queue: inbox,
			dead:  aws.NewQueue(queues, cfg.AWS.DeadLetterURL),
			blobs: aws.NewBlobs(files, cfg.AWS.Bucket),
		},
	}, nil
}
