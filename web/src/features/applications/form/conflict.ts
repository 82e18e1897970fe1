/** Two people changed one application: who changed what. */
import type { Application, ApplicationDraft } from '#domain/application.ts';
import { draftOf, FIELDS, type Field, sameValue } from './draft.ts';

export type Conflict = {
  theirs: Application;
  /** What they changed, or both did. */
  differences: readonly { field: Field; mineToo: boolean }[];
};

export const conflictOf = (base: ApplicationDraft, mine: ApplicationDraft, theirs: Application): Conflict => {
  const saved = draftOf(theirs);
  return {
    theirs,
    differences: FIELDS.filter((field) => !sameValue(field, base, saved)).map((field) => ({
      field,
      mineToo: !sameValue(field, base, mine),
    })),
  };
};
