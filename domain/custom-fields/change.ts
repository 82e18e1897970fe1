/** Applies a change of the definitions, so that no stored value loses its field. */
import type { FieldError } from '#domain/field-error.ts';
import { fieldError } from '#domain/field-error.ts';
import { LAYOUTS } from '#domain/import/columns.ts';
import { plain } from '#domain/reading/headed-file.ts';
import { nameOrder, tidyName } from '#domain/text/name.ts';
import {
  type CustomField,
  type Customized,
  type CustomOption,
  hasOptions,
  isByTier,
  MOST_FIELDS,
  MOST_ID,
  MOST_KEPT_FIELDS,
  MOST_KEPT_OPTIONS,
  MOST_OPTIONS,
  MOST_OPTIONS_TOGETHER,
} from './rules.ts';

type Sent<F> = Omit<F, 'id' | 'options'> & { id?: string | undefined };
type SentOption = Sent<CustomOption>;
export type SentField = Sent<CustomField> & { options: readonly SentOption[] };

/** A readable id from the first label: `cost_center`. It stays when the label changes. */
const newId = (label: string, taken: readonly string[], otherwise: string) => {
  const words = nameOrder(label).match(/[a-z0-9]+/g) ?? [];
  const base = words.join('_').replace(/^(?=\d)/, `${otherwise}_`) || otherwise;
  const numbered = (n: number) => (n === 1 ? base.slice(0, MOST_ID) : `${base.slice(0, MOST_ID - 4)}_${n}`);
  const free = Array.from({ length: taken.length + 1 }, (_, n) => numbered(n + 1)).find((id) => !taken.includes(id));
  return free ?? otherwise;
};

/** Gives each new entry an id that no other entry has or had. */
const withIds = <T extends { id?: string | undefined; label: string }>(
  sent: readonly T[],
  known: readonly string[],
  otherwise: string,
) => {
  const taken = [...known];
  return sent.map((one) => {
    const id = one.id ?? newId(one.label, taken, otherwise);
    taken.push(id);
    return { ...one, id };
  });
};

type Labeled = { id?: string | undefined; label: string; label_es: string; archived: boolean };

const LABELS = ['label', 'label_es'] as const;

/** Options can differ only by signs: `< 10` and `> 10`. */
const keyOfOption = (label: string) => nameOrder(tidyName(label));
/** As imports recognize headings. A label without letters and digits stands for itself. */
const keyOfField = (label: string) => plain(label) || label;

/**
 * Labels in either language that other entries in use or built-in columns have. Labels that stay as they are raise no
 * errors, so that older definitions do not block other changes.
 */
const takenLabels = (
  path: string,
  entries: readonly Labeled[],
  before: readonly Labeled[],
  keyOf: (label: string) => string,
  builtIn?: ReadonlyMap<string, string>,
): FieldError[] => {
  const isKept = ({ id, label, label_es }: Labeled) =>
    before.some((was) => was.id === id && !was.archived && was.label === label && was.label_es === label_es);
  const used = entries.map((entry, at) => ({ entry, at, isKept: isKept(entry) })).filter((one) => !one.entry.archived);
  const isTaken = (key: string, by: number) =>
    used.some(
      ({ entry, at, isKept }) => (isKept || at < by) && at !== by && LABELS.some((name) => keyOf(entry[name]) === key),
    );
  return used
    .filter((one) => !one.isKept)
    .flatMap(({ entry, at }) =>
      LABELS.flatMap((name): FieldError[] => {
        const [value, key] = [entry[name], keyOf(entry[name])];
        if (value === '') return [];
        if (builtIn?.has(key)) return [fieldError(`${path}.${at}.${name}`, 'built_in_label', { value })];
        return isTaken(key, at) ? [fieldError(`${path}.${at}.${name}`, 'used_twice', { value })] : [];
      }),
    );
};

/** Only applications and vendors can be imported. */
const builtInLabels = (noun: Customized) => (noun === 'models' ? undefined : LAYOUTS[noun].called);

const ids = (path: string, sent: readonly { id?: string | undefined }[], known: readonly { id: string }[]) =>
  sent.flatMap(({ id }, at): FieldError[] => {
    if (id === undefined) return [];
    if (sent.slice(0, at).some((other) => other.id === id)) return [fieldError(`${path}.${at}.id`, 'repeated')];
    return known.some((one) => one.id === id) ? [] : [fieldError(`${path}.${at}.id`, 'no_such_field')];
  });

const count = (path: string, entries: readonly { archived: boolean }[], most: number, mostKept: number) => {
  if (entries.filter(({ archived }) => !archived).length > most)
    return [fieldError(path, 'too_many_entries', { max: most })];
  return entries.length > mostKept ? [fieldError(path, 'too_many_entries', { max: mostKept })] : [];
};

/** Omitted options are archived, because records may have them. */
const optionsAfter = (sent: readonly SentOption[], before: readonly CustomOption[]): CustomOption[] => {
  const omitted = before.filter(({ id }) => !sent.some((one) => one.id === id));
  const known = before.map(({ id }) => id);
  return [...withIds(sent, known, 'option'), ...omitted.map((option) => ({ ...option, archived: true }))];
};

const problemsOfField = (noun: Customized, path: string, sent: SentField, before: CustomField | undefined) => {
  const { options, required, type } = sent;
  const isChoice = hasOptions(sent);
  return [
    ...(before && before.type !== type ? [fieldError(`${path}.type`, 'type_stays')] : []),
    ...(isByTier(required) && noun !== 'applications' ? [fieldError(`${path}.required`, 'no_tier')] : []),
    ...(isChoice && !sent.archived && options.every(({ archived }) => archived)
      ? [fieldError(`${path}.options`, 'too_few_entries', { min: 1 })]
      : []),
    ...(!isChoice && options.length > 0 ? [fieldError(`${path}.options`, 'no_options')] : []),
    ...ids(`${path}.options`, options, before?.options ?? []),
    ...takenLabels(`${path}.options`, options, before?.options ?? [], keyOfOption),
    ...count(`${path}.options`, optionsAfter(options, before?.options ?? []), MOST_OPTIONS, MOST_KEPT_OPTIONS),
  ];
};

/** The definitions after the change, or the reasons against it. */
export const fieldsAfter = (
  noun: Customized,
  before: readonly CustomField[],
  sent: readonly SentField[],
): { fields: CustomField[]; errors: FieldError[] } => {
  const was = ({ id }: { id?: string | undefined }) => before.find((one) => one.id === id);
  const isGone = before.some(({ id }) => !sent.some((one) => one.id === id));
  const known = before.map(({ id }) => id);
  const fields = withIds(sent, known, 'field').map((field) => ({
    ...field,
    options: optionsAfter(field.options, was(field)?.options ?? []),
  }));
  const together = fields.reduce((sum, { options }) => sum + options.length, 0);
  const errors = [
    ...(isGone ? [fieldError(noun, 'archive_instead')] : []),
    ...ids(noun, sent, before),
    ...takenLabels(noun, sent, before, keyOfField, builtInLabels(noun)),
    ...count(noun, sent, MOST_FIELDS, MOST_KEPT_FIELDS),
    ...(together > MOST_OPTIONS_TOGETHER ? [fieldError(noun, 'too_many_options', { max: MOST_OPTIONS_TOGETHER })] : []),
    ...sent.flatMap((field, at) => problemsOfField(noun, `${noun}.${at}`, field, was(field))),
  ];
  return { fields, errors };
};
