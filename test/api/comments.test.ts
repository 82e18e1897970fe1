import { expect, test } from 'vitest';
import { eventually } from '#test/eventually.ts';
import { problemOf } from './client.ts';
import { makeGroup, signedIn, someName } from './people.ts';

const scene = async () => {
  const group = await makeGroup();
  const owner = await signedIn('ApplicationContributor', [group]);
  const reviewer = await signedIn('ApplicationReviewer', [group]);
  const { id } = await owner.api('POST /applications', {
    body: { name: someName('Claims'), resource_groups: [group.id] },
  });
  return { group, owner, reviewer, id, params: { id } };
};

test('a conversation: begun, answered, changed and taken back, each by whoever wrote it', async () => {
  const { owner, reviewer, params } = await scene();
  const list = async () => (await owner.api('GET /applications/{id}/comments', { params })).comments;
  const first = await owner.api('POST /applications/{id}/comments', {
    params,
    body: { text: 'Who checks the letters?' },
  });
  const body = { text: 'We do.\nEach of them.', reply_to: first.id };
  const answer = await reviewer.api('POST /applications/{id}/comments', { params, body });
  expect(answer).toMatchObject({ thread_id: first.id, text: body.text, created_by: { id: reviewer.id } });
  const deeper = await owner.api('POST /applications/{id}/comments', {
    params,
    body: { text: 'Thanks', reply_to: answer.id },
  });
  const other = await reviewer.api('POST /applications/{id}/comments', { params, body: { text: 'Another matter' } });
  expect((await list()).map(({ id }) => id)).toEqual([other.id, deeper.id, answer.id, first.id]);

  const at = (comment: { id: string }) => ({ params: { ...params, comment_id: comment.id } });
  const changed = { ...at(answer), body: { ...answer, text: 'We do, all of them.' } };
  expect(problemOf(await owner.ask('PUT /applications/{id}/comments/{comment_id}', changed)).status).toBe(403);
  const after = await reviewer.api('PUT /applications/{id}/comments/{comment_id}', changed);
  expect(after).toMatchObject({ text: 'We do, all of them.', edited_at: expect.any(String), version: 2 });

  expect(problemOf(await owner.ask('DELETE /applications/{id}/comments/{comment_id}', at(answer))).status).toBe(403);
  await reviewer.api('DELETE /applications/{id}/comments/{comment_id}', at(answer));
  await reviewer.api('DELETE /applications/{id}/comments/{comment_id}', at(answer));
  expect((await list()).find(({ id }) => id === answer.id)).toMatchObject({
    text: '',
    deleted: { by: { id: reviewer.id } },
  });
  const late = problemOf(await reviewer.ask('PUT /applications/{id}/comments/{comment_id}', changed));
  expect(late).toMatchObject({ status: 409, code: 'deleted' });
  const admin = await signedIn('Administrator');
  await admin.api('DELETE /applications/{id}/comments/{comment_id}', at(other));
});

test('a conversation is resolved by anybody in it, and goes on once it is open again', async () => {
  const { owner, reviewer, params } = await scene();
  const first = await owner.api('POST /applications/{id}/comments', { params, body: { text: 'Open?' } });
  const at = { params: { ...params, comment_id: first.id } };
  const resolved = await reviewer.api('PUT /applications/{id}/comments/{comment_id}/resolved', at);
  expect(resolved.resolved).toMatchObject({ by: { id: reviewer.id } });
  const reply = { params, body: { text: 'Wait', reply_to: first.id } };
  expect(problemOf(await owner.ask('POST /applications/{id}/comments', reply))).toMatchObject({
    status: 409,
    code: 'resolved',
  });
  await owner.api('DELETE /applications/{id}/comments/{comment_id}/resolved', at);
  const answer = await owner.api('POST /applications/{id}/comments', reply);
  const inside = { params: { ...params, comment_id: answer.id } };
  expect((await owner.ask('PUT /applications/{id}/comments/{comment_id}/resolved', inside)).status).toBe(404);
});

