import { worker } from '#lambdas/job-runner/worker.ts';
import { performed as askPolicy } from '#lambdas/jobs/ask-policy.ts';
import { performed as noteReturnedMail } from '#lambdas/jobs/note-returned-mail.ts';
import { performed as remindOfPolicy } from '#lambdas/jobs/remind-of-policy.ts';
import { performed as dailyDues } from '#lambdas/jobs/scheduled/daily-dues.ts';
import { performed as dailyEvidence } from '#lambdas/jobs/scheduled/daily-evidence.ts';
import { performed as dailyPolicies } from '#lambdas/jobs/scheduled/daily-policies.ts';
import { performed as dailyTasks } from '#lambdas/jobs/scheduled/daily-tasks.ts';
import { performed as dailyTests } from '#lambdas/jobs/scheduled/daily-tests.ts';
import { performed as dailyVendors } from '#lambdas/jobs/scheduled/daily-vendors.ts';
import { performed as endApprovals } from '#lambdas/jobs/scheduled/end-approvals.ts';
import { performed as endOverrides } from '#lambdas/jobs/scheduled/end-overrides.ts';
import { performed as endRoles } from '#lambdas/jobs/scheduled/end-roles.ts';
import { performed as weeklyWork } from '#lambdas/jobs/scheduled/weekly-work.ts';

export const handler = worker('telling', {
  'ask-policy': askPolicy,
  'daily-dues': dailyDues,
  'daily-evidence': dailyEvidence,
  'daily-policies': dailyPolicies,
  'daily-tasks': dailyTasks,
  'daily-tests': dailyTests,
  'daily-vendors': dailyVendors,
  'end-approvals': endApprovals,
  'end-overrides': endOverrides,
  'end-roles': endRoles,
  'note-returned-mail': noteReturnedMail,
  'remind-of-policy': remindOfPolicy,
  'weekly-work': weeklyWork,
});
