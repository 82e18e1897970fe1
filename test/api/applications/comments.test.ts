import { describe, expect, test } from 'vitest';
import type { CommentedKind } from '#domain/comments/on.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { eventually } from '#test/eventually.ts';

const scene = async (things: 'applications' | 'vendors' = 'applications') => {
  const group = await makeGroup();
  const owner = await signedIn('ApplicationContributor', [group]);
  const reviewer = await signedIn('ApplicationReviewer', [group]);
  const { id } = await owner.api(`POST /${things}`, {
    body: { name: someName('Claims'), resource_groups: [group.id] },
  });
  return { group, owner, reviewer, id, params: { id } };
};

const BOTH = [
  { thing: 'application', things: 'applications', otherwise: { purpose: 'Letters' } },
  { thing: 'vendor', things: 'vendors', otherwise: { description: 'Letters' } },
] as const;

describe.each(BOTH)('comments of $things', ({ thing, things, otherwise }) => {
  test('users add, answer, edit and delete comments, each only their own', async () => {
    const { owner, reviewer, params } = await scene(things);
    const list = async () => (await owner.api(`GET /${things}/{id}/comments`, { params })).comments;
    const first = await owner.api(`POST /${things}/{id}/comments`, {
      params,
      body: { text: 'Who checks the letters?' },
    });
    const body = { text: 'We do.\nEach of them.', reply_to: first.id };
    const answer = await reviewer.api(`POST /${things}/{id}/comments`, { params, body });
    expect(answer).toMatchObject({ thread_id: first.id, text: body.text, created_by: { id: reviewer.id } });
    const deeper = await owner.api(`POST /${things}/{id}/comments`, {
      params,
      body: { text: 'Thanks', reply_to: answer.id },
    });
    const other = await reviewer.api(`POST /${things}/{id}/comments`, { params, body: { text: 'Another matter' } });
    expect((await list()).map(({ id }) => id)).toEqual([other.id, deeper.id, answer.id, first.id]);

    const at = (comment: { id: string }) => ({ params: { ...params, comment_id: comment.id } });
    const changed = { ...at(answer), body: { ...answer, text: 'We do, all of them.' } };
    expect(problemOf(await owner.ask(`PUT /${things}/{id}/comments/{comment_id}`, changed)).status).toBe(403);
    const after = await reviewer.api(`PUT /${things}/{id}/comments/{comment_id}`, changed);
    expect(after).toMatchObject({ text: 'We do, all of them.', edited_at: expect.any(String), version: 2 });

    expect(problemOf(await owner.ask(`DELETE /${things}/{id}/comments/{comment_id}`, at(answer))).status).toBe(403);
    await reviewer.api(`DELETE /${things}/{id}/comments/{comment_id}`, at(answer));
    await reviewer.api(`DELETE /${things}/{id}/comments/{comment_id}`, at(answer));
    expect((await list()).find(({ id }) => id === answer.id)).toMatchObject({
      text: '',
      deleted: { by: { id: reviewer.id } },
    });
    const late = problemOf(await reviewer.ask(`PUT /${things}/{id}/comments/{comment_id}`, changed));
    expect(late).toMatchObject({ status: 409, code: 'deleted' });
    const admin = await signedIn('Administrator');
    await admin.api(`DELETE /${things}/{id}/comments/{comment_id}`, at(other));
  });

  test('any participant resolves a conversation, and it continues after reopening', async () => {
    const { owner, reviewer, params } = await scene(things);
    const first = await owner.api(`POST /${things}/{id}/comments`, { params, body: { text: 'Open?' } });
    const at = { params: { ...params, comment_id: first.id } };
    const resolved = await reviewer.api(`PUT /${things}/{id}/comments/{comment_id}/resolved`, at);
    expect(resolved.resolved).toMatchObject({ by: { id: reviewer.id } });
    const reply = { params, body: { text: 'Wait', reply_to: first.id } };
    expect(problemOf(await owner.ask(`POST /${things}/{id}/comments`, reply))).toMatchObject({
      status: 409,
      code: 'resolved',
    });
    await owner.api(`DELETE /${things}/{id}/comments/{comment_id}/resolved`, at);
    const answer = await owner.api(`POST /${things}/{id}/comments`, reply);
    const inside = { params: { ...params, comment_id: answer.id } };
    expect((await owner.ask(`PUT /${things}/{id}/comments/{comment_id}/resolved`, inside)).status).toBe(404);
  });

  test('users without access cannot read, write or be mentioned', async () => {
    const { group, owner, reviewer, id, params } = await scene(things);
    const elsewhere = await makeGroup();
    const stranger = await signedIn('ApplicationContributor', [elsewhere]);
    expect((await stranger.ask(`GET /${things}/{id}/comments`, { params })).status).toBe(404);
    expect((await stranger.ask(`POST /${things}/{id}/comments`, { params, body: { text: 'x' } })).status).toBe(404);
    const named = { params, body: { text: '@both', mentions: [reviewer.id, stranger.id] } };
    const refused = problemOf(await owner.ask(`POST /${things}/{id}/comments`, named));
    expect(refused.errors).toMatchObject([{ path: 'mentions', code: 'cannot_see_it', params: {} }]);
    const made = await owner.api(`POST /${things}/{id}/comments`, {
      params,
      body: { text: '@one', mentions: [reviewer.id] },
    });
    expect(made.mentioned).toEqual([{ id: reviewer.id, name: reviewer.name }]);

    const theirs = await stranger.api(`POST /${things}`, {
      body: { name: someName(), resource_groups: [elsewhere.id] },
    });
    const astray = { params: { id: theirs.id }, body: { text: 'x', reply_to: made.id } };
    const unanswered = problemOf(await stranger.ask(`POST /${things}/{id}/comments`, astray));
    expect(unanswered.errors).toMatchObject([{ path: 'reply_to', code: 'no_such_comment' }]);
    const moved = { params: { id: theirs.id, comment_id: made.id } };
    expect((await stranger.ask(`DELETE /${things}/{id}/comments/{comment_id}`, moved)).status).toBe(404);

    const seen = async ({ email }: { email: string }) =>
      (await owner.api(`GET /${things}/{id}/authorized-users`, { params, query: { text: email } })).users;
    for (const [who, expected] of [
      [owner, [owner.id]],
      [reviewer, [reviewer.id]],
      [stranger, []],
    ] as const)
      expect((await seen(who)).map(({ id }) => id)).toEqual(expected);
    const found = await owner.api(`GET /${things}/{id}/authorized-users`, {
      params: { id },
      query: { text: reviewer.email },
    });
    expect(found).toMatchObject({
      total: 1,
      users: [
        {
          id: reviewer.id,
          roles: [{ name: 'ApplicationReviewer', resource_group: { id: group.id, name: group.name } }],
        },
      ],
    });
    const byRole = await owner.api(`GET /${things}/{id}/authorized-users`, {
      params,
      query: { role: ['ApplicationContributor'], text: owner.email },
    });
    expect(byRole.users.map((user) => user.id)).toEqual([owner.id]);
  });

  test('notifies mentioned users, participants and the owner of a comment', async () => {
    const { owner, reviewer, id, params, group } = await scene(things);
    const boss = await signedIn('ApplicationReviewer', [group]);
    const { name } = await owner.api(`GET /${things}/{id}`, { params });
    await owner.api(`PUT /${things}/{id}`, { params, body: { name, owner: boss.email, resource_groups: [group.id] } });
    const told = async ({ api }: typeof owner) =>
      (await api('GET /notifications/{days}', { params: { days: '14' } })).notifications.map(
        ({ notification_text, notification_link }) => [notification_text, notification_link],
      );
    const link = (comment: string) => `/${things}/detail/${id}/comments?comment=${comment}`;
    const first = await reviewer.api(`POST /${things}/{id}/comments`, { params, body: { text: 'First' } });
    const body = { text: '@Test Person?', mentions: [owner.id], reply_to: first.id };
    await eventually(async () =>
      expect(await told(boss)).toContainEqual([`Test Person commented on ${name}`, link(first.id)]),
    );
    const second = await boss.api(`POST /${things}/{id}/comments`, { params, body });
    await eventually(async () =>
      expect(await told(owner)).toEqual([[`Test Person mentioned you in a comment on ${name}`, link(second.id)]]),
    );
    await eventually(async () =>
      expect(await told(reviewer)).toEqual([[`Test Person commented on ${name}`, link(second.id)]]),
    );
    expect(await told(boss), 'nothing of their own').toHaveLength(2);
  });

  test('the activity combines changes and comments and can be filtered', async () => {
    const { owner, reviewer, params } = await scene(things);
    const before = await owner.api(`GET /${things}/{id}`, { params });
    await reviewer.api(`POST /${things}/{id}/comments`, { params, body: { text: 'First' } });
    await owner.api(`PUT /${things}/{id}`, { params, body: { ...before, ...otherwise } });
    const activity = async (query: object = {}) => {
      const { entries, next_cursor } = await reviewer.api(`GET /${things}/{id}/activity`, { params, query });
      return { told: entries.map(({ what, action }) => [what, action]), next_cursor };
    };
    const all = [
      [thing, 'changed'],
      ['comment', 'created'],
      [thing, 'created'],
    ];
    await eventually(async () => expect((await activity()).told).toEqual(all));
    const { told, next_cursor } = await activity({ limit: 2 });
    expect(told).toEqual(all.slice(0, 2));
    expect((await activity({ limit: 2, cursor: next_cursor })).told).toEqual(all.slice(2));
    expect((await activity({ what: ['comment'] })).told).toEqual([['comment', 'created']]);
    expect((await activity({ who: owner.id, action: ['changed'] })).told).toEqual([[thing, 'changed']]);
  });
});

