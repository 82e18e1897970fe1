import { describe, expect, test } from 'vitest';
import { mergeChanges } from '#web/features/company/merge-changes.ts';

const answers = (raises: string | null) => [{ id: 'yes', raises }];
const opened = { text: 'Does it process health data?', help: '', required: false, options: answers(null) };

describe('two administrators who change the same question', () => {
  test('keep both changes if they changed different parts', () => {
    const theirs = { ...opened, required: true, options: answers('high') };
    expect(mergeChanges(opened, { ...opened, help: 'Mine' }, theirs)).toEqual({
      merged: { ...theirs, help: 'Mine' },
      both: [],
    });
  });
  test('see the other’s version of a part that both changed', () => {
    const mine = { ...opened, required: true, help: 'Mine', options: answers('medium') };
    const theirs = { ...opened, required: true, help: 'Theirs', options: answers('high') };
    expect(mergeChanges(opened, mine, theirs)).toEqual({ merged: theirs, both: ['help', 'options'] });
  });
});
