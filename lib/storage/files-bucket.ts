import { Stack } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Stage } from '#lib/tenants/tenant.ts';
import { unique } from '#lib/unique.ts';

/**
 * The name of the files bucket, computed without a reference: the site's headers allow pages to access it, and the
 * bucket is created after the site because its CORS rule names the site's origin.
 */
export const filesBucket = (scope: Construct, stage: Stage) => {
  const name = `plumbline-${stage}-files-${unique}`;
  return { name, origin: `https://${name}.s3.${Stack.of(scope).region}.amazonaws.com` };
};