test('comments on a part of an application are listed with replies and counted', async () => {
  const { owner, reviewer, params } = await scene();
  const about = async (kind: CommentedKind, id: string, more: object = {}) => {
    const query = { on_kind: kind, on_id: id, ...more };
    const { comments, on, next_cursor } = await reviewer.api('GET /applications/{id}/comments', { params, query });
    return { ids: comments.map((one) => one.id), on, next_cursor };
  };
  const say = (text: string, more: object = {}) =>
    owner.api('POST /applications/{id}/comments', { params, body: { text, ...more } });
  const counted = async () => (await owner.api('GET /applications/{id}/comments/counts', { params })).counts;
  const incident = await owner.api('POST /applications/{id}/assessments', {
    params,
    body: { kind: 'incident', what_happened: 'x', known_at: new Date().toISOString() },
  });
  const answer = { kind: 'answer', id: 'employment' };
  const whole = await say('About all of it');
  const first = await say('Hiring only?', { on: answer });
  const risk = await say('Too low', { on: { kind: 'descriptor', id: 'fairness' } });
  const found = await say('Who was told?', { on: { kind: 'assessment', id: incident.id } });
  const reply = await say('Yes', { reply_to: first.id });
  const again = await say('Promotion, too', { on: answer });
  expect([whole.on, reply.on, found.on]).toEqual([
    null,
    { ...answer, name: 'employment' },
    { kind: 'assessment', id: incident.id, name: 'incident' },
  ]);
  expect((await about('control', 'human_check')).on).toEqual({
    kind: 'control',
    id: 'human_check',
    name: 'human_check',
  });
  expect((await about('control', 'nothing')).on).toBeNull();
  expect(await about('answer', 'employment')).toMatchObject({
    ids: [again.id, reply.id, first.id],
    on: { name: 'employment' },
  });
  const { ids, next_cursor } = await about('answer', 'employment', { limit: 2 });
  expect(ids).toEqual([again.id, reply.id]);
  expect((await about('answer', 'employment', { limit: 2, cursor: next_cursor })).ids).toEqual([first.id]);
  expect(await about('descriptor', 'hallucination')).toEqual({
    ids: [],
    on: { kind: 'descriptor', id: 'hallucination', name: 'hallucination' },
    next_cursor: null,
  });

  const at = { params: { ...params, comment_id: reply.id } };
  await owner.api('DELETE /applications/{id}/comments/{comment_id}', at);
  expect((await about('answer', 'employment')).ids, 'that there was something stays').toContain(reply.id);
  expect(await counted()).toEqual(
    expect.arrayContaining([
      { on: answer, comments: 2 },
      { on: { kind: 'descriptor', id: 'fairness' }, comments: 1 },
      { on: { kind: 'assessment', id: incident.id }, comments: 1 },
    ]),
  );
  const changed = { params: { ...params, comment_id: risk.id }, body: { ...risk, text: 'Too low by far' } };
  await owner.api('PUT /applications/{id}/comments/{comment_id}', changed);
  const { comments } = await owner.api('GET /applications/{id}/comments', { params });
  expect(comments).toHaveLength(6);
});

