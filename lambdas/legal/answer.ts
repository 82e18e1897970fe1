/** Answers to the points of a legal document. */
import { fieldError } from '#domain/field-error.ts';
import type { PointAnswerDraft, PointAnswers, ShownPoint } from '#domain/legal/legal-document.ts';
import { pointsIn } from '#domain/legal/points.ts';
import { sectionsOf } from '#domain/legal/resolve.ts';
import { LEGAL_FLOW } from '#domain/legal/states.ts';
import { possible } from '#domain/states.ts';
import { mustBeEditable } from '#lambdas/applications/access.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { changedMeanwhile, illegalTransition, invalid, notFound } from '#lambdas/known-errors.ts';
import { retryWhenTaken } from '#lambdas/persistence/retry.ts';
import { findLegalDocument, type Of } from './shown.ts';
import { legalDocuments, untouched } from './store.ts';

type Answering = { caller: Caller; params: Of & { point: string }; changeable: (version: number) => boolean };

/** All answers are in one row, which can have 400 kB. */
const MOST_BYTES = 350_000;

const mustFit = (answers: PointAnswers) => {
  if (Buffer.byteLength(JSON.stringify(answers)) > MOST_BYTES)
    throw invalid([fieldError('answer', 'too_much_text', { max: MOST_BYTES })]);
};

/** The first answer creates the document. Concurrent answers to other points are retried on top of each other. */
export const answerPoint = (
  { caller, params, changeable }: Answering,
  { answer, not_applicable }: PointAnswerDraft,
): Promise<ShownPoint> =>
  retryWhenTaken(async () => {
    const { context, type, document, facts, sections } = await findLegalDocument(caller, params);
    const point = pointsIn(sections).find(({ id }) => id === params.point);
    if (!point) throw notFound('point');
    mustBeEditable(caller, context.application);
    const before = document ?? untouched(params.id, type.id);
    const { state } = before;
    if (state !== 'draft') throw illegalTransition('legal document', state, 'answer', possible(LEGAL_FLOW, state));
    if (!changeable(point.version)) throw changedMeanwhile('answer', true);
    const draft = { answer, not_applicable };
    const changed = (['answer', 'not_applicable'] as const).flatMap((field) =>
      point[field] === draft[field] ? [] : [{ field, from: point[field], to: draft[field] }],
    );
    if (changed.length === 0) return point;
    const given = { ...draft, version: point.version + 1, at: new Date().toISOString(), by: actorOf(caller) };
    const answers = { ...document?.answers, [point.id]: given };
    mustFit(answers);
    const changes = [{ field: 'point', to: point.id }, ...changed];
    await legalDocuments.change(document, { ...before, answers }, caller.actor, changes);
    return pointsIn(sectionsOf(type, facts, answers)).find(({ id }) => id === point.id) ?? point;
  });
