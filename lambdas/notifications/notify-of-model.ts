/** Notifies the owners of applications whose foundation model retires. */

import { ownersIn } from '#domain/applications/people.ts';
import { daysBetween, isDay } from '#domain/day.ts';
import { isRetired } from '#domain/life/life.ts';
import type { ModelRow } from '#domain/models/model.ts';
import { modelName } from '#domain/models/name.ts';
import { MODEL_WARNINGS } from '#domain/models/retirement.ts';
import { saidToBeOver } from '#domain/notifications/kinds.ts';
import { applications } from '#lambdas/applications/store.ts';
import { notifyPeople } from './notify-people.ts';

/** Once per warning. Days missed since the `last` run are reported late. */
export const notifyOfModel = async (
  model: ModelRow,
  using: readonly { id: string }[],
  today: string,
  last: string = today,
) => {
  const { id, retires_on: until } = model;
  if (!isDay(until) || (until < today && until < last)) return;
  const left = daysBetween(today, until);
  const within = MODEL_WARNINGS.find((days) => left <= days);
  if (within === undefined) return;
  for (const row of using) {
    const application = await applications.get(row.id);
    // Retired applications need no replacement model.
    if (!application?.foundation_models.includes(id) || isRetired(application)) continue;
    const params = {
      id: row.id,
      name: application.name,
      model: modelName(model),
      until,
      over: saidToBeOver(until, today),
    };
    const event = { id: `model ${id} ${until} ${within} ${row.id}`, at: new Date().toISOString() };
    const owners = ownersIn(application.people);
    const people = owners.length > 0 ? owners : [application.created_by.id];
    await notifyPeople(people, application.resource_groups, { kind: 'model_retiring', params }, event);
  }
};
