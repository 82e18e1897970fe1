/** The model card of a foundation model, from what the reader can access, and the answers of its authors. */

import type { PointAnswerDraft, ShownPoint } from '#domain/legal/legal-document.ts';
import { completenessOf, pointsIn } from '#domain/legal/points.ts';
import { LEGAL_TYPE_NAMES } from '#domain/legal/type-names.ts';
import { unlessAsked } from '#domain/life/life.ts';
import { type CardFacts, cardSections, MODEL_CARD } from '#domain/models/card.ts';
import type { ModelCard } from '#domain/models/card-schema.ts';
import type { KeptModel } from '#domain/models/model.ts';
import { modelName } from '#domain/models/name.ts';
import { MOST_USING } from '#domain/models/rules.ts';
import { holds, permissions, reaches } from '#domain/permissions.ts';
import { readable, seenBy } from '#lambdas/applications/access.ts';
import { applications } from '#lambdas/applications/store.ts';
import { ofReader } from '#lambdas/approvals/decider-service.ts';
import { customFields } from '#lambdas/custom-fields/store.ts';
import { actorOf, type Caller } from '#lambdas/http/caller.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { changedAnswers } from '#lambdas/legal/answer-service.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { risks } from '#lambdas/register/store.ts';
import { tests } from '#lambdas/tests/store.ts';
import { keptModel } from './models.ts';
import { models } from './store.ts';

const usingIt = async (caller: Caller, id: string) => {
  const within = readable(caller);
  const asked = { foundation_models: [id], development_status: undefined, sort: 'name' as const, limit: MOST_USING };
  const { items, total } = await applications.page(within, unlessAsked(asked), undefined, await ofReader(caller));
  const found = await Promise.all(items.map((row) => applications.get(row.id)));
  return { total, found: found.flatMap((application) => (application ? [seenBy(caller, application)] : [])) };
};

/** Tests of other applications than those that use it today count, too. */
const testsOf = async (caller: Caller, id: string) => {
  const [tested, rows] = await Promise.all([tests.ofModel(id), applications.rows()]);
  const within = readable(caller);
  const seen = new Set(rows.filter((row) => reaches(within, row.resource_groups)).map((row) => row.id));
  return tested.filter(({ application_id, state }) => state === 'ready' && seen.has(application_id));
};

const factsOf = async (caller: Caller, model: KeptModel): Promise<{ facts: CardFacts; application_count: number }> => {
  const [{ total, found }, tested, seenRisks, fields] = await Promise.all([
    usingIt(caller, model.id),
    testsOf(caller, model.id),
    risks.seen(readable(caller)),
    customFields.of('models'),
  ]);
  const ids = new Set<string | null>(found.map(({ id }) => id));
  const open = seenRisks.filter(({ application_id, status }) => ids.has(application_id) && status !== 'closed');
  return {
    application_count: total,
    facts: {
      ...{ model, customFields: fields, applications: found, risks: open },
      tests: tested.toReversed().slice(0, MOST_USING),
    },
  };
};

export const showModelCard = async (caller: Caller, id: string): Promise<ModelCard> => {
  const model = await keptModel(id);
  const { facts, application_count } = await factsOf(caller, model);
  const sections = cardSections(facts, model.card ?? {});
  const { id: type, purpose, official } = MODEL_CARD;
  return {
    ...{ type, name: LEGAL_TYPE_NAMES[type], purpose, official, ...completenessOf(sections) },
    ...{ model: { id, name: modelName(model) }, application_count, sections },
    may_edit: holds(caller.roles, permissions.editObjects),
  };
};

type Answering = {
  caller: Caller;
  params: { id: string; point: string };
  changeable: (version: number) => boolean;
};

/** Concurrent answers to other points are retried on top of each other. */
export const answerCard = ({ caller, params, changeable }: Answering, draft: PointAnswerDraft): Promise<ShownPoint> =>
  retryOnConflict(async () => {
    const model = await keptModel(params.id);
    const { facts } = await factsOf(caller, model);
    const pointOf = (answers: NonNullable<KeptModel['card']>) =>
      pointsIn(cardSections(facts, answers)).find(({ id }) => id === params.point);
    const before = model.card ?? {};
    const point = pointOf(before);
    if (!point) throw notFound('point');
    const changed = changedAnswers({ by: actorOf(caller), point, changeable }, before, draft);
    if (!changed) return point;
    const { answers, changes } = changed;
    await models.update(model, { ...model, card: answers }, caller.actor, { changes });
    return pointOf(answers) ?? point;
  });
