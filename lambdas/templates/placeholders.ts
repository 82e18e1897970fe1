import { CONTROL_TITLES } from '#domain/catalogue/controls/titles.ts';
import { ALL_CONTROLS } from '#domain/controls/keys.ts';
import { labelIn } from '#domain/custom-fields/rules.ts';
import { PLACEHOLDER_GROUPS, placeholdersWith } from '#domain/templates/placeholders.ts';
import type { TemplatePlaceholder } from '#domain/templates/word-template.ts';
import { customFields } from '#lambdas/custom-fields/store.ts';

/** By group. The columns of a list come before the many single records. */
export const describedPlaceholders = async (): Promise<TemplatePlaceholder[]> => {
  const fields = await customFields.of('applications');
  const described = [...placeholdersWith(fields).values()].map(({ name, group, about, column, custom }) => {
    const control = ALL_CONTROLS.find((key) => key === about?.about);
    const field = fields.find(({ id }) => id === custom);
    const label = field && { en: labelIn(field, 'en'), es: labelIn(field, 'es') };
    return { name, group, repeats: column !== undefined, title: (control && CONTROL_TITLES[control]) ?? label ?? null };
  });
  return PLACEHOLDER_GROUPS.flatMap((group) => {
    const own = described.filter((one) => one.group === group);
    return [...own.filter(({ repeats }) => repeats), ...own.filter(({ repeats }) => !repeats)];
  });
};
