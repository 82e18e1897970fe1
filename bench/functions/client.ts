/** An empty function with the SDK client that every API function has: the reference of their load times. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

export const handler = DynamoDBDocumentClient.from(new DynamoDBClient({}));
