import { expect, test } from 'vitest';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { harmless } from '#test/domain/tiering/golden-cases.ts';

const REASON = 'Only people whom we know use it.';

const scene = async (answers = {}) => {
  const group = await makeGroup();
  const ada = await signedIn('ApplicationContributor', [group]);
  const reviewer = await signedIn('ApplicationReviewer', [group]);
  const body = { name: someName('Risky'), resource_groups: [group.id] };
  const { id } = await ada.api('POST /applications', { body });
  const params = { id };
  for (const [question, values] of Object.entries(answers))
    await ada.api('PUT /applications/{id}/intake/answers/{question}', {
      params: { id, question },
      body: { values: values as string[] },
    });
  const say = (who: typeof ada, descriptor: string, draft: object = { level: 'low', reason: REASON }) =>
    who.ask('PUT /applications/{id}/risks/{descriptor}', { params: { id, descriptor }, body: draft as never });
  const shown = async (who = ada) => (await who.api('GET /applications/{id}/risks', { params })).risks;
  const one = async (key: string) => (await shown()).find((risk) => risk.key === key);
  return { group, ada, reviewer, id, params, say, shown, one };
};

test('risks follow the current answers and list the answers that cause them', async () => {
  const { shown, reviewer, one } = await scene(
    harmless({ does: 'ranks_people', employment: 'hiring', human_check: 'no' }),
  );
  const [first] = await shown(reviewer);
  expect(await shown()).toHaveLength(16);
  expect(first).toMatchObject({ inherent: 'high', residual: 'high', provisional: false, own: null });
  expect(await one('fairness')).toMatchObject({
    because: [
      { question: 'does', values: ['ranks_people'] },
      { question: 'employment', values: ['hiring'] },
      { question: 'affected', values: ['staff'] },
    ],
  });
});

test('proposals use catalog names: control titles and framework ids', async () => {
  const { one } = await scene(harmless({ does: 'ranks_people', employment: 'hiring' }));
  const titles = (await one('fairness'))?.proposals.map((proposal) => 'title' in proposal && proposal.title.es);
  expect(titles?.slice(0, 2)).toEqual(['Recurso ante una persona', 'Búsqueda de variables sustitutas']);
  const frameworks = (await one('fairness'))?.proposals.flatMap((proposal) =>
    proposal.kind === 'framework' ? [[proposal.key, proposal.framework]] : [],
  );
  expect(frameworks).toContainEqual(['local_law_144', 'nyc-ll144']);
});

test('every risk is provisionally high before any answer', async () => {
  const { shown } = await scene();
  expect((await shown()).every(({ inherent, provisional }) => inherent === 'high' && provisional)).toBe(true);
});

test('a suggested level is shown beside the derived risk, and can be removed', async () => {
  const { ada, reviewer, id, params, say, one } = await scene(harmless({ does: 'drafts', outside: 'yes' }));
  const before = await one('security-risk');
  expect((await say(reviewer, 'security-risk', { level: 'high', reason: `  ${REASON}  ` })).status).toBe(200);
  expect(await one('security-risk')).toEqual({
    ...before,
    own: { level: 'high', reason: REASON, at: expect.any(String), by: { id: reviewer.id, name: reviewer.name } },
  });
  // A risk with a suggested high level comes first, whatever its derived level.
  const { risks } = await ada.api('GET /applications/{id}/risks', { params });
  expect(risks[0]?.key).toBe('security-risk');

  await Promise.all([
    say(ada, 'security-risk', { level: 'medium', reason: `${REASON} Still.` }),
    say(reviewer, 'business'),
  ]);
  expect([await one('security-risk'), await one('business')]).toMatchObject([
    { own: { level: 'medium', by: { id: ada.id } } },
    { own: { level: 'low', by: { id: reviewer.id } } },
  ]);
  const at = { params: { ...params, descriptor: 'security-risk' } };
  await ada.api('DELETE /applications/{id}/risks/{descriptor}', at);
  await ada.api('DELETE /applications/{id}/risks/{descriptor}', at);
  expect(await one('security-risk')).toEqual(before);

  const { entries } = await ada.api('GET /applications/{id}/activity', { params, query: {} });
  const judged = entries.filter(({ action }) => action === 'risk_judged');
  const ofSecurity = judged.filter(({ changes }) => changes[0]?.field === 'security-risk');
  expect(judged).toHaveLength(4);
  expect(ofSecurity.map(({ by, changes }) => [by.id, ...changes])).toEqual([
    [ada.id, { field: 'security-risk', from: { level: 'medium', reason: `${REASON} Still.` } }],
    [
      ada.id,
      {
        field: 'security-risk',
        from: { level: 'high', reason: REASON },
        to: { level: 'medium', reason: `${REASON} Still.` },
      },
    ],
    [reviewer.id, { field: 'security-risk', to: { level: 'high', reason: REASON } }],
  ]);
  expect((await ada.api('GET /applications/{id}', { params })).id).toBe(id);
});

test('a suggested level requires a reason, a known risk and an eligible role', async () => {
  const { group, ada, say, params } = await scene();
  const refused = async (descriptor: string, draft: object) => problemOf(await say(ada, descriptor, draft));
  expect(await refused('business', { level: 'low', reason: ' Too short, this.   ' })).toMatchObject({
    status: 422,
    errors: [{ path: 'reason', code: 'too_short', params: { min: 20 } }],
  });
  expect(await refused('business', { level: 'grave', reason: REASON })).toMatchObject({
    errors: [{ path: 'level', code: 'not_a_choice' }],
  });
  expect(await refused('weather', { level: 'low', reason: REASON })).toMatchObject({ status: 404 });
  const approver = await signedIn('ApplicationApprover', [group]);
  expect((await say(approver, 'business')).status).toBe(403);
  const elsewhere = await signedIn('ApplicationReviewer', [group]);
  const other = await signedIn('ApplicationContributor', [await makeGroup()]);
  expect((await elsewhere.ask('GET /applications/{id}/risks', { params })).status).toBe(200);
  expect((await other.ask('GET /applications/{id}/risks', { params })).status).toBe(404);
  expect((await say(other, 'business')).status).toBe(404);
});
