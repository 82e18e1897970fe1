/** One framework from enabling to coverage, and after its evidence expires: three people, one control. */

import { expect, test } from 'vitest';
import { addDays } from '#domain/day.ts';
import { change, give, IN_A_YEAR, type Person, shown } from '#test/api/controls.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { runDaily } from '#test/api/seed/jobs.ts';
import { harmless } from '#test/domain/tiering/golden-cases.ts';
import { eventually } from '#test/eventually.ts';

const FRAMEWORKS = ['iso-iec42001', 'euact'] as const;
const FILE = 'risk,owner,rating\nA candidate is left out for no reason,Ada,high\n';

const upload = async ({ api }: Person, id: string) => {
  const body = { name: 'Risk register.csv', size: Buffer.byteLength(FILE), kind: 'assessment' as const };
  const { document, upload } = await api('POST /applications/{id}/documents', { params: { id }, body });
  const form = new FormData();
  for (const [name, value] of Object.entries(upload.fields)) form.append(name, value);
  form.append('file', new Blob([FILE]), body.name);
  await fetch(upload.url, { method: 'POST', body: form });
  await eventually(async () => {
    expect(await api('GET /documents/{id}', { params: { id: document.id } })).toMatchObject({ state: 'ready' });
  });
  return document.id;
};

test('coverage of two frameworks rises with accepted evidence and falls when that expires', async () => {
  const group = await makeGroup();
  const [admin, ada, rita] = await Promise.all([
    signedIn('Administrator'),
    signedIn('ApplicationContributor', [group]),
    signedIn('ApplicationReviewer', [group]),
  ]);
  for (const id of FRAMEWORKS)
    await admin.api('PUT /frameworks/{id}/setting', { params: { id }, query: { enabled: 'true' } });

  const body = { name: someName('Hiring'), resource_groups: [group.id], owner: ada.email };
  const { id, name } = await ada.api('POST /applications', { body });
  const answers = harmless({ does: 'ranks_people', employment: 'hiring' });
  for (const [question, values] of Object.entries(answers))
    await ada.api('PUT /applications/{id}/intake/answers/{question}', {
      params: { id, question },
      body: { values: [...values] },
    });
  const both = async () => {
    const { frameworks } = await ada.api('GET /applications/{id}/frameworks', { params: { id } });
    return FRAMEWORKS.map(
      (wanted) => frameworks.find(({ framework }) => framework.id === wanted) ?? expect.fail(wanted),
    );
  };
  const covered = async () => (await both()).map(({ counts }) => counts.covered);
  expect((await both()).map(({ proposed, said }) => [proposed.applies, said])).toEqual([
    ['yes', null],
    ['unknown', null],
  ]);

  const decide = (frameworkId: string, query: object) =>
    ada.api('PUT /applications/{id}/frameworks/{frameworkId}/setting', {
      params: { id, frameworkId },
      query: { applicable: 'true', ...query },
    });
  await decide('iso-iec42001', {});
  await decide('euact', { role: 'provider_and_deployer', reason: 'We made it, and use it in Berlin.' });
  expect((await both()).map(({ standing }) => [standing.applies, standing.decided])).toEqual([
    [true, true],
    [true, true],
  ]);
  expect(await covered()).toEqual([0, 0]);

  const at = { id, controlId: 'risk_process' };
  await change(ada, at, { owner: ada.id, implementation: 'Each risk has an owner and a rating.' });
  await give(ada, at, {
    ...{ kind: 'document', name: 'Risk register', url: undefined, document_id: await upload(ada, id) },
    expires_on: IN_A_YEAR,
  });
  await change(ada, at, { action: 'submit' });
  expect(await covered(), 'as long as nobody has accepted it').toEqual([0, 0]);
  expect(Object((await change(rita, at, { action: 'accept' })).body).state).toBe('accepted');
  await eventually(async () => expect(await covered()).toEqual([2, 1]));

  const [piece] = (await shown(ada, at)).evidence;
  await runDaily.evidence(piece?.id ?? '', addDays(IN_A_YEAR, 1));
  expect(await shown(ada, at)).toMatchObject({ state: 'returned', returned: { reason: 'evidence_expired' } });
  await eventually(async () => expect(await covered()).toEqual([0, 0]));
  await eventually(async () => {
    const { notifications } = await ada.api('GET /notifications/{days}', { params: { days: '14' } });
    expect(notifications.map((one) => one.notification_text)).toContain(
      `Controls of ${name} were returned because their evidence has expired`,
    );
  });
});
