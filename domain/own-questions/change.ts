/** Applies a change of the questions, so that no given answer loses its question. */
import {
  keyOfOption,
  optionsAfter,
  takenLabels,
  takenTexts,
  tooMany,
  unknownIds,
  withIds,
} from '#domain/custom-fields/entries.ts';
import type { FieldError } from '#domain/field-error.ts';
import { fieldError } from '#domain/field-error.ts';
import { nameOrder } from '#domain/text/name.ts';
import {
  MOST_CHOICES,
  MOST_KEPT_CHOICES,
  MOST_KEPT_QUESTIONS,
  MOST_QUESTIONS,
  OWN_PREFIX,
  type OwnOption,
  type OwnQuestion,
  YES_OR_NO,
} from './rules.ts';

type SentOption = Omit<OwnOption, 'id'> & { id?: string | undefined };
export type SentQuestion = Omit<OwnQuestion, 'id' | 'options'> & {
  id?: string | undefined;
  options: readonly SentOption[];
};

/** The name from which the id is made: `own_stores_health_data`. */
const nameFor = (text: string) => `${OWN_PREFIX}${/[a-z0-9]/.test(nameOrder(text)) ? text : 'question'}`;

/** Answers to yes or no have fixed labels; only their effect can be chosen. */
const yesOrNo = (sent: readonly SentOption[]): OwnOption[] =>
  YES_OR_NO.map((option) => ({ ...option, raises: sent.find(({ id }) => id === option.id)?.raises ?? null }));

/** Every question has this answer, whose label no other option may have. */
const UNKNOWN = 'unknown';
const UNKNOWN_LABELS = ['Don’t know', "Don't know", 'Unknown', 'No lo sé', 'Desconocido'].map(keyOfOption);

const choices = (sent: SentQuestion, before: OwnQuestion | undefined): OwnOption[] =>
  sent.kind === 'yes_no' ? yesOrNo(sent.options) : optionsAfter(sent.options, before?.options ?? [], [UNKNOWN]);

const likeUnknown = (path: string, options: readonly SentOption[]) =>
  options.flatMap((option, at) =>
    (['label', 'label_es'] as const)
      .filter((name) => !option.archived && UNKNOWN_LABELS.includes(keyOfOption(option[name])))
      .map((name) => fieldError(`${path}.${at}.${name}`, 'used_twice', { value: option[name] })),
  );

const problemsOf = (path: string, sent: SentQuestion, before: OwnQuestion | undefined): FieldError[] => {
  if (before && before.kind !== sent.kind) return [fieldError(`${path}.kind`, 'kind_stays')];
  const known = sent.kind === 'yes_no' ? YES_OR_NO : (before?.options ?? []);
  const unknown = unknownIds(`${path}.options`, sent.options, known, 'no_such_own_answer');
  if (sent.kind === 'yes_no') return unknown;
  return [
    ...unknown,
    ...(sent.options.filter(({ archived }) => !archived).length < 2 && !sent.archived
      ? [fieldError(`${path}.options`, 'too_few_entries', { min: 2 })]
      : []),
    ...takenLabels(`${path}.options`, sent.options, known, keyOfOption),
    ...likeUnknown(`${path}.options`, sent.options),
    ...tooMany(`${path}.options`, choices(sent, before), MOST_CHOICES, MOST_KEPT_CHOICES),
  ];
};

/** The questions after the change, or the reasons against it. */
export const questionsAfter = (
  before: readonly OwnQuestion[],
  sent: readonly SentQuestion[],
): { questions: OwnQuestion[]; errors: FieldError[] } => {
  const was = ({ id }: { id?: string | undefined }) => before.find((one) => one.id === id);
  const isGone = before.some(({ id }) => !sent.some((one) => one.id === id));
  const ids = withIds(
    sent.map(({ id, text }) => ({ id, label: nameFor(text) })),
    before.map(({ id }) => id),
    `${OWN_PREFIX}question`,
  );
  const questions = sent.map((question, at) => ({
    ...question,
    id: ids[at]?.id ?? '',
    options: choices(question, was(question)),
  }));
  const errors = [
    ...(isGone ? [fieldError('questions', 'archive_instead')] : []),
    ...unknownIds('questions', sent, before, 'no_such_own_question'),
    ...takenTexts(['text', 'text_es'], 'questions', sent, before, keyOfOption),
    ...tooMany('questions', sent, MOST_QUESTIONS, MOST_KEPT_QUESTIONS),
    ...sent.flatMap((question, at) => problemsOf(`questions.${at}`, question, was(question))),
  ];
  return { questions, errors };
};
