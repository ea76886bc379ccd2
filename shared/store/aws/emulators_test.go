//go:build emulators

package aws

import (
	"os"
	"strings"
	"testing"
	"time"

	"formwright/shared/store"
	"formwright/shared/store/aws/awstest"
	"formwright/shared/store/storetest"
)

// These run the conformance suite on foreign implementations of the services,
// which .ci/stores.sh starts.

func endpoint(t *testing.T, name string) string {
	t.Helper()
	url := os.Getenv(name)
	if url == "" {
		t.Fatalf("%s is not set: run bash .ci/stores.sh", name)
	}
	return url
}

func TestTableOnDynamoDB(t *testing.T) {
	client := awstest.DynamoDB(endpoint(t, "FORMWRIGHT_DYNAMODB_URL"))
	if err := awstest.CreateTable(t.Context(), client, "conformance"); err != nil {
		t.Fatal(err)
	}
	clock := storetest.NewClock()
	table := NewTable(client, "conformance")
	table.Now = clock.Now
	storetest.Table(t, func(*testing.T) store.Table { return table }, clock)
}

func TestQueueOnSQS(t *testing.T) {
	client := awstest.SQS(endpoint(t, "FORMWRIGHT_SQS_URL"))
	storetest.Queue(t, func(t *testing.T) storetest.QueueHarness {
		const visibility, receives = 2 * time.Second, 3
		name := strings.ReplaceAll(t.Name(), "/", "-")
		url, dead, err := awstest.CreateQueues(t.Context(), client, name, visibility, receives)
		if err != nil {
			t.Fatal(err)
		}
		q := NewQueue(client, url)
		return storetest.QueueHarness{
			Queue: q, Receiver: q, Dead: NewQueue(client, dead),
			Visibility: visibility, MaxReceives: receives, Pass: func(time.Duration) {},
		}
	})
}

func TestBlobsOnS3(t *testing.T) {
	client := awstest.S3(endpoint(t, "FORMWRIGHT_S3_URL"))
	if err := awstest.CreateBucket(t.Context(), client, "conformance"); err != nil {
		t.Fatal(err)
	}
	clock := storetest.NewClock()
	blobs := NewBlobs(client, "conformance")
	blobs.Now = clock.Now
	storetest.Blobs(t, func(*testing.T) store.Blobs { return blobs }, clock)
}
