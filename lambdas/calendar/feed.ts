import { environment } from '#contract/environment.ts';
import { CALENDAR_NAMES, dueDates } from '#domain/calendar/due-dates.ts';
import { calendarText } from '#domain/calendar/ical.ts';
import { DEADLINE_DAYS } from '#domain/deadlines/deadline.ts';
import { companyZone } from '#lambdas/company/store.ts';
import { deadlinesOf } from '#lambdas/deadlines/service.ts';
import { notFound } from '#lambdas/known-errors.ts';
import { spoken } from '#lambdas/languages.ts';
import { workOf } from '#lambdas/work/own-service.ts';
import { personAt } from './address.ts';

/** A wrong, an earlier and a revoked address are answered alike. */
export const readCalendar = async (file: string): Promise<string> => {
  const person = await personAt(file);
  if (!person) throw notFound('calendar');
  const [{ items }, { today, deadlines }, timeZone] = await Promise.all([
    workOf(person),
    deadlinesOf(person, DEADLINE_DAYS.most),
    companyZone(),
  ]);
  const language = spoken(person.user?.language);
  const reader = { language, origin: environment('SITE_ORIGIN'), today };
  return calendarText({ name: CALENDAR_NAMES[language], timeZone, today, events: dueDates(items, deadlines, reader) });
};
