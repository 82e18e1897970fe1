import { useTranslation } from 'react-i18next';
import { useWords } from '#web/components/use-words.ts';
import { tryPart } from '#web/parts.ts';
import { type Downloaded, useBlocks } from './use-blocks.ts';

export const FORMATS = ['docx', 'json'] as const;
export type Format = (typeof FORMATS)[number];

const jsonOf = (content: object) => new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' });

/** Writes the file of a document, and names it by its type and version. */
export const useFile = () => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const blocksOf = useBlocks();

  return async (of: Downloaded, format: Format) => {
    const content = 'content' in of ? of.content : of;
    const title = inWords(content.name);
    const version = 'number' in content ? ` ${t('legal.source.version', { number: content.number })}` : '';
    const word = async () => {
      const { docxOf } = await tryPart(() => import('#domain/writing/docx.ts'));
      const about = { title: `${content.application.name}: ${title}`, language: i18n.language };
      return docxOf({ ...about, contents: t('legal.contents'), blocks: blocksOf(of) });
    };
    return { name: `${title}${version}`, file: format === 'json' ? jsonOf(of) : await word() };
  };
};
