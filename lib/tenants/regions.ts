/**
 * Where a stage can be: the regions that every account has from the start. All that the product is made of is there.
 * In those that an account must ask for (eu-south-1, ap-east-1, …) CloudFront delivers no logs to a bucket; China, GovCloud
 * and the sovereign clouds are partitions of their own, with other names and without a CloudFront that they share.
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
