package app

import (
	"time"

	"formwright/shared/cloudaccount"
	"formwright/shared/config"
	"formwright/shared/convert"
	"formwright/shared/source/drive"
	"formwright/shared/store"
)

func newCloudAccounts(cfg config.Config, table store.Table, box cloudaccount.Sealer, now func() time.Time) *cloudaccount.Service {
	return cloudaccount.New(table, box, cloudaccount.Options{
		ClientID: cfg.Cloud.ClientID, ClientSecret: cfg.Cloud.ClientSecret,
		AuthURL: cfg.Cloud.AuthURL, TokenURL: cfg.Cloud.TokenURL, BaseURL: cfg.BaseURL,
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
