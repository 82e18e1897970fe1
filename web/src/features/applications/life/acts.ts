/** What can be done with an application as a whole. */
import type { Application } from '#domain/applications/application.ts';
import { isRetired } from '#domain/life/life.ts';

const ACTS = ['copy', 'retire', 'bringBack', 'remove'] as const;
export type Act = (typeof ACTS)[number];

export const actOf = (id: string) => ACTS.find((act) => act === id);

/** Somebody was asked to decide about it, now or once. */
const wasSubmitted = ({ approval, approval_status }: Application) =>
  approval !== null || approval_status !== 'not_submitted';

/** An act, and why it cannot be done, where it cannot. */
type Possible = { act: Act; not?: 'inReview' | 'submitted' };

/** Those that make sense as it is now. */
export const actsFor = (application: Application, isAdministrator: boolean): Possible[] => {
  const retire: Possible = { act: 'retire', ...(application.approval_status === 'in_review' && { not: 'inReview' }) };
  const remove: Possible = { act: 'remove', ...(wasSubmitted(application) && { not: 'submitted' }) };
  return [
    { act: 'copy' },
    isRetired(application) ? { act: 'bringBack' } : retire,
    ...(isAdministrator ? [remove] : []),
  ];
};
