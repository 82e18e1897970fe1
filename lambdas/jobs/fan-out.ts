/** Notifies people about events in the audit log. */

import { job } from '#lambdas/job-runner/job.ts';
import { notifyOfApproval } from '#lambdas/notifications/notify-of-approval.ts';
import { notifyOfAssessment } from '#lambdas/notifications/notify-of-assessment.ts';
import { notifyOfComment } from '#lambdas/notifications/notify-of-comment.ts';
import { notifyOfControl } from '#lambdas/notifications/notify-of-control.ts';
import { notifyOfDocument } from '#lambdas/notifications/notify-of-document.ts';
import { notifyOfOverride } from '#lambdas/notifications/notify-of-override.ts';
import { notifyOfPolicy } from '#lambdas/notifications/notify-of-policy.ts';
import { notifyOfQuestionnaire } from '#lambdas/notifications/notify-of-questionnaire.ts';
import { notifyOfTask } from '#lambdas/notifications/notify-of-task.ts';
import { notifyOfTest } from '#lambdas/notifications/notify-of-test.ts';
import { notifyOfWork } from '#lambdas/notifications/notify-of-work.ts';
import { notifyOwners } from '#lambdas/notifications/notify-owners.ts';

export const performed = job('fan-out', async (audit) => {
  await notifyOwners(audit);
  await notifyOfComment(audit);
  await notifyOfOverride(audit);
  await notifyOfApproval(audit);
  await notifyOfAssessment(audit);
  await notifyOfControl(audit);
  await notifyOfDocument(audit);
  await notifyOfTest(audit);
  await notifyOfQuestionnaire(audit);
  await notifyOfWork(audit);
  await notifyOfTask(audit);
  await notifyOfPolicy(audit);
});
