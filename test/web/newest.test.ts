import { expect, test } from 'vitest';
import type { Document } from '#domain/documents/document.ts';
import { newestOnly } from '#web/components/use-newest.ts';
import { uploadedTables } from '#web/features/testing/new/table/uploaded-tables.ts';
import { ofApplication } from '#web/routing/subject-path.ts';

const asked = () => Promise.withResolvers<string>();
const asking = () => {
  const taken: string[] = [];
  const newest = newestOnly();
  return { taken, ask: (answer: Promise<string> | undefined) => newest(answer, (one) => taken.push(one)) };
};

test('shows the last selection even when an earlier one takes longer', async () => {
  const { taken, ask } = asking();
  const [large, small] = [asked(), asked()];
  const both = [ask(large.promise), ask(small.promise)];
  small.resolve('small');
  await both[1];
  large.resolve('large');
  await Promise.all(both);
  expect(taken).toEqual(['small']);
});

test('shows the last selection when an earlier one is read first', async () => {
  const { taken, ask } = asking();
  const [first, second] = [asked(), asked()];
  const both = [ask(first.promise), ask(second.promise)];
  first.resolve('first');
  await both[0];
  expect(taken).toEqual([]);
  second.resolve('second');
  await Promise.all(both);
  expect(taken).toEqual(['second']);
});

test('ignores the result or failure of a canceled selection', async () => {
  const { taken, ask } = asking();
  const [read, unreadable] = [asked(), asked()];
  const gone = ask(read.promise);
  await ask(undefined);
  read.resolve('read');
  await gone;
  const broken = ask(unreadable.promise);
  await ask(undefined);
  unreadable.reject(new Error('It cannot be read.'));
  await broken;
  expect(taken).toEqual([]);
});

test('a failure of the current selection is an error', async () => {
  const { ask } = asking();
  await expect(ask(Promise.reject(new Error('It cannot be read.')))).rejects.toThrow('It cannot be read.');
});

test('the last chosen of two uploaded tables is tested, whichever arrives first', () => {
  const told = new Set<string>();
  const item = (id: string, isThere: boolean) => ({
    ...{ id, subject: ofApplication('app'), file: new File([], `${id}.csv`) },
    // Only the fields that the code under test reads.
    ...(isThere && { document: { id, name: id, versions: [{ number: 1 }] } as Document }),
  });
  const look = (items: readonly [id: string, isThere: boolean][]) =>
    uploadedTables(
      items.map(([id, isThere]) => item(id, isThere)),
      'app',
      told,
    ).map(({ chosen, isNewest }) => [chosen.name, isNewest]);
  expect(
    look([
      ['first', false],
      ['last', false],
    ]),
  ).toEqual([]);
  expect(
    look([
      ['first', false],
      ['last', true],
    ]),
  ).toEqual([['last', true]]);
  expect(
    look([
      ['first', true],
      ['last', true],
    ]),
  ).toEqual([['first', false]]);
});
