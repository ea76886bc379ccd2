package api

import "net/http"

// The routes of LTI. One function serves both ways to begin a launch, and one
// all of what administrators do with Platforms.
const (
	LTILogin       Name = "ltilogin"
	LTIStart       Name = "lti-login-by-query"
	LTICallback    Name = "lticallback"
	LTIKeys        Name = "ltikeys"
	LTIRegister    Name = "ltiregister"
	Platforms      Name = "platforms"
	PlatformAdd    Name = "platform-add"
	Platform       Name = "platform"
	PlatformEdit   Name = "platform-edit"
	PlatformDelete Name = "platform-delete"
	PlatformTest   Name = "platform-test"
)

func ltiRoutes() []Route {
	const all, one = "/api/lti/platforms", "/api/lti/platforms/{id}"
	return []Route{
		{Name: LTIStart, Function: LTILogin, Method: http.MethodGet, Path: "/api/lti/login", Auth: Open},
		{Name: LTILogin, Method: http.MethodPost, Path: "/api/lti/login", Auth: Open},
		{Name: LTICallback, Method: http.MethodPost, Path: "/api/lti/callback", Auth: Open},
		{Name: LTIKeys, Method: http.MethodGet, Path: "/api/lti/jwks", Auth: Open, CORS: true},
		{Name: LTIRegister, Method: http.MethodGet, Path: "/api/lti/register", Auth: Open},
		platforms(Platforms, http.MethodGet, all),
		platforms(PlatformAdd, http.MethodPost, all),
		platforms(Platform, http.MethodGet, one),
		platforms(PlatformEdit, http.MethodPatch, one),
		platforms(PlatformDelete, http.MethodDelete, one),
		platforms(PlatformTest, http.MethodPost, one+"/test"),
	}
}

// platforms is something that administrators do with platforms.
func platforms(name Name, method, path string) Route {
	return Route{Name: name, Function: Platforms, Method: method, Path: path, Auth: Admin}
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
