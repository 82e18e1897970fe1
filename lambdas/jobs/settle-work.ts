/** Recomputes My Work items after changes. */
import type { Audit } from '#domain/audit/audit.ts';
import { belongsTo, TASK_SUBJECTS, type TaskSubjectRef } from '#domain/subject-key.ts';
import { subjectOfTask } from '#domain/tasks/task.ts';
import { dayIn } from '#domain/time-zone.ts';
import { mayDo } from '#domain/work/may-do.ts';
import { applications } from '#lambdas/applications/store.ts';
import { comments } from '#lambdas/comments/store.ts';
import { companyZone } from '#lambdas/company/store.ts';
import { controls } from '#lambdas/controls/store.ts';
import { documents } from '#lambdas/documents/store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { legalDocuments } from '#lambdas/legal/store.ts';
import { roleChangeIn } from '#lambdas/people/role-change-service.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { newlyAskedOf } from '#lambdas/policies/audience-service.ts';
import { policyPeople } from '#lambdas/policies/person-store.ts';
import { risks } from '#lambdas/register/store.ts';
import { tasks } from '#lambdas/tasks/store.ts';
import { assignedWork } from '#lambdas/work/assigned-store.ts';
import {
  placeOfItem,
  recomputeApplicationWork,
  recomputeRiskWork,
  recomputeSubjectWork,
  recomputeTaskWork,
  recomputeThreadWork,
  recomputeVendorWork,
  recomputeWork,
} from '#lambdas/work/service.ts';
import { work } from '#lambdas/work/store.ts';

/**
 * Role items follow the person's roles. Delegated items and tasks last as long as the person may handle them; then tasks
 * go to the owners.
 */
const recomputePersonsWork = async (audit: Audit) => {
  const { id, at } = audit;
  const held = await roleChangeIn(audit);
  if (!held) return;
  const { now, before } = held;
  await work.ofRoles(id, mayDo(now), mayDo(before));
  const day = dayIn(await companyZone(), Date.parse(at));
  for (const policy of await newlyAskedOf(now, before)) await policyPeople.enter(policy.id, id, day);
  const given = (await assignedWork.of(id)).items.filter(
    ({ kind, delegated }) => kind === 'task' || delegated !== null,
  );
  for (const item of given) await recomputeWork(placeOfItem(item));
  // An owner without access has no tasks of their risks, and has them again with access.
  const owned = (await risks.rows()).filter(({ owned_by }) => owned_by?.id === id);
  for (const of of new Set(owned.map(({ application_id }) => application_id)))
    if (of !== null) await recomputeApplicationWork(of);
  for (const risk of owned) if (risk.application_id === null) await recomputeRiskWork(risk.id);
};

/** Vendor items depend on whether applications use the vendor. */
const vendorsIn = ({ changes }: Audit) =>
  changes
    .filter(({ field }) => field === 'vendor_id')
    .flatMap(({ from, to }) => [from, to].filter((id) => typeof id === 'string'));

const TOLD_OF_MODELS = ['name', 'model_version', 'retires_on'];

/** Many applications may use a model: each gets its own message, which is deduplicated. */
const recomputeUsing = async ({ id, version, changes }: Audit) => {
  if (!changes.some(({ field }) => TOLD_OF_MODELS.includes(field))) return;
  for (const row of await applications.rows())
    if (row.foundation_models.includes(id))
      await messages.send('settle-dues', { id: row.id }, `${id} ${version} ${row.id}`);
};

/** The audit entry of a deleted risk names its application. */
const applicationOfRisk = async ({ id, changes }: Audit) => {
  const risk = await risks.get(id);
  if (risk) return risk.application_id;
  const was = changes.find(({ field }) => field === 'application_id')?.from;
  return typeof was === 'string' ? was : null;
};

/** A deleted task is named by its audit entry alone. */
const subjectOfAudited = async ({ id, changes }: Audit): Promise<TaskSubjectRef | undefined> => {
  const task = await tasks.get(id);
  if (task) return subjectOfTask(task);
  const found = TASK_SUBJECTS.flatMap((thing) => {
    const from = changes.find(({ field }) => field === `${thing}_id`)?.from;
    return typeof from === 'string' ? [{ thing, id: from }] : [];
  });
  return found[0];
};

export const performed = job('settle-work', async (audit) => {
  switch (audit.what) {
    case 'application':
      await recomputeApplicationWork(audit.id);
      for (const vendor of vendorsIn(audit)) await recomputeVendorWork(vendor);
      return;
    case 'vendor':
      return recomputeVendorWork(audit.id);
    case 'foundation model':
      await recomputeSubjectWork({ thing: 'model', id: audit.id });
      return recomputeUsing(audit);
    case 'control': {
      const control = await controls.get(audit.id);
      return control && recomputeApplicationWork(control.application_id);
    }
    case 'legal document': {
      const document = await legalDocuments.get(audit.id);
      return document && recomputeApplicationWork(document.application_id);
    }
    case 'risk': {
      const of = await applicationOfRisk(audit);
      return of === null ? recomputeRiskWork(audit.id) : recomputeApplicationWork(of);
    }
    // Legal documents show files. Assessments and tests, which they show, too, arrive with 'settle-dues'.
    case 'document': {
      const document = await documents.get(audit.id);
      return document && recomputeSubjectWork(belongsTo(document));
    }
    case 'comment': {
      const comment = await comments.get(audit.id);
      return comment && recomputeThreadWork(belongsTo(comment), comment.thread_id);
    }
    case 'task': {
      const subject = await subjectOfAudited(audit);
      return subject && recomputeTaskWork(subject);
    }
    case 'user':
      return recomputePersonsWork(audit);
  }
});
