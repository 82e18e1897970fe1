/** Legal documents for callers with access to the application. */
import type {
  LegalDocument,
  ListedLegalDocument,
  PointAnswerDraft,
  PointAnswers,
  ShownPoint,
} from '#domain/legal/legal-document.ts';
import { type LegalType, pointsOf } from '#domain/legal/legal-type.ts';
import { completenessOf, lastAnswered, sectionsOf } from '#domain/legal/resolve.ts';
import { LEGAL_TYPES, legalType } from '#domain/legal/types/index.ts';
import { isRetired } from '#domain/life/life.ts';
import { mayEdit, mustBeEditable, reachableAtHand } from '#lambdas/applications/access.ts';
import type { ApplicationContext } from '#lambdas/applications/context-store.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { changedMeanwhile, notFound } from '#lambdas/known-errors.ts';
import { retryWhenTaken } from '#lambdas/persistence/retry.ts';
import { factsOf } from './facts.ts';
import { legalDocuments } from './store.ts';

type Of = { id: string; type: string };

const typeOf = (id: string): LegalType => {
  const type = legalType(id);
  if (!type) throw notFound('legal document');
  return type;
};

const keptOf = (application: string, { id }: LegalType) => legalDocuments.get(legalDocuments.idOf(application, id));

const aboutOf = ({ id, name, purpose, official }: LegalType, sections: LegalDocument['sections']) => ({
  ...{ type: id, name, purpose, official },
  ...completenessOf(sections),
});

export const listLegalDocuments = async (caller: Caller, id: string): Promise<{ documents: ListedLegalDocument[] }> => {
  const found = await reachableAtHand(caller, id);
  const [facts, kept] = await Promise.all([factsOf(found), Promise.all(LEGAL_TYPES.map((type) => keptOf(id, type)))]);
  const documents = LEGAL_TYPES.map((type, at) => {
    const answers = kept[at]?.answers ?? {};
    return { ...aboutOf(type, sectionsOf(type, facts, answers)), answered: lastAnswered(answers) };
  });
  return { documents };
};

export const showLegalDocument = async (caller: Caller, of: Of): Promise<LegalDocument> => {
  const found = await reachableAtHand(caller, of.id);
  const { application } = found;
  const type = typeOf(of.type);
  const [facts, kept] = await Promise.all([factsOf(found), keptOf(of.id, type)]);
  const sections = sectionsOf(type, facts, kept?.answers ?? {});
  return {
    ...aboutOf(type, sections),
    application: { id: application.id, name: application.name },
    ...{ id: legalDocuments.idOf(of.id, type.id), version: kept?.version ?? 0, sections },
    may_edit: mayEdit(caller, application) && !isRetired(application),
  };
};

const pointIn = async (found: ApplicationContext, type: LegalType, answers: PointAnswers, id: string) => {
  const sections = sectionsOf(type, await factsOf(found), answers);
  const point = sections.flatMap(({ points }) => points).find((one) => one.id === id);
  if (!point) throw notFound('point');
  return point;
};

type Answering = { caller: Caller; params: Of & { point: string }; changeable: (version: number) => boolean };

export const answerPoint = (
  { caller, params, changeable }: Answering,
  { answer, not_applicable }: PointAnswerDraft,
): Promise<ShownPoint> =>
  retryWhenTaken(async () => {
    const found = await reachableAtHand(caller, params.id);
    const type = typeOf(params.type);
    if (!pointsOf(type).some(({ id }) => id === params.point)) throw notFound('point');
    mustBeEditable(caller, found.application);
    const kept = await keptOf(params.id, type);
    const before = kept?.answers[params.point];
    if (!changeable(before?.version ?? 0)) throw changedMeanwhile('answer', true);
    const version = (before?.version ?? 0) + 1;
    const said = { version, answer, not_applicable, at: new Date().toISOString(), by: actorOf(caller) };
    const answers = { ...kept?.answers, [params.point]: said };
    const becomes = { application_id: params.id, type: type.id, answers };
    const told = (['answer', 'not_applicable'] as const).flatMap((field) =>
      (before?.[field] ?? '') === said[field] ? [] : [{ field, from: before?.[field] ?? '', to: said[field] }],
    );
    const changes = [{ field: 'point', to: params.point }, ...told];
    const id = legalDocuments.idOf(params.id, type.id);
    if (told.length > 0 && kept) await legalDocuments.update(kept, becomes, caller.actor, { changes });
    if (told.length > 0 && !kept) await legalDocuments.create(becomes, caller.actor, id, [], { changes });
    const shown = told.length > 0 ? answers : (kept?.answers ?? {});
    return pointIn(found, type, shown, params.point);
  });
