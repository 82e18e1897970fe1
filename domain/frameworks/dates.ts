/** What of a framework applies when. A day is one of the calendar, as 2027-12-02. */
import type { Framework, Requirement } from './framework.ts';

const sorted = (days: readonly string[]) => [...new Set(days)].toSorted();

/** The days on which something of it takes effect. */
export const effectiveDates = ({ requirements }: Pick<Framework, 'requirements'>) =>
  sorted(requirements.flatMap(({ effective = [] }) => effective.map(({ from }) => from)));

export type Standing = 'applies' | 'in_part' | 'later';

/** Whether a requirement applies on a day; nothing where it has no date, as nobody is made to follow it. */
export const standingOn = (day: string, { effective = [] }: Pick<Requirement, 'effective'>): Standing | undefined => {
  if (effective.length === 0) return undefined;
  const begun = effective.filter(({ from }) => from <= day).length;
  if (begun === 0) return 'later';
  return begun === effective.length ? 'applies' : 'in_part';
};
