/** Tells people of what others did. */

import { job } from '#lambdas/job-runner/job.ts';
import { tellOfApproval } from '#lambdas/mail/tell-of-approval.ts';
import { tellOfAssessment } from '#lambdas/mail/tell-of-assessment.ts';
import { tellOfComment } from '#lambdas/mail/tell-of-comment.ts';
import { tellOfControl } from '#lambdas/mail/tell-of-control.ts';
import { tellOfDocument } from '#lambdas/mail/tell-of-document.ts';
import { tellOfOverride } from '#lambdas/mail/tell-of-override.ts';
import { tellOfQuestionnaire } from '#lambdas/mail/tell-of-questionnaire.ts';
import { tellOfTest } from '#lambdas/mail/tell-of-test.ts';
import { tellOfWork } from '#lambdas/mail/tell-of-work.ts';
import { tellOwners } from '#lambdas/mail/tell-owners.ts';

export const performed = job('fan-out', async (audit) => {
  await tellOwners(audit);
  await tellOfComment(audit);
  await tellOfOverride(audit);
  await tellOfApproval(audit);
  await tellOfAssessment(audit);
  await tellOfControl(audit);
  await tellOfDocument(audit);
  await tellOfTest(audit);
  await tellOfQuestionnaire(audit);
  await tellOfWork(audit);
});