test('rejects comments on parts that the application does not have', async () => {
  const { owner, params } = await scene();
  const other = await scene();
  const incident = await other.owner.api('POST /applications/{id}/assessments', {
    params: other.params,
    body: { kind: 'incident', what_happened: 'x', known_at: new Date().toISOString() },
  });
  const refusal = async (body: object) =>
    problemOf(await owner.ask('POST /applications/{id}/comments', { params, body: { text: 'x', ...body } }));
  for (const on of [
    { kind: 'answer', id: 'no_such_question' },
    { kind: 'descriptor', id: 'no-such-risk' },
    { kind: 'assessment', id: incident.id },
    { kind: 'assessment', id: 'nothing' },
  ]) {
    const { status, errors } = await refusal({ on });
    expect([status, errors?.map(({ path, code }) => [path, code])]).toEqual([422, [['on', 'no_such_thing']]]);
  }
  const first = await owner.api('POST /applications/{id}/comments', { params, body: { text: 'x' } });
  const elsewhere = { reply_to: first.id, on: { kind: 'answer', id: 'employment' } };
  expect((await refusal(elsewhere)).errors).toMatchObject([{ path: 'on', code: 'not_of_the_conversation' }]);
  const half = await owner.ask('GET /applications/{id}/comments', { params, query: { on_kind: 'answer' } });
  expect(problemOf(half)).toMatchObject({ status: 400, errors: [{ path: 'on_id', code: 'missing' }] });
});

