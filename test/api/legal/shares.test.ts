/** Links that show a legal document to recipients without an account. */
import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { addDays } from '#domain/day.ts';
import { heldRole } from '#domain/people/role.ts';
import { dayIn } from '#domain/time-zone.ts';
import { COMPANY } from '#local/demo/company.ts';
import { ask, problemOf } from '#test/api/client.ts';
import { type Person, scene } from '#test/api/controls.ts';
import { mailsTo } from '#test/api/mailbox.ts';
import { makeGroup, signedIn } from '#test/api/people.ts';
import { changePerson } from '#test/api/seed/people.ts';
import { eventually } from '#test/eventually.ts';

const AT = '/applications/{id}/legal-documents/{type}' as const;
const type = 'article-27';

/** An application with a started legal document. */
const started = async () => {
  const { ada, sam, id, name } = await scene();
  const params = { id, type };
  await ada.ask(`PUT ${AT}/points/{point}`, { params: { ...params, point: '(a)' }, body: { answer: 'First answer.' } });
  return { ada, sam, name, params };
};

type Of = { id: string; type: string };
const share = (who: Person, params: Of, more: object = {}) =>
  who.ask(`POST ${AT}/shares`, {
    params,
    body: { recipient: 'Pat Example', language: 'es', shows: 'current', ...more },
  });

const made = async (who: Person, params: Of, more: object = {}) => {
  const { status, body } = await share(who, params, more);
  expect(status).toBe(201);
  return body as { url: string; mailed: boolean; share: { id: string; ends_on: string } };
};

const open = (url: string) => ask('POST /shared-documents/read', undefined, { body: { token: url.split('#')[1] } });
const check = (url: string) => ask('POST /shared-documents/check', undefined, { body: { token: url.split('#')[1] } });
const sharesOf = async (who: Person, params: Of) => (await who.api(`GET ${AT}/shares`, { params })).shares;