test('whoever cannot see an application neither reads nor writes of it, and is not to be named there', async () => {
  const { group, owner, reviewer, id, params } = await scene();
  const elsewhere = await makeGroup();
  const stranger = await signedIn('ApplicationContributor', [elsewhere]);
  expect((await stranger.ask('GET /applications/{id}/comments', { params })).status).toBe(404);
  expect((await stranger.ask('POST /applications/{id}/comments', { params, body: { text: 'x' } })).status).toBe(404);
  const named = { params, body: { text: '@both', mentions: [reviewer.id, stranger.id] } };
  const refused = problemOf(await owner.ask('POST /applications/{id}/comments', named));
  expect(refused.errors).toMatchObject([
    { path: 'mentions', code: 'cannot_see_it', params: { people: stranger.name } },
  ]);
  const made = await owner.api('POST /applications/{id}/comments', {
    params,
    body: { text: '@one', mentions: [reviewer.id] },
  });
  expect(made.mentioned).toEqual([{ id: reviewer.id, name: reviewer.name }]);

  const theirs = await stranger.api('POST /applications', {
    body: { name: someName(), resource_groups: [elsewhere.id] },
  });
  const astray = { params: { id: theirs.id }, body: { text: 'x', reply_to: made.id } };
  const unanswered = problemOf(await stranger.ask('POST /applications/{id}/comments', astray));
  expect(unanswered.errors).toMatchObject([{ path: 'reply_to', code: 'no_such_comment' }]);
  const moved = { params: { id: theirs.id, comment_id: made.id } };
  expect((await stranger.ask('DELETE /applications/{id}/comments/{comment_id}', moved)).status).toBe(404);

  const seen = await owner.api('GET /applications/{id}/authorized-users', { params, query: { limit: 100 } });
  const ids = seen.users.map((user) => user.id);
  expect(ids).toEqual(expect.arrayContaining([owner.id, reviewer.id]));
  expect(ids).not.toContain(stranger.id);
  const found = await owner.api('GET /applications/{id}/authorized-users', {
    params: { id },
    query: { text: reviewer.email },
  });
  expect(found).toMatchObject({
    total: 1,
    users: [
      { id: reviewer.id, roles: [{ name: 'ApplicationReviewer', resource_group: { id: group.id, name: group.name } }] },
    ],
  });
  const byRole = await owner.api('GET /applications/{id}/authorized-users', {
    params,
    query: { role: ['ApplicationContributor'], text: owner.email },
  });
  expect(byRole.users.map((user) => user.id)).toEqual([owner.id]);
});

test('whoever is named in a comment hears of it, and whoever was in the conversation or owns the application of a new one', async () => {
  const { owner, reviewer, id, params, group } = await scene();
  const boss = await signedIn('ApplicationReviewer', [group]);
  const { name } = await owner.api('GET /applications/{id}', { params });
  await owner.api('PUT /applications/{id}', { params, body: { name, owner: boss.email, resource_groups: [group.id] } });
  const told = async ({ api }: typeof owner) =>
    (await api('GET /notifications/{days}', { params: { days: '14' } })).notifications.map(
      ({ notification_text, notification_link }) => [notification_text, notification_link],
    );
  const link = (comment: string) => `/applications/detail/${id}/comments?comment=${comment}`;
  const first = await reviewer.api('POST /applications/{id}/comments', { params, body: { text: 'First' } });
  const body = { text: '@Test Person?', mentions: [owner.id], reply_to: first.id };
  await eventually(async () =>
    expect(await told(boss)).toContainEqual([`Test Person commented on ${name}`, link(first.id)]),
  );
  const second = await boss.api('POST /applications/{id}/comments', { params, body });
  await eventually(async () =>
    expect(await told(owner)).toEqual([[`Test Person mentioned you in a comment on ${name}`, link(second.id)]]),
  );
  await eventually(async () =>
    expect(await told(reviewer)).toEqual([[`Test Person commented on ${name}`, link(second.id)]]),
  );
  expect(await told(boss), 'nothing of their own').toHaveLength(2);
});

test('what was done to an application is read together with what was said about it, and narrowed', async () => {
  const { owner, reviewer, params } = await scene();
  const before = await owner.api('GET /applications/{id}', { params });
  await reviewer.api('POST /applications/{id}/comments', { params, body: { text: 'First' } });
  await owner.api('PUT /applications/{id}', { params, body: { ...before, purpose: 'Letters' } });
  const activity = async (query: object = {}) => {
    const { entries, next_cursor } = await reviewer.api('GET /applications/{id}/activity', { params, query });
    return { told: entries.map(({ what, action }) => [what, action]), next_cursor };
  };
  const all = [
    ['application', 'changed'],
    ['comment', 'created'],
    ['application', 'created'],
  ];
  await eventually(async () => expect((await activity()).told).toEqual(all));
  const { told, next_cursor } = await activity({ limit: 2 });
  expect(told).toEqual(all.slice(0, 2));
  expect((await activity({ limit: 2, cursor: next_cursor })).told).toEqual(all.slice(2));
  expect((await activity({ what: ['comment'] })).told).toEqual([['comment', 'created']]);
  expect((await activity({ who: owner.id, action: ['changed'] })).told).toEqual([['application', 'changed']]);
});
