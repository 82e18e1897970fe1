/** Measures the tier computation, which the page runs on each answer. */
import { QUESTIONS } from '#domain/tiering/questions.ts';
import { tierOf } from '#domain/tiering/tiering.ts';
import { whatWouldChange } from '#domain/tiering/what-would-change.ts';
import { type Figure, median } from './report/figure.ts';

const ROUNDS = 200;
const CALLS = 100;

/** Gives each question its last answer, which leaves most gates before the last undecided or closed. */
const everyAnswer = QUESTIONS.map((_, count) =>
  Object.fromEntries(QUESTIONS.slice(0, count + 1).map(({ key, of }) => [key, [of.at(-1) ?? '']])),
);

const microseconds = (work: (answers: Record<string, string[]>) => unknown) => {
  const round = () => {
    const began = performance.now();
    for (let call = 0; call < CALLS; call++) work(everyAnswer[call % everyAnswer.length] ?? {});
    return ((performance.now() - began) * 1000) / CALLS;
  };
  return median(Array.from({ length: ROUNDS }, round));
};

export const measureTiering = async (): Promise<Figure[]> => [
  { name: 'the tier', value: microseconds(tierOf), unit: 'µs', budget: { atMost: 50 } },
  { name: 'what would change it', value: microseconds(whatWouldChange), unit: 'µs' },
];
