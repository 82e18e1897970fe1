import { EDGE_REGION } from '#lib/edge-region.ts';
import type { Target } from './tenant.ts';

/** Where CloudFront is elsewhere, what stands before it is a stack of its own there. */
export const hasEdge = ({ tenant: { region, security } }: Target) => security.waf && region !== EDGE_REGION;

/** Of each account and region that something is made in, as cdk calls them. */
export const environmentsOf = (target: Target) => {
  const { account, region } = target.tenant;
  return [region, ...(hasEdge(target) ? [EDGE_REGION] : [])].map((one) => `aws://${account}/${one}`);
};
