import { describe, expect, test } from 'vitest';
import { applicationRules as rules } from '#domain/applications/rules.ts';
import { type FieldErrorCode, fieldError } from '#domain/field-error.ts';
import { emptyOf } from '#domain/rules.ts';
import { draftOf, editedFields, firstWords, merge } from '#web/components/form/draft.ts';
import { refusedFields } from '#web/components/form/refused.ts';

const base = { ...emptyOf(rules), name: 'Claims triage', owner: 'Grace', resource_groups: ['a', 'b'] };

describe('the fields that were edited', () => {
  test('are those that differ', () => {
    expect(editedFields(rules, base, { ...base, owner: 'Ada', model_type: 'both' })).toEqual(['owner', 'model_type']);
  });
  test('do not include groups in another order', () => {
    expect(editedFields(rules, base, { ...base, resource_groups: ['b', 'a'] })).toEqual([]);
  });
  test('include models in another order, which is the order that people gave them', () => {
    const models = { ...base, foundation_models: ['x', 'y'] };
    expect(editedFields(rules, models, { ...models, foundation_models: ['y', 'x'] })).toEqual(['foundation_models']);
  });
});

test('a draft is known by its name, if that was typed, or else by what was typed first', () => {
  expect(firstWords(rules, base, { ...base, purpose: ' Sorts ', owner: 'Ada' })).toBe('Sorts');
  expect(firstWords(rules, base, { ...base, name: 'Triage', purpose: 'Sorts' })).toBe('Triage');
});

test('of what is saved, a draft has what can be typed, and what an earlier release did not know is empty in it', () => {
  const saved = { name: 'Claims triage', id: 'a', version: 3 };
  expect(draftOf(rules, saved)).toEqual({ ...emptyOf(rules), name: 'Claims triage' });
});

test('applying again keeps what others changed and what I changed, and mine where both did', () => {
  const mine = { ...base, owner: 'Ada', purpose: 'Sort claims' };
  const theirs = { ...base, owner: 'Alan', department: 'Claims' };
  expect(merge(rules, base, mine, theirs)).toEqual({
    ...base,
    owner: 'Ada',
    purpose: 'Sort claims',
    department: 'Claims',
  });
});

describe('what the API finds wrong', () => {
  const problem = { type: '', title: '', status: 422, code: 'invalid', detail: '', request_id: '' };
  const refused = (path: string, code: FieldErrorCode, status = 422) =>
    refusedFields(rules, { ...problem, status, errors: [fieldError(path, code)] });
  test('is shown at its field', () => {
    expect(refused('foundation_models.3', 'required')).toMatchObject({ foundation_models: { code: 'required' } });
    expect(refused('name', 'name_taken', 409)).toMatchObject({ name: { code: 'name_taken' } });
  });
  test('is no matter of fields where it is about something else', () => {
    expect(refused('body', 'not_an_object')).toBeUndefined();
    expect(refused('name', 'name_taken', 500)).toBeUndefined();
    expect(refusedFields(rules, { ...problem, errors: [] })).toBeUndefined();
  });
});
