/** CloudFront's own region, where what stands before it must be. */
export const EDGE_REGION = 'us-east-1';
