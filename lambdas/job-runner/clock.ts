/**
 * The scheduler: runs every 15 minutes and requests the periodic jobs, and the daily jobs that are due in the company's
 * time zone. AWS schedules cannot do this, because the time zone is stored in a record. Repeated requests for the same
 * date have no effect.
 */
import { startedBy } from '#contract/jobs/jobs.ts';
import { lastDue } from '#domain/time-zone.ts';
import { companyZone } from '#lambdas/company/store.ts';
import { log } from '#lambdas/log.ts';
import { messages } from '#lambdas/persistence/outbox.ts';

const QUARTER_HOUR = 15 * 60_000;

const ask = async (time: string) => {
  const zone = await companyZone();
  for (const { name, value } of startedBy('daily'))
    await messages.sendDaily(name, lastDue(value, zone, Date.parse(time)));
  const at = new Date(Math.floor(Date.parse(time) / QUARTER_HOUR) * QUARTER_HOUR).toISOString();
  for (const { name } of startedBy('everyQuarterHour')) await messages.sendEveryQuarterHour(name, at);
};

export const handler = async ({ time }: { time: string }): Promise<void> => {
  try {
    await ask(time);
  } catch (error) {
    log.error('the daily jobs were not queued', { error });
    throw error;
  }
};
