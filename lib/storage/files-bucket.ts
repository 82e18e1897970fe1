import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Stage } from '#lib/tenants/tenant.ts';
import { unique } from '#lib/unique.ts';

/**
 * Where the bucket of files is, known before there is one: the site's headers let pages send there and fetch from there,
 * and the bucket comes after the site, whose pages alone it lets do so.
 */
export const filesBucket = (scope: Construct, stage: Stage) => {
  const name = `plumbline-${stage}-files-${unique}`;
  return { name, origin: `https://${name}.s3.${Stack.of(scope).region}.amazonaws.com` };
};
