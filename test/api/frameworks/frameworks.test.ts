import { expect, test } from 'vitest';
import { CATALOGUE } from '#domain/catalogue/index.ts';
import { problemOf } from '#test/api/client.ts';
import { makeGroup, signedIn } from '#test/api/people.ts';

test('lists catalog frameworks, finds them by words and status, and reads one', async () => {
  const ada = await signedIn('Administrator');
  const all = await ada.api('GET /frameworks', {});
  expect(all.frameworks.flatMap(({ id, own }) => (own ? [] : id))).toEqual(CATALOGUE.map(({ id }) => id));
  expect(all.frameworks.find(({ id }) => id === 'co-sb26-189')).toMatchObject({
    status: 'passed',
    requirement_count: 13,
    effective_dates: ['2027-01-01'],
  });

  const found = async (query: object) =>
    (await ada.api('GET /frameworks', { query })).frameworks.flatMap(({ id, own }) => (own ? [] : id));
  expect(await found({ text: 'unión EUACT' })).toEqual(['euact']);
  expect(await found({ text: 'owasp' })).toEqual(['owasp-llm-2026', 'owasp-llm-2025']);
  expect(await found({ status: ['passed'] })).toEqual(['co-sb26-189']);
  expect(await found({ status: ['passed', 'voluntary'], text: 'colorado' })).toEqual(['co-sb26-189']);
  expect(problemOf(await ada.ask('GET /frameworks', { query: { status: ['perhaps'] } as never }))).toMatchObject({
    status: 400,
  });

  const read = await ada.api('GET /frameworks/{id}', { params: { id: 'euact' } });
  expect(read).toEqual(CATALOGUE.find(({ id }) => id === 'euact'));
  const missing = await ada.ask('GET /frameworks/{id}', { params: { id: 'gdpr' } });
  expect(problemOf(missing)).toMatchObject({ status: 404 });
});

test('frameworks are readable only for administrators and company-wide reviewers', async () => {
  const params = { id: 'nist-ai-rmf' };
  const statuses = async (...who: Parameters<typeof signedIn>) => {
    const { ask } = await signedIn(...who);
    return [(await ask('GET /frameworks', {})).status, (await ask('GET /frameworks/{id}', { params })).status];
  };
  const group = await makeGroup();
  expect(await statuses('Administrator', [group])).toEqual([200, 200]);
  expect(await statuses('ApplicationReviewer')).toEqual([200, 200]);
  expect(await statuses('ApplicationReviewer', [group])).toEqual([403, 403]);
  expect(await statuses('ApplicationContributor')).toEqual([403, 403]);
  expect(await statuses('ApplicationApprover')).toEqual([403, 403]);
});
