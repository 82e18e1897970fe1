import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Link, STRENGTHS } from '#domain/controls/catalogue.ts';
import { CONTROL_KEYS, type ControlKey } from '#domain/controls/keys.ts';
import { type Coverage, countsIn, coverageOf, linkedBy, percentOf } from '#domain/frameworks/coverage.ts';

const KEYS: readonly ControlKey[] = Object.values(CONTROL_KEYS).flat().slice(0, 6);
const REQUIREMENTS = ['A', 'B', 'C'];
const reason = { en: '', es: '' };

const someLinks = fc.array(
  fc.record({
    requirement: fc.constantFrom(...REQUIREMENTS),
    control: fc.constantFrom(...KEYS),
    strength: fc.constantFrom(...STRENGTHS),
    reason: fc.constant(reason),
  }),
  { maxLength: 12 },
);
const someStates = fc.tuple(...KEYS.map(() => fc.constantFrom('accepted', 'excluded', 'open')));

const doneBy = (states: readonly string[]) => ({
  accepted: KEYS.filter((_, at) => states[at] === 'accepted'),
  excluded: KEYS.filter((_, at) => states[at] === 'excluded'),
});

/** Organizational coverage never changes, so its rank does not matter. */
const rank = (coverage: Coverage) => ['open', 'excluded', 'partly', 'covered', 'organizational'].indexOf(coverage);

test('a requirement is covered only through an accepted control with a full link', () => {
  fc.assert(
    fc.property(someLinks, someStates, (links, states) => {
      const done = doneBy(states);
      for (const requirement of REQUIREMENTS) {
        const isFull = ({ strength, control, ...link }: Link) =>
          link.requirement === requirement && strength === 'full' && done.accepted.some((key) => key === control);
        const coverage = coverageOf(requirement, linkedBy({ links, organizational: [] }), done);
        expect(coverage === 'covered').toBe(links.some(isFull));
      }
    }),
  );
});

test('accepting one more control never reduces coverage', () => {
  fc.assert(
    fc.property(someLinks, someStates, fc.nat(KEYS.length - 1), (links, states, at) => {
      const linked = linkedBy({ links, organizational: [{ requirement: 'C', reason }] });
      const [before, after] = [doneBy(states), doneBy(states.with(at, 'accepted'))];
      for (const requirement of REQUIREMENTS)
        expect(rank(coverageOf(requirement, linked, after))).toBeGreaterThanOrEqual(
          rank(coverageOf(requirement, linked, before)),
        );
    }),
  );
});

test('excluded, organizational and open requirements are counted separately', () => {
  const link = (requirement: string, control: ControlKey, strength: Link['strength']) => ({
    ...{ requirement, control, strength, reason },
  });
  const linked = linkedBy({
    links: [
      link('full', 'training', 'full'),
      link('part', 'training', 'partial'),
      link('part', 'inventory_entry', 'full'),
      link('left out', 'risk_process', 'full'),
      link('half left out', 'risk_process', 'full'),
      link('half left out', 'change_control', 'supports'),
    ],
    organizational: [{ requirement: 'of the company', reason }],
  });
  const done = { accepted: ['training'], excluded: ['risk_process'] } as const;
  const names = ['full', 'part', 'left out', 'half left out', 'of the company', 'linked to nothing'];
  expect(names.map((name) => coverageOf(name, linked, done))).toEqual([
    ...['covered', 'partly', 'excluded', 'open', 'organizational', 'open'],
  ]);
  expect(
    countsIn(
      names.map((id) => ({ id })),
      linked,
      done,
    ),
  ).toEqual({ asked: 6, covered: 1, partly: 1, organizational: 1, excluded: 1 });
});

test('a share is rounded to percent, and 0 or 100 only when exact', () => {
  const said = (share: number) => {
    const { percent, bound } = percentOf(share);
    return `${{ below: '<', above: '>', exactly: '' }[bound]}${percent}`;
  };
  expect([0, 6 / 1950, 19 / 2574, 0.5, 0.996, 1].map(said)).toEqual(['0', '<1', '1', '50', '>99', '100']);
});
