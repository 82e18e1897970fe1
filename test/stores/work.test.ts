/** Tasks stay consistent, however many there are and even if a user gets a role at the same time. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { permissions } from '#domain/permissions.ts';
import { workOn } from '#domain/work/derived.ts';
import { assignedWork } from '#lambdas/work/assigned-store.ts';
import { work, workSubject } from '#lambdas/work/store.ts';
import { startOwnTable } from './own-table.ts';

let stop = async () => {};
beforeAll(async () => {
  ({ stop } = await startOwnTable());
});
afterAll(() => stop());

const aThing = () => {
  const id = randomUUID();
  const make = workOn({ kind: 'application', id, name: 'Triage' }, ['group']);
  return { place: { whole: workSubject('application', id), part: 'itself' }, make };
};

const settleAs = (place: ReturnType<typeof aThing>['place'], items: ReturnType<ReturnType<typeof workOn>>) =>
  work.settle(place, async () => ({ items, isAble: () => true }));

const kindsOf = async (person: string) => (await assignedWork.of(person)).items.map(({ kind }) => kind);

test('a person may have more items of one entity than a transaction holds', async () => {
  const { place, make } = aThing();
  const grace = randomUUID();
  const controls = Array.from({ length: 210 }, (_, n) => make('control', [grace], { part: String(n) })).flat();
  await settleAs(place, controls);
  expect(await kindsOf(grace)).toHaveLength(210);
  await settleAs(place, controls.slice(0, 1));
  expect(await kindsOf(grace)).toEqual(['control']);
  await settleAs(place, []);
  expect(await kindsOf(grace)).toEqual([]);
});

test('people who concurrently gain a role all get its work, and lose it when done', async () => {
  const { place, make } = aThing();
  const needs = permissions.decideApprovals;
  const never = randomUUID();
  const approval = make('approval', [], { needs, doers: needs, butNot: [never] });
  await settleAs(place, approval);
  const people = Array.from({ length: 12 }, () => randomUUID());
  const holdRole = (person: string) =>
    work.ofRoles(
      person,
      () => true,
      () => false,
    );
  await Promise.all([...people.slice(0, 6), never].map(holdRole));
  for (const person of people.slice(0, 6)) expect(await kindsOf(person)).toEqual(['approval']);
  expect(await kindsOf(never)).toEqual([]);

  // More users get the role at the same time.
  await Promise.all([settleAs(place, []), ...people.slice(6).map(holdRole)]);
  for (const person of people) expect(await kindsOf(person)).toEqual([]);
});
