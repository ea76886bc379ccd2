package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"time"

	"formwright/shared/convert"
	"formwright/shared/finding"
	"formwright/shared/quiz"
	"formwright/shared/writer"
	"formwright/shared/writer/target"
)

// convertFile converts one document of this machine.
func convertFile(ctx context.Context, e env, args []string) error {
	fs := e.flags("convert", "convert FILE --to FORMAT [-o OUT] [--key KEYFILE] [--answer-key included|none|only]\n\nWrites the export; losses and findings go to standard error.")
	to := fs.String("to", "", "the target format, such as gift, lms_b or qti_21")
	out := fs.String("o", "", "the file to write (default: the document's name with the format's ending, in this folder; - for standard output)")
	paper := fs.String("answer-key", "", "whether a Word paper comes with its answers: "+strings.Join(target.AnswerKeys(), ", "))
	key := fs.String("key", "", "a file that holds the answer key of the document")
	file, err := parseAround(fs, args)
	if err != nil {
		return err
	}
	t, ok := target.Find(target.ID(*to))
	if !ok || t.Extension == "" {
		return fmt.Errorf("--to %q is not a file format; allowed: %s", *to, strings.Join(fileFormats(), ", "))
	}
	options := target.Options{AnswerKey: target.AnswerKey(*paper)}
	if _, err := t.With(options); err != nil {
		return plain(err)
	}
	documents, finish, err := e.reader()
	if err != nil {
		return err
	}
	defer finish()
	progress := newProgress(e)
	u, err := understand(ctx, documents, file, *key, progress.step)
	if err != nil {
		return fmt.Errorf("%s: %w", file, plain(err))
	}
	name := strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
	u.Quiz = convert.Titled(u.Quiz, name)
	if *out == "" {
		*out = writer.FileName(name, t)
	}
	progress.step(convert.Step{Stage: convert.Writing})
	written, err := writeOut(e, *out, u.Quiz, t.ID, options)
	if err != nil {
		report(e, u.Findings, written.Losses)
		return plain(err)
	}
	report(e, u.Findings, written.Losses)
	fmt.Fprintf(e.stderr, "%d of %d questions written to %s\n", written.Asked, len(u.Quiz.Items), *out)
	return nil
}

// parseAround takes the one file name before, between or after the flags.
func parseAround(fs *flag.FlagSet, args []string) (file string, err error) {
	for {
		if err := parse(fs, args); err != nil {
			return "", err
		}
		args = fs.Args()
		if len(args) == 0 {
			break
		}
		if file != "" {
			return "", errors.New("convert takes one file at a time")
		}
		file, args = args[0], args[1:]
	}
	if file == "" {
		return "", errors.New("convert needs a file: local convert FILE --to FORMAT")
	}
	return file, nil
}

func fileFormats() []string {
	var out []string
	for _, t := range target.All() {
		if t.Extension != "" && t.Available {
			out = append(out, string(t.ID))
		}
	}
	return out
}

// writeOut writes the export beside its place and moves it there when it is
// complete.
func writeOut(e env, out string, q quiz.Quiz, id target.ID, o target.Options) (writer.Written, error) {
	file, written, err := convert.Write(q, id, o)
	if err != nil {
		return written, err
	}
	defer file.Close()
	if out == "-" {
		_, err := io.Copy(e.stdout, file.Reader())
		return written, err
	}
	temp, err := os.CreateTemp(filepath.Dir(out), ".formwright-*")
	if err != nil {
		return written, err
	}
	defer os.Remove(temp.Name())
	_, err = io.Copy(temp, file.Reader())
	if err = errors.Join(err, temp.Chmod(0o644), temp.Close()); err != nil {
		return written, err
	}
	return written, os.Rename(temp.Name(), out)
}

func report(e env, findings []finding.Finding, losses []quiz.Loss) {
	for _, f := range findings {
		fmt.Fprintf(e.stderr, "%s: %s %s\n", f.Severity, f.Code, strings.TrimSpace(f.Item+" "+f.Message))
	}
	for _, l := range losses {
		fmt.Fprintf(e.stderr, "loss: %s %s\n", l.Code, strings.TrimSpace(l.Item+" "+l.Message))
	}
}

// progress says on standard error what is being done, once it has taken over a
// second, and then each second at most.
type progress struct {
	env  env
	said time.Time
}

func newProgress(e env) *progress { return &progress{env: e, said: time.Now()} }

func (p *progress) step(s convert.Step) {
	if now := time.Now(); now.Sub(p.said) > time.Second {
		fmt.Fprintf(p.env.stderr, "%3d%% %s\n", s.Percent(), s)
		p.said = now
	}
}
