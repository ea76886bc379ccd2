// Command webhooks makes forms and submissions in DATA_DIR while no server runs
// there, for checks of what the server then sends:
//
//	webhooks form EMAIL           makes and publishes a form and prints its public id
//	webhooks submit FORM ANSWER   commits a submission and is killed before the message of its delivery is queued
package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"os"
	"syscall"

	"formwright/shared/app"
	"formwright/shared/config"
	"formwright/shared/form"
	"formwright/shared/quiz"
	"formwright/shared/richtext"
	"formwright/shared/store"
	"formwright/shared/webhook"
)

func main() {
	if err := run(context.Background(), os.Args[1:], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string, out io.Writer) error {
	cfg, err := config.Machine(os.Getenv)
	if err != nil {
		return err
	}
	m, err := app.OpenMachine(cfg, slog.New(slog.DiscardHandler), io.Discard)
	if err != nil {
		return err
	}
	defer m.Close()
	switch {
	case len(args) == 2 && args[0] == "form":
		id, err := makeForm(ctx, m, args[1])
		if err == nil {
			_, err = fmt.Fprintln(out, id)
		}
		return err
	case len(args) == 3 && args[0] == "submit":
		return submit(ctx, m, args[1], args[2])
	}
	return errors.New("webhooks form EMAIL, or submit FORM ANSWER")
}

func makeForm(ctx context.Context, m *app.Machine, email string) (string, error) {
	owner, err := m.Accounts().Ensure(ctx, email)
	if err != nil {
		return "", err
	}
	q := quiz.Quiz{Title: "Capitals", Items: []quiz.Item{{ID: "q1", Stem: richtext.Plain("What is the capital of Portugal?"), Response: quiz.Text{}}}}
	f, err := m.Forms().Create(ctx, owner.ID, "job", "Capitals", q)
	if err != nil {
		return "", err
	}
	f, err = m.Forms().Publish(ctx, owner.ID, f.PublicID)
	return f.PublicID, err
}

// submit ends as kill -9 does, at the worst moment.
func submit(ctx context.Context, m *app.Machine, id, answer string) error {
	m.Forms().Outbox = killed{webhook.Outbox{Service: m.Webhooks()}}
	text, err := json.Marshal(answer)
	if err != nil {
		return err
	}
	_, err = m.Forms().Submit(ctx, id, form.Post{Answers: map[string]json.RawMessage{"q1": text}})
	return errors.Join(err, errors.New("the submission lived on"))
}

type killed struct{ form.Outbox }

// Ops implements form.Outbox.
func (k killed) Ops(ctx context.Context, formID string, s form.Submission) ([]store.Op, func(context.Context), error) {
	ops, _, err := k.Outbox.Ops(ctx, formID, s)
	if err == nil && len(ops) == 0 {
		err = errors.New("the form has no webhook")
	}
	return ops, func(context.Context) { _ = syscall.Kill(os.Getpid(), syscall.SIGKILL); select {} }, err
}
