/** Derives the work items of policies: acknowledgement by the audience, and review by the owner. */
import { ROLES } from '#domain/enumerations.ts';
import { orEverybody } from '#domain/permissions.ts';
import type { PolicyRow } from '#domain/policies/policy.ts';
import { reminderDay, workId } from './derived.ts';
import type { KeptWork } from './item.ts';

const item = (
  kind: 'policy' | 'policy_review',
  { id, name, kind: policy_kind }: Pick<PolicyRow, 'id' | 'kind' | 'name'>,
  more: Pick<KeptWork, 'due' | 'from' | 'since'>,
): KeptWork => ({
  ...{ id: workId(kind, id), kind, whose: 'mine', thing: { kind: 'policy', id, name }, params: { policy_kind } },
  ...more,
  ...{ delegated: null, remind_on: null, needs: [...ROLES], groups: [...orEverybody([])], doers: null },
});

export const workOfAcknowledgement = (policy: PolicyRow, due: string): KeptWork =>
  item('policy', policy, { due, from: null, since: policy.published?.at ?? null });

export const workOfReview = (policy: PolicyRow): KeptWork =>
  item('policy_review', policy, { due: policy.review_on, from: reminderDay(policy.review_on), since: null });
