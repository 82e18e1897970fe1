import { expect, test } from 'vitest';
import { addDays } from '#domain/day.ts';
import { makeGroup, signedIn, someName } from '#test/api/people.ts';
import { noteOnApplication } from '#test/api/seed/applications.ts';
import { eventually } from '#test/eventually.ts';
import { TODAY } from '#test/today.ts';

test('lists deadlines within the access scope, nearest first, and effective dates for company-level reviewers', async () => {
  const [mine, theirs] = [await makeGroup(), await makeGroup()];
  const [ada, grace] = [await signedIn('Administrator'), await signedIn('ApplicationContributor', [mine])];
  const word = someName('Deadline');
  const { id: model } = await ada.api('POST /models', {
    body: { name: `${word} model`, provider: 'Example Inc.', retires_on: addDays(TODAY, 3) },
  });
  const unused = { name: `${word} unused`, provider: 'Example Inc.', retires_on: addDays(TODAY, 3) };
  await ada.api('POST /models', { body: unused });
  const dates = {
    contract_end: addDays(TODAY, 5),
    iso_27001_until: addDays(TODAY, -1),
    soc_2_until: addDays(TODAY, 91),
  };
  const others = { other_certificates: [`PCI DSS ${addDays(TODAY, 4)}`] };
  const made: string[] = [];
  for (const group of [mine, theirs]) {
    const body = { name: `${word} ${group.id}`, resource_groups: [group.id] };
    const { id } = await ada.api('POST /applications', { body: { ...body, foundation_models: [model] } });
    made.push(id);
    await ada.api('POST /vendors', { body: { ...body, ...dates, ...others } });
  }

  const found = async (person: typeof ada, days?: number) => {
    const { deadlines } = await person.api('GET /deadlines', { query: { ...(days && { days: String(days) }) } });
    return deadlines.filter(({ name }) => name.startsWith(word)).map(({ id, name, ...one }) => one);
  };
  const due = { kind: 'assessment', on: addDays(TODAY, 2) };
  const pci = { kind: 'vendor', on: addDays(TODAY, 4), what: 'other', certificate: 'PCI DSS' };
  const contract = { kind: 'vendor', on: addDays(TODAY, 5), what: 'contract', certificate: '' };
  const retirement = (uses: number) => ({ kind: 'model', on: addDays(TODAY, 3), applications: uses });
  // A job may overwrite the due date of a new application, so each attempt sets it again.
  const noteDue = (id: string) => noteOnApplication(id, { next_due: due.on, due_state: 'within_30_days' });
  await eventually(async () => {
    await Promise.all(made.map(noteDue));
    expect(await found(grace)).toEqual([due, retirement(1), pci, contract]);
    expect(await found(grace, 2)).toEqual([due]);
    // Six days only, because the company has many other deadlines.
    expect(await found(ada, 6)).toEqual([due, due, retirement(2), pci, pci, contract, contract]);
  });
  expect(await found(grace, 91)).toHaveLength(5);

  const laws = async (person: typeof ada) =>
    (await person.api('GET /deadlines', {})).deadlines.filter(({ kind }) => kind === 'framework');
  expect(await laws(ada)).toContainEqual(expect.objectContaining({ id: 'euact', provisions: expect.any(Array) }));
  expect(await laws(grace)).toEqual([]);
  expect(await ada.ask('GET /deadlines?days=367')).toMatchObject({ status: 400 });
});
