import { expect, test } from 'vitest';
import {
  type Assigned,
  assign,
  missingRoles,
  ownersIn,
  PERSON_ROLES,
  type PersonRole,
  unassign,
  withOwner,
} from '#domain/applications/people.ts';
import { APPLICATION_TIERS } from '#domain/enumerations.ts';

const one = (name: string, role: PersonRole = 'owner'): Assigned => ({ role, id: `id of ${name}`, name });
const [ada, grace, ana] = [one('Ada'), one('Grace'), one('Ana', 'reviewer')];
const nobody = { owner: '', people: [] };

test('a tier requires people in roles and names the missing roles', () => {
  expect(Object.fromEntries(APPLICATION_TIERS.map((tier) => [tier, missingRoles(tier, [])]))).toEqual({
    ...{ not_assessed: [], low: ['owner'], medium: ['owner', 'approver'], prohibited: ['owner'] },
    high: [...PERSON_ROLES],
  });
  expect(missingRoles('high', [ada, ana])).toEqual(['technical_owner', 'approver', 'contact']);
  expect(missingRoles('low', [ana])).toEqual(['owner']);
});

test('the listed owner is the first owner, or the typed text without one', () => {
  const typed = { owner: 'The claims team', people: [] };
  expect(assign(typed, ana).owner).toBe('The claims team');
  const owned = assign(assign(typed, ada), grace);
  expect(owned).toEqual({ owner: 'Ada', people: [ada, grace] });
  expect(assign(owned, { ...ada, name: 'Ada Lovelace' }), 'by the name that they have now').toEqual({
    ...{ owner: 'Ada Lovelace', people: [{ ...ada, name: 'Ada Lovelace' }, grace] },
  });
  expect(unassign(owned, 'owner', ada.id)).toEqual({ owner: 'Grace', people: [grace] });
  expect(unassign(owned, 'reviewer', ada.id), 'that they are not').toEqual(owned);
  expect(unassign({ owner: 'Ada', people: [ada] }, 'owner', ada.id)).toEqual(nobody);
});

test('typing another owner replaces only the one that was shown', () => {
  const before = { owner: 'Ada', people: [ana, ada, grace] };
  const alone = { owner: 'Ada', people: [ada] };
  const { id, name } = one('Hedy');
  expect(withOwner(before, 'hedy', { id, name })).toEqual({ owner: 'Hedy', people: [one('Hedy'), ana, grace] });
  expect(withOwner(before, 'grace', grace).people.map((person) => person.name)).toEqual(['Grace', 'Ana']);
  expect(withOwner(before, ''), 'lists show who is left').toEqual({ owner: 'Grace', people: [ana, grace] });
  expect(withOwner(alone, '')).toEqual(nobody);
  expect(withOwner(nobody, 'The claims team')).toEqual({ owner: 'The claims team', people: [] });
});

test('application owners are its owners and technical owners, each once', () => {
  expect(ownersIn([ada, one('Ada', 'technical_owner'), one('Grace', 'technical_owner'), ana])).toEqual([
    ada.id,
    grace.id,
  ]);
});
