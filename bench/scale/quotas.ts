/** Limits of AWS and of the product that a growing load can hit. AWS quotas are the defaults of 2026-11 for a Region. */

/** How many resources of a type an account may have. A tenant's templates say how many it needs. */
export const ACCOUNT_QUOTAS = {
  'AWS::IAM::Role': 1_000, // docs.aws.amazon.com/IAM/latest/UserGuide/reference_iam-quotas.html
  'AWS::CloudFront::ResponseHeadersPolicy': 20, // docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html
  'AWS::CloudFront::Distribution': 500, // in the same list
  'AWS::WAFv2::WebACL': 200, // 100 for CloudFront and 100 for the Region: docs.aws.amazon.com/waf/latest/developerguide/limits.html
  'AWS::Cognito::UserPool': 1_000, // docs.aws.amazon.com/cognito/latest/developerguide/quotas.html
  'AWS::ApiGatewayV2::Api': 600, // docs.aws.amazon.com/apigateway/latest/developerguide/limits.html
  'AWS::CloudWatch::Alarm': 5_000, // docs.aws.amazon.com/AmazonCloudWatch/latest/monitoring/cloudwatch_limits.html
  'AWS::DynamoDB::Table': 2_500, // docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html
  'AWS::S3::Bucket': 10_000, // docs.aws.amazon.com/AmazonS3/latest/userguide/BucketRestrictions.html
} as const;

/** docs.aws.amazon.com/apigateway/latest/developerguide/limits.html */
export const API_REQUESTS_A_SECOND = 10_000;
/** docs.aws.amazon.com/lambda/latest/dg/gettingstarted-limits.html */
export const CONCURRENT_FUNCTIONS = 1_000;
/** For each on-demand table: docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html */
export const READ_UNITS_A_SECOND = 40_000;
export const WRITE_UNITS_A_SECOND = 40_000;
/** For each partition key; cannot be raised. */
export const PARTITION_WRITE_UNITS_A_SECOND = 1_000;
/** The memory of a function that remains for a list, in MB: 1,024 less what an empty one holds. */
export const LIST_MEMORY_MB = 800;
