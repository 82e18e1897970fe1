/** The company's own questions in the intake: one record for each company, created with the first question. */
import { isDeepStrictEqual } from 'node:util';
import type { Change } from '#domain/audit/audit.ts';
import type { RequestActor } from '#domain/entity.ts';
import { KeptIntakeQuestions } from '#domain/own-questions/question.ts';
import { inUse, type OwnQuestion, type OwnQuestions, RAISED_TIERS } from '#domain/own-questions/rules.ts';
import { entities } from '#lambdas/persistence/entities.ts';

/** A question as the audit log shows it: options by their labels, and which of them raise the tier. */
const inTrail = ({ kind, text, text_es, help, help_es, required, options, archived }: OwnQuestion) => ({
  ...{ kind, text, required },
  ...(text_es !== '' && { text_es }),
  ...(help !== '' && { help }),
  ...(help_es !== '' && { help_es }),
  ...(archived && { archived }),
  options: inUse(options).map(({ label }) => label),
  ...Object.fromEntries(
    RAISED_TIERS.map((tier) => {
      const raising = inUse(options).filter(({ raises }) => raises === tier);
      return [`raises_${tier}`, raising.map(({ label }) => label)] as const;
    }).filter(([, labels]) => labels.length > 0),
  ),
});

/** The field of a change that only moves questions. */
const ORDER = 'order';

type Questions = readonly OwnQuestion[];

/** One change for each question, and one if only the order differs. */
const changesOf = (before: Questions, after: Questions): Change[] => {
  const was = ({ id }: OwnQuestion) => before.find((one) => one.id === id);
  const changed = after.flatMap((question): Change[] => {
    const old = was(question);
    if (isDeepStrictEqual(old, question)) return [];
    return [{ field: question.id, from: old && inTrail(old), to: inTrail(question) }];
  });
  const order = (questions: Questions) => questions.filter(was).map(({ id }) => id);
  const texts = (questions: Questions) => questions.map(({ text }) => text);
  return isDeepStrictEqual(order(before), order(after))
    ? changed
    : [...changed, { field: ORDER, from: texts(before), to: texts(after) }];
};

const { get, create, update, recall } = entities({
  what: 'intake questions',
  schema: KeptIntakeQuestions,
  called: () => 'Intake questions',
  names: async (before, after) =>
    Object.fromEntries(
      (after?.questions ?? [])
        .filter((question) => !before?.questions.some((one) => isDeepStrictEqual(one, question)))
        .map(({ id, text }) => [id, text]),
    ),
});

export const intakeQuestions = {
  get: () => get(''),
  recall,

  /** Undefined until the first question is defined. */
  asked: async (): Promise<OwnQuestions | undefined> => {
    const found = await get('');
    return found && { version: found.questions_version, questions: found.questions };
  },

  put: (before: KeptIntakeQuestions | undefined, questions: OwnQuestion[], by: RequestActor) => {
    const changes = changesOf(before?.questions ?? [], questions);
    if (!before) return create({ questions, questions_version: 1 }, by, undefined, [], { changes });
    const isOrderOnly = changes.every(({ field }) => field === ORDER);
    const questions_version = before.questions_version + (isOrderOnly ? 0 : 1);
    return update(before, { ...before, questions, questions_version }, by, { changes });
  },
};
