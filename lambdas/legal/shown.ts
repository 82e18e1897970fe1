/** Legal documents of an application, as callers with access to it see them. */
import { changesSince } from '#domain/legal/changes.ts';
import { neededBy } from '#domain/legal/conditions.ts';
import { digestOf } from '#domain/legal/digest.ts';
import type { Facts } from '#domain/legal/facts.ts';
import type { KeptLegalDocument, LegalDocument, ListedLegalDocument } from '#domain/legal/legal-document.ts';
import type { LegalType } from '#domain/legal/legal-type.ts';
import { completenessOf } from '#domain/legal/points.ts';
import { lastAnswered, sectionsOf } from '#domain/legal/resolve.ts';
import { LEGAL_FLOW } from '#domain/legal/states.ts';
import { LEGAL_TYPE_IDS, LEGAL_TYPE_NAMES, type LegalTypeId, legalTypeId } from '#domain/legal/type-names.ts';
import { isRetired } from '#domain/life/life.ts';
import { possible } from '#domain/states.ts';
import { mayEdit, reachableAtHand } from '#lambdas/applications/access.ts';
import type { ApplicationContext } from '#lambdas/applications/context-store.ts';
import type { Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { factsOf } from './facts-service.ts';
import { isAuthor, mayTake } from './rights.ts';
import { legalDocuments } from './store.ts';

export type Of = { id: string; type: string };

export type Found = {
  context: ApplicationContext;
  type: LegalType;
  /** Undefined until the first answer. */
  document: KeptLegalDocument | undefined;
  facts: Facts;
  sections: LegalDocument['sections'];
};

export const typesWithPoints = async () => (await import('#domain/legal/types/index.ts')).LEGAL_TYPES;

const typeOf = (id: string): LegalTypeId => {
  const type = legalTypeId(id);
  if (!type) throw notFound('legal document');
  return type;
};

const keptOf = (application: string, type: LegalTypeId) => legalDocuments.get(legalDocuments.idOf(application, type));

export const aboutOf = ({ id, purpose, official }: LegalType, sections: LegalDocument['sections']) => ({
  ...{ type: id, name: LEGAL_TYPE_NAMES[id], purpose, official },
  ...completenessOf(sections),
});

const reachable = async (caller: Caller, of: Of) => ({
  context: await reachableAtHand(caller, of.id),
  type: typeOf(of.type),
});

/** Without the records that it shows. */
export const readLegalDocument = async (caller: Caller, of: Of): Promise<KeptLegalDocument | undefined> => {
  const { type } = await reachable(caller, of);
  return keptOf(of.id, type);
};

export const findLegalDocument = async (caller: Caller, of: Of): Promise<Found> => {
  const { context, type: id } = await reachable(caller, of);
  const [facts, document, types] = await Promise.all([factsOf(context), keptOf(of.id, id), typesWithPoints()]);
  const type = types[id];
  return { context, type, document, facts, sections: sectionsOf(type, facts, document?.answers ?? {}) };
};

/** The points that differ from the last signed version. */
const changesIn = async (document: KeptLegalDocument | undefined, sections: LegalDocument['sections']) => {
  const last = document?.signed.at(-1);
  const signed = document && last && (await legalDocuments.version(document.id, last.number));
  return signed ? changesSince(signed.content, sections) : [];
};

export const listLegalDocuments = async (caller: Caller, id: string): Promise<{ documents: ListedLegalDocument[] }> => {
  const context = await reachableAtHand(caller, id);
  const [facts, types, stored] = await Promise.all([factsOf(context), typesWithPoints(), legalDocuments.of(id)]);
  const listed = async (typeId: LegalTypeId) => {
    const type = types[typeId];
    const document = stored.find((one) => one.type === typeId);
    const sections = sectionsOf(type, facts, document?.answers ?? {});
    return {
      ...aboutOf(type, sections),
      ...neededBy(type.when ?? [], facts),
      ...{ owner: document?.owner ?? null, due_on: document?.due_on ?? null },
      ...{ state: document?.state ?? 'draft', signed: document?.signed.at(-1) ?? null },
      outdated: (await changesIn(document, sections)).length > 0,
      answered: lastAnswered(document?.answers ?? {}),
    };
  };
  return { documents: await Promise.all(LEGAL_TYPE_IDS.map(listed)) };
};

export const shown = async (
  caller: Caller,
  { context, type, document, facts, sections }: Found,
): Promise<LegalDocument> => {
  const { application } = context;
  const isOpen = !isRetired(application);
  const state = document?.state ?? 'draft';
  const about = { application: { id: application.id, name: application.name }, sections };
  const own_work = document !== undefined && (await isAuthor(caller, document));
  const actions = isOpen && document ? possible(LEGAL_FLOW, state) : [];
  return {
    ...aboutOf(type, sections),
    ...neededBy(type.when ?? [], facts),
    ...about,
    ...{ id: legalDocuments.idOf(application.id, type.id), version: document?.version ?? 0, state },
    digest: await digestOf(about),
    ...{ owner: document?.owner ?? null, due_on: document?.due_on ?? null },
    ...{ submitted: document?.submitted ?? null, returned: document?.returned ?? null },
    ...{ signed: document?.signed ?? [], changes: await changesIn(document, sections), own_work },
    possible: actions.filter((action) => mayTake(caller, application, action) && !(action === 'sign' && own_work)),
    may_edit: isOpen && state === 'draft' && mayEdit(caller, application),
  };
};

export const showLegalDocument = async (caller: Caller, of: Of): Promise<LegalDocument> =>
  shown(caller, await findLegalDocument(caller, of));
