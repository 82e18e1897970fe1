import { inUse } from '#domain/own-questions/rules.ts';
import { placeholdersWith } from '#domain/templates/placeholders.ts';
import { customFields } from '#lambdas/custom-fields/store.ts';
import { intakeQuestions } from '#lambdas/own-questions/store.ts';

/** The current placeholders, with their custom fields and own questions. */
export const knownPlaceholders = async () => {
  const [fields, own] = await Promise.all([customFields.of('applications'), intakeQuestions.asked()]);
  const questions = inUse(own?.questions);
  return { fields, questions, known: placeholdersWith(fields, questions) };
};
