// Package awstest stands up what store/aws needs on emulators: clients for an
// endpoint on this machine, and a table, queues and a bucket as template.yaml
// declares them for the cloud. The checks and the local emulator mode use it.
package awstest

import (
	"context"
	"errors"
	"fmt"
	"strconv"
	"time"

	sdk "github.com/aws/aws-sdk-go-v2/aws"
	"github.com/aws/aws-sdk-go-v2/credentials"
	"github.com/aws/aws-sdk-go-v2/service/dynamodb"
	ddb "github.com/aws/aws-sdk-go-v2/service/dynamodb/types"
	"github.com/aws/aws-sdk-go-v2/service/s3"
	s3types "github.com/aws/aws-sdk-go-v2/service/s3/types"
	"github.com/aws/aws-sdk-go-v2/service/sqs"
	sqstypes "github.com/aws/aws-sdk-go-v2/service/sqs/types"
)

// config signs with credentials that no service takes but an emulator.
func config() sdk.Config {
	return sdk.Config{Region: "us-east-1", Credentials: credentials.NewStaticCredentialsProvider("local", "local", "")}
}

// DynamoDB is a client for an emulator at url. DynamoDB Local sends checksums
// that do not fit what it compresses, so they are not looked at.
func DynamoDB(url string) *dynamodb.Client {
	return dynamodb.NewFromConfig(config(), func(o *dynamodb.Options) {
		o.BaseEndpoint, o.DisableValidateResponseChecksum = &url, true
	})
}

// SQS is a client for an emulator at url.
func SQS(url string) *sqs.Client {
	return sqs.NewFromConfig(config(), func(o *sqs.Options) { o.BaseEndpoint = &url })
}

// S3 is a client for an emulator at url, which has no host names for buckets.
func S3(url string) *s3.Client {
	return s3.NewFromConfig(config(), func(o *s3.Options) { o.BaseEndpoint, o.UsePathStyle = &url, true })
}

// CreateTable makes a table with its two indexes and its time to live; one that
// is there already is left as it is.
func CreateTable(ctx context.Context, client *dynamodb.Client, name string) error {
	_, err := client.CreateTable(ctx, &dynamodb.CreateTableInput{
		TableName:            &name,
		BillingMode:          ddb.BillingModePayPerRequest,
		KeySchema:            keySchema("pk", "sk"),
		AttributeDefinitions: stringAttributes("pk", "sk", "gpk1", "gsk1", "gpk2", "gsk2"),
		GlobalSecondaryIndexes: []ddb.GlobalSecondaryIndex{
			{IndexName: sdk.String("index1"), KeySchema: keySchema("gpk1", "gsk1"), Projection: everything()},
			{IndexName: sdk.String("index2"), KeySchema: keySchema("gpk2", "gsk2"), Projection: everything()},
		},
	})
	var there *ddb.ResourceInUseException
	if errors.As(err, &there) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("create table %s: %w", name, err)
	}
	wait := dynamodb.NewTableExistsWaiter(client, func(o *dynamodb.TableExistsWaiterOptions) {
		o.MinDelay, o.MaxDelay = 50*time.Millisecond, 5*time.Second
	})
	if err := wait.Wait(ctx, &dynamodb.DescribeTableInput{TableName: &name}, time.Minute); err != nil {
		return fmt.Errorf("create table %s: %w", name, err)
	}
	_, err = client.UpdateTimeToLive(ctx, &dynamodb.UpdateTimeToLiveInput{TableName: &name,
		TimeToLiveSpecification: &ddb.TimeToLiveSpecification{AttributeName: sdk.String("expiresAt"), Enabled: sdk.Bool(true)}})
	if err != nil {
		return fmt.Errorf("set time to live of table %s: %w", name, err)
	}
	return nil
}

func keySchema(hash, sort string) []ddb.KeySchemaElement {
	return []ddb.KeySchemaElement{
		{AttributeName: &hash, KeyType: ddb.KeyTypeHash}, {AttributeName: &sort, KeyType: ddb.KeyTypeRange},
	}
}

func stringAttributes(names ...string) []ddb.AttributeDefinition {
	var list []ddb.AttributeDefinition
	for _, name := range names {
		list = append(list, ddb.AttributeDefinition{AttributeName: sdk.String(name), AttributeType: ddb.ScalarAttributeTypeS})
	}
	return list
}

func everything() *ddb.Projection {
	return &ddb.Projection{ProjectionType: ddb.ProjectionTypeAll}
}

// CreateQueues makes a queue called name and its dead-letter queue, called
// name-dead, and returns their addresses.
func CreateQueues(ctx context.Context, client *sqs.Client, name string, visibility time.Duration, maxReceives int) (url, dead string, err error) {
	dead, arn, err := createQueue(ctx, client, name+"-dead", nil)
	if err != nil {
		return "", "", err
	}
	url, _, err = createQueue(ctx, client, name, map[string]string{
		"VisibilityTimeout": strconv.Itoa(int(visibility / time.Second)),
		"RedrivePolicy":     fmt.Sprintf(`{"deadLetterTargetArn":%q,"maxReceiveCount":%d}`, arn, maxReceives),
	})
	return url, dead, err
}

func createQueue(ctx context.Context, client *sqs.Client, name string, attributes map[string]string) (url, arn string, err error) {
	made, err := client.CreateQueue(ctx, &sqs.CreateQueueInput{QueueName: &name, Attributes: attributes})
	if err != nil {
		return "", "", fmt.Errorf("create queue %s: %w", name, err)
	}
	about, err := client.GetQueueAttributes(ctx, &sqs.GetQueueAttributesInput{QueueUrl: made.QueueUrl,
		AttributeNames: []sqstypes.QueueAttributeName{sqstypes.QueueAttributeNameQueueArn}})
	if err != nil {
		return "", "", fmt.Errorf("ask for queue %s: %w", name, err)
	}
	return *made.QueueUrl, about.Attributes[string(sqstypes.QueueAttributeNameQueueArn)], nil
}

// CreateBucket makes a bucket; one of the same account that is there already is
// left as it is.
func CreateBucket(ctx context.Context, client *s3.Client, name string) error {
	_, err := client.CreateBucket(ctx, &s3.CreateBucketInput{Bucket: &name})
	var mine *s3types.BucketAlreadyOwnedByYou
	if err != nil && !errors.As(err, &mine) {
		return fmt.Errorf("create bucket %s: %w", name, err)
	}
	return nil
}
