/** Tasks: they appear, any eligible person completes them, and people without access cannot see them. */

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { DecisionMade } from '#domain/approval/approval.ts';
import { addDays, addMonths } from '#domain/day.ts';
import { RULES_VERSION } from '#domain/tiering/tiering.ts';
import { workPath } from '#domain/work/path.ts';
import { setRoles } from '#local/demo/people.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { changeApplication } from '#test/api/seed/applications.ts';
import { harmless } from '#test/domain/tiering/golden-cases.ts';
import { eventually } from '#test/eventually.ts';
import { TODAY } from '#test/today.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

const allOf = async ({ api }: Person) => (await api('GET /my-work', {})).items;
/** Only tasks about applications: vendors of other tests may be visible to everyone. */
const workOf = async (person: Person) => (await allOf(person)).filter(({ thing }) => thing.kind === 'application');
const kindsOf = async (person: Person) => (await workOf(person)).map(({ kind }) => kind);

/** A submitter, two approvers, and an application that waits for approval. */
const submitted = async () => {
  const group = await makeGroup();
  const [grace, alan, olga] = await Promise.all([
    signedIn('ApplicationContributor', [group]),
    signedIn('ApplicationApprover', [group]),
    signedIn('ApplicationApprover', [group]),
  ]);
  const body = { name: someName('Work'), purpose: 'Sorts letters', resource_groups: [group.id] };
  const { id } = await grace.api('POST /applications', { body });
  await eventually(async () => expect(await kindsOf(grace)).toEqual(['intake']));
  const params = { id };
  await Promise.all(
    Object.entries(harmless({ personal_data: 'yes' })).map(([question, values]) =>
      grace.api('PUT /applications/{id}/intake/answers/{question}', {
        params: { id, question },
        body: { values: [...values] },
      }),
    ),
  );
  await grace.api('POST /applications/{id}/intake/versions', { params, body: { rules_version: RULES_VERSION } });
  const people = [
    { role: 'owner' as const, id: grace.id, name: grace.name },
    { role: 'approver' as const, id: alan.id, name: alan.name },
  ];
  await changeApplication(id, { people, owner: grace.name });
  await grace.api('POST /applications/{id}/approval/submissions', { params, body: { note: 'Please' } });
  for (const one of [alan, olga]) await eventually(async () => expect(await kindsOf(one)).toEqual(['approval']));
  const decide = (who: Person, said: Partial<DecisionMade> = {}) =>
    who.api('POST /applications/{id}/approval/decisions', {
      params,
      body: { round: 1, stage: 1, verdict: 'approve', reason: 'Well described', acknowledgement: 'A pilot', ...said },
    });
  return { group, grace, alan, olga, id, name: body.name, params, decide };
};

describe('an approval', () => {
  test('waits for everyone who can decide, and disappears for all after the decision', async () => {
    const { grace, alan, olga, decide, id, name } = await submitted();
    expect((await workOf(grace)).filter(({ whose }) => whose === 'others')).toMatchObject([
      { kind: 'in_review', thing: { kind: 'application', id, name } },
    ]);
    await decide(alan);
    for (const one of [olga, alan]) await eventually(async () => expect(await kindsOf(one)).toEqual([]));
  });

  test('leaves a condition with its owner until it is fulfilled', async () => {
    const { grace, alan, decide, params } = await submitted();
    const due = addDays(TODAY, 3);
    const conditions = [{ text: 'Two people check each letter', owner: grace.id, due }];
    await decide(alan, { verdict: 'approve_with_conditions', conditions });
    await eventually(async () =>
      expect(await workOf(grace)).toContainEqual(
        expect.objectContaining({ kind: 'condition', due, params: { number: 1, text: conditions[0]?.text } }),
      ),
    );
    await grace.api('PUT /applications/{id}/approval/conditions/{number}', {
      params: { ...params, number: '1' },
      body: { done: true },
    });
    await eventually(async () => expect(await kindsOf(grace)).not.toContain('condition'));
  });
});

