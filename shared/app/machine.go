package app

import (
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"os"
	"runtime"
	"sync"
	"time"

	"formwright/shared/account"
	"formwright/shared/api"
	"formwright/shared/app/service"
	"formwright/shared/cloudaccount"
	"formwright/shared/config"
	"formwright/shared/convert"
	"formwright/shared/form"
	"formwright/shared/job"
	"formwright/shared/keys"
	"formwright/shared/output"
	"formwright/shared/problem"
	"formwright/shared/reader/extract"
	"formwright/shared/signin"
	"formwright/shared/source"
	"formwright/shared/source/folder"
	"formwright/shared/store"
	"formwright/shared/store/embedded"
	"formwright/shared/web"
	"formwright/shared/webhook"
)

// Machine is the whole service in one process: the API, the workers and the
// sweeper over an embedded store.
type Machine struct {
	api      *api.API
	pages    *web.Web
	store    *embedded.Store
	jobs     *job.Service
	forms    *form.Service
	accounts *account.Service
	tokens   *account.Tokens
	signin   *signin.Service
	clouds   *cloudaccount.Service
	worker   *convert.Worker
	pool     *extract.Pool
	inbox    store.Receiver
	webhooks *webhook.Service
	hookbox  store.Receiver
	log      *slog.Logger
	keys     map[keys.Kind]keys.Place
	rotation time.Duration
}

// The rhythm of one machine.
const (
	// visibility outlasts the longest conversion; what a killed process had
	// received is found again by Recover, not by waiting for this.
	visibility  = 10 * time.Minute
	maxReceives = 5
	// workersPerCore is more than one, because a short conversion waits for the
	// disk as long as it computes.
	workersPerCore = 4
	deliverers     = 16 // they wait for others' servers, up to 15 s each
	sweepEvery     = 5 * time.Second
	expireEvery    = time.Minute
	receiveWait    = 20 * time.Second
	afterTrouble   = 2 * time.Second
)

// OpenMachine opens DATA_DIR and builds the service over it. The links of mails
// that become files are printed.
func OpenMachine(cfg config.Config, log *slog.Logger, printed io.Writer) (*Machine, error) {
	now := time.Now
	dir := service.KeysDir(cfg)
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("make DATA_DIR: %w", err)
	}
	rings, err := service.OpenKeys(context.Background(), dir, log, now)
	if err != nil {
		return nil, err
	}
	cloud, err := service.NewDrive(cfg, now)
	if err != nil {
		return nil, err
	}
	mails, err := service.NewMails(cfg, printed, now)
	if err != nil {
		return nil, err
	}
	pool, err := newPool(cfg, machineCache(cfg.DataDir), log)
	if err != nil {
		return nil, err
	}
	st, err := embedded.Open(cfg.DataDir, embedded.Options{Now: now})
	if err != nil {
		return nil, err
	}
	inbox := st.Queue("conversions", embedded.QueueOptions{Visibility: visibility, MaxReceives: maxReceives, DeadLetter: "dead-letters"})
	hookbox := st.Queue("webhooks", embedded.QueueOptions{Visibility: time.Minute, MaxReceives: maxReceives, DeadLetter: "dead-letters"})
	s := service.Stores{Table: st.Table(), Blobs: st.Blobs(), Queue: inbox, Dead: st.Queue("dead-letters", embedded.QueueOptions{}), Webhooks: hookbox}
	timing := job.DefaultTiming()
	timing.PollFirst, timing.PollLast = 2*time.Millisecond, 200*time.Millisecond
	v := service.New(cfg, s, rings.Tokens, timing, now)
	v.OpenClouds(cfg, s.Table, rings.Seal, now)
	v.AddWebhooks(cfg, s, rings.Seal, mails, now)
	v.Links = service.NewSignIn(cfg, s.Table, v.Accounts, mails, now)
	d := folderFirst{folder: folder.New(cfg.DriveDir), cloud: cloud, useCloud: cfg.Cloud != config.Cloud{}}
	worker := newWorker(cfg, s, v, d, pool, log, now)
	worker.Sources.DriveOf = personalDrive(cloud, v.Clouds, d.before)
	handlers := service.NewAPI(cfg, s, v, rings.LTI, log, now)
	handlers.Files = output.Make
	return &Machine{
		api: handlers, pages: service.NewPages(cfg, s, v, output.Make, log, now), store: st, jobs: v.Jobs, forms: v.Forms, accounts: v.Accounts, tokens: v.Tokens, clouds: v.Clouds,
		signin: v.Links,
		worker: worker, pool: pool, inbox: inbox, log: log, webhooks: v.Webhooks, hookbox: hookbox,
		keys: service.MachinePlaces(dir), rotation: cfg.KeyRotation,
	}, nil
}

// Handler serves the pages and the whole API.
func (m *Machine) Handler() http.Handler { return m.pages.Handler(m.api.Handler()) }

// Pages is the pages alone, as the function of their name serves them.
func (m *Machine) Pages() http.Handler { return m.pages.Handler(nil) }

// API is the handlers, for those who serve single routes.
func (m *Machine) API() *api.API { return m.api }

// Worker converts one message of the queue, as the converter function does.
func (m *Machine) Worker() *convert.Worker { return m.worker }

// Forms gives the forms.
func (m *Machine) Forms() *form.Service { return m.forms }

