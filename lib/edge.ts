import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { Firewall } from './firewall.ts';
import type { Target } from './tenant.ts';

/** CloudFront's own region, where what stands before it must be. */
export const EDGE_REGION = 'us-east-1';

/** For a tenant of any other region: its firewall alone, deployed before the rest. */
export class EdgeStack extends Stack {
  readonly webAclId: string;

  constructor(scope: Construct, target: Target) {
    const { tenant, stage } = target;
    super(scope, `Plumbline-${tenant.id}-${stage}-edge`, {
      description: `Plumbline for ${tenant.name} (${stage}): what stands before CloudFront`,
      env: { account: tenant.account, region: EDGE_REGION },
      crossRegionReferences: true,
      tags: { product: 'plumbline', tenant: tenant.id, stage },
      terminationProtection: stage === 'prd',
    });
    this.webAclId = new Firewall(this, 'Firewall', target, 'CLOUDFRONT').attrArn;
  }
}
