/** For each job, inputs and their expected outcome, however often and in whatever order they arrive. */
import type { JobName } from '#contract/jobs/jobs.ts';
import { applicationExamples } from './applications.ts';
import { auditExamples } from './audit.ts';
import { documentExamples } from './documents.ts';
import type { Example } from './given.ts';
import { listExamples } from './lists.ts';
import { peopleExamples } from './people.ts';
import { policyExamples } from './policies.ts';
import { testExamples } from './tests.ts';
import { webhookExamples } from './webhooks.ts';
import { workExamples } from './work.ts';

export const examples: Record<JobName, () => Promise<Example>> = {
  ...documentExamples,
  ...testExamples,
  ...webhookExamples,
  ...peopleExamples,
  ...applicationExamples,
  ...listExamples,
  ...workExamples,
  ...policyExamples,
  ...auditExamples,
};