test('vendor comments can refer only to questions of the questionnaire', async () => {
  const { owner, reviewer, params } = await scene('vendors');
  const on = { kind: 'answer', id: 'model_facts' } as const;
  const asked = await reviewer.api('POST /vendors/{id}/comments', { params, body: { text: 'Where are they?', on } });
  const reply = { text: 'In its report', reply_to: asked.id };
  const answer = await owner.api('POST /vendors/{id}/comments', { params, body: reply });
  expect(answer.on).toEqual({ ...on, name: 'model_facts' });
  const query = { on_kind: on.kind, on_id: on.id };
  const { comments } = await owner.api('GET /vendors/{id}/comments', { params, query });
  expect(comments.map(({ id }) => id)).toEqual([answer.id, asked.id]);
  expect((await owner.api('GET /vendors/{id}/comments/counts', { params })).counts).toEqual([{ on, comments: 2 }]);
  for (const other of [
    { kind: 'answer', id: 'employment' },
    { kind: 'descriptor', id: 'fairness' },
    { kind: 'control', id: 'human_check' },
  ]) {
    const refused = await owner.ask('POST /vendors/{id}/comments', { params, body: { text: 'x', on: other } });
    expect(problemOf(refused).errors).toMatchObject([{ path: 'on', code: 'no_such_thing' }]);
  }
});

test('a comment of an application is not found under a vendor', async () => {
  const { owner, params } = await scene();
  const vendor = await scene('vendors');
  const said = await owner.api('POST /applications/{id}/comments', { params, body: { text: 'x' } });
  const admin = await signedIn('Administrator');
  for (const id of [vendor.id, params.id])
    expect(
      (await admin.ask('DELETE /vendors/{id}/comments/{comment_id}', { params: { id, comment_id: said.id } })).status,
    ).toBe(404);
  const astray = { params: vendor.params, body: { text: 'x', reply_to: said.id } };
  const refused = problemOf(await admin.ask('POST /vendors/{id}/comments', astray));
  expect(refused.errors).toMatchObject([{ path: 'reply_to', code: 'no_such_comment' }]);
});
