/** The context of cdk.json, for commands and tests that synthesize without the CDK CLI. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const CdkFile = z.object({ context: z.record(z.string(), z.unknown()) });

/** cdk.json pins each feature flag, so that an upgrade of the CDK does not change deployed stages. */
export const { context } = CdkFile.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../cdk.json'), 'utf8')));
