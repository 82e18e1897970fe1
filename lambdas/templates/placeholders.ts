import { CONTROL_TITLES } from '#domain/catalogue/controls/titles.ts';
import { ALL_CONTROLS } from '#domain/controls/keys.ts';
import { labelIn } from '#domain/custom-fields/rules.ts';
import { textIn } from '#domain/own-questions/rules.ts';
import { PLACEHOLDER_GROUPS } from '#domain/templates/placeholders.ts';
import type { TemplatePlaceholder } from '#domain/templates/word-template.ts';
import { knownPlaceholders } from './known.ts';

/** Sorted by group, with the columns of lists first. */
export const describedPlaceholders = async (): Promise<TemplatePlaceholder[]> => {
  const { fields, questions, known } = await knownPlaceholders();
  const described = [...known.values()].map(({ name, group, about, column, custom }) => {
    const control = ALL_CONTROLS.find((key) => key === about?.about);
    const field = fields.find(({ id }) => id === custom);
    const question = questions.find(({ id }) => name === `intake.${id}`);
    const title =
      (control && CONTROL_TITLES[control]) ??
      (field && { en: labelIn(field, 'en'), es: labelIn(field, 'es') }) ??
      (question && { en: textIn(question, 'en'), es: textIn(question, 'es') });
    return { name, group, repeats: column !== undefined, title: title ?? null };
  });
  return PLACEHOLDER_GROUPS.flatMap((group) => {
    const own = described.filter((one) => one.group === group);
    return [...own.filter(({ repeats }) => repeats), ...own.filter(({ repeats }) => !repeats)];
  });
};
