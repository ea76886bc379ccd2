package web

// formRoutes are the pages of hosted forms: those of the people who fill them
// in, who need no account, and those of their owners.
func formRoutes() []route {
	const one, submission, item = "/forms/{publicId}", "/forms/{publicId}/submissions/{id}", "/forms/{publicId}/questions/{item}"
	return []route{
		{method: get, path: "/f/{publicId}", serve: (*Web).fill},
		{method: post, path: "/f/{publicId}", open: true, long: true, serve: (*Web).answer},
		{method: post, path: "/f/{publicId}/start", open: true, serve: (*Web).start},
		{method: get, path: "/f/{publicId}/thanks", serve: (*Web).thanks},

		{method: get, path: "/forms", access: signedIn, serve: (*Web).forms},
		{method: get, path: one, access: signedIn, serve: (*Web).form},
		{method: post, path: one, access: signedIn, serve: (*Web).editForm},
		{method: post, path: one + "/publish", access: signedIn, serve: (*Web).publishForm},
		{method: post, path: one + "/unpublish", access: signedIn, serve: (*Web).unpublishForm},
		{method: post, path: one + "/exports", access: signedIn, serve: (*Web).exportForm},
		{method: get, path: one + "/delete", access: signedIn, serve: (*Web).askDeleteForm},
		{method: post, path: one + "/delete", access: signedIn, serve: (*Web).deleteForm},
		{method: get, path: one + "/submissions", access: signedIn, serve: (*Web).submissions},
		{method: get, path: submission, access: signedIn, serve: (*Web).submission},
		{method: post, path: submission, access: signedIn, serve: (*Web).markSubmission},
		{method: get, path: submission + "/delete", access: signedIn, serve: (*Web).askDeleteSubmission},
		{method: post, path: submission + "/delete", access: signedIn, serve: (*Web).deleteSubmission},
		{method: get, path: one + "/statistics", access: signedIn, serve: (*Web).statistics},

		{method: get, path: one + "/questions", access: signedIn, serve: ofForm((*Web).formQuestions)},
		{method: post, path: one + "/rescore", access: signedIn, serve: ofForm((*Web).rescoreForm)},
		{method: get, path: one + "/pictures/{hash}", access: signedIn, serve: ofForm((*Web).formPicture)},
		{method: get, path: item, access: signedIn, serve: ofForm((*Web).item)},
		{method: post, path: item, access: signedIn, long: true, serve: ofForm((*Web).editItem)},
		{method: post, path: item + "/move", access: signedIn, serve: ofForm((*Web).moveItem)},
		{method: get, path: item + "/delete", access: signedIn, serve: ofForm((*Web).askDeleteItem)},
		{method: post, path: item + "/delete", access: signedIn, serve: ofForm((*Web).deleteItem)},

		{method: get, path: one + "/webhook", access: signedIn, serve: (*Web).webhook},
		{method: post, path: one + "/webhook", access: signedIn, serve: (*Web).saveWebhook},
		{method: post, path: one + "/webhook/rotate", access: signedIn, serve: (*Web).rotateWebhook},
		{method: post, path: one + "/webhook/test", access: signedIn, serve: (*Web).testWebhook},
		{method: post, path: one + "/webhook/resend", access: signedIn, serve: (*Web).resendDelivery},
		{method: post, path: one + "/webhook/delete", access: signedIn, serve: (*Web).deleteWebhook},
	}
}
