package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"text/tabwriter"
	"time"

	"formwright/shared/app/service"
	"formwright/shared/config"
	"formwright/shared/keys"
)

const keysUsage = `Usage: local keys [new|rotate|show] [OPTIONS]

  new      print a new ring of keys, for the secret store of a deployment (the default)
  rotate   let the next keys take over, in the files of DATA_DIR/keys or in a deployment
  show     list the keys: ids, states and times, nothing secret

local keys COMMAND --help lists the options.
`

// keyCommand is "keys" and what may follow it. Without more it prints a ring for
// tokens.
func keyCommand(ctx context.Context, e env, args []string) error {
	if len(args) == 0 {
		return newKeys(e, nil)
	}
	switch args[0] {
	case "new":
		return newKeys(e, args[1:])
	case "rotate":
		return rotateKeys(ctx, e, args[1:])
	case "show":
		return showKeys(ctx, e, args[1:])
	}
	fmt.Fprint(e.stderr, keysUsage)
	if args[0] == "--help" || args[0] == "-h" || args[0] == "-help" || args[0] == "help" {
		return nil
	}
	return errReported
}

// newKeys prints a new ring, private halves included.
func newKeys(e env, args []string) error {
	fs := e.flags("keys new", "keys new [--kind tokens|lti|seal]\n\nPrints a new ring, to be stored as the SecureString that KEYS_PARAMETER,\nLTI_KEYS_PARAMETER or SEAL_KEYS_PARAMETER names.")
	name := fs.String("kind", string(keys.Tokens), "what the keys are for")
	if err := parse(fs, args); err != nil {
		return err
	}
	kind, err := keys.ParseKind(*name)
	if err != nil {
		return err
	}
	data, err := kind.New(time.Now())
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(e.stdout, "%s\n", data)
	return err
}

// rotateKeys rotates all rings or one, beside a running server or without one.
func rotateKeys(ctx context.Context, e env, args []string) error {
	fs := e.flags("keys rotate", "keys rotate [--kind tokens|lti|seal] [--now [--revoke]] [--aws]\n\nLets the next key take over. Running servers notice by themselves.")
	name := fs.String("kind", "", "rotate one ring (default all)")
	atOnce := fs.Bool("now", false, "do not wait until the next key was published for a day; others may refuse new tokens for some minutes")
	revoke := fs.Bool("revoke", false, "the keys leaked: forget them at once; every token they signed, and all they sealed, is void")
	aws := fs.Bool("aws", false, "in the deployment that TABLE_NAME, BASE_URL and the KEYS_PARAMETERs name")
	if err := parse(fs, args); err != nil {
		return err
	}
	how := keys.Orderly
	switch {
	case *revoke && (!*atOnce || *name == ""):
		return errors.New("--revoke goes with --now and with the --kind that leaked")
	case *revoke:
		how = keys.Revoke
	case *atOnce:
		how = keys.AtOnce
	}
	kinds, places, err := keyPlaces(ctx, e, *name, *aws)
	if err != nil {
		return err
	}
	var failed []error
	for _, kind := range kinds {
		if err := keys.Rotate(ctx, places[kind], kind, how, time.Now()); err != nil {
			failed = append(failed, err)
		}
	}
	return errors.Join(append(failed, listKeys(ctx, e.stdout, kinds, places))...)
}

// showKeys lists the keys of all rings or one.
func showKeys(ctx context.Context, e env, args []string) error {
	fs := e.flags("keys show", "keys show [--kind tokens|lti|seal] [--aws]\n\nLists the keys: ids, states and times, nothing secret.")
	name := fs.String("kind", "", "list one ring (default all)")
	aws := fs.Bool("aws", false, "of the deployment that TABLE_NAME, BASE_URL and the KEYS_PARAMETERs name")
	if err := parse(fs, args); err != nil {
		return err
	}
	kinds, places, err := keyPlaces(ctx, e, *name, *aws)
	if err != nil {
		return err
	}
	return listKeys(ctx, e.stdout, kinds, places)
}

// keyPlaces gives the rings that a command is about: the one that is named, or
// all there are.
func keyPlaces(ctx context.Context, e env, name string, aws bool) (kinds []keys.Kind, places map[keys.Kind]keys.Place, err error) {
	if aws {
		places, err = cloudKeys(ctx, e)
	} else {
		places, err = machineKeys(e)
	}
	if err != nil {
		return nil, nil, err
	}
	for _, kind := range keys.Kinds() {
		if _, there := places[kind]; there && (name == "" || name == string(kind)) {
			kinds = append(kinds, kind)
		}
	}
	if len(kinds) > 0 {
		return kinds, places, nil
	}
	if _, err := keys.ParseKind(name); name != "" && err != nil {
		return nil, nil, err
	}
	if aws {
		return nil, nil, errors.New("KEYS_PARAMETER, LTI_KEYS_PARAMETER or SEAL_KEYS_PARAMETER must name the ring")
	}
	return nil, nil, errors.New("there are no such keys in DATA_DIR yet; the server makes them when it needs them")
}

func cloudKeys(ctx context.Context, e env) (map[keys.Kind]keys.Place, error) {
	cfg, err := config.Lambda(e.getenv)
	if err != nil {
		return nil, err
	}
	return service.CloudKeys(ctx, cfg)
}

func machineKeys(e env) (map[keys.Kind]keys.Place, error) {
	cfg, err := config.Machine(e.getenv)
	if err != nil {
		return nil, err
	}
	return service.MachineKeys(cfg), nil
}

func listKeys(ctx context.Context, to io.Writer, kinds []keys.Kind, places map[keys.Kind]keys.Place) error {
	w := tabwriter.NewWriter(to, 0, 0, 2, ' ', 0)
	fmt.Fprintln(w, "KIND\tSTATE\tCREATED\tIN USE SINCE\tRETIRED\tID")
	for _, kind := range kinds {
		data, err := places[kind].Read(ctx)
		if err != nil {
			return keys.Named(kind, err)
		}
		list, err := kind.List(data)
		if err != nil {
			return keys.Named(kind, err)
		}
		for _, k := range list {
			fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\n", k.Kind, k.State, day(k.Created), day(k.Since), day(k.Retired), k.ID)
		}
	}
	return w.Flush()
}

func day(t time.Time) string {
	if t.IsZero() {
		return "-"
	}
	return t.UTC().Format(time.RFC3339)
}
