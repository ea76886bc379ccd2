package gateway

import (
	"bytes"
	"encoding/json"
	"fmt"
	"net/http"
)

// reportInit tells the Runtime API why a function cannot start; address is
// empty outside of Lambda.
func reportInit(address string, cause error) error {
	if address == "" {
		return nil
	}
	body, err := json.Marshal(map[string]string{"errorType": "Runtime.InitError", "errorMessage": cause.Error()})
	if err != nil {
		return err
	}
	resp, err := http.Post("http://"+address+"/2018-06-01/runtime/init/error", "application/json", bytes.NewReader(body))
	if err != nil {
		return err
	}
	defer resp.Body.Close()
	if resp.StatusCode != http.StatusAccepted {
		return fmt.Errorf("the Runtime API answered %s", resp.Status)
	}
	return nil
}
