/** The context of cdk.json, for commands and tests that synthesize without the CDK command line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const CdkFile = z.object({ context: z.record(z.string(), z.unknown()) });

/** Each feature flag is pinned there: an upgrade of the library must not change what a deployed stage is made of. */
export const { context } = CdkFile.parse(JSON.parse(readFileSync(join(import.meta.dirname, '../cdk.json'), 'utf8')));
