/**
 * CloudFormation calls this when a stack is made, changed and taken down, and waits for the answer at an address of its
 * own. A change that is rolled back calls it once more, with what was before: there is nothing to undo. To take down the
 * stack takes down nothing that the tenant has.
 *
 * A mail that cannot be sent must not roll back a deployment: CloudFormation hears of success, with an output that says
 * what is missing. Then the function fails, so that Lambda calls it twice more and then has the alarms' topic
 * hear of it.
 */

import type { CloudFormationCustomResourceEvent as Event } from 'aws-lambda';
import { Seed, type SeedOutput } from '#contract/seed.ts';
import { log } from '#lambdas/log.ts';
import { NotInvitedError, seed } from './seed.ts';

/** Another id would have CloudFormation delete the one before. */
const SAME = 'seed';

const INVITED = 'There is an administrator.';

const success = (Administrator: string) => ({ Status: 'SUCCESS', Data: { Administrator } satisfies SeedOutput });

const answer = async ({ ResponseURL, StackId, RequestId, LogicalResourceId }: Event, outcome: object) => {
  const response = await fetch(ResponseURL, {
    method: 'PUT',
    body: JSON.stringify({ StackId, RequestId, LogicalResourceId, PhysicalResourceId: SAME, ...outcome }),
  });
  if (!response.ok) throw new Error(`CloudFormation took no answer: ${response.status}`);
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
