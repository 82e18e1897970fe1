/** Effective dates of requirements. Days are calendar days, such as 2027-12-02. */
import type { Framework, Requirement } from './framework.ts';

const sorted = (days: readonly string[]) => [...new Set(days)].toSorted();

/** Days on which a requirement of the framework takes effect. */
export const effectiveDates = ({ requirements }: Pick<Framework, 'requirements'>) =>
  sorted(requirements.flatMap(({ effective = [] }) => effective.map(({ from }) => from)));

export type EffectState = 'applies' | 'in_part' | 'later';

/** Undefined for requirements without a date, because they are not mandatory. */
export const effectOn = (day: string, { effective = [] }: Pick<Requirement, 'effective'>): EffectState | undefined => {
  if (effective.length === 0) return undefined;
  const begun = effective.filter(({ from }) => from <= day).length;
  if (begun === 0) return 'later';
  return begun === effective.length ? 'applies' : 'in_part';
};
