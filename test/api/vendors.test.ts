import { expect, test } from 'vitest';
import { problemOf } from './client.ts';
import { signedIn, someName } from './people.ts';

test('a vendor that was created can be read back by everybody with a role, changed, and sent back as it was read', async () => {
  const contributor = await signedIn('ApplicationContributor');
  const body = { name: someName('Acme'), website: 'https://acme.example/ai', description: 'Models', owner: 'Grace' };
  const made = await contributor.api('POST /vendors', { body });
  expect(made).toMatchObject({ ...body, version: 1, created_by: { id: contributor.id } });

  const params = { id: made.id };
  const reader = await signedIn('ApplicationReviewer');
  expect(await reader.api('GET /vendors/{id}', { params })).toEqual(made);
  const changed = await contributor.api('PUT /vendors/{id}', { params, body: { ...made, owner: 'Ada' } });
  expect(changed).toMatchObject({ ...body, owner: 'Ada', version: 2 });
  const late = { params, body, headers: { 'if-match': '"1"' } };
  expect(problemOf(await contributor.ask('PUT /vendors/{id}', late))).toMatchObject({ code: 'version_conflict' });
});

test('two vendors have not one name, and which has it is said', async () => {
  const contributor = await signedIn('ApplicationContributor');
  const name = someName('Acme');
  await contributor.api('POST /vendors', { body: { name } });
  const other = await contributor.api('POST /vendors', { body: { name: someName() } });
  const body = { name: name.toUpperCase() };
  for (const refused of [
    await contributor.ask('POST /vendors', { body }),
    await contributor.ask('PUT /vendors/{id}', { params: { id: other.id }, body }),
  ])
    expect(problemOf(refused)).toMatchObject({
      status: 409,
      errors: [{ path: 'name', code: 'name_taken_by', params: { existing: name } }],
    });
});
