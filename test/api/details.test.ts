import { expect, test } from 'vitest';
import { intakes } from '#lambdas/stores/intakes.ts';
import { problemOf } from './client.ts';
import { makeGroup, signedIn, someName } from './people.ts';

test('where an application stands is one call: itself, its intake as it is by now, and what was done last', async () => {
  const group = await makeGroup();
  const { api } = await signedIn('ApplicationContributor', [group]);
  const { id } = await api('POST /applications', { body: { name: someName('Claims'), resource_groups: [group.id] } });
  const params = { id };
  await api('PUT /applications/{id}/intake/answers/{question}', {
    params: { ...params, question: 'employment' },
    body: { values: ['hiring'] },
  });
  await api('POST /applications/{id}/comments', { params, body: { text: 'Who checks it?' } });

  const details = await api('GET /applications/{id}/details', { params });
  expect(details.application).toEqual(await api('GET /applications/{id}', { params }));
  expect(details.intake).toEqual(await api('GET /applications/{id}/intake', { params }));
  expect(details.activity.map(({ what, action }) => `${what} ${action}`)).toEqual([
    'comment created',
    'application created',
  ]);
  expect(details.activity[0]?.request_id).toBeUndefined();
});

test('what is kept of it for later is not read for that, and what is out of reach is not there', async () => {
  const group = await makeGroup();
  const { api } = await signedIn('ApplicationContributor', [group]);
  const { id } = await api('POST /applications', { body: { name: someName('Claims'), resource_groups: [group.id] } });
  const by = { id: 'olga', name: 'Olga' };
  const given = { values: ['hiring'], at: new Date(0).toISOString(), by };
  await intakes.answer(id, 'employment', given, undefined);
  const { answers, rules_version, result } = await api('GET /applications/{id}/intake', { params: { id } });
  await intakes.bring(id, { number: 1, at: given.at, by, rules_version, answers, result });
  const details = await api('GET /applications/{id}/details', { params: { id } });
  expect(details.intake.answers).toEqual(answers);

  const stranger = await signedIn('ApplicationReviewer', [await makeGroup()]);
  expect(problemOf(await stranger.ask('GET /applications/{id}/details', { params: { id } })).status).toBe(404);
});
