/** The events of all rounds of an approval, newest first. Contains no schema, to keep the browser bundle small. */
import type { ApprovalRound } from './approval.ts';
import type { Verdict } from './states.ts';

type SubmittedNote = { text: string; unfinished: ApprovalRound['unfinished'] };
type About = { round: number; at: string };

export type ApprovalEvent = About &
  (
    | ({ kind: 'submitted'; who: string } & SubmittedNote)
    | ({
        kind: Verdict;
        who: string;
        role: ApprovalRound['stages'][number];
        conditions: ApprovalRound['conditions'];
      } & SubmittedNote)
    | { kind: 'reopened'; reopened: NonNullable<ApprovalRound['reopened']> }
    | { kind: 'withdrawn'; who: string; text: string }
    | { kind: 'approved_by_rule' | 'rejected_by_rule' | 'superseded' | 'expired' }
  );

/** A submission, or the change that made a new decision necessary. */
const beginning = ({ number, reopened, submitted_at, submitted_by, note, unfinished }: ApprovalRound): ApprovalEvent =>
  reopened
    ? { round: number, at: reopened.at ?? submitted_at, kind: 'reopened', reopened }
    : { round: number, at: submitted_at, kind: 'submitted', who: submitted_by.name, text: note, unfinished };

/** Without stages, the rule decides at once. */
const ofRule = ({ number, submitted_at, status, stages }: ApprovalRound): ApprovalEvent[] => {
  if (stages.length > 0 || status === 'withdrawn') return [];
  const kind = status === 'rejected' ? 'rejected_by_rule' : 'approved_by_rule';
  return [{ round: number, at: submitted_at, kind }];
};

const ending = (round: ApprovalRound, isLatest: boolean): ApprovalEvent[] => {
  const { number, submitted_at, ended_at, status, withdrawn } = round;
  const about = { round: number, at: ended_at ?? submitted_at };
  if (withdrawn) return [{ ...about, kind: 'withdrawn', who: withdrawn.by.name, text: withdrawn.reason }];
  if (status === 'expired') return [{ ...about, kind: 'expired' }];
  return status === 'in_review' && !isLatest ? [{ ...about, kind: 'superseded' }] : [];
};

const ofRound = (round: ApprovalRound, isLatest: boolean): ApprovalEvent[] => [
  beginning(round),
  ...round.decisions.map(({ verdict, role, by, at, reason, unfinished }) => ({
    ...{ round: round.number, at, kind: verdict, who: by.name, role, text: reason, unfinished },
    conditions: verdict === 'approve_with_conditions' ? round.conditions : [],
  })),
  ...ofRule(round),
  ...ending(round, isLatest),
];

export const eventsOf = (rounds: readonly ApprovalRound[]): ApprovalEvent[] => {
  const latest = Math.max(...rounds.map(({ number }) => number));
  return rounds
    .toSorted((a, b) => a.number - b.number)
    .flatMap((round) => ofRound(round, round.number === latest))
    .toReversed();
};
