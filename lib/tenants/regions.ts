/**
 * The supported regions: those that every account has by default, with all services of the product. Opt-in regions
 * (eu-south-1, ap-east-1, …) are excluded because CloudFront cannot deliver logs to buckets there. China, GovCloud and
 * the sovereign clouds are separate partitions without a shared CloudFront.
 */
export const REGIONS = [
  'us-east-1',
  'us-east-2',
  'us-west-1',
  'us-west-2',
  'ca-central-1',
  'sa-east-1',
  'eu-central-1',
  'eu-west-1',
  'eu-west-2',
  'eu-west-3',
  'eu-north-1',
  'ap-south-1',
  'ap-northeast-1',
  'ap-northeast-2',
  'ap-northeast-3',
  'ap-southeast-1',
  'ap-southeast-2',
] as const;
