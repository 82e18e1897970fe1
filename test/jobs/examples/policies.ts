import { randomUUID } from 'node:crypto';
import { say } from '#domain/notifications/said.ts';
import { policyRules } from '#domain/policies/rules.ts';
import { emptyOf } from '#domain/rules.ts';
import { notifications } from '#lambdas/notifications/store.ts';
import { policies } from '#lambdas/policies/store.ts';
import { ADA, type Examples, newOwner } from './given.ts';

/** A policy in force that asks people from a day on. */
const newPolicy = (owner: string, on: string, review_on = '') => {
  const published = {
    number: 1,
    at: `${on}T08:00:00.000Z`,
    by: ADA,
    effective_on: on,
    hash: 'f'.repeat(64),
    name: '',
    purpose: '',
  };
  return policies.create(
    {
      ...{ ...emptyOf(policyRules), name: randomUUID(), kind: 'ai_use', acknowledgement: 'asked', due_days: '30' },
      ...{ audience_roles: ['ApplicationReviewer'], review_on, owned_by: { id: owner, name: 'Grace Hopper' } },
      ...{ status: 'in_force', published, asked: { from: 1, on }, reviewed: null, retirement: null },
    },
    ADA,
  );
};

const toldOf = async (person: string, name: string) => {
  const { items } = await notifications.list(person, 90, 100);
  return items.map(({ told }) => say('en', told).replace(name, 'it')).toSorted();
};

export const policyExamples = {
  'ask-policy': async () => {
    const [person, other] = [await newOwner(), await newOwner(false)];
    const { id, name } = await newPolicy(person, '2027-01-01');
    const input = { id, request: '1', audience_before: null };
    const outcome = async () => [await toldOf(person, name), await toldOf(other, name)];
    return { inputs: [input, { id: randomUUID(), request: '1', audience_before: null }], outcome };
  },

  'remind-of-policy': async () => {
    const person = await newOwner();
    const { id, name } = await newPolicy(person, '2027-01-01');
    const inputs = ['2027-01-10', '2027-01-25', '2027-02-01', '2027-04-01'].map((date) => ({ id, date }));
    return { inputs, outcome: () => toldOf(person, name) };
  },

  'daily-policies': async () => {
    const person = await newOwner();
    const { name } = await newPolicy(person, '2026-11-01', '2027-02-20');
    const inputs = [{ date: '2027-01-10' }, { date: '2027-02-01' }, { date: '2027-02-21' }];
    return { inputs, outcome: () => toldOf(person, name) };
  },
} satisfies Examples;