describe('access to work items', () => {
  test('follows the current roles: a lost role hides them, a new role shows them', async () => {
    const { group, alan, olga } = await submitted();
    const rita = await signedIn('ApplicationReviewer', [group]);
    await setRoles(olga.id, [{ name: 'ApplicationReviewer', group }]);
    expect(await kindsOf(olga)).toEqual([]);
    expect(await kindsOf(rita)).toEqual([]);
    await setRoles(rita.id, [{ name: 'ApplicationApprover', group }]);
    await eventually(async () => expect(await kindsOf(rita)).toEqual(['approval']));
    expect(await kindsOf(alan)).toEqual(['approval']);
  });

  test('ends when the application moves to a group outside the user’s access scope', async () => {
    const { grace, olga, id } = await submitted();
    const other = await makeGroup();
    const ada = await signedIn('Administrator');
    const before = await ada.api('GET /applications/{id}', { params: { id } });
    await ada.api('PUT /applications/{id}', { params: { id }, body: { ...before, resource_groups: [other.id] } });
    await eventually(async () => expect(await workOf(olga)).toEqual([]));
    expect(await workOf(grace)).toEqual([]);
  });
});

test('questions wait for the vendor owner and mentions for their user, until answered or ended', async () => {
  const group = await makeGroup();
  const [grace, rita] = [
    await signedIn('ApplicationContributor', [group]),
    await signedIn('ApplicationReviewer', [group]),
  ];
  const body = { name: someName('Acme'), owner: grace.email, resource_groups: [group.id] };
  const { id, name } = await grace.api('POST /vendors', { body });
  const params = { id };
  const thing = { kind: 'vendor', id, name };
  const say = (who: typeof grace, more: { text: string; mentions?: string[]; reply_to?: string }) =>
    who.api('POST /vendors/{id}/comments', { params, body: more });
  const talk = async (who: typeof grace) =>
    (await allOf(who)).filter(({ kind }) => kind === 'question' || kind === 'mention');
  const asked = await say(rita, { text: 'Where is the data?' });
  await eventually(async () =>
    expect(await talk(grace)).toMatchObject([
      { kind: 'question', thing, params: { comment: asked.id, text: 'Where is the data?' } },
    ]),
  );
  await say(grace, { text: 'What do you know', reply_to: asked.id, mentions: [rita.id] });
  await eventually(async () => expect(await talk(rita)).toMatchObject([{ kind: 'mention', thing }]));
  expect(await talk(grace)).toEqual([]);
  await grace.api('POST /vendors/{id}/ending', { params, body: { reason: 'Another one is used' } });
  await eventually(async () => expect(await talk(rita)).toEqual([]));
});

