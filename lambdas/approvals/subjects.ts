/** The differences between approving applications and vendors. */
import type { Application } from '#domain/applications/application.ts';
import type { Approval, ApprovalRound } from '#domain/approval/approval.ts';
import { answersSince, type Check, checklist, intakeState, vendorChecklist } from '#domain/approval/checklist.ts';
import { APPROVED_FIELDS, APPROVED_OF_VENDOR } from '#domain/approval/fields.ts';
import { type UnfinishedWork, unfinishedWork } from '#domain/approval/unfinished.ts';
import { controlsOf } from '#domain/controls/of-application.ts';
import { ownAnswersIn } from '#domain/own-questions/answers.ts';
import { valuesOf } from '#domain/questions/question.ts';
import type { Subject } from '#domain/subject.ts';
import type { SubjectKind } from '#domain/subject-key.ts';
import type { Vendor } from '#domain/vendors/vendor.ts';
import { reachableApplication } from '#lambdas/applications/access.ts';
import { readContext } from '#lambdas/applications/context-store.ts';
import { intakes } from '#lambdas/applications/intake-store.ts';
import { applications } from '#lambdas/applications/store.ts';
import { controls } from '#lambdas/controls/store.ts';
import { customFields } from '#lambdas/custom-fields/store.ts';
import { frameworks } from '#lambdas/frameworks/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { intakeQuestions } from '#lambdas/own-questions/store.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import type { KeptIn } from '#lambdas/subjects/store.ts';
import { reachableVendor } from '#lambdas/vendors/access.ts';
import { vendors } from '#lambdas/vendors/store.ts';

type Change = Approval['changes'][number];

export type Approvable<S extends Subject> = {
  thing: SubjectKind;
  kept: KeptIn<S>;
  reachable: (caller: Caller, id: string) => Promise<S>;
  /** Approved fields that have changed since. */
  changes: (approved: ApprovalRound, subject: S) => Change[];
  /** Unfinished work of the subject; null if there is none to report. */
  unfinished: (subject: S) => Promise<UnfinishedWork | null>;
  /** The checklist of a submission, and the conditions under which it stays valid while submitting. */
  lookAt: (subject: S) => Promise<{
    checks: Check[];
    otherWrites: Write[];
    result: Approval['result'];
    company_questions?: Approval['company_questions'];
    answers: (approved: ApprovalRound | undefined) => Promise<Approval['answers']>;
  }>;
};

const others = (fields: readonly Change['field'][], then: object | undefined, now: object): Change[] => {
  const [from, to] = [Object.entries(then ?? {}), Object.entries(now)].map((all) => new Map<string, unknown>(all));
  const all = fields.map((field) => ({ field, from: from?.get(field), to: to?.get(field) }));
  return then ? all.filter((one) => JSON.stringify(one.from) !== JSON.stringify(one.to)) : [];
};

const submittedIntake = async ({ id, tier }: Application) => (tier ? intakes.version(id, tier.intake) : undefined);

export const application: Approvable<Application> = {
  thing: 'application',
  kept: applications,
  reachable: reachableApplication,
  changes: (approved, now) => others(APPROVED_FIELDS, approved.application, now),
  unfinished: async ({ id }) => {
    const [found, own, enabled] = await Promise.all([readContext(id), controls.of(id), frameworks.enabledLately()]);
    if (!found) return null;
    const { intake, judgments, vendor, assessments } = found;
    const asked = controlsOf({ answers: valuesOf(intake.answers), said: judgments.said, vendor, enabled });
    return unfinishedWork({ asked, controls: own, assessments });
  },
  lookAt: async (now) => {
    const [intake, submitted, fields, own] = await Promise.all([
      intakes.get(now.id),
      submittedIntake(now),
      customFields.of('applications'),
      intakeQuestions.asked(),
    ]);
    const state = intakeState(submitted, intake, own);
    return {
      checks: checklist(now, state, fields),
      otherWrites: [intakes.still(now.id, intake)],
      result: submitted?.result ?? null,
      company_questions: ownAnswersIn(submitted, own),
      answers: async (approved) => {
        if (!approved?.intake) return [];
        const then = approved.intake === submitted?.number ? submitted : await intakes.version(now.id, approved.intake);
        return then ? answersSince(valuesOf(then.answers), state.answers) : [];
      },
    };
  },
};

export const vendor: Approvable<Vendor> = {
  thing: 'vendor',
  kept: vendors,
  reachable: reachableVendor,
  changes: (approved, now) => others(APPROVED_OF_VENDOR, approved.vendor, now),
  unfinished: async () => null,
  lookAt: async (now) => ({
    checks: vendorChecklist(now, await customFields.of('vendors')),
    otherWrites: [],
    result: null,
    answers: async () => [],
  }),
};
