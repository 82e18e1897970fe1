/** How far an application is in its lifecycle. Contains no schema, to keep the browser bundle small. */
import { isDemanding } from '#domain/assessments/demands.ts';
import { type AssessmentKind, type AssessmentState, isUnderWay, type Verdict } from '#domain/assessments/words.ts';
import type { ApplicationTier, ApprovalStatus } from '#domain/enumerations.ts';

export const LIFECYCLE_STEPS = ['intake', 'risk', 'controls', 'validation', 'approval', 'monitoring'] as const;
export const LIFECYCLE_STATES = ['done', 'in_progress', 'waiting', 'blocked', 'not_started', 'not_required'] as const;

type State = (typeof LIFECYCLE_STATES)[number];

export type LifecycleStep = {
  step: (typeof LIFECYCLE_STEPS)[number];
  state: State;
  /** Finished parts of the step, where it has parts. */
  done: number | null;
  of: number | null;
};

export type Facts = {
  application: {
    risk_tier: ApplicationTier;
    tier: { provisional: boolean } | null;
    development_status: string;
    approval_status: ApprovalStatus;
  };
  /** The number of answers in the intake. */
  answers: number;
  risks: readonly { provisional: boolean }[];
  controls: { finished: number; asked: number };
  assessments: readonly {
    kind: AssessmentKind;
    state: AssessmentState;
    verdict: Verdict | null;
    concluded: { at: string } | null;
  }[];
};

const ofIntake = ({ application: { tier }, answers }: Facts): State => {
  if (tier) return tier.provisional ? 'in_progress' : 'done';
  return answers > 0 ? 'in_progress' : 'not_started';
};

const progress = (done: number, of: number): State => {
  if (of === 0) return 'not_required';
  if (done === of) return 'done';
  return done > 0 ? 'in_progress' : 'not_started';
};

const latestOf = (all: Facts['assessments']) =>
  all
    .filter(({ state }) => state === 'concluded')
    .toSorted((a, b) => ((a.concluded?.at ?? '') < (b.concluded?.at ?? '') ? 1 : -1))[0];

const ofAssessments = ({ application, assessments }: Facts, kind: 'validation' | 'monitoring'): State => {
  const all = assessments.filter((one) => one.kind === kind);
  const open = all.find(isUnderWay);
  if (open) return open.state === 'submitted' ? 'waiting' : 'in_progress';
  const latest = latestOf(all);
  if (latest) return latest.verdict === 'fails' ? 'blocked' : 'done';
  const isOpen = application.risk_tier === 'not_assessed' || isDemanding({ ...application, approval: null }, kind);
  return isOpen ? 'not_started' : 'not_required';
};

const OF_APPROVAL: Record<ApprovalStatus, State> = {
  not_submitted: 'not_started',
  in_review: 'waiting',
  changes_requested: 'in_progress',
  approved: 'done',
  approved_with_conditions: 'done',
  rejected: 'blocked',
  expired: 'not_started',
  withdrawn: 'not_started',
};

export const lifecycleOf = (facts: Facts): LifecycleStep[] => {
  const { risks, controls, application } = facts;
  const noCounts = { done: null, of: null };
  const known = risks.filter(({ provisional }) => !provisional).length;
  const isUnknown = application.risk_tier === 'not_assessed' && controls.asked === 0;
  return [
    { step: 'intake', state: ofIntake(facts), ...noCounts },
    {
      step: 'risk',
      state: application.risk_tier === 'prohibited' ? 'blocked' : progress(known, risks.length),
      done: known,
      of: risks.length,
    },
    {
      step: 'controls',
      state: isUnknown ? 'not_started' : progress(controls.finished, controls.asked),
      done: controls.finished,
      of: controls.asked,
    },
    { step: 'validation', state: ofAssessments(facts, 'validation'), ...noCounts },
    { step: 'approval', state: OF_APPROVAL[application.approval_status], ...noCounts },
    { step: 'monitoring', state: ofAssessments(facts, 'monitoring'), ...noCounts },
  ];
};