describe('a work item', () => {
  test('can be delegated to an eligible user, who is notified, and taken back', async () => {
    const { grace, alan, olga, name, decide } = await submitted();
    const [item] = await workOf(alan);
    if (!item) throw new Error('It waits.');
    const params = { item: item.id };
    const { people } = await alan.api('GET /my-work/{item}/people', { params, query: { text: olga.email } });
    expect(people).toMatchObject([{ id: olga.id }]);
    const give = (to: string) =>
      alan.ask('PUT /my-work/{item}/delegation', { params, body: { to, note: 'You know these letters' } });
    const refused = async (to: string) => problemOf(await give(to)).errors;
    expect(await refused(grace.id)).toMatchObject([
      { path: 'to', code: 'no_role_for_it', params: { people: grace.name } },
    ]);
    expect(await refused(alan.id)).toMatchObject([{ path: 'to', code: 'not_yourself' }]);
    expect(await refused(randomUUID())).toMatchObject([{ path: 'to', code: 'cannot_see_it' }]);
    expect(problemOf(await grace.ask('DELETE /my-work/{item}/delegation', { params })).status).toBe(404);

    await give(olga.id);
    expect(await workOf(alan)).toMatchObject([{ whose: 'others', delegated: { to: { id: olga.id } } }]);
    expect(await workOf(olga)).toMatchObject([{ whose: 'mine', delegated: { note: 'You know these letters' } }]);
    await eventually(async () => {
      const { notifications } = await olga.api('GET /notifications/{days}', { params: { days: '14' } });
      expect(notifications.map((one) => one.notification_text)).toContain(
        `${alan.name} delegated a task to you for ${name}: Decide on the approval. “You know these letters”`,
      );
      expect(notifications.map((one) => one.notification_link)).toContain(workPath(item));
    });

    await alan.api('DELETE /my-work/{item}/delegation', { params });
    for (const one of [alan, olga]) expect(await workOf(one)).toMatchObject([{ whose: 'mine', delegated: null }]);
    await give(olga.id);
    await decide(olga);
    await eventually(async () => expect(await workOf(alan)).toEqual([]));
  });

  test('can be snoozed until a day, for one user only', async () => {
    const { alan, olga } = await submitted();
    const [item] = await workOf(alan);
    const params = { item: item?.id ?? '' };
    const putOff = (on: string) => alan.ask('PUT /my-work/{item}/reminder', { params, body: { on } });
    expect(problemOf(await putOff(TODAY)).errors).toMatchObject([{ path: 'on', code: 'day_out_of_range' }]);
    expect(problemOf(await putOff('9999-12-31')).errors).toMatchObject([
      { path: 'on', code: 'day_out_of_range', params: { from: addDays(TODAY, 1), to: addMonths(TODAY, 12) } },
    ]);
    await putOff(addDays(TODAY, 7));
    expect(await workOf(alan)).toMatchObject([{ id: item?.id, remind_on: addDays(TODAY, 7) }]);
    expect(await workOf(olga)).toMatchObject([{ id: item?.id, remind_on: null }]);
    await alan.api('DELETE /my-work/{item}/reminder', { params });
    expect(await workOf(alan)).toMatchObject([{ remind_on: null }]);
  });
});

/** Reads all pages, with the given number of people per page. */
const teamOf = async ({ api }: Person, limit = 100) => {
  const people = [];
  let cursor: string | undefined;
  do {
    const page = await api('GET /team-work', { query: { limit, cursor } });
    people.push(...page.people);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return people;
};

test('the team view lists open tasks by person, only in groups where the reader decides', async () => {
  const { group, grace, alan, olga, id, name } = await submitted();
  const [item] = await workOf(olga);
  const task = {
    ...{ id: item?.id, kind: 'approval', due: null, params: item?.params },
    thing: { kind: 'application', id, name },
  };
  const member = (person: Person) => ({
    ...{ id: person.id, name: person.name, open: 1, overdue: 0, is_capped: false, items: [task] },
  });
  // The submitter has tasks too, and administrators of other tests can decide, so only these two are compared.
  const ours = [alan, olga].map((person) => person.id);
  const ofGroup = (people: Awaited<ReturnType<typeof teamOf>>) =>
    people.filter((one) => ours.includes(one.id) && one.items.some(({ thing }) => thing.id === id));
  const both = [alan, olga].map(member).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(ofGroup(await teamOf(alan))).toEqual(both);
  expect(ofGroup(await teamOf(alan, 7))).toEqual(both);

  // A snooze is private. A task that was delegated belongs to the delegate.
  const params = { item: item?.id ?? '' };
  await olga.api('PUT /my-work/{item}/reminder', { params, body: { on: addDays(TODAY, 7) } });
  await alan.api('PUT /my-work/{item}/delegation', { params, body: { to: olga.id, note: '' } });
  expect(ofGroup(await teamOf(alan))).toEqual([member(olga)]);
  expect((await alan.api('GET /team-work', { query: { person: olga.id } })).people).toEqual([member(olga)]);

  const stranger = await signedIn('ApplicationApprover', [await makeGroup()]);
  expect(ofGroup(await teamOf(stranger))).toEqual([]);
  expect(problemOf(await grace.ask('GET /team-work')).status).toBe(403);
  await setRoles(olga.id, [{ name: 'ApplicationReviewer', group }]);
  expect(ofGroup(await teamOf(alan))).toEqual([]);
});
