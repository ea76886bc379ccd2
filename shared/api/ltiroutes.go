package api

import "net/http"

// The routes of LTI, which one function serves.
const (
	LTI            Name = "lti"
	LTILogin       Name = "lti-login"
	LTIStart       Name = "lti-login-by-query"
	LTICallback    Name = "lti-callback"
	LTIKeys        Name = "lti-keys"
	LTIRegister    Name = "lti-register"
	Platforms      Name = "platforms"
	PlatformAdd    Name = "platform-add"
	Platform       Name = "platform"
	PlatformEdit   Name = "platform-edit"
	PlatformDelete Name = "platform-delete"
	PlatformTest   Name = "platform-test"
)

func ltiRoutes() []Route {
	const one = "/api/lti/platforms/{id}"
	routes := []Route{
		{Name: LTIStart, Method: http.MethodGet, Path: "/api/lti/login"},
		{Name: LTILogin, Method: http.MethodPost, Path: "/api/lti/login"},
		{Name: LTICallback, Method: http.MethodPost, Path: "/api/lti/callback"},
		{Name: LTIKeys, Method: http.MethodGet, Path: "/api/lti/jwks", CORS: true},
		{Name: LTIRegister, Method: http.MethodGet, Path: "/api/lti/register"},
		{Name: Platforms, Method: http.MethodGet, Path: "/api/lti/platforms", Auth: Admin},
		{Name: PlatformAdd, Method: http.MethodPost, Path: "/api/lti/platforms", Auth: Admin},
		{Name: Platform, Method: http.MethodGet, Path: one, Auth: Admin},
		{Name: PlatformEdit, Method: http.MethodPatch, Path: one, Auth: Admin},
		{Name: PlatformDelete, Method: http.MethodDelete, Path: one, Auth: Admin},
		{Name: PlatformTest, Method: http.MethodPost, Path: one + "/test", Auth: Admin},
	}
	for i := range routes {
		routes[i].Function, routes[i].Keys = LTI, true
		if routes[i].Auth == "" {
			routes[i].Auth = Open
		}
	}
	return routes
}

func (a *API) ltiEndpoint(name Name) endpoint {
	switch name {
	case LTIStart, LTILogin:
		return a.ltiLogin
	case LTICallback:
		return a.ltiCallback
	case LTIKeys:
		return a.ltiKeys
	case LTIRegister:
		return a.ltiRegister
	case Platforms:
		return a.platforms
	case PlatformAdd:
		return a.addPlatform
	case Platform:
		return a.platform
	case PlatformEdit:
		return a.editPlatform
	case PlatformDelete:
		return a.deletePlatform
	case PlatformTest:
		return a.testPlatform
	}
	return nil
}
