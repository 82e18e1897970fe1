/** Custom fields as columns of an import: matched by their labels in both languages, or by their id. */
import type { Broken } from '#domain/field-error.ts';
import { plain } from '#domain/reading/headed-file.ts';
import type { FieldValue, Rules } from '#domain/rules.ts';
import { keyOfOption } from './entries.ts';
import { type CustomField, type CustomOption, customName } from './rules.ts';
import { ruleOf } from './value-rules.ts';

const namesOf = ({ id, label, label_es }: Pick<CustomOption, 'id' | 'label' | 'label_es'>) =>
  [id, label, label_es].map(plain).filter((name) => name !== '');

/** Built-in columns come first, then labels: an id can be the later label of another field. */
export const withCustomHeaders = (called: ReadonlyMap<string, string>, fields: readonly CustomField[]) => {
  const ids = fields.map(({ id }) => [plain(id), customName(id)] as const);
  const labels = fields.flatMap((field) =>
    namesOf({ ...field, id: '' }).map((name) => [name, customName(field.id)] as const),
  );
  return new Map<string, string>([...ids, ...labels, ...called]);
};

export const customRules = (fields: readonly CustomField[]): Rules =>
  Object.fromEntries(fields.map((field) => [customName(field.id), ruleOf(field)]));

/** As it is written, or as it reads without signs if only one option reads so: `10` is neither `< 10` nor `> 10`. */
const optionCalled = (options: readonly CustomOption[], entry: string) => {
  const exact = options.find(({ id, label, label_es }) =>
    [id, label, label_es].some((name) => keyOfOption(name) === keyOfOption(entry)),
  );
  const alike = options.filter((option) => namesOf(option).includes(plain(entry)));
  return exact ?? (alike.length === 1 ? alike[0] : undefined);
};

type Said = { value: FieldValue; problem?: Broken };

/** The options that a cell names. */
export const optionsIn = ({ type, options }: CustomField, entries: readonly string[]): Said => {
  const offered = options.filter(({ archived }) => !archived);
  const found = entries.map((entry) => optionCalled(offered, entry));
  const ids = found.flatMap((option) => option?.id ?? []);
  const value = type === 'choices' ? ids : (ids[0] ?? null);
  if (!found.includes(undefined)) return { value };
  return {
    value,
    problem: { code: 'not_a_choice', params: { choices: offered.map(({ label }) => label).join(', ') } },
  };
};
