/** What is next for an application, by where it stands. No schema lives here, so that the browser can have it. */
import type { Check } from '#domain/approval/checklist.ts';
import { isResting } from '#domain/assessments/demands.ts';
import { type AssessmentKind, type AssessmentState, isUnderWay } from '#domain/assessments/words.ts';
import type { ApplicationTier, ApprovalStatus } from '#domain/enumerations.ts';
import type { FieldErrorCode } from '#domain/field-error.ts';

export const STEPS = [
  'prohibited',
  'condition',
  'assessment',
  'changes_requested',
  'waits_for',
  'changed_since_approval',
  'check',
  'submit',
] as const;
type StepName = (typeof STEPS)[number];

/** Where each is done. */
export const STEP_PATHS = ['details', 'intake', 'people', 'assessments', 'approval'] as const;

export type Step = {
  step: StepName;
  path: (typeof STEP_PATHS)[number];
  /** Of what is still missing, which. */
  code: FieldErrorCode | null;
  params: Record<string, string | number>;
  /** The last day for it. */
  due: string | null;
};

type Condition = { text: string; owner: { name: string }; due: string };

export type Standing = {
  application: {
    risk_tier: ApplicationTier;
    development_status: string;
    approval_status: ApprovalStatus;
    changed_since_approval?: unknown;
    approval: { stages: readonly string[]; stage: number } | null;
  };
  checklist: readonly Check[];
  conditions: readonly Condition[];
  assessments: readonly {
    id: string;
    kind: AssessmentKind;
    state: AssessmentState;
    demanded_by: ApplicationTier | null;
    due: string | null;
    deadline: string | null;
    open_conditions: readonly Condition[];
  }[];
};

const step = (name: StepName, path: Step['path'], more: Partial<Step> = {}): Step => ({
  ...{ step: name, path, code: null, params: {}, due: null },
  ...more,
});

const missing = (checklist: readonly Check[]): Step[] =>
  checklist.filter(({ done }) => !done).map(({ path, code, params }) => step('check', path, { code, params }));

/** What is to be done before it can be submitted, or that it can be. */
const towardsApproval = (checklist: readonly Check[]): Step[] =>
  checklist.every(({ done }) => done) ? [step('submit', 'approval')] : missing(checklist);

/** Somebody has to answer for it at any time. */
const peopleMissing = (checklist: readonly Check[]) => missing(checklist).filter(({ path }) => path === 'people');

const ofApproval = ({ application, checklist }: Standing): Step[] => {
  const { approval_status: status, approval } = application;
  switch (status) {
    case 'in_review':
      return [
        step('waits_for', 'approval', { params: { role: approval?.stages[approval.stage - 1] ?? '' } }),
        ...missing(checklist),
      ];
    case 'approved':
    case 'approved_with_conditions':
      return [
        ...(application.changed_since_approval ? [step('changed_since_approval', 'approval')] : []),
        ...peopleMissing(checklist),
      ];
    case 'changes_requested':
      return [step('changes_requested', 'approval'), ...towardsApproval(checklist)];
    default:
      return towardsApproval(checklist);
  }
};

const conditionSteps = (path: Step['path'], conditions: readonly Condition[]) =>
  conditions.map(({ text, owner, due }) => step('condition', path, { params: { text, owner: owner.name }, due }));

/** The law may want to hear of it before whoever works on it meant to be done. */
const dueOf = ({ due, deadline }: Standing['assessments'][number]) =>
  [due, deadline].filter((day) => day !== null).toSorted()[0] ?? null;

const assessmentSteps = ({ application, assessments }: Standing) =>
  assessments.flatMap((one) => [
    ...(isUnderWay(one) && !isResting({ ...application, approval: null }, one)
      ? [step('assessment', 'assessments', { params: { kind: one.kind, id: one.id }, due: dueOf(one) })]
      : []),
    ...conditionSteps('assessments', one.open_conditions),
  ]);

const NO_DAY = '9999';

/** What has a day comes first, the earliest before the others. */
export const nextSteps = (standing: Standing): Step[] => {
  const { application, conditions } = standing;
  const dated = [...conditionSteps('approval', conditions), ...assessmentSteps(standing)];
  const sorted = dated.toSorted((a, b) => ((a.due ?? NO_DAY) < (b.due ?? NO_DAY) ? -1 : 1));
  if (application.risk_tier === 'prohibited') return [...sorted, step('prohibited', 'intake')];
  return [...sorted, ...ofApproval(standing)];
};
