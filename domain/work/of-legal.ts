/** Derives the work items of legal documents: the gaps of drafts, and signatures. */
import type * as z from 'zod';
import type { Action, Actor } from '#domain/entity.ts';
import type { LegalState } from '#domain/legal/states.ts';
import { LEGAL_TYPE_NAMES, type LegalTypeId } from '#domain/legal/type-names.ts';
import { permissions } from '#domain/permissions.ts';
import type { Derived, Make } from './derived.ts';

/** A started document that is not signed. */
export type OpenLegalDocument = {
  readonly type: LegalTypeId;
  readonly state: Exclude<LegalState, 'signed'>;
  readonly gaps: number;
  readonly owner: Pick<Actor, 'id'> | null;
  readonly due_on: string | null;
  readonly submitted: z.output<typeof Action> | null;
  /** Actors who wrote or submitted it. */
  readonly authors: readonly string[];
};

type Who = {
  owners: readonly string[];
  /** Active people who can sign documents of the application. */
  signers: readonly string[];
  peopleBehind: (actor: string) => readonly string[];
};

export const ofLegalDocument = (
  make: Make,
  one: OpenLegalDocument,
  { owners, signers, peopleBehind }: Who,
): Derived[] => {
  const { type, state, gaps, owner, due_on: due, submitted } = one;
  const about = { part: type, params: { legal_type: type, ...LEGAL_TYPE_NAMES[type], count: gaps }, due };
  if (state === 'draft')
    return make('legal_document', owner ? [owner.id] : owners, { ...about, doers: permissions.editObjects });
  const since = submitted?.at ?? null;
  const doers = permissions.decideApprovals;
  const authors = one.authors.flatMap(peopleBehind);
  const others = signers.filter((person) => !authors.includes(person));
  return [
    ...make('legal_signature', others, { ...about, since, needs: doers, doers, butNot: authors }),
    ...make('legal_in_review', [submitted?.by.id], { ...about, since, due: null, whose: 'others' }),
  ];
};
