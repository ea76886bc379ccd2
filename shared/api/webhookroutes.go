package api

import "net/http"

// The routes of the webhook of a form, which two functions serve.
const (
	Webhook        Name = "webhook"
	WebhookSave    Name = "webhook-save"
	WebhookDelete  Name = "webhook-delete"
	WebhookRotate  Name = "webhook-rotate-secret"
	WebhookTest    Name = "webhook-test"
	Deliveries     Name = "deliveries"
	DeliveryResend Name = "delivery-resend"
)

func webhookRoutes() []Route {
	const one = "/api/v1/forms/{publicId}/webhook"
	routes := []Route{
		{Name: Webhook, Method: http.MethodGet, Path: one, Scope: "forms:read"},
		{Name: WebhookSave, Method: http.MethodPut, Path: one},
		{Name: WebhookDelete, Method: http.MethodDelete, Path: one},
		{Name: WebhookRotate, Method: http.MethodPost, Path: one + "/rotate-secret"},
		{Name: WebhookTest, Method: http.MethodPost, Path: one + "/test"},
		{Name: Deliveries, Function: Deliveries, Method: http.MethodGet, Path: one + "/deliveries", Scope: "forms:read"},
		{Name: DeliveryResend, Function: Deliveries, Method: http.MethodPost, Path: one + "/deliveries/{deliveryId}/resend"},
	}
	for i := range routes {
		routes[i].Auth = Bearer
		if routes[i].Function == "" {
			routes[i].Function = Webhook
		}
		if routes[i].Scope == "" {
			routes[i].Scope = "forms:write"
		}
	}
	return routes
}

func (a *API) webhookEndpoint(name Name) endpoint {
	switch name {
	case Webhook:
		return a.webhook
	case WebhookSave:
		return a.saveWebhook
	case WebhookDelete:
		return a.deleteWebhook
	case WebhookRotate:
		return a.rotateWebhook
	case WebhookTest:
		return a.testWebhook
	case Deliveries:
		return a.deliveries
	case DeliveryResend:
		return a.resendDelivery
	}
	return nil
}

// webhookQuota bounds what sends requests to others at once.
func webhookQuota(name Name) (int, bool) {
	switch name {
	case WebhookTest:
		return 10, true
	case DeliveryResend:
		return 60, true
	}
	return 0, false
}
