/** Which requirements of a framework are shown, as the address of its page says it. */
import { isDay } from '#domain/day.ts';
import { type Standing, standingOn } from '#domain/frameworks/dates.ts';
import type { Requirement, Words } from '#domain/frameworks/framework.ts';
import type { FrameworkCoverage } from '#domain/frameworks/framework-coverage.ts';
import { hasWords, wordsOf } from '#domain/name.ts';
import { today } from './calendar-day.ts';

export const shownIn = (params: URLSearchParams) => {
  const asked = params.get('as_of') ?? '';
  return {
    text: params.get('text') ?? '',
    /** By what the applications that it concerns are looked for. */
    application: params.get('application') ?? '',
    /** As it was typed, for the field. */
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
    const said = [id, reference, ...[title, asks].flatMap((some) => (some ? [inWords(some)] : []))].join(' ');
    return hasWords(said, words) && !(onlyApplying && standingOn(asOf, requirement) === 'later');
  });
};

/** How far the company is with what applies on a day, over all of its applications. */
export const coveredOnDay = ({ requirements }: Pick<FrameworkCoverage, 'requirements'>) => {
  const sum = { all: 0, covered: 0, partly: 0 };
  for (const { covered, partly, open } of requirements.map(({ applications }) => applications)) {
    sum.all += covered + partly + open;
    sum.covered += covered;
    sum.partly += partly;
  }
  return sum;
};

/** How many stand how on a day. */
export const countStandings = (requirements: readonly Requirement[], day: string) => {
  const counts: Record<Standing, number> = { applies: 0, in_part: 0, later: 0 };
  for (const requirement of requirements) {
    const standing = standingOn(day, requirement);
    if (standing) counts[standing] += 1;
  }
  return counts;
};
