import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Survey } from '#domain/tests/setup/survey.ts';

/** Maximum number of options, because a file may have ten thousand columns. */
const MOST_OFFERED = 200;
/** Fewer columns need no search. */
const MANY = 10;

/** Options for the columns of a table, each with a description; searchable if there are many. */
export const useColumnOptions = (survey: Survey) => {
  const { t } = useTranslation();
  const [sought, setSought] = useState('');
  const all = useMemo(() => {
    const examples = new Map(survey.columns.map(({ header, values }) => [header, values.slice(0, 3)]));
    examples.delete('');
    return [...examples].map(([header, values]) => ({
      value: header,
      label: header,
      description: values
        .map(([value]) => value || t('newTest.values.empty'))
        .join(', ')
        .slice(0, 80),
    }));
  }, [survey, t]);
  const words = sought.trim().toLowerCase();
  const found = words === '' ? all : all.filter(({ label }) => label.toLowerCase().includes(words));
  return {
    options: found.slice(0, MOST_OFFERED),
    optionOf: (header: string) => all.find(({ value }) => value === header) ?? { value: header, label: header },
    filtering: {
      filteringType: all.length > MANY ? ('manual' as const) : ('none' as const),
      onLoadItems: ({ detail }: { detail: { filteringText: string } }) => setSought(detail.filteringText),
    },
  };
};
