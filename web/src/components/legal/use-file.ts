import { useTranslation } from 'react-i18next';
import { useWords } from '#web/components/use-words.ts';
import { tryPart } from '#web/parts.ts';
import { type Subject, useBlocks, type Written } from './use-blocks.ts';

export const FORMATS = ['docx', 'json'] as const;
export type Format = (typeof FORMATS)[number];

const jsonOf = (content: object) => new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' });

type Filed = {
  subject: Subject;
  written: Written;
  /** The content of the JSON file. */
  json: object;
};

/** Writes the Word or JSON file of a document. */
export const useFile = () => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const blocksOf = useBlocks();

  return async ({ subject, written, json }: Filed, format: Format): Promise<Blob> => {
    if (format === 'json') return jsonOf(json);
    const { docxOf } = await tryPart(() => import('#domain/writing/docx.ts'));
    const about = { title: `${subject.name}: ${inWords(written.name)}`, language: i18n.language };
    return docxOf({ ...about, contents: t('legal.contents'), blocks: blocksOf(subject, written) });
  };
};
