import { expect, test } from 'vitest';
import { checked, documentOf, fileKeyOf, LARGEST_FILE } from '#domain/document.ts';

test('a file of up to 50 MB that is not empty can be used, and any other says why not', () => {
  const outcome = (size: number) => {
    const { state, error } = checked(size, 'application/pdf');
    return [state, error];
  };
  expect(outcome(1)).toEqual(['ready', null]);
  expect(outcome(LARGEST_FILE)).toEqual(['ready', null]);
  expect(outcome(LARGEST_FILE + 1)).toEqual(['error', 'too_large']);
  expect(outcome(0)).toEqual(['error', 'empty']);
  expect(checked(5, 'text/csv')).toMatchObject({ size: 5, content_type: 'text/csv' });
});

test('whose file it is stands in its key, and in no other key', () => {
  const key = fileKeyOf({ application_id: 'a', id: 'b' });
  expect(documentOf(key)).toBe('b');
  for (const other of [`${key}/more`, `x${key}`, 'documents/a/file', 'logos/a/b/file', ''])
    expect(documentOf(other)).toBeUndefined();
});
