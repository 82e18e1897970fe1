/** One search over all objects within the access scope. */
import { expect, test } from 'vitest';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';

const texts = (found: readonly { kind: string; name: string }[], kind: string) =>
  found.filter((one) => one.kind === kind).map(({ name }) => name);

test('finds objects by exact or similar names within the access scope', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const [ada, grace] = [await signedIn('Administrator'), await signedIn('ApplicationContributor', [mine])];
  const word = `zq${mine.id.replaceAll('-', '').slice(0, 10)}`;
  const add = async (name: string, group: { id: string }) =>
    (await ada.api('POST /applications', { body: { name, resource_groups: [group.id] } })).name;
  const [own, others] = [await add(`Letters ${word}`, mine), await add(`Claims ${word}`, theirs)];
  const vendor = await ada.api('POST /vendors', { body: { name: someName(`Vendor ${word}`) } });

  const find = async (person: typeof ada, text: string) => (await person.api('GET /search', { query: { text } })).found;
  const typo = `qz${word.slice(2)}`;
  for (const text of [word.toUpperCase(), typo]) {
    const found = await find(ada, text);
    expect(texts(found, 'application').toSorted()).toEqual([others, own].toSorted());
    expect(texts(found, 'vendor')).toEqual([vendor.name]);
  }
  expect(texts(await find(grace, word), 'application')).toEqual([own]);

  const isExact = async (text: string) => (await ada.api('GET /search', { query: { text } })).is_exact;
  expect([await isExact(word), await isExact(typo)]).toEqual([true, false]);

  // An exact match hides names that are only similar.
  const near = await ada.api('POST /vendors', { body: { name: someName(`Vendor ${typo}`) } });
  expect((await find(ada, typo)).map(({ name }) => name)).toEqual([near.name]);
});

test('administrators find people and frameworks, and group reviewers do not', async () => {
  const group = await makeGroup();
  const [ada, grace] = [await signedIn('Administrator'), await signedIn('ApplicationReviewer', [group])];
  const find = async (person: typeof ada, text: string) => (await person.api('GET /search', { query: { text } })).found;
  expect(await find(ada, grace.email)).toMatchObject([{ kind: 'person', id: grace.id, note: grace.email }]);
  expect(await find(grace, ada.email)).toEqual([]);
  const found = await find(ada, 'iso 42001');
  expect(found.find(({ kind }) => kind === 'framework')).toMatchObject({ id: 'iso-iec42001' });
  expect(await find(grace, 'iso 42001')).toEqual([]);
});
