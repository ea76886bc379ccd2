package web

// jobRoutes are the pages around a conversion.
func jobRoutes() []route {
	return []route{
		{method: get, path: "/convert", access: signedIn, serve: (*Web).convert},
		{method: post, path: "/convert", access: signedIn, files: true, serve: (*Web).beginConversion},
		{method: post, path: "/try", open: true, files: true, serve: (*Web).try},
		{method: get, path: "/sample", serve: (*Web).trySample},
		{method: get, path: "/try/{id}", serve: (*Web).tried},
		{method: get, path: "/try/{id}/pictures/{hash}", serve: (*Web).triedPicture},
		{method: get, path: "/jobs", access: signedIn, serve: (*Web).jobs},
		{method: get, path: "/jobs/{id}", access: signedIn, serve: (*Web).job},
		{method: get, path: "/jobs/{id}/pictures/{hash}", access: signedIn, serve: (*Web).picture},
		{method: post, path: "/jobs/{id}/exports", access: signedIn, serve: (*Web).exportAgain},
		{method: post, path: "/jobs/{id}/restore", access: signedIn, serve: (*Web).restore},
		{method: get, path: "/jobs/{id}/items/{item}", access: signedIn, serve: ofJob((*Web).item)},
		{method: post, path: "/jobs/{id}/items/{item}", access: signedIn, long: true, serve: ofJob((*Web).editItem)},
		{method: post, path: "/jobs/{id}/items/{item}/move", access: signedIn, serve: ofJob((*Web).moveItem)},
		{method: get, path: "/jobs/{id}/items/{item}/delete", access: signedIn, serve: ofJob((*Web).askDeleteItem)},
		{method: post, path: "/jobs/{id}/items/{item}/delete", access: signedIn, serve: ofJob((*Web).deleteItem)},
	}
}