test('a recipient without an account reads the present document, and each opening is recorded', async () => {
  const { ada, name, params } = await started();
  const email = `${randomUUID()}@acme.example`;
  const { url, mailed } = await made(ada, params, { email });
  expect(url).toMatch(/\/shared#[\w-]{43}$/);
  expect(mailed).toBe(true);
  await eventually(async () => expect((await mailsTo(email)).some(({ body }) => body.includes(url))).toBe(true));

  const { body } = await open(url);
  expect(body).toMatchObject({
    ...{ company: COMPANY.name, recipient: 'Pat Example', language: 'es', signed: null },
    document: { type, application: name },
  });
  expect(JSON.stringify(body)).toContain('First answer.');
  await open(url);

  const [shown] = await sharesOf(ada, params);
  expect(shown).toMatchObject({
    ...{ recipient: 'Pat Example', email, number: null, opened: 2, last_opened_at: expect.any(String) },
    created: { by: { id: ada.id } },
  });
  const document = await ada.api(`GET ${AT}`, { params });
  const { entries } = await ada.api('GET /audit/{what}/{id}', {
    params: { what: 'legal-documents', id: document.id },
    query: {},
  });
  expect(entries.map(({ action, by, as }) => [action, by.name, as])).toEqual([
    ['copy_opened', 'Pat Example', 'recipient'],
    ['copy_opened', 'Pat Example', 'recipient'],
    ['copy_shared', ada.name, 'person'],
    ['created', ada.name, 'person'],
  ]);
  expect(JSON.stringify(entries)).not.toContain(url.split('#')[1]);
  expect(document.version, 'openings do not change the document').toBe(1);
});

test('unknown, expired and revoked links get the same answer', async () => {
  const { ada, params } = await started();
  const { url, share } = await made(ada, params);
  const other = await made(ada, params, { recipient: 'Other' });
  const revoke = () => ada.ask(`DELETE ${AT}/shares/{share_id}`, { params: { ...params, share_id: share.id } });
  expect((await revoke()).status).toBe(204);
  expect((await revoke()).status).toBe(404);
  expect((await sharesOf(ada, params)).map(({ recipient }) => recipient)).toEqual(['Other']);

  const answers = [await open(url), await open(`#${randomBytes(32).toString('base64url')}`), await open('#short')];
  const problems = answers.map((answer) => problemOf(answer));
  for (const { status, code, detail, errors } of problems)
    expect({ status, code, detail, errors }).toEqual({
      ...{ status: 422, code: 'no_such_link', errors: [] },
      detail: 'This link is incomplete or no longer valid. Ask the sender for a new one.',
    });
  expect((await open(other.url)).status).toBe(200);
});

test('a link ends with the access of the person who created it, and with the application', async () => {
  const { ada, params } = await started();
  const [group, everything] = [await makeGroup(), await makeGroup('ALL')];
  const author = await signedIn('ApplicationContributor', [everything]);
  const { url } = await made(author, params);
  expect((await open(url)).status).toBe(200);
  expect((await check(url)).status).toBe(204);
  const blocked = async () => (await sharesOf(ada, params)).map((one) => one.blocked);
  expect(await blocked()).toEqual([null]);
  await changePerson(author.id, { roles: [heldRole('ApplicationContributor', group)] });
  expect((await open(url)).status).toBe(422);
  expect((await check(url)).status).toBe(422);
  expect(await blocked()).toEqual(['creator_access']);
  await changePerson(author.id, { status: 'disabled' });
  expect(await blocked()).toEqual(['creator_gone']);
  await changePerson(author.id, { status: 'active' });
  await changePerson(author.id, { roles: [heldRole('ApplicationAuditor', everything)] });
  expect((await open(url)).status).toBe(422);

  const own = await made(ada, params);
  const administrator = await signedIn('Administrator');
  await administrator.api('DELETE /applications/{id}', { params: { id: params.id } });
  expect((await open(own.url)).status).toBe(422);
});

test('a signed document is shared as it was signed', async () => {
  const { ada, sam, params } = await started();
  const refused = problemOf(await share(ada, params, { shows: 'signed' }));
  expect(refused).toMatchObject({ status: 422, errors: [{ path: 'shows' }] });
  for (const point of ['(a)', '(b)', '(c)', '(d)', '(e)', '(f)'])
    await ada.ask(`PUT ${AT}/points/{point}`, { params: { ...params, point }, body: { answer: `Signed ${point}` } });
  await ada.api(`POST ${AT}/submit`, { params });
  const { digest } = await sam.api(`GET ${AT}`, { params });
  await sam.api(`POST ${AT}/sign`, { params, body: { digest } });
  const { url } = await made(ada, params, { shows: 'signed' });
  await ada.api(`POST ${AT}/revise`, { params });
  await ada.ask(`PUT ${AT}/points/{point}`, { params: { ...params, point: '(a)' }, body: { answer: 'Later' } });
  const { body } = await open(url);
  expect(body).toMatchObject({ signed: { number: 1, by: { id: sam.id }, sha256: expect.any(String) } });
  expect(JSON.stringify(body)).toContain('Signed (a)');
  expect(JSON.stringify(body)).not.toContain('Later');

  const asIs = await made(ada, params);
  await ada.api('POST /applications/{id}/retirement', {
    params: { id: params.id },
    body: { reason: 'Replaced by another application.' },
  });
  expect(problemOf(await share(ada, params)).errors).toMatchObject([{ path: 'shows', code: 'retired_signed_only' }]);
  expect((await open(asIs.url)).status).toBe(422);
  expect(await sharesOf(ada, params)).toMatchObject([{ blocked: 'retired' }, { blocked: null }]);
  expect((await share(ada, params, { shows: 'signed' })).status).toBe(201);
  expect((await open(url)).status).toBe(200);
});

test('only those who can change the application share its documents, for 90 days at most', async () => {
  const { ada, sam, params } = await started();
  const [auditor, stranger] = await Promise.all([signedIn('ApplicationAuditor'), scene()]);
  for (const who of [sam, auditor]) {
    expect((await share(who, params)).status).toBe(403);
    expect((await who.ask(`GET ${AT}/shares`, { params })).status).toBe(403);
  }
  expect((await share(stranger.ada, params)).status).toBe(404);
  expect((await stranger.ada.ask(`GET ${AT}/shares`, { params })).status).toBe(404);
  expect((await share(ada, { ...params, type: 'annex-iv' })).status, 'nothing to share yet').toBe(404);

  const today = dayIn(COMPANY.time_zone);
  for (const ends_on of [addDays(today, -2), addDays(today, 92)])
    expect(problemOf(await share(ada, params, { ends_on }))).toMatchObject({
      errors: [{ path: 'ends_on', code: 'day_out_of_range' }],
    });
  expect(problemOf(await share(ada, params, { recipient: ' ' })).errors).toMatchObject([{ path: 'recipient' }]);
  const { share: usual } = await made(ada, params);
  expect([addDays(today, 29), addDays(today, 30)]).toContain(usual.ends_on);
});
