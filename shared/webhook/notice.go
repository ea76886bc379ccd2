package webhook

import (
	"context"
	"errors"
	"fmt"
	"time"

	"formwright/shared/mail"
	"formwright/shared/store"
)

// maxNotices is how often the mail about a disabled endpoint is tried.
const maxNotices = 5

// noticePause is how long after a try the next one may be made.
const noticePause = 10 * time.Minute

// notify tells the owner by mail that the endpoint of a form was disabled. The
// row remembers that it is to be told until the mail was handed in.
func (s *Service) notify(ctx context.Context, formID string) error {
	due := false
	now := s.now().UTC()
	e, err := s.edit(ctx, formID, func(e *endpoint) error {
		due = e.version != "" && !e.active && !e.notice.IsZero() && !now.Before(e.notice)
		if !due {
			return errUnchanged
		}
		e.notice, e.notices = now.Add(noticePause), e.notices+1
		return nil
	})
	if err != nil || !due {
		return err
	}
	err = s.tell(ctx, e)
	if err != nil && !errors.Is(err, mail.ErrRefused) && e.notices < maxNotices {
		return fmt.Errorf("mail about a disabled webhook: %w", err) // the sweeper comes back to it after the pause
	}
	_, err = s.edit(ctx, formID, func(row *endpoint) error {
		if row.epoch != e.epoch || row.notice.IsZero() {
			return errUnchanged
		}
		row.notice = time.Time{}
		return nil
	})
	return err
}

func (s *Service) tell(ctx context.Context, e endpoint) error {
	owner, err := s.Owners.Get(ctx, e.owner)
	if errors.Is(err, store.ErrNotFound) || err == nil && owner.Email == "" {
		return mail.ErrRefused
	}
	if err != nil {
		return fmt.Errorf("find the owner of a webhook: %w", err)
	}
	return s.Mails.Send(ctx, mail.Message{To: owner.Email, Subject: "The webhook of your form was turned off", Text: s.noticeText(e)})
}

// noticeText names the form by its link and leaves the address of the webhook
// out: it may hold a secret.
func (s *Service) noticeText(e endpoint) string {
	return "Submissions of your form are no longer sent to its webhook:\n\n" +
		s.options.BaseURL + "/f/" + e.formID + "\n\n" +
		e.reason + "\n\n" +
		"No submission is lost: all of them are on the form's page. When the receiver works again, save the webhook's address " +
		"once more to turn it on, and send again what it missed from the list of deliveries.\n"
}
