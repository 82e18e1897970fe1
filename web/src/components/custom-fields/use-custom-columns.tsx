import Link from '@cloudscape-design/components/link';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { WithCustom } from '#domain/custom-fields/columns.ts';
import { type CustomField, type Customized, customName, labelIn } from '#domain/custom-fields/rules.ts';
import { type Column, several } from '#web/components/list/columns/column.ts';
import { type Kind, withCustom } from '#web/components/list/kind.ts';
import { useCustomFields } from './fields.ts';
import { valueTexts } from './value-texts.ts';

const columnOf = <R extends WithCustom>(field: CustomField, language: string, newTab: string): Column<R> => {
  const { id, type, options } = field;
  const of = ({ custom }: R) => custom?.[id];
  const texts = several((row: R) => valueTexts(field, of(row), language));
  return {
    id: customName(id),
    header: labelIn(field, language),
    ...texts,
    // Labels can contain commas, and never semicolons.
    text: texts.inFile,
    ...((type === 'number' || type === 'date') && {
      inFile: (row) => {
        const value = of(row);
        return typeof value === 'number' ? value : String(value ?? '');
      },
    }),
    ...(type === 'link' && {
      cell: (row) =>
        of(row) && (
          <Link external href={String(of(row))} rel="noopener noreferrer" externalIconAriaLabel={newTab}>
            {texts.inFile(row)}
          </Link>
        ),
    }),
    ...(options.length > 0 && {
      labels: Object.fromEntries(options.map((option) => [option.id, labelIn(option, language)])),
    }),
    ...((type === 'number' || type === 'date') && { isRanged: true as const }),
    width: 150,
  };
};

/** The columns of custom fields, after the built-in ones. */
export const useCustomColumns = <R extends WithCustom>(noun: Customized): Column<R>[] => {
  const { t, i18n } = useTranslation();
  const newTab = t('actions.opensInNewTab');
  return useCustomFields(noun).map((field) => columnOf<R>(field, i18n.language, newTab));
};

/** The kind of a list with the filters and sort orders of its custom fields. */
export const useCustomKind = <R, K extends string>(kind: Kind<R, K>, noun: Customized): Kind<R, K> => {
  const fields = useCustomFields(noun);
  const known = JSON.stringify(fields);
  // The current user is read again every few minutes, mostly without a change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields count by their content
  return useMemo(() => withCustom(kind, fields), [kind, known]);
};
