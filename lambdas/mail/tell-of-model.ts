/** Tells whoever owns an application that a foundation model which it uses retires. */
import { daysBetween, isDay } from '#domain/day.ts';
import { isRetired } from '#domain/life/life.ts';
import type { ModelRow } from '#domain/models/model.ts';
import { modelName } from '#domain/models/name.ts';
import { MODEL_WARNINGS } from '#domain/models/retirement.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { ownersOf } from './tell-of-approval.ts';
import { tellThose } from './tell-those.ts';

/** Each time once, however often it is asked for. */
export const tellOfModel = async (model: ModelRow, using: readonly { id: string }[], today: string) => {
  const { id, retires_on: until } = model;
  const left = isDay(until) ? daysBetween(today, until) : -1;
  const within = left < 0 ? undefined : MODEL_WARNINGS.find((days) => left <= days);
  if (within === undefined) return;
  for (const row of using) {
    const application = await applications.get(row.id);
    // What is retired itself needs no other model.
    if (!application?.foundation_models.includes(id) || isRetired(application)) continue;
    const params = { id: row.id, name: application.name, model: modelName(model), until };
    const event = { id: `model ${id} ${until} ${within} ${row.id}`, at: new Date().toISOString() };
    const owners = ownersOf(application);
    const people = owners.length > 0 ? owners : [application.created_by.id];
    await tellThose(people, application.resource_groups, { kind: 'model_retiring', params }, event);
  }
};
