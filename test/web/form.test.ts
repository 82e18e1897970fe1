import { describe, expect, test } from 'vitest';
import { applicationRules as rules } from '#domain/applications/rules.ts';
import { type FieldErrorCode, fieldError } from '#domain/field-error.ts';
import { emptyOf } from '#domain/rules.ts';
import { draftOf, editedFields, firstWords, merge } from '#web/components/form/draft.ts';
import { refusedFields } from '#web/components/form/refused.ts';

const base = { ...emptyOf(rules), name: 'Claims triage', owner: 'Grace', resource_groups: ['a', 'b'] };

describe('edited fields', () => {
  test('are those that differ', () => {
    expect(editedFields(rules, base, { ...base, owner: 'Ada', model_type: 'both' })).toEqual(['owner', 'model_type']);
  });
  test('do not include groups in another order', () => {
    expect(editedFields(rules, base, { ...base, resource_groups: ['b', 'a'] })).toEqual([]);
  });
  test('include reordered models, because their order matters', () => {
    const models = { ...base, foundation_models: ['x', 'y'] };
    expect(editedFields(rules, models, { ...models, foundation_models: ['y', 'x'] })).toEqual(['foundation_models']);
  });
});

test('a draft is identified by its name, or else by the first text typed', () => {
  expect(firstWords(rules, base, { ...base, purpose: ' Sorts ', owner: 'Ada' })).toBe('Sorts');
  expect(firstWords(rules, base, { ...base, name: 'Triage', purpose: 'Sorts' })).toBe('Triage');
});

test('a draft takes the editable fields, and unknown ones start empty', () => {
  const saved = { name: 'Claims triage', id: 'a', version: 3 };
  expect(draftOf(rules, saved)).toEqual({ ...emptyOf(rules), name: 'Claims triage' });
});

test('reapplying keeps both users’ changes, and mine where both changed a field', () => {
  const mine = { ...base, owner: 'Ada', purpose: 'Sort claims' };
  const theirs = { ...base, owner: 'Alan', department: 'Claims' };
  expect(merge(rules, base, mine, theirs)).toEqual({
    ...base,
    owner: 'Ada',
    purpose: 'Sort claims',
    department: 'Claims',
  });
});

describe('an API error', () => {
  const problem = { type: '', title: '', status: 422, code: 'invalid', detail: '', request_id: '' };
  const refused = (path: string, code: FieldErrorCode, status = 422) =>
    refusedFields(rules, { ...problem, status, errors: [fieldError(path, code)] });
  test('is shown at its field', () => {
    expect(refused('foundation_models.3', 'required')).toMatchObject({ foundation_models: { code: 'required' } });
    expect(refused('name', 'name_taken', 409)).toMatchObject({ name: { code: 'name_taken' } });
  });
  test('is not a field error when it concerns something else', () => {
    expect(refused('body', 'not_an_object')).toBeUndefined();
    expect(refused('name', 'name_taken', 500)).toBeUndefined();
    expect(refusedFields(rules, { ...problem, errors: [] })).toBeUndefined();
  });
});
