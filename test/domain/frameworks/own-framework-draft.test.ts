import { expect, test } from 'vitest';
import { asDraft, type OwnDraft, requirementsIn, rulesOver } from '#domain/own-framework/as-draft.ts';
import type { OwnRequirementDraft } from '#domain/own-framework/rules.ts';
import { conflictOf } from '#web/components/form/conflict.ts';
import { draftOf, merge } from '#web/components/form/draft.ts';

const asks = (id: string, title = id): OwnRequirementDraft => ({
  ...{ id, title, text: '', group: '', effective_from: '', controls: [] },
});
const own = (name: string, ...requirements: OwnRequirementDraft[]): OwnDraft => ({
  about: { name, issuer: 'Example', edition: '1', status: 'voluntary', jurisdiction: '', about: '' },
  requirements,
});

const met = (base: OwnDraft, mine: OwnDraft, theirs: OwnDraft) => {
  const rules = rulesOver([base, mine, theirs]);
  const [began, typed, saved] = [base, mine, theirs].map((one) => draftOf(rules, asDraft(one)));
  if (!began || !typed || !saved) throw new Error();
  const merged = merge(rules, began, typed, saved);
  return {
    differences: conflictOf(rules, began, typed, saved).differences,
    name: merged.name,
    requirements: requirementsIn(merged, theirs, mine).map(({ id, title }) => `${id} ${title}`),
  };
};

test('concurrent edits of a framework merge by requirement', () => {
  const base = own('House rules', asks('HR-1'), asks('HR-2'), asks('HR-3'), asks('HR-4'));
  const mine = own('House rules', asks('HR-1', 'Mine'), asks('HR-2'), asks('HR-4', 'Mine'), asks('HR-6'));
  const theirs = own('Rules', asks('HR-1'), asks('HR-2', 'Theirs'), asks('HR-3'), asks('HR-5'), asks('HR-4', 'Theirs'));
  expect(met(base, mine, theirs)).toEqual({
    differences: [
      { field: 'name', mineToo: false },
      { field: 'requirement hr-2', mineToo: false },
      { field: 'requirement hr-4', mineToo: true },
      { field: 'requirement hr-5', mineToo: false },
    ],
    name: 'Rules',
    requirements: ['HR-1 Mine', 'HR-2 Theirs', 'HR-5 HR-5', 'HR-4 Mine', 'HR-6 HR-6'],
  });
});

test('a requirement removed by one user and changed by another keeps the saver’s version', () => {
  const base = own('House rules', asks('HR-1'), asks('HR-2'));
  const changed = own('House rules', asks('HR-1', 'Changed'), asks('HR-2'));
  const without = own('House rules', asks('HR-2'));
  expect(met(base, changed, without).requirements).toEqual(['HR-2 HR-2', 'HR-1 Changed']);
  expect(met(base, without, changed)).toMatchObject({
    requirements: ['HR-2 HR-2'],
    differences: [{ field: 'requirement hr-1', mineToo: true }],
  });
});

test('the order of a requirement’s fields is no change', () => {
  const controls = [{ control: 'notice' as const, strength: 'full' as const }];
  const one = { ...asks('HR-1'), controls };
  const other = { controls, title: 'HR-1', id: 'HR-1', effective_from: '', group: '', text: '' };
  expect(met(own('A', one), own('A', other), own('A', one)).differences).toEqual([]);
});
