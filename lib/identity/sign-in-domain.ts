import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Stage } from '#lib/tenants/tenant.ts';
import { unique } from '#lib/unique.ts';

/**
 * Where Cognito's hosted login is, known before there is a pool: the site's headers let pages ask it for tokens, and the
 * pool comes after the site.
 */
export const signInDomain = (scope: Construct, stage: Stage) => {
  const prefix = `plumbline-${stage}-${unique}`;
  const domain = `${prefix}.auth.${Stack.of(scope).region}.amazoncognito.com`;
  return { prefix, domain, origin: `https://${domain}` };
};
