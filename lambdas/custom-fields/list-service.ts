/** Lists by their names, with the columns of their custom fields. */
import { withCustomColumns } from '#domain/custom-fields/columns.ts';
import { CUSTOMIZED, type CustomField, type Customized, customName, labelIn } from '#domain/custom-fields/rules.ts';
import type { ListName } from '#domain/list/names.ts';
import { lists } from '#domain/lists.ts';
import { customFields } from './store.ts';

const isCustomized = (list: ListName): list is Customized => CUSTOMIZED.some((noun) => noun === list);

const fieldsOf = async (list: ListName): Promise<readonly CustomField[]> =>
  isCustomized(list) ? customFields.of(list) : [];

export const listNamed = async <N extends ListName>(name: N): Promise<(typeof lists)[N]> =>
  withCustomColumns(lists[name], await fieldsOf(name));

/** The labels of options in a language, by column. */
export const optionLabels = async (name: ListName, language: string) =>
  new Map(
    (await fieldsOf(name)).map(({ id, options }): [string, { value: string; text: string }[]] => [
      customName(id),
      options.map((option) => ({ value: option.id, text: labelIn(option, language) })),
    ]),
  );
