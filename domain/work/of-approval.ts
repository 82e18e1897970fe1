/** Derives the work items of an approval and their assignees. */

import type { ApprovalRound, Condition } from '#domain/approval/approval.ts';
import { DECIDERS } from '#domain/approval/stage-roles.ts';
import { isApproved } from '#domain/approval/states.ts';
import { permissions } from '#domain/permissions.ts';
import type { Subject } from '#domain/subject.ts';
import { excerpt } from '#domain/text/excerpt.ts';
import { stageOf } from '#domain/waiting.ts';
import { type Derived, type Make, reminderDay } from './derived.ts';

export type Reviewed = {
  rounds: readonly ApprovalRound[];
  /** Open conditions of all approvals of the subject. */
  conditions: readonly Condition[];
  /** People who could decide now, and people who could not decide with any role. */
  deciders: readonly string[];
  neverDeciders: readonly string[];
};

type Approving = Reviewed & {
  subject: Pick<Subject, 'approval' | 'approval_status'>;
  owners: readonly string[];
};

const { editObjects: editors } = permissions;

const ofDecision = (make: Make, { subject, owners, rounds, deciders, neverDeciders }: Approving): Derived[] => {
  const { approval, approval_status: status } = subject;
  const concerned = [...(approval ? [approval.submitted_by.id] : []), ...owners];
  const stage = stageOf(subject);
  if (stage)
    return [
      ...make('approval', deciders, {
        part: `${stage.round}.${stage.stage}`,
        ...{ params: { role: stage.role, by: stage.submitted_by.name }, since: stage.submitted_at },
        ...{ needs: DECIDERS[stage.role], doers: DECIDERS[stage.role], butNot: neverDeciders },
      }),
      ...make(
        'in_review',
        concerned.filter((one) => !deciders.includes(one)),
        { params: { role: stage.role }, since: stage.submitted_at, whose: 'others' },
      ),
    ];
  if (status === 'changes_requested') {
    const last = rounds.find(({ number }) => number === approval?.round)?.decisions.at(-1);
    const params = { by: last?.by.name ?? '', text: excerpt(last?.reason ?? '') };
    return make('changes_requested', concerned, { params, since: approval?.decided_at ?? null, doers: editors });
  }
  if (status === 'not_submitted' && approval?.reopened)
    return make('approval_expired', concerned, { since: approval.reopened.at, doers: editors });
  const until = approval?.until ?? null;
  if (until === null) return [];
  if (status === 'expired') return make('approval_expired', concerned, { due: until, doers: editors });
  return isApproved(status)
    ? make('approval_ending', concerned, { due: until, from: reminderDay(until), doers: editors })
    : [];
};

const ofConditions = (make: Make, { conditions }: Approving) =>
  conditions.flatMap(({ number, text, owner, due }) =>
    make('condition', [owner.id], {
      ...{ part: String(number), params: { number, text: excerpt(text) }, due, doers: editors },
    }),
  );

export const ofApproval = (make: Make, approving: Approving): Derived[] => [
  ...ofDecision(make, approving),
  ...ofConditions(make, approving),
];
