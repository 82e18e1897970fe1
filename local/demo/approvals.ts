/** Submissions and decisions of the demo company, by the approval status of each application. */
import type { Application } from '#domain/applications/application.ts';
import type { ApprovalFacts, ApprovalRound } from '#domain/approval/approval.ts';
import { stagesOf } from '#domain/approval/stages.ts';
import { roundOf } from '#domain/approval/transitions.ts';
import { addDays, addMonths } from '#domain/day.ts';
import type { Actor, Recorded } from '#domain/entity.ts';
import { COMPANY } from './company.ts';

const HEDY: Actor = { id: 'demo', name: 'Hedy Lamarr' };
const RADIA: Actor = { id: 'demo', name: 'Radia Perlman' };
const ALAN: Actor = { id: 'demo', name: 'Alan Turing' };

const SAID = {
  approved: ['approve', 'Well described, and its results are checked.'],
  approved_with_conditions: ['approve_with_conditions', 'Acceptable once the letters are checked.'],
  changes_requested: ['request_changes', 'Name the person who checks each text before it is sent.'],
  rejected: ['reject', 'The risk exceeds what we accept.'],
} as const;

type Content = Omit<Application, keyof Recorded>;

const SUBMITTED_DAYS_AGO = 20;
const DECIDED_DAYS_AGO = 12;

/** Undefined for an application that was not submitted. */
export const approvalOf = (
  id: string,
  content: Content,
  now: string,
): { facts: ApprovalFacts; round: ApprovalRound } | undefined => {
  const { approval_status: status, risk_tier } = content;
  if (status === 'not_submitted') return undefined;
  const ago = (days: number) => `${addDays(now.slice(0, 10), -days)}${now.slice(10)}`;
  const [submitted_at, decided_at] = [ago(SUBMITTED_DAYS_AGO), ago(DECIDED_DAYS_AGO)];
  const stages = stagesOf(COMPANY.approval_stages, risk_tier);
  const [verdict, reason] = (status in SAID && SAID[status as keyof typeof SAID]) || []; // checked by `in`
  const isByRule = stages.length === 0;
  const isApproved = verdict === 'approve' || verdict === 'approve_with_conditions';
  const until = isApproved && !isByRule ? addMonths(decided_at.slice(0, 10), 12) : null;
  const due = addDays(now.slice(0, 10), 25);
  const isConditional = status === 'approved_with_conditions';
  const facts: ApprovalFacts = {
    ...{ round: 1, stages, stage: 1, submitted_by: HEDY, submitted_at, reopened: null },
    ...{ decided_at: verdict && !isByRule ? decided_at : null, until },
    last_decided_at: verdict && !isByRule ? decided_at : null,
    ...{ decided_by: [], conditions: isConditional ? 1 : 0 },
    ...{ open_conditions: isConditional ? 1 : 0, condition_due: isConditional ? due : null },
  };
  const recorded = { id, version: 1, created_at: now, created_by: HEDY, updated_at: now, updated_by: HEDY };
  const application = { ...content, ...recorded, trail_length: 1, trail_hash: '' };
  const decisions = stages.map((role, n) => ({
    ...{ stage: n + 1, role, at: decided_at, by: role === 'reviewer' ? RADIA : ALAN },
    ...(n + 1 === stages.length && verdict
      ? { verdict, reason: reason ?? '' }
      : { verdict: 'approve' as const, reason: 'The answers are what I found, too.' }),
  }));
  return {
    facts,
    round: {
      ...roundOf(application, facts, { note: 'It is used as described.' }),
      decisions: verdict ? decisions : [],
      conditions: isConditional
        ? [{ number: 1, text: 'Two people check a sample of what it writes each week.', owner: HEDY, due, done: null }]
        : [],
      until,
      ended_at: status === 'in_review' ? null : decided_at,
    },
  };
};
