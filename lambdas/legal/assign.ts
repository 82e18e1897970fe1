/** The owner and the due date of a draft. */
import { isDeepStrictEqual } from 'node:util';
import { aheadProblem } from '#domain/day.ts';
import { fieldError } from '#domain/field-error.ts';
import type { LegalAssignment, LegalDocument } from '#domain/legal/legal-document.ts';
import { LEGAL_FLOW } from '#domain/legal/states.ts';
import { possible } from '#domain/states.ts';
import { mustBeEditable } from '#lambdas/applications/access.ts';
import { named } from '#lambdas/applications/people-service.ts';
import { companyDay } from '#lambdas/company/store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { changedMeanwhile, illegalTransition, invalid } from '#lambdas/known-errors.ts';
import { retryWhenTaken } from '#lambdas/persistence/retry.ts';
import { findLegalDocument, type Of, shown } from './shown.ts';
import { legalDocuments, untouched } from './store.ts';

type Assigning = { caller: Caller; params: Of; changeable: (version: number) => boolean };

export const assignLegalDocument = (
  { caller, params, changeable }: Assigning,
  { owner, due_on }: LegalAssignment,
): Promise<LegalDocument> =>
  retryWhenTaken(async () => {
    const found = await findLegalDocument(caller, params);
    const { context, type, document } = found;
    const { application } = context;
    mustBeEditable(caller, application);
    if (!changeable(document?.version ?? 0)) throw changedMeanwhile('legal document', true);
    const before = document ?? untouched(application.id, type.id);
    if (before.state !== 'draft')
      throw illegalTransition('legal document', before.state, 'assign', possible(LEGAL_FLOW, before.state));
    const late = due_on && due_on !== before.due_on && aheadProblem(due_on, await companyDay());
    if (late) throw invalid([fieldError('due_on', late.code, late.params)]);
    const after = {
      owner:
        owner === undefined
          ? before.owner
          : await named(owner === null ? null : { id: owner }, application, 'owner', before.owner),
      due_on: due_on === undefined ? before.due_on : due_on,
    };
    const changes = (['owner', 'due_on'] as const)
      .filter((field) => !isDeepStrictEqual(before[field], after[field]))
      .map((field) => ({ field, from: before[field], to: after[field] }));
    if (changes.length === 0) return shown(caller, found);
    const saved = await legalDocuments.change(document, { ...before, ...after }, caller.actor, changes);
    return shown(caller, { ...found, document: saved });
  });
