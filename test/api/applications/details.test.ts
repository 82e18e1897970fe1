import { expect, test } from 'vitest';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';

test('details combine the application, intake, risks, coverage, next steps and last activity', async () => {
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
  const { answers: _, ...intake } = await api('GET /applications/{id}/intake', { params });
  expect(details.intake).toEqual(intake);
  expect(details.next.map(({ step, code }) => [step, code])).toEqual([
    ['check', 'purpose_missing'],
    ['check', 'owner_missing'],
    ['check', 'intake_not_submitted'],
  ]);
  const { risks } = await api('GET /applications/{id}/risks', { params });
  expect(risks).toMatchObject(details.risks);
  const { frameworks } = await api('GET /applications/{id}/frameworks', { params });
  const concerned = frameworks.filter(({ standing }) => standing.applies);
  expect(concerned.map(({ framework, counts }) => [framework.id, counts])).toEqual(
    expect.arrayContaining(details.coverage.map(({ framework, counts }) => [framework.id, counts])),
  );
  expect(details.activity.map(({ what, action }) => `${what} ${action}`)).toEqual([
    'comment created',
    'application created',
  ]);
  expect(details.activity[0]?.request_id).toBeUndefined();
});

test('details of an application outside the access scope return 404', async () => {
  const group = await makeGroup();
  const owner = await signedIn('ApplicationContributor', [group]);
  const stranger = await signedIn('ApplicationReviewer', [await makeGroup()]);
  const body = { name: someName('Claims'), resource_groups: [group.id] };
  const { id } = await owner.api('POST /applications', { body });
  expect(problemOf(await stranger.ask('GET /applications/{id}/details', { params: { id } })).status).toBe(404);
});
