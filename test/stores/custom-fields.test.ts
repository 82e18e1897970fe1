import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fieldsAfter, type SentField } from '#domain/custom-fields/change.ts';
import type { CustomField } from '#domain/custom-fields/rules.ts';
import { lists } from '#domain/lists.ts';
import { ModelRow } from '#domain/models/model.ts';
import { withCustom } from '#lambdas/custom-fields/column-service.ts';
import { customFields } from '#lambdas/custom-fields/store.ts';
import { resolveCustom } from '#lambdas/custom-fields/value-service.ts';
import { DomainError } from '#lambdas/errors.ts';
import { listCopy } from '#lambdas/persistence/lists/list-cache.ts';
import { startOwnTable } from './own-table.ts';

let stop = async () => {};
beforeAll(async () => {
  ({ stop } = await startOwnTable());
});
afterAll(() => stop());

const ADA = { id: 'ada', name: 'Ada Lovelace' };
const field = (label: string, more: Partial<SentField> = {}): SentField => ({
  ...{ type: 'text', label, label_es: '', help: '', help_es: '', required: 'never', options: [], archived: false },
  ...more,
});

const codesOf = async (resolving: Promise<unknown>) => {
  try {
    await resolving;
    return [];
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return error.details.errors?.map(({ path, code }) => `${path} ${code}`);
  }
};

test('a required value is demanded from new records and cannot be removed', async () => {
  const { fields } = fieldsAfter(
    'vendors',
    [],
    [field('Cost center', { required: 'always' }), field('Old', { required: 'always', archived: true })],
  );
  await customFields.put(undefined, { applications: [], vendors: fields, models: [] }, ADA);
  const resolve = (more: Partial<Parameters<typeof resolveCustom>[0]>) =>
    resolveCustom({ noun: 'vendors', groups: [], sent: undefined, ...more });
  const required = ['custom.cost_center required'];
  expect(await codesOf(resolve({}))).toEqual(required);
  expect(await codesOf(resolve({ sent: { cost_center: ' ' } }))).toEqual(required);
  expect(await resolve({ sent: { cost_center: '4711' } })).toEqual({ cost_center: '4711' });
  const before = { custom: { cost_center: '4711' } };
  expect(await codesOf(resolve({ sent: { cost_center: null }, before }))).toEqual(required);
  // A record from before the field existed can be saved.
  expect(await resolve({ sent: { cost_center: '' }, before: {} })).toBeUndefined();
});

test('labels are refused if an import could not tell them from another field or a built-in column', () => {
  const kept = fieldsAfter('vendors', [], [field('Cost center', { label_es: 'Centro de costes' })]).fields;
  const problems = (...added: SentField[]) =>
    fieldsAfter('vendors', kept, [...kept, ...added]).errors.map(({ path, code }) => [path, code]);
  expect(problems(field('cost  CENTER'), field('Code', { label_es: 'Cost-Center' }), field('Áreas'))).toEqual([
    ['vendors.1.label', 'used_twice'],
    ['vendors.2.label_es', 'used_twice'],
  ]);
  expect(problems(field('CENTRO de costes'), field('País'), field('Land', { label_es: 'contract until' }))).toEqual([
    ['vendors.1.label', 'used_twice'],
    ['vendors.2.label', 'built_in_label'],
    ['vendors.3.label_es', 'built_in_label'],
  ]);
  const levels = ['< 10', '> 10'].map((label) => ({ label, label_es: '', archived: false }));
  expect(problems(field('Level', { type: 'choice', options: levels }))).toEqual([]);
  // Labels from before this rule do not block other changes.
  const older = [...kept, ...kept.map((one) => ({ ...one, id: 'older', label: 'Country' }))];
  expect(fieldsAfter('vendors', older, [...older, field('New')]).errors).toEqual([]);
});

test('options of several choices contain no sign that separates them in files', () => {
  const several = (...labels: string[]) =>
    field('Channels', { type: 'choices', options: labels.map((label) => ({ label, label_es: '', archived: false })) });
  const problems = (before: CustomField[], sent: SentField) =>
    fieldsAfter('vendors', before, [sent]).errors.map(({ path, code }) => [path, code]);
  expect(problems([], several('Web; app', 'Mail', 'Post | fax'))).toEqual([
    ['vendors.0.options.0.label', 'separates_choices'],
    ['vendors.0.options.2.label', 'separates_choices'],
  ]);
  expect(problems([], { ...several('Web; app'), type: 'choice' })).toEqual([]);
  // Labels from before this rule do not block other changes.
  const [older] = fieldsAfter('vendors', [], [several('Web')]).fields;
  if (!older) throw new Error('One field was added.');
  const kept = { ...older, options: older.options.map((option) => ({ ...option, label: 'Web; app' })) };
  expect(problems([kept], { ...kept, label: 'Ways' })).toEqual([]);
});

test('ids are readable, unique and never used again', () => {
  const first = fieldsAfter('models', [], [field('Región'), field('2nd line'), field('項目'), field('Region')]);
  expect(first.errors).toMatchObject([{ path: 'models.3.label', code: 'used_twice' }]);
  expect(first.fields.map(({ id }) => id)).toEqual(['region', 'field_2nd_line', 'field', 'region_2']);
  const options = (...labels: string[]) => labels.map((label) => ({ label, label_es: '', archived: false }));
  const one = fieldsAfter('models', [], [field('Level', { type: 'choice', options: options('High') })]).fields;
  const two = fieldsAfter('models', one, [
    { ...one[0], ...field('Level', { type: 'choice', options: options('High') }), id: 'level' },
  ]);
  expect(two.fields[0]?.options.map(({ id, archived }) => [id, archived])).toEqual([
    ['high_2', false],
    ['high', true],
  ]);
});

test('a list reads its custom columns again when they change, and only then', async () => {
  const columnsOf = withCustom('models', lists.models);
  const { fields } = fieldsAfter('models', [], [field('License')]);
  const before = await customFields.get();
  await customFields.put(before, { ...(await customFields.lists()), models: fields }, ADA);
  const { columns: version } = await listCopy('foundation model', ModelRow, lists.models).read();
  const extended = await columnsOf(version);
  expect(Object.keys(extended.columns)).toContain('custom.license');

  const reads = vi.spyOn(customFields, 'get');
  expect(await columnsOf(version)).toBe(extended);
  expect(reads).not.toHaveBeenCalled();
  expect(await columnsOf(Number(version) + 1), 'read, and not kept for a version it does not have').not.toBe(extended);
  expect(await columnsOf(version)).toBe(extended);
});
