/** Entries of a definition, such as fields and their options: their ids, labels and limits. */
import type { FieldError, FieldErrorCode } from '#domain/field-error.ts';
import { fieldError } from '#domain/field-error.ts';
import { nameOrder, tidyName } from '#domain/text/name.ts';
import { MOST_ID } from './rules.ts';

/** A readable id from the first label: `cost_center`. It stays when the label changes. */
const newId = (label: string, taken: readonly string[], otherwise: string) => {
  const words = nameOrder(label).match(/[a-z0-9]+/g) ?? [];
  const base = words.join('_').replace(/^(?=\d)/, `${otherwise}_`) || otherwise;
  const numbered = (n: number) => (n === 1 ? base.slice(0, MOST_ID) : `${base.slice(0, MOST_ID - 4)}_${n}`);
  const free = Array.from({ length: taken.length + 1 }, (_, n) => numbered(n + 1)).find((id) => !taken.includes(id));
  return free ?? otherwise;
};

/** Gives each new entry an id that no other entry has or had. */
export const withIds = <T extends { id?: string | undefined; label: string }>(
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

/** Separate the entries of a cell in imports; the line feed cannot occur. */
const SEPARATORS = /[;|]/;

type Entry<N extends string> = { id?: string | undefined; archived: boolean } & Readonly<Record<N, string>>;

const LABELS = ['label', 'label_es'] as const;
type Labeled = Entry<(typeof LABELS)[number]>;

/** Options can differ only by signs: `< 10` and `> 10`. */
export const keyOfOption = (label: string) => nameOrder(tidyName(label));
/**
 * Texts in either language that other entries in use or built-in columns have. Texts that stay as they are raise no
 * errors, so that older definitions do not block other changes.
 */
export const takenTexts = <N extends string>(
  names: readonly N[],
  path: string,
  entries: readonly Entry<N>[],
  before: readonly Entry<N>[],
  keyOf: (text: string) => string,
  builtIn?: ReadonlyMap<string, string>,
): FieldError[] => {
  const isKept = (entry: Entry<N>) =>
    before.some((was) => was.id === entry.id && !was.archived && names.every((name) => was[name] === entry[name]));
  const used = entries.map((entry, at) => ({ entry, at, isKept: isKept(entry) })).filter((one) => !one.entry.archived);
  const isTaken = (key: string, by: number) =>
    used.some(
      ({ entry, at, isKept }) => (isKept || at < by) && at !== by && names.some((name) => keyOf(entry[name]) === key),
    );
  return used
    .filter((one) => !one.isKept)
    .flatMap(({ entry, at }) =>
      names.flatMap((name): FieldError[] => {
        const [value, key] = [entry[name], keyOf(entry[name])];
        if (value === '') return [];
        if (builtIn?.has(key)) return [fieldError(`${path}.${at}.${name}`, 'built_in_label', { value })];
        return isTaken(key, at) ? [fieldError(`${path}.${at}.${name}`, 'used_twice', { value })] : [];
      }),
    );
};

export const takenLabels = (
  path: string,
  entries: readonly Labeled[],
  before: readonly Labeled[],
  keyOf: (label: string) => string,
  builtIn?: ReadonlyMap<string, string>,
) => takenTexts(LABELS, path, entries, before, keyOf, builtIn);

/** Labels that a cell with several options would split. Labels that stay as they are raise no errors. */
export const splitLabels = (path: string, entries: readonly Labeled[], before: readonly Labeled[]): FieldError[] =>
  entries.flatMap((entry, at) =>
    LABELS.filter(
      (name) => SEPARATORS.test(entry[name]) && before.find(({ id }) => id === entry.id)?.[name] !== entry[name],
    ).map((name) => fieldError(`${path}.${at}.${name}`, 'separates_choices', { value: entry[name] })),
  );

export const unknownIds = (
  path: string,
  sent: readonly { id?: string | undefined }[],
  known: readonly { id: string }[],
  code: FieldErrorCode = 'no_such_field',
) =>
  sent.flatMap(({ id }, at): FieldError[] => {
    if (id === undefined) return [];
    if (sent.slice(0, at).some((other) => other.id === id)) return [fieldError(`${path}.${at}.id`, 'repeated')];
    return known.some((one) => one.id === id) ? [] : [fieldError(`${path}.${at}.id`, code)];
  });

export const tooMany = (path: string, entries: readonly { archived: boolean }[], most: number, mostKept: number) => {
  if (entries.filter(({ archived }) => !archived).length > most)
    return [fieldError(path, 'too_many_entries', { max: most })];
  return entries.length > mostKept ? [fieldError(path, 'too_many_entries', { max: mostKept })] : [];
};

type Labelled = { label: string; archived: boolean };

/** Omitted options are archived, because records may have them. New options do not get a reserved id. */
export const optionsAfter = <O extends Labelled & { id: string }>(
  sent: readonly (Omit<O, 'id'> & Labelled & { id?: string | undefined })[],
  before: readonly O[],
  reserved: readonly string[] = [],
) => {
  const omitted = before.filter(({ id }) => !sent.some((one) => one.id === id));
  const known = [...before.map(({ id }) => id), ...reserved];
  return [...withIds(sent, known, 'option'), ...omitted.map((option) => ({ ...option, archived: true }))];
};
