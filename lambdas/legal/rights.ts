/** Who may answer, submit, return and sign a legal document. */
import type { Application } from '#domain/applications/application.ts';
import type { KeptLegalDocument } from '#domain/legal/legal-document.ts';
import type { LegalAction } from '#domain/legal/states.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { mayEdit } from '#lambdas/applications/access.ts';
import { isOwnActOf } from '#lambdas/clients/people-store.ts';
import { ForbiddenError } from '#lambdas/errors.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { forbidden } from '#lambdas/known-errors.ts';

const maySign = ({ roles }: Caller, { resource_groups }: Application) =>
  reaches(reach(roles, permissions.decideApprovals), resource_groups);

export const mayTake = (caller: Caller, application: Application, action: LegalAction) => {
  if (action === 'sign') return maySign(caller, application);
  return mayEdit(caller, application) || (action === 'return' && maySign(caller, application));
};

export const mustTake = (caller: Caller, application: Application, action: LegalAction) => {
  if (!mayTake(caller, application, action))
    throw forbidden(`You can read this legal document, but your roles do not let you ${action} it.`);
};

/** Authors wrote an answer or submitted the document. */
export const authorsOf = ({ answers, submitted }: KeptLegalDocument): string[] => [
  ...new Set([...Object.values(answers).map(({ by }) => by.id), ...(submitted ? [submitted.by.id] : [])]),
];

export const isAuthor = async ({ id }: Caller, document: KeptLegalDocument): Promise<boolean> =>
  authorsOf(document).some(await isOwnActOf(id));

/** Four-eyes principle: an author does not sign. */
export const mustBeOfOthers = async (caller: Caller, document: KeptLegalDocument) => {
  if (await isAuthor(caller, document))
    throw new ForbiddenError('You are an author of this document, so someone else must sign it.', { code: 'own_work' });
};
