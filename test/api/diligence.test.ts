import { expect, test } from 'vitest';
import type { DiligenceQuestionKey } from '#domain/diligence/questions.ts';
import type { VendorDraft } from '#domain/vendor.ts';
import { SOUND_ANSWERS } from '#test/sound-vendor.ts';
import { problemOf } from './client.ts';
import { makeGroup, signedIn, someName } from './people.ts';

type Person = Awaited<ReturnType<typeof signedIn>>;

const SAID: Partial<VendorDraft> = { trains_on_data: 'no', data_shared: 'internal', criticality: 'medium' };

const makeVendor = async (by: Person, said: Partial<VendorDraft> = SAID) => {
  const { id } = await by.api('POST /vendors', { body: { name: someName('Acme'), ...said } });
  return { id };
};

const answer = (by: Person, id: string, question: DiligenceQuestionKey, ...values: string[]) =>
  by.ask('PUT /vendors/{id}/questionnaire/answers/{question}', { params: { id, question }, body: { values } });

const answerAll = async (by: Person, id: string, other: Partial<typeof SOUND_ANSWERS> = {}) => {
  for (const [question, values] of Object.entries({ ...SOUND_ANSWERS, ...other }))
    expect(await answer(by, id, question as DiligenceQuestionKey, ...values)).toMatchObject({ status: 200 });
};

test('what is answered here counts once all of it is and somebody finishes it: then it is kept, and shown in the list', async () => {
  const ada = await signedIn('ApplicationContributor');
  const params = await makeVendor(ada);
  const first = await ada.api('GET /vendors/{id}/questionnaire', { params });
  expect(first).toMatchObject({ state: 'open', number: 0, answers: {}, result: { level: 'unknown' } });
  expect(await answer(ada, params.id, 'separation', 'no')).toMatchObject({
    body: { answers: { separation: { values: ['no'], by: { id: ada.id } } }, result: { level: 'high' } },
  });
  expect(await ada.api('GET /vendors/{id}', { params })).not.toHaveProperty('risk');

  const early = problemOf(await ada.ask('POST /vendors/{id}/questionnaire/finish', { params, body: {} }));
  expect(early).toMatchObject({ status: 422 });
  expect(early.errors).toHaveLength(27);

  await answerAll(ada, params.id, { separation: ['no'] });
  const finished = await ada.api('POST /vendors/{id}/questionnaire/finish', { params, body: {} });
  expect(finished).toMatchObject({ state: 'accepted', number: 1, sent: null, accepted: { by: { id: ada.id } } });
  const vendor = await ada.api('GET /vendors/{id}', { params });
  expect(vendor).toMatchObject({ risk: 'high', risk_gate: 'data_unprotected' });
  const listed = await ada.api('GET /vendors', { query: { text: vendor.name, risk: ['high'] } });
  expect(listed.vendors).toMatchObject([{ id: params.id, risk: 'high' }]);

  expect(problemOf(await answer(ada, params.id, 'separation', 'yes'))).toMatchObject({ code: 'illegal_transition' });
  const again = await ada.ask('POST /vendors/{id}/questionnaire/finish', { params, body: {} });
  expect(problemOf(again)).toMatchObject({ code: 'illegal_transition' });

  const { entries } = await ada.api('GET /audit/{what}/{id}', { params: { what: 'vendors', ...params }, query: {} });
  expect(entries[0]).toMatchObject({
    action: 'questionnaire_accepted',
    changes: [
      { field: 'questionnaire_state', from: 'open', to: 'accepted' },
      { field: 'risk', to: 'high' },
    ],
  });
});

test('what was accepted counts until other answers are; what the record says counts at once', async () => {
  const ada = await signedIn('ApplicationContributor');
  const params = await makeVendor(ada);
  await answerAll(ada, params.id);
  await ada.api('POST /vendors/{id}/questionnaire/finish', { params, body: {} });
  const low = await ada.api('GET /vendors/{id}', { params });
  expect(low).toMatchObject({ risk: 'low', risk_gate: 'nothing_found' });

  await ada.api('POST /vendors/{id}/questionnaire/reopen', { params });
  await answer(ada, params.id, 'deletion', 'never');
  const open = await ada.api('GET /vendors/{id}/questionnaire', { params });
  expect(open).toMatchObject({ state: 'open', number: 1, result: { level: 'high' } });

  const critical = await ada.api('PUT /vendors/{id}', {
    params,
    body: { name: low.name, ...SAID, criticality: 'critical' },
  });
  expect(critical).toMatchObject({ risk: 'medium', risk_gate: 'much_depends' });
  const unsaid = await ada.api('PUT /vendors/{id}', { params, body: { name: low.name, ...SAID, criticality: null } });
  expect(unsaid).not.toHaveProperty('risk');

  await ada.api('POST /vendors/{id}/questionnaire/finish', { params, body: {} });
  expect(await ada.api('GET /vendors/{id}', { params })).toMatchObject({
    risk: 'high',
    risk_gate: 'personal_data_unlawful',
    questionnaire: { number: 2 },
  });
});

test('of two who answer the same question the later hears what the other said; who may only read answers nothing', async () => {
  const [ada, grace] = await Promise.all([signedIn('ApplicationContributor'), signedIn('ApplicationContributor')]);
  const { id } = await makeVendor(ada);
  await answer(ada, id, 'encryption', 'both');
  const params = { id, question: 'encryption' };
  const late = { params, body: { values: ['transit'], seen: [] } };
  const refused = await grace.ask('PUT /vendors/{id}/questionnaire/answers/{question}', late);
  expect(problemOf(refused)).toMatchObject({ code: 'answered_meanwhile' });

  const wrong = { params, body: { values: ['both', 'transit'] } };
  expect(problemOf(await ada.ask('PUT /vendors/{id}/questionnaire/answers/{question}', wrong)).status).toBe(422);
  const none = { params: { id, question: 'record_data' }, body: { values: ['none'] } };
  expect(problemOf(await ada.ask('PUT /vendors/{id}/questionnaire/answers/{question}', none)).status).toBe(422);

  const reader = await signedIn('ApplicationReviewer');
  expect((await answer(reader, id, 'encryption', 'both')).status).toBe(403);
  expect(await reader.api('GET /vendors/{id}/questionnaire', { params: { id } })).toMatchObject({ state: 'open' });
});

test('people of other groups are told that there is no such vendor, and change nothing of one that they only read', async () => {
  const administrator = await signedIn('Administrator');
  const [theirs, mine] = [await makeGroup(), await makeGroup()];
  const { id } = await makeVendor(administrator, { resource_groups: [theirs.id] });
  const stranger = await signedIn('ApplicationContributor', [mine]);
  expect((await stranger.ask('GET /vendors/{id}/questionnaire', { params: { id } })).status).toBe(404);
  expect((await answer(stranger, id, 'encryption', 'both')).status).toBe(404);
  expect((await stranger.ask('POST /vendors/{id}/questionnaire/reopen', { params: { id } })).status).toBe(404);
});
