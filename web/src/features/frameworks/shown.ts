/** Requirement filters in the URL. */
import { isDay } from '#domain/day.ts';
import { type EffectState, effectOn } from '#domain/frameworks/dates.ts';
import type { Requirement, Words } from '#domain/frameworks/framework.ts';
import type { FrameworkCoverage } from '#domain/frameworks/framework-coverage.ts';
import { hasWords, wordsOf } from '#domain/text/name.ts';
import { today } from './calendar-day.ts';

export const shownIn = (params: URLSearchParams) => {
  const asked = params.get('as_of') ?? '';
  return {
    text: params.get('text') ?? '',
    /** Text that filters the applications in scope. */
    application: params.get('application') ?? '',
    /** The date as typed, for the input field. */
    asked: asked || today(),
    asOf: isDay(asked) ? asked : today(),
    onlyApplying: params.has('applying'),
  };
};
export type Shown = ReturnType<typeof shownIn>;

export const matching = (
  requirements: readonly Requirement[],
  { text, asOf, onlyApplying }: Shown,
  inWords: (words: Words) => string,
) => {
  const words = wordsOf(text);
  return requirements.filter((requirement) => {
    const { id, reference = '', title, text: asks } = requirement;
    const searched = [id, reference, ...[title, asks].flatMap((some) => (some ? [inWords(some)] : []))].join(' ');
    return hasWords(searched, words) && !(onlyApplying && effectOn(asOf, requirement) === 'later');
  });
};

/** Coverage of the requirements in effect on a day, summed over all applications. */
export const coveredOnDay = ({ requirements }: Pick<FrameworkCoverage, 'requirements'>) => {
  const sum = { all: 0, covered: 0, partly: 0 };
  for (const { covered, partly, open } of requirements.map(({ applications }) => applications)) {
    sum.all += covered + partly + open;
    sum.covered += covered;
    sum.partly += partly;
  }
  return sum;
};

/** Requirement counts by status on a day. */
export const countStandings = (requirements: readonly Requirement[], day: string) => {
  const counts: Record<EffectState, number> = { applies: 0, in_part: 0, later: 0 };
  for (const requirement of requirements) {
    const effect = effectOn(day, requirement);
    if (effect) counts[effect] += 1;
  }
  return counts;
};
