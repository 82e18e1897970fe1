import { expect, test } from 'vitest';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { harmless } from '#test/domain/tiering/golden-cases.ts';
import { eventually } from '#test/eventually.ts';

const REASON = 'It is used in Berlin alone.';

const scene = async (answers = {}) => {
  const group = await makeGroup();
  const admin = await signedIn('Administrator');
  for (const id of ['nyc-ll144', 'euact'])
    await admin.api('PUT /frameworks/{id}/setting', { params: { id }, query: { enabled: 'true' } });
  const ada = await signedIn('ApplicationContributor', [group]);
  const name = someName('Law');
  const { id } = await ada.api('POST /applications', { body: { name, resource_groups: [group.id] } });
  for (const [question, values] of Object.entries(answers))
    await ada.api('PUT /applications/{id}/intake/answers/{question}', {
      params: { id, question },
      body: { values: values as string[] },
    });
  const shown = async (framework: string, who = ada) => {
    const { frameworks } = await who.api('GET /applications/{id}/frameworks', { params: { id } });
    return frameworks.find((one) => one.framework.id === framework) ?? expect.fail(framework);
  };
  const decide = (frameworkId: string, query: object, who = ada, headers = {}) =>
    who.ask('PUT /applications/{id}/frameworks/{frameworkId}/setting', {
      ...{ params: { id, frameworkId }, query, headers },
    } as never);
  return { group, admin, ada, id, name, shown, decide };
};

test('an enabled framework is proposed with its reasons, and counts until a decision', async () => {
  const { shown } = await scene(harmless({ does: 'ranks_people', employment: 'hiring' }));
  expect(await shown('nyc-ll144')).toMatchObject({
    framework: { name: 'NYC Local Law 144' },
    proposed: {
      ...{ applies: 'unknown', depends_on_place: true },
      because: [{ question: 'employment', values: ['hiring'] }],
    },
    said: null,
    standing: { applies: true, decided: false, role: null },
    roles: [],
    counts: { asked: 14, covered: 0 },
  });
  const euact = await shown('euact');
  expect(euact.standing.classes).toEqual(['literacy', 'any_system', 'high_risk']);
  expect(euact.proposed.classified.find((one) => one.class === 'high_risk')).toMatchObject({
    ...{ certain: true, areas: ['4'], because: [{ question: 'employment', values: ['hiring'] }] },
  });
  expect(euact.roles).toContain('deployer');
});

test('a decision, with a reason when not applicable, is recorded and changes the requirements', async () => {
  const { ada, id, shown, decide } = await scene(harmless({ does: 'ranks_people', employment: 'hiring' }));
  expect(problemOf(await decide('nyc-ll144', { applicable: 'false', reason: 'Too short.' }))).toMatchObject({
    ...{ status: 422, errors: [{ path: 'reason' }] },
  });
  expect((await decide('nyc-ll144', { applicable: 'false', reason: `  ${REASON}  ` })).status).toBe(200);
  expect(await shown('nyc-ll144')).toMatchObject({
    said: { applicable: false, reason: REASON, by: { id: ada.id } },
    standing: { applies: false, decided: true },
    counts: { asked: 0 },
  });

  const before = (await shown('euact')).counts.asked;
  expect(problemOf(await decide('euact', { applicable: 'true', role: 'developer' }))).toMatchObject({ status: 422 });
  expect((await decide('euact', { applicable: 'true', role: 'deployer' })).status).toBe(200);
  const deployed = await shown('euact');
  expect(deployed.standing).toMatchObject({ applies: true, decided: true, role: 'deployer' });
  expect(deployed.counts.asked).toBeLessThan(before);

  const { entries } = await ada.api('GET /applications/{id}/activity', { params: { id } });
  expect(entries.filter(({ action }) => action === 'framework_judged').map(({ changes }) => changes)).toEqual([
    [{ field: 'EU AI Act', to: { applicable: true, law_role: 'deployer', reason: '' } }],
    [{ field: 'NYC Local Law 144', to: { applicable: false, law_role: null, reason: REASON } }],
  ]);
});

test('rejects a decision about a framework that is not enabled', async () => {
  const { decide, admin } = await scene();
  await admin.api('PUT /frameworks/{id}/setting', { params: { id: 'kr-ai-basic-act' }, query: { enabled: 'false' } });
  const refused = problemOf(await decide('kr-ai-basic-act', { applicable: 'false', reason: REASON }));
  expect(refused).toMatchObject({ status: 409, code: 'not_enabled' });
});

test('refuses a decision based on an outdated version', async () => {
  const { ada, id, decide } = await scene();
  const { version } = await ada.api('GET /applications/{id}/frameworks', { params: { id } });
  const seen = { 'if-match': `"${version}"` };
  expect((await decide('euact', { applicable: 'true' }, ada, seen)).status).toBe(200);
  expect(problemOf(await decide('nyc-ll144', { applicable: 'true' }, ada, seen))).toMatchObject({ status: 412 });
  expect((await decide('nyc-ll144', { applicable: 'true' })).status).toBe(200);
});

test('strangers get 404, approvers cannot decide, and reviewers can', async () => {
  const { group, id, decide } = await scene();
  const stranger = await signedIn('ApplicationContributor', [await makeGroup()]);
  expect((await stranger.ask('GET /applications/{id}/frameworks', { params: { id } })).status).toBe(404);
  expect((await decide('euact', { applicable: 'true' }, stranger)).status).toBe(404);
  const approver = await signedIn('ApplicationApprover', [group]);
  expect((await approver.ask('GET /applications/{id}/frameworks', { params: { id } })).status).toBe(200);
  expect((await decide('euact', { applicable: 'true' }, approver)).status).toBe(403);
  const reviewer = await signedIn('ApplicationReviewer', [group]);
  expect((await decide('euact', { applicable: 'true' }, reviewer)).status).toBe(200);
  expect((await decide('gdpr', { applicable: 'true' }, reviewer)).status).toBe(404);
});

test('coverage excludes an application once a framework does not apply to it', async () => {
  const { admin, id, name, decide } = await scene(harmless({ employment: 'hiring' }));
  const concerned = async () => {
    const { applications } = await admin.api('GET /frameworks/{id}/coverage', {
      params: { id: 'nyc-ll144' },
      query: { text: name },
    });
    return applications.find((one) => one.id === id);
  };
  await eventually(async () => expect(await concerned()).toMatchObject({ decided: false, counts: { asked: 14 } }));
  await decide('nyc-ll144', { applicable: 'true' });
  await eventually(async () => expect(await concerned()).toMatchObject({ decided: true }));
  await decide('nyc-ll144', { applicable: 'false', reason: REASON });
  await eventually(async () => expect(await concerned()).toBeUndefined());
});
