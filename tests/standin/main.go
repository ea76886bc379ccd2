// Command standin runs the stand-in of the cloud service for checks by hand:
//
//	go run ./tests/standin -base http://127.0.0.1:3000 [files]
//
// It prints the settings that point the service at it. The files are documents
// that only the person signed in there may see; their names without ending are
// their documentIds.
package main

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"

	"formwright/shared/cloudaccount/cloudtest"
	"formwright/shared/cloudform/formtest"
)

func main() {
	listen := flag.String("listen", "127.0.0.1:0", "the `address` to listen at")
	base := flag.String("base", "http://127.0.0.1:3000", "the BASE_URL of the service")
	email := flag.String("email", "teacher@example.org", "who is signed in at the stand-in")
	rotate := flag.Bool("rotate", false, "give another refresh token at every refresh")
	flag.Parse()
	if err := run(*listen, *base, *email, *rotate, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "standin:", err)
		os.Exit(1)
	}
}

func run(listen, base, email string, rotate bool, files []string) error {
	cloud := cloudtest.New(time.Now, email, strings.TrimRight(base, "/")+"/cloud/callback")
	formtest.New(cloud, time.Now)
	cloud.Behave(cloudtest.Behaviour{Ask: true, Rotate: rotate})
	for _, name := range files {
		data, err := os.ReadFile(name)
		if err != nil {
			return err
		}
		id := strings.TrimSuffix(filepath.Base(name), filepath.Ext(name))
		cloud.Add(cloudtest.File{ID: id, Name: filepath.Base(name), MediaType: "application/octet-stream", Data: data, Owner: email})
	}
	l, err := net.Listen("tcp", listen)
	if err != nil {
		return err
	}
	url := "http://" + l.Addr().String()
	fmt.Printf("CLOUD_CLIENT_ID=%s\nCLOUD_CLIENT_SECRET=%s\nCLOUD_AUTH_URL=%s\nCLOUD_TOKEN_URL=%s\nCLOUD_DRIVE_URL=%s\nCLOUD_FORMS_URL=%s\n",
		cloudtest.ClientID, cloudtest.ClientSecret, url+cloudtest.AuthPath, url+cloudtest.TokenPath, url, url)
	server := &http.Server{Handler: cloud, ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(l)
}
