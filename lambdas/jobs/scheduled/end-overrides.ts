/** Ends tier overrides after their last day in the company's time zone. */
import type { Application } from '#domain/applications/application.ts';
import { ownersIn } from '#domain/applications/people.ts';
import { addDays } from '#domain/day.ts';
import { SYSTEM } from '#domain/entity.ts';
import { restored } from '#domain/override/override.ts';
import { applications } from '#lambdas/applications/store.ts';
import { job } from '#lambdas/job-runner/job.ts';
import { notifyPeople } from '#lambdas/notifications/notify-people.ts';
import { overrides } from '#lambdas/overrides/store.ts';
import { retryOnConflict } from '#lambdas/persistence/retry.ts';
import { noEarlierThanToday } from '#lambdas/work/due-service.ts';

/** Days before the end at which people are notified. */
const BEFORE_END = 30;

type Tiered = Pick<Application, 'tier'>;
const isOver = ({ tier }: Tiered, today: string) => tier?.override !== undefined && tier.override.until < today;
const isEnding = ({ tier }: Tiered, today: string) =>
  tier?.override !== undefined && !isOver({ tier }, today) && tier.override.until <= addDays(today, BEFORE_END);

const end = (id: string, today: string) =>
  retryOnConflict(async () => {
    const before = await applications.get(id);
    if (!before?.tier?.override || !isOver(before, today)) return;
    const otherWrites = await overrides.end(id, before.tier.override.id, new Date().toISOString(), SYSTEM);
    await applications.update(before, restored(before), SYSTEM, { action: 'tier_override_ended', otherWrites });
  });

const warn = async (row: { id: string }, today: string) => {
  const application = await applications.get(row.id);
  const override = application?.tier?.override;
  if (!override || !isEnding(application, today)) return;
  const { id, name, resource_groups } = application;
  const { until, by } = override;
  await notifyPeople(
    [by.id, ...ownersIn(application.people)],
    resource_groups,
    { kind: 'override_expiring', params: { id, name, until } },
    { id: `application ${id} override ${override.id}`, at: new Date().toISOString() },
  );
};

export const performed = job('end-overrides', async ({ date }) => {
  const today = await noEarlierThanToday(date);
  for (const row of await applications.rows()) {
    if (isOver(row, today)) await end(row.id, today);
    if (isEnding(row, today)) await warn(row, today);
  }
});
