/** Two people changed one application: who changed what. */
import type { Application, ApplicationDraft } from '#domain/application.ts';
import { draftOf, editedFields, type Field } from './draft.ts';

export type Conflict = {
  theirs: Application;
  /** What they changed, or both did. */
  differences: readonly { field: Field; mineToo: boolean }[];
};

export const conflictOf = (base: ApplicationDraft, mine: ApplicationDraft, theirs: Application): Conflict => {
  const mineToo = editedFields(base, mine);
  const differences = editedFields(base, draftOf(theirs)).map((field) => ({ field, mineToo: mineToo.includes(field) }));
  return { theirs, differences };
};
