// Package app puts the program together: one constructor for each kind of main
// that reads documents. What only answers requests comes from package service.
package app

import (
	"context"
	"log/slog"
	"time"

	"formwright/shared/app/service"
	"formwright/shared/cloudaccount"
	"formwright/shared/cloudform"
	"formwright/shared/config"
	"formwright/shared/convert"
	"formwright/shared/job"
	"formwright/shared/reader"
	"formwright/shared/source/drive"
)

// CollectAt is the garbage collection setting (GOGC) of a converting process: a
// conversion makes megabytes of short-lived garbage over a live heap of a few,
// so the heap may grow fivefold between two collections.
const CollectAt = 400

// MemoryGoal is the memory (GOMEMLIMIT) from which on a converting process
// collects more often than that: several large documents at once would make the
// heap grow by what each leaves behind. What is in use may still pass it.
const MemoryGoal = 512 << 20

// CloudConverter builds the converter function: it takes one message of the
// queue at a time.
func CloudConverter(ctx context.Context, cfg config.Config, log *slog.Logger) (func(ctx context.Context, body string) error, error) {
	c, err := service.NewCloud(ctx, cfg)
	if err != nil {
		return nil, err
	}
	d, err := service.NewDrive(cfg, time.Now)
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
	v := service.New(cfg, c.Stores, service.NoRing, job.DefaultTiming(), time.Now)
	v.OpenClouds(cfg, c.Table, c.Keys(log).Seal, time.Now)
	worker := newWorker(cfg, c.Stores, v, d, pool, log, time.Now)
	worker.Sources.DriveOf = personalDrive(d, v.Clouds, func(c convert.Drive) convert.Drive { return c })
	return worker.Handle, nil
}

func newWorker(cfg config.Config, s service.Stores, v service.Services, d convert.Drive, pages reader.Extractor, log *slog.Logger, now func() time.Time) *convert.Worker {
	return &convert.Worker{
		Jobs: v.Jobs, CloudForms: newCloudForms(cfg, s, v, now), Exports: v.Exports, Transcripts: v.Reads, Forms: hostedForms{v.Forms}, BaseURL: cfg.BaseURL, Log: log, Now: now, Reader: reader.Reader{Extractor: pages},
		Sources: convert.Sources{Drive: d, Web: service.NewFetcher(cfg), Uploads: s.Blobs},
	}
}

// newCloudForms makes forms in the accounts that people have connected.
func newCloudForms(cfg config.Config, s service.Stores, v service.Services, now func() time.Time) *cloudform.Service {
	return cloudform.New(s.Table, v.Clouds, v.Exports, cloudform.Config{
		FormsURL: cfg.Cloud.FormsURL, DriveURL: cfg.Cloud.DriveURL, BaseURL: cfg.BaseURL,
	}, now)
}

// personalDrive gives the drive as a user with a connected account sees it,
// behind what comes before it; nil where nobody can connect one.
func personalDrive(d *drive.Client, clouds *cloudaccount.Service, behind func(convert.Drive) convert.Drive) func(user string) convert.Drive {
	if !clouds.Configured() {
		return nil
	}
	return func(user string) convert.Drive {
		return behind(d.As(clouds.Of(user, cloudaccount.ScopeDocuments)))
	}
}
