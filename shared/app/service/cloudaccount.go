package service

import (
	"time"

	"formwright/shared/cloudaccount"
	"formwright/shared/cloudform/made"
	"formwright/shared/config"
	"formwright/shared/store"
)

// NewCloudAccounts makes what keeps people's connections to their cloud
// accounts; box seals the tokens.
func NewCloudAccounts(cfg config.Config, table store.Table, box cloudaccount.Sealer, now func() time.Time) *cloudaccount.Service {
	return cloudaccount.New(table, box, cloudaccount.Options{
		ClientID: cfg.Cloud.ClientID, ClientSecret: cfg.Cloud.ClientSecret,
		AuthURL: cfg.Cloud.AuthURL, TokenURL: cfg.Cloud.TokenURL, BaseURL: cfg.BaseURL,
	}, now)
}

// OpenClouds sets the services over the cloud accounts that people connect; box
// seals the tokens.
func (v *Services) OpenClouds(cfg config.Config, table store.Table, box cloudaccount.Sealer, now func() time.Time) {
	v.Clouds = NewCloudAccounts(cfg, table, box, now)
	v.CloudForms = made.New(table, v.Clouds)
}
