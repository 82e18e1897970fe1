/** Audit log filters in the URL. */
import { AUDIT_ACTIONS, AUDITED_KINDS } from '#domain/audit/words.ts';
import { isDay } from '#domain/day.ts';

export const TEXTS = ['text', 'who', 'id'] as const;
export const DAYS = ['from', 'to'] as const;

/** The start of a day in the user's time zone. */
const startOf = (day: string, daysLater = 0) => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
};

export const filterIn = (params: URLSearchParams) => {
  const texts = TEXTS.flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : []));
  const [from = '', to = ''] = DAYS.map((name) => params.get(name) ?? '');
  return {
    ...(Object.fromEntries(texts) as Partial<Record<(typeof TEXTS)[number], string>>), // only known filters
    what: AUDITED_KINDS.filter((kind) => params.getAll('what').includes(kind)),
    action: AUDIT_ACTIONS.filter((action) => params.getAll('action').includes(action)),
    ...(isDay(from) && { from: startOf(from) }),
    ...(isDay(to) && { to: startOf(to, 1) }),
  };
};
export type ActivityFilter = ReturnType<typeof filterIn>;
