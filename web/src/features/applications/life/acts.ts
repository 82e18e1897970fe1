/** The lifecycle actions that an application offers. */
import type { Application } from '#domain/applications/application.ts';
import { isRetired } from '#domain/life/life.ts';

const ACTS = ['copy', 'retire', 'bringBack', 'remove'] as const;
export type Act = (typeof ACTS)[number];

export const actOf = (id: string) => ACTS.find((act) => act === id);

/** True if the application was ever submitted for approval. */
const wasSubmitted = ({ approval, approval_status }: Application) =>
  approval !== null || approval_status !== 'not_submitted';

/** An action; `not` says why it is disabled. */
type Possible = { act: Act; not?: 'inReview' | 'submitted' };

export const actsFor = (application: Application, isAdministrator: boolean): Possible[] => {
  const retire: Possible = { act: 'retire', ...(application.approval_status === 'in_review' && { not: 'inReview' }) };
  const remove: Possible = { act: 'remove', ...(wasSubmitted(application) && { not: 'submitted' }) };
  return [
    { act: 'copy' },
    isRetired(application) ? { act: 'bringBack' } : retire,
    ...(isAdministrator ? [remove] : []),
  ];
};
