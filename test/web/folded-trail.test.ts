import { expect, test } from 'vitest';
import { folded } from '#web/components/trail/folded.ts';

type Step = Parameters<typeof folded>[0][number];

const GRACE = { id: 'grace', name: 'Grace Hopper' };

const step = (minute: number, question: string, from: string[], to: string[], by = GRACE): Step => ({
  ...{ action: 'questionnaire_answers_changed', what: 'vendor', id: 'acme', as: 'person', by },
  at: new Date(Date.UTC(2026, 0, 1, 9, minute)).toISOString(),
  changes: [{ field: 'answers', from: { [question]: from }, to: { [question]: to } }],
});

const changesOf = (entries: readonly Step[]) => folded(entries).map(({ changes: [change] }) => change);

test('successive answer changes by one person are combined, each from its first value', () => {
  const steps = [
    step(9, 'attestations', ['iso', 'soc'], ['iso', 'soc', 'other']),
    step(4, 'encryption', ['no'], ['both']),
    step(0, 'attestations', ['iso'], ['iso', 'soc']),
  ];
  expect(folded(steps)).toMatchObject([{ at: steps[0]?.at, by: GRACE }]);
  expect(changesOf(steps)).toEqual([
    {
      field: 'answers',
      from: { attestations: ['iso'], encryption: ['no'] },
      to: { attestations: ['iso', 'soc', 'other'], encryption: ['both'] },
    },
  ]);
});

test('changes by others, later changes and reverted changes stay separate', () => {
  const [first, back] = [step(0, 'encryption', ['no'], ['both']), step(1, 'encryption', ['both'], ['no'])];
  expect(folded([back, first])).toEqual([back, first]);
  const other = step(1, 'encryption', ['both'], ['unknown'], { id: 'ada', name: 'Ada Lovelace' });
  expect(folded([other, first])).toEqual([other, first]);
  const later = step(20, 'encryption', ['both'], ['unknown']);
  expect(folded([later, first])).toEqual([later, first]);
  expect(
    folded([
      { ...later, action: 'changed' },
      { ...first, action: 'changed' },
    ]),
  ).toHaveLength(2);
});
