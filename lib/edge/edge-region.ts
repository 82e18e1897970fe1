/** The region for CloudFront's certificates and firewall. */
export const EDGE_REGION = 'us-east-1';