// Webhooks gives the webhooks of forms, for what handles a message of their
// queue as the deliverer function does.
func (m *Machine) Webhooks() *webhook.Service { return m.webhooks }

// Sweep looks after due jobs, deleted forms and deliveries once, as the sweeper
// function does.
func (m *Machine) Sweep(ctx context.Context) error {
	return errors.Join(m.jobs.Sweep(ctx), m.forms.Sweep(ctx), m.webhooks.Sweep(ctx))
}

// RenewKeys renews the rings of keys that are due, as the rotator function does.
func (m *Machine) RenewKeys(ctx context.Context) error {
	return service.RenewKeys(ctx, m.keys, m.rotation, time.Now(), m.log)
}

// Accounts gives the accounts, for the commands of an administrator.
func (m *Machine) Accounts() *account.Service { return m.accounts }

// CloudAccounts gives the cloud accounts that people have connected.
func (m *Machine) CloudAccounts() *cloudaccount.Service { return m.clouds }

// Token makes an API-settings token for an e-mail address, and the account when
// there is none.
func (m *Machine) Token(ctx context.Context, email string, scopes []string, life time.Duration) (string, error) {
	user, err := m.accounts.Ensure(ctx, email)
	if err != nil {
		return "", err
	}
	return m.tokens.Issue(ctx, user.ID, "command line", scopes, life)
}

// Close ends the workers and closes the store. Run must have returned.
func (m *Machine) Close() error { return errors.Join(m.pool.Close(), m.store.Close()) }

// Run works until ctx ends, then lets the conversions under way finish within
// the drain time.
func (m *Machine) Run(ctx context.Context, drain time.Duration) {
	if err := m.jobs.Recover(ctx); err != nil {
		m.log.Error("recover jobs", "error", err)
	}
	if err := m.webhooks.Recover(ctx); err != nil {
		m.log.Error("recover webhooks", "error", err)
	}
	work, stop := context.WithCancel(context.WithoutCancel(ctx))
	defer stop()
	var all sync.WaitGroup
	for range workersPerCore * runtime.GOMAXPROCS(0) {
		all.Go(func() { m.receive(ctx, work, m.inbox, m.worker.Handle) })
	}
	for range deliverers {
		all.Go(func() { m.receive(ctx, work, m.hookbox, m.webhooks.Handle) })
	}
	all.Go(func() { m.sweep(ctx) })
	<-ctx.Done()
	timer := time.AfterFunc(drain, stop) // a conversion cut short is tried again at the next start
	defer timer.Stop()
	all.Wait()
}

// handler does what a message asks for.
type handler func(ctx context.Context, body string) error

// receive takes messages until ctx ends; work is the context they are handled
// in, which lasts longer.
func (m *Machine) receive(ctx, work context.Context, inbox store.Receiver, h handler) {
	for ctx.Err() == nil {
		messages, err := inbox.Receive(ctx, 1, receiveWait)
		if err != nil {
			if ctx.Err() == nil {
				m.log.Error("receive", "error", err)
				pause(ctx, afterTrouble)
			}
			continue
		}
		for _, msg := range messages {
			m.handle(work, inbox, h, msg)
		}
	}
}

func (m *Machine) handle(ctx context.Context, inbox store.Receiver, h handler, msg store.Message) {
	err := h(ctx, msg.Body)
	if err != nil {
		m.log.Error("message", "receives", msg.Receives, "error", err)
		err = inbox.Retry(context.WithoutCancel(ctx), msg, afterTrouble)
	} else {
		err = inbox.Done(context.WithoutCancel(ctx), msg)
	}
	if err != nil {
		m.log.Error("settle message", "error", err)
	}
}

func (m *Machine) sweep(ctx context.Context) {
	expired := time.Now()
	var renewed time.Time
	for pause(ctx, sweepEvery) {
		if err := m.Sweep(ctx); err != nil && ctx.Err() == nil {
			m.log.Error("sweep", "error", err)
		}
		if time.Since(renewed) >= service.RenewEvery {
			renewed = time.Now()
			_ = m.RenewKeys(ctx) // it is in the log
		}
		if time.Since(expired) < expireEvery {
			continue
		}
		expired = time.Now()
		if _, err := m.store.Sweep(ctx); err != nil && ctx.Err() == nil {
			m.log.Error("sweep expired items", "error", err)
		}
	}
}

// pause waits; it is false when ctx ended first.
func pause(ctx context.Context, d time.Duration) bool {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-timer.C:
		return true
	}
}

// folderFirst finds documents in DRIVE_DIR, then in the cloud drive when one is
// configured.
type folderFirst struct {
	folder   *folder.Folder
	cloud    convert.Drive
	useCloud bool
}

// before is the folder before another cloud drive.
func (f folderFirst) before(cloud convert.Drive) convert.Drive {
	f.cloud = cloud
	return f
}

func (f folderFirst) Fetch(ctx context.Context, id source.ID, t source.Type) (source.Document, error) {
	d, err := f.folder.Fetch(ctx, id, t)
	var p *problem.Error
	if f.useCloud && errors.As(err, &p) && p.Code == problem.DocumentNotFound {
		return f.cloud.Fetch(ctx, id, t)
	}
	return d, err
}

// SignIn makes a one-time sign-in link for an e-mail address, without a mail.
// The account is made when the link is used and there is none.
func (m *Machine) SignIn(ctx context.Context, email string) (url string, err error) {
	return m.signin.Make(ctx, email, "")
}
