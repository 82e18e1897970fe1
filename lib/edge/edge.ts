import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { notifyOnAlarms } from '#lib/operations/alarm-topic.ts';
import { tagsOf } from '#lib/tenants/tags.ts';
import type { Target } from '#lib/tenants/tenant.ts';
import { EDGE_REGION } from './edge-region.ts';
import { Firewall } from './firewall.ts';
import { alarmOfBlocked } from './firewall-alarm.ts';

/** For tenants in other regions: only the firewall and its alarm, deployed before the main stack. */
export class EdgeStack extends Stack {
  readonly webAclId: string;

  constructor(scope: Construct, target: Target) {
    const { tenant, stage } = target;
    super(scope, `Plumbline-${tenant.id}-${stage}-edge`, {
      description: `Plumbline for ${tenant.name} (${stage}): resources for CloudFront`,
      env: { account: tenant.account, region: EDGE_REGION },
      crossRegionReferences: true,
      tags: tagsOf(target),
      terminationProtection: tenant.security.deletion_protection,
    });
    this.webAclId = new Firewall(this, 'Firewall', target, 'CLOUDFRONT').attrArn;
    alarmOfBlocked(this, target, 'Site');
    notifyOnAlarms(this, target);
  }
}
