import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Stage } from '#lib/tenants/tenant.ts';
import { unique } from '#lib/unique.ts';

/**
 * The domain of the hosted login, computed without a reference to the pool: the site's headers allow pages to request
 * tokens there, and the pool is created after the site.
 */
export const signInDomain = (scope: Construct, stage: Stage) => {
  const prefix = `plumbline-${stage}-${unique}`;
  const domain = `${prefix}.auth.${Stack.of(scope).region}.amazoncognito.com`;
  return { prefix, domain, origin: `https://${domain}` };
};
