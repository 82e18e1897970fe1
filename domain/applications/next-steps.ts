/** Derives the next steps of an application. Contains no schema, to keep the browser bundle small. */
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

/** The tab on which a step is completed. */
export const STEP_PATHS = ['details', 'intake', 'people', 'assessments', 'approval'] as const;

export type Step = {
  step: StepName;
  path: (typeof STEP_PATHS)[number];
  /** The prerequisite that a `check` step needs. */
  code: FieldErrorCode | null;
  params: Record<string, string | number>;
  /** Last day for the step. */
  due: string | null;
};

type Condition = { text: string; owner: { name: string }; due: string };

export type StepFacts = {
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

/** Missing prerequisites; without any, the submission. */
const towardsApproval = (checklist: readonly Check[]): Step[] =>
  checklist.every(({ done }) => done) ? [step('submit', 'approval')] : missing(checklist);

/** An approved application still needs its people. */
const peopleMissing = (checklist: readonly Check[]) => missing(checklist).filter(({ path }) => path === 'people');

const ofApproval = ({ application, checklist }: StepFacts): Step[] => {
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

/** The legal deadline can precede the due date that people set. */
const dueOf = ({ due, deadline }: StepFacts['assessments'][number]) =>
  [due, deadline].filter((day) => day !== null).toSorted()[0] ?? null;

const assessmentSteps = ({ application, assessments }: StepFacts) =>
  assessments.flatMap((one) => [
    ...(isUnderWay(one) && !isResting({ ...application, approval: null }, one)
      ? [step('assessment', 'assessments', { params: { kind: one.kind, id: one.id }, due: dueOf(one) })]
      : []),
    ...conditionSteps('assessments', one.open_conditions),
  ]);

const NO_DAY = '9999';

/** Steps with a due date come first, in order of date. */
export const nextSteps = (facts: StepFacts): Step[] => {
  const { application, conditions } = facts;
  const dated = [...conditionSteps('approval', conditions), ...assessmentSteps(facts)];
  const sorted = dated.toSorted((a, b) => ((a.due ?? NO_DAY) < (b.due ?? NO_DAY) ? -1 : 1));
  if (application.risk_tier === 'prohibited') return [...sorted, step('prohibited', 'intake')];
  return [...sorted, ...ofApproval(facts)];
};
