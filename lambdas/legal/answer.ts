/** Answers to the points of a legal document. */
import type { PointAnswerDraft, ShownPoint } from '#domain/legal/legal-document.ts';
import { pointsIn } from '#domain/legal/points.ts';
import { sectionsOf } from '#domain/legal/resolve.ts';
import { LEGAL_FLOW } from '#domain/legal/states.ts';
import { possible } from '#domain/states.ts';
import { mustBeEditable } from '#lambdas/applications/access.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { illegalTransition, notFound } from '#lambdas/known-errors.ts';
import { retryWhenTaken } from '#lambdas/persistence/retry.ts';
import { changedAnswers } from './answer-service.ts';
import { findLegalDocument, type Of } from './shown.ts';
import { legalDocuments, untouched } from './store.ts';

type Answering = { caller: Caller; params: Of & { point: string }; changeable: (version: number) => boolean };

/** The first answer creates the document. Concurrent answers to other points are retried on top of each other. */
export const answerPoint = ({ caller, params, changeable }: Answering, draft: PointAnswerDraft): Promise<ShownPoint> =>
  retryWhenTaken(async () => {
    const { context, type, document, facts, sections } = await findLegalDocument(caller, params);
    const point = pointsIn(sections).find(({ id }) => id === params.point);
    if (!point) throw notFound('point');
    mustBeEditable(caller, context.application);
    const before = document ?? untouched(params.id, type.id);
    const { state } = before;
    if (state !== 'draft') throw illegalTransition('legal document', state, 'answer', possible(LEGAL_FLOW, state));
    const changed = changedAnswers({ by: actorOf(caller), point, changeable }, before.answers, draft);
    if (!changed) return point;
    const { answers, changes } = changed;
    await legalDocuments.change(document, { ...before, answers }, caller.actor, changes);
    return pointsIn(sectionsOf(type, facts, answers)).find(({ id }) => id === point.id) ?? point;
  });
