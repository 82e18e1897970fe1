import { useTranslation } from 'react-i18next';
import { type ColumnName, placeholdersWith } from '#domain/templates/placeholders.ts';
import type { TemplatePlaceholder } from '#domain/templates/word-template.ts';
import { useEntryWords } from '#web/components/legal/use-entry-words.ts';
import { useWords } from '#web/components/use-words.ts';

const BUILT_IN = placeholdersWith([], []);

/** Describes a placeholder in the words of the other pages. */
export const usePlaceholderWords = () => {
  const { t } = useTranslation();
  const inWords = useWords();
  const words = useEntryWords();
  return ({ name, repeats, title }: TemplatePlaceholder): string => {
    if (repeats) return t(`templates.help.shows.${name.split('.').at(-1) as ColumnName}`); // it ends with a column
    const about = BUILT_IN.get(name)?.about;
    if (about) return words.label({ ...about, title });
    return title ? inWords(title) : t('templates.help.today');
  };
};
