/** Tasks about a vendor: the same as for an application, plus its questionnaire. */

import { expect, test } from 'vitest';
import { DecisionMade } from '#domain/approval/approval.ts';
import { addDays } from '#domain/day.ts';
import { OUTSIDE } from '#domain/diligence/words.ts';
import { ask } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { answerDiligence } from '#test/api/seed/vendors.ts';
import { eventually } from '#test/eventually.ts';
import { SOUND_ANSWERS } from '#test/sound-vendor.ts';
import { TODAY } from '#test/today.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

const workOf = async ({ api }: Person, id: string) =>
  (await api('GET /my-work', {})).items.filter(({ thing }) => thing.id === id);

/** A vendor, its owner and two approvers. */
const begun = async () => {
  const group = await makeGroup();
  const [grace, alan, olga] = await Promise.all([
    signedIn('ApplicationContributor', [group]),
    signedIn('ApplicationApprover', [group]),
    signedIn('ApplicationApprover', [group]),
  ]);
  const said = { description: 'Models', criticality: 'low' as const, data_shared: 'internal' as const };
  const body = { name: someName('Acme'), owner: grace.email, resource_groups: [group.id], ...said };
  const { id, name } = await grace.api('POST /vendors', { body });
  const has = (who: Person, ...expected: object[]) =>
    eventually(async () => {
      const items = await workOf(who, id);
      expect(items).toHaveLength(expected.length);
      expect(items).toMatchObject(expected);
    });
  return { group, grace, alan, olga, id, name, params: { id }, has };
};

/** Answers the whole questionnaire and sends it through its link. */
const answersBy = async (id: string, url: string) => {
  await answerDiligence(id, SOUND_ANSWERS, { id: OUTSIDE, name: 'Acme' });
  const body = { token: url.split('#')[1] ?? '', name: 'Pat Example', email: 'pat@acme.example' };
  expect((await ask('POST /due-diligence/send', undefined, { body })).status).toBe(200);
};

test('a vendor approval waits for deciders, can be delegated, and leaves a condition until fulfilled', async () => {
  const { grace, alan, olga, id, name, params, has } = await begun();
  await grace.api('POST /vendors/{id}/approval/submissions', { params, body: { note: '' } });
  const approval = { kind: 'approval', whose: 'mine', thing: { kind: 'vendor', id, name } };
  await has(alan, approval);
  await has(olga, approval);
  await has(grace, { kind: 'in_review', whose: 'others' });

  const [item] = await workOf(alan, id);
  const asked = { params: { item: item?.id ?? '' } };
  const found = async ({ email: text }: Person) =>
    (await alan.api('GET /my-work/{item}/people', { ...asked, query: { text } })).people.map((one) => one.id);
  expect(await found(olga)).toEqual([olga.id]);
  expect(await found(grace)).toEqual([]);
  await alan.api('PUT /my-work/{item}/delegation', { ...asked, body: { to: olga.id, note: 'You know them' } });
  await has(alan, { whose: 'others', delegated: { to: { id: olga.id } } });
  await has(olga, { whose: 'mine', delegated: { note: 'You know them' } });

  const due = addDays(TODAY, 3);
  const conditions = [{ text: 'It signs our terms', owner: grace.id, due }];
  const said = { round: 1, stage: 1, verdict: 'approve_with_conditions', reason: 'Well described', conditions };
  await olga.api('POST /vendors/{id}/approval/decisions', { params, body: DecisionMade.parse(said) });
  for (const one of [alan, olga]) await has(one);
  await eventually(async () =>
    expect(await workOf(grace, id)).toContainEqual(expect.objectContaining({ kind: 'condition', due })),
  );
  const met = { params: { id, number: '1' }, body: { done: true } };
  await grace.api('PUT /vendors/{id}/approval/conditions/{number}', met);
  await eventually(async () => expect((await workOf(grace, id)).map(({ kind }) => kind)).not.toContain('condition'));
});

test('a questionnaire waits for the owner once an application uses the vendor', async () => {
  const { group, grace, alan, id, params, has } = await begun();
  const app = { name: someName('Letters'), resource_groups: [group.id], vendor_id: id };
  const used = await grace.api('POST /applications', { body: app });
  await has(grace, { kind: 'questionnaire', whose: 'mine', due: null, able: true });
  const free = (vendor_id: string | null) =>
    grace.api('PUT /applications/{id}', { params: { id: used.id }, body: { ...app, vendor_id } });
  await free(null);
  await has(grace);
  await free(id);
  await has(grace, { kind: 'questionnaire' });
  const before = await grace.api('GET /vendors/{id}', { params });
  await grace.api('PUT /vendors/{id}', { params, body: { ...before, owner: alan.email } });
  await has(alan, { kind: 'questionnaire', whose: 'mine', able: false });
});

test('while a vendor answers, its owner waits, and sent answers wait for acceptance', async () => {
  const { grace, alan, id, params, has } = await begun();
  const { link } = await grace.api('POST /vendors/{id}/questionnaire/link', { params, body: { language: 'en' } });
  const last = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
  await has(
    grace,
    { kind: 'questionnaire_asked', whose: 'others', since: link.at, due: last },
    { kind: 'questionnaire', whose: 'mine', from: last },
  );
  await grace.api('DELETE /vendors/{id}/questionnaire/link', { params });
  await has(grace);
  const again = await grace.api('POST /vendors/{id}/questionnaire/link', { params, body: { language: 'en' } });
  await answersBy(id, again.url);
  await has(grace, { kind: 'questionnaire_review', whose: 'mine', params: { by: 'Pat Example' } });
  await has(alan);
  await grace.api('POST /vendors/{id}/questionnaire/accept', { params, body: {} });
  await has(grace);
});

test('sent answers wait for everyone who may accept them when the owner may not', async () => {
  const { group, grace, alan, id, params, has } = await begun();
  const before = await grace.api('GET /vendors/{id}', { params });
  await grace.api('PUT /vendors/{id}', { params, body: { ...before, owner: alan.email } });
  const { url } = await grace.api('POST /vendors/{id}/questionnaire/link', { params, body: { language: 'en' } });
  await answersBy(id, url);
  const review = { kind: 'questionnaire_review', whose: 'mine' };
  await has(grace, review);
  await has(alan);
  await has(await signedIn('ApplicationReviewer', [group]));
});
