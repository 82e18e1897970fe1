/**
 * CloudFormation calls this when a stack is made, changed and taken down, and waits for the answer at an address of its
 * own. A change that is rolled back calls it once more, with what was before: there is nothing to undo. To take down the
 * stack takes down nothing that the tenant has.
 */

import type { CloudFormationCustomResourceEvent as Event } from 'aws-lambda';
import { Seed } from '#contract/seed.ts';
import { log } from '#lambdas/log.ts';
import { seed } from './seed.ts';

/** Another id would have CloudFormation delete the one before. */
const SAME = 'seed';

const answer = async ({ ResponseURL, StackId, RequestId, LogicalResourceId }: Event, failure: string | undefined) => {
  const response = await fetch(ResponseURL, {
    method: 'PUT',
    body: JSON.stringify({
      ...{ StackId, RequestId, LogicalResourceId, PhysicalResourceId: SAME },
      ...(failure === undefined ? { Status: 'SUCCESS' } : { Status: 'FAILED', Reason: failure }),
    }),
  });
  if (!response.ok) throw new Error(`CloudFormation took no answer: ${response.status}`);
};

export const handler = async (event: Event): Promise<void> => {
  let failure: string | undefined;
  try {
    if (event.RequestType !== 'Delete') await seed(Seed.parse(event.ResourceProperties));
  } catch (error) {
    log.error('seeding failed', { error });
    failure = error instanceof Error ? error.message : String(error);
  }
  await answer(event, failure);
};
