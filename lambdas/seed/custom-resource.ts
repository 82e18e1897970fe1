/**
 * The custom resource that seeds a tenant when its stack is created or updated. Rollbacks and deletions change no data.
 * A failed invitation mail must not roll back a deployment: CloudFormation receives success with an output that
 * describes the problem, then the function fails, which raises an alarm.
 */

import type { CloudFormationCustomResourceEvent as Event } from 'aws-lambda';
import { Seed, type SeedOutput } from '#contract/seed.ts';
import { log } from '#lambdas/log.ts';
import { NotInvitedError, seed } from './seed.ts';

/** A different id would make CloudFormation delete the previous resource. */
const SAME = 'seed';

const INVITED = 'The administrator exists.';

const success = (Administrator: string) => ({ Status: 'SUCCESS', Data: { Administrator } satisfies SeedOutput });

const answer = async ({ ResponseURL, StackId, RequestId, LogicalResourceId }: Event, outcome: object) => {
  const response = await fetch(ResponseURL, {
    method: 'PUT',
    body: JSON.stringify({ StackId, RequestId, LogicalResourceId, PhysicalResourceId: SAME, ...outcome }),
  });
  if (!response.ok) throw new Error(`CloudFormation rejected the response: ${response.status}`);
};

export const handler = async (event: Event): Promise<void> => {
  try {
    if (event.RequestType !== 'Delete') await seed(Seed.parse(event.ResourceProperties));
  } catch (error) {
    log.error('seeding failed', { error });
    const reason = error instanceof Error ? error.message : String(error);
    if (!(error instanceof NotInvitedError)) return answer(event, { Status: 'FAILED', Reason: reason });
    await answer(event, success(`${reason} See docs/runbooks/administrator-not-invited.md`));
    throw error;
  }
  await answer(event, success(INVITED));
};
