/** Applies a change of the definitions, so that no stored value loses its field. */
import type { FieldError } from '#domain/field-error.ts';
import { fieldError } from '#domain/field-error.ts';
import { LAYOUTS } from '#domain/import/columns.ts';
import { plain } from '#domain/reading/headed-file.ts';
import { keyOfOption, optionsAfter, splitLabels, takenLabels, tooMany, unknownIds, withIds } from './entries.ts';
import {
  type CustomField,
  type Customized,
  type CustomOption,
  hasOptions,
  isByTier,
  MOST_FIELDS,
  MOST_KEPT_FIELDS,
  MOST_KEPT_OPTIONS,
  MOST_OPTIONS,
  MOST_OPTIONS_TOGETHER,
} from './rules.ts';

type Sent<F> = Omit<F, 'id' | 'options'> & { id?: string | undefined };
type SentOption = Sent<CustomOption>;
export type SentField = Sent<CustomField> & { options: readonly SentOption[] };

/** As imports recognize headings. A label without letters and digits stands for itself. */
const keyOfField = (label: string) => plain(label) || label;

/** Only applications and vendors can be imported. */
const builtInLabels = (noun: Customized) => (noun === 'models' ? undefined : LAYOUTS[noun].called);

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
    ...unknownIds(`${path}.options`, options, before?.options ?? []),
    ...(type === 'choices' ? splitLabels(`${path}.options`, options, before?.options ?? []) : []),
    ...takenLabels(`${path}.options`, options, before?.options ?? [], keyOfOption),
    ...tooMany(`${path}.options`, optionsAfter(options, before?.options ?? []), MOST_OPTIONS, MOST_KEPT_OPTIONS),
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
    ...unknownIds(noun, sent, before),
    ...takenLabels(noun, sent, before, keyOfField, builtInLabels(noun)),
    ...tooMany(noun, sent, MOST_FIELDS, MOST_KEPT_FIELDS),
    ...(together > MOST_OPTIONS_TOGETHER ? [fieldError(noun, 'too_many_options', { max: MOST_OPTIONS_TOGETHER })] : []),
    ...sent.flatMap((field, at) => problemsOfField(noun, `${noun}.${at}`, field, was(field))),
  ];
  return { fields, errors };
};
