/**
 * Comes by each quarter of an hour and asks for what is done each time, and for the daily jobs that are due by the
 * company's clocks. No schedule of AWS could: where the company is stands in a record. That a date is asked for again and
 * again does nothing.
 */
import { startedBy } from '#contract/jobs.ts';
import { lastDue } from '#domain/time-zone.ts';
import { companyZone } from '#lambdas/company/store.ts';
import { log } from '#lambdas/log.ts';
import { messages } from '#lambdas/persistence/outbox.ts';

const QUARTER = 15 * 60_000;

const ask = async (time: string) => {
  const zone = await companyZone();
  for (const { name, value } of startedBy('daily'))
    await messages.sendDaily(name, lastDue(value, zone, Date.parse(time)));
  const at = new Date(Math.floor(Date.parse(time) / QUARTER) * QUARTER).toISOString();
  for (const { name } of startedBy('quarterly')) await messages.sendQuarterly(name, at);
};

export const handler = async ({ time }: { time: string }): Promise<void> => {
  try {
    await ask(time);
  } catch (error) {
    log.error('the daily jobs were not asked for', { error });
    throw error;
  }
};
