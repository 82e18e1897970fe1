import { describe, expect, test } from 'vitest';
import { editedFields, emptyDraft, merge } from '#web/features/applications/form/draft.ts';
import { brokenRules, fieldErrors } from '#web/features/applications/form/draft-problems.ts';

const base = { ...emptyDraft, name: 'Claims triage', owner: 'Grace', resource_groups: ['a', 'b'] };

describe('the fields that were edited', () => {
  test('are those that differ', () => {
    expect(editedFields(base, { ...base, owner: 'Ada', risk_tier: 'high' })).toEqual(['owner', 'risk_tier']);
  });
  test('do not include groups in another order', () => {
    expect(editedFields(base, { ...base, resource_groups: ['b', 'a'] })).toEqual([]);
  });
  test('include models in another order, which is the order that people gave them', () => {
    const models = { ...base, foundation_models: ['x', 'y'] };
    expect(editedFields(models, { ...models, foundation_models: ['y', 'x'] })).toEqual(['foundation_models']);
  });
});

test('applying again keeps what others changed and what I changed, and mine where both did', () => {
  const mine = { ...base, owner: 'Ada', purpose: 'Sort claims' };
  const theirs = { ...base, owner: 'Alan', department: 'Claims' };
  expect(merge(base, mine, theirs)).toEqual({ ...base, owner: 'Ada', purpose: 'Sort claims', department: 'Claims' });
});

describe('a name', () => {
  const named = (name: string) => brokenRules({ ...base, name }, 'ALL').name;
  test('is of letters, digits, underscore, tilde, hyphen, period and space', () => {
    expect(named('Évaluation_2.0 ~ draft-1')).toBeUndefined();
    expect(named('Claims (new)')).toBe('nameWrong');
    expect(named('Claims\ttriage')).toBe('nameWrong');
  });
  test('is there, and not too long', () => {
    expect(named('   ')).toBe('nameMissing');
    expect(named('x'.repeat(101))).toBe('nameTooLong');
  });
});

test('an application is in a group of its editor, unless they edit everything', () => {
  expect(brokenRules(base, ['b', 'c'])).toEqual({});
  expect(brokenRules(base, ['c'])).toEqual({ resource_groups: 'groupsMissing' });
  expect(brokenRules({ ...base, resource_groups: [] }, 'ALL')).toEqual({});
});

describe('what the API finds wrong', () => {
  const problem = { type: '', title: '', status: 422, code: 'invalid', detail: '', request_id: '' };
  test('is shown at its field', () => {
    const errors = [{ path: 'foundation_models.3', message: 'Give a model.' }];
    expect(fieldErrors({ ...problem, errors }, () => 'Taken.')).toEqual({ foundation_models: 'Give a model.' });
  });
  test('is told in the language of the reader where a name is taken', () => {
    const errors = [{ path: 'name', message: 'Another application has this name already.' }];
    expect(
      fieldErrors({ ...problem, status: 409, code: 'taken', errors, existing: 'Acme' }, (name) => `Ya existe ${name}.`),
    ).toEqual({
      name: 'Ya existe Acme.',
    });
  });
  test('is no matter of fields where it is about something else', () => {
    expect(fieldErrors({ ...problem, status: 500, errors: [] }, String)).toBeUndefined();
    expect(fieldErrors({ ...problem, errors: [{ path: 'body', message: 'No.' }] }, String)).toBeUndefined();
  });
});
