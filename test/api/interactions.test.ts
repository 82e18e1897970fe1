import { randomUUID } from 'node:crypto';
import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { environment } from '#contract/environment.ts';
import { ask, problemOf } from './client.ts';

const s3 = new S3Client({ forcePathStyle: true });

/** All that was kept of a session, from today on: the day may end meanwhile. */
const keptOf = async (session: string) => {
  const Bucket = environment('INTERACTIONS_BUCKET');
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket }));
  const lines: { key: string; session: string }[] = [];
  for (const { Key = '' } of Contents) {
    const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key }));
    const text = (await Body?.transformToString()) ?? '';
    lines.push(
      ...text
        .trimEnd()
        .split('\n')
        .map((line) => ({ key: Key, ...JSON.parse(line) })),
    );
  }
  return lines.filter((line) => line.session === session);
};

const at = new Date().toISOString();
const page = { kind: 'page', at, path: '/applications', query: 'limit=50&text=*' };
const click = { kind: 'click', at, path: '/applications', element: { role: 'button', name: 'actions.save' } };

const send = (body: unknown) => ask('POST /interactions', undefined, { body });

test('how a page is used is kept by days, a line for each thing that was done, by nobody in particular', async () => {
  const session = randomUUID();
  const answer = await send({ session, events: [page, click, { kind: 'scroll', at, path: '/', depth: 50 }] });
  expect(answer).toMatchObject({ status: 204, body: undefined });
  const lines = await keptOf(session);
  const received = { session, received_at: expect.stringMatching(/Z$/), key: expect.any(String) };
  expect(lines).toEqual([
    { ...received, ...page },
    { ...received, ...click },
    { ...received, kind: 'scroll', at, path: '/', depth: 50 },
  ]);
  expect(lines[0]?.key).toMatch(/^interactions\/day=\d{4}-\d\d-\d\d\/[\w-]+\.json$/);
});

test.each([
  ['a value', { ...click, value: 'Secret' }],
  ['the words on an element', { ...click, element: { role: 'button', name: 'Delete Ada Lovelace' } }],
  ['what was searched for', { ...page, query: 'text=Ada' }],
  ['a token in the query', { ...page, query: 'token=abc' }],
  ['a path with a person in it', { ...page, path: '/people/ada@meridian.example' }],
  ['another site', { ...page, path: 'https://elsewhere.example/' }],
  ['what nobody does', { ...page, kind: 'keypress' }],
  ['no time', { ...page, at: 'now' }],
  ['a day long ago', { ...page, at: '1970-01-01T00:00:00.000Z' }],
  ['a day that is far', { ...page, at: '9999-01-01T00:00:00.000Z' }],
  ['words in place of a page', { ...page, path: '/grace-hopper-has-cancer' }],
  ['a number of a bank in place of a page', { ...page, path: '/DE89370400440532013000' }],
  ['a token in place of a page', { ...page, path: '/link/eyJhbGciOiJIUzI1NiJ9' }],
  ['a way out', { ...page, path: '/../../etc/passwd' }],
  ['words in place of an id', { ...page, path: '/frameworks/grace-hopper' }],
  ['a tab that there is not', { ...page, query: 'tab=secret' }],
  ['words in place of a name', { ...page, query: 'grace-hopper=*' }],
  ['a role that there is not', { ...click, element: { role: 'gracehopper' } }],
])('with %s in it nothing is kept', async (_, event) => {
  const session = randomUUID();
  expect([400, 422]).toContain((await send({ session, events: [page, event] })).status);
  expect(await keptOf(session)).toEqual([]);
});

test('neither more than a page has to tell is taken, nor oftener, nor under a name', async () => {
  expect((await send({ session: randomUUID(), events: Array(51).fill(page) })).status).toBe(422);
  expect((await send({ session: 'ada@meridian.example', events: [page] })).status).toBe(422);
  const session = randomUUID();
  const answers = []; // a minute may end among them
  for (let time = 0; time < 65; time++) answers.push(await send({ session, events: [page] }));
  expect(answers.map(({ status }) => status)).toContain(204);
  const last = answers.findLast(({ status }) => status === 429);
  expect(last && problemOf(last)).toMatchObject({ code: 'too_many_requests' });
  expect(last?.headers.get('retry-after')).toBe('60');
});
