import { useTranslation } from 'react-i18next';
import type { LegalDocument, ShownPoint } from '#domain/legal/legal-document.ts';
import type { Block } from '#domain/writing/docx-blocks.ts';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { useWords } from '#web/components/use-words.ts';
import { useEntryWords } from './use-entry-words.ts';

export type Written = Pick<LegalDocument, 'gaps' | 'name' | 'official' | 'points' | 'purpose' | 'sections'>;

export type Subject = {
  /** The name of the record that the document is about. */
  name: string;
  /** The state of the document, such as its signature. */
  status: readonly string[];
};

/** The blocks of the Word file, in the current language. */
export const useBlocks = () => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const words = useEntryWords();

  const answerOf = (point: ShownPoint): Block[] => {
    const { answer, not_applicable, answered, state } = point;
    const by = answered && { who: answered.by.name, when: formatMoment(answered.at, i18n.language) };
    const author: Block[] = by ? [{ style: 'Source', text: t('legal.authors', by) }] : [];
    if (not_applicable !== '') return [{ text: `${t('legal.states.not_applicable')}: ${not_applicable}` }, ...author];
    if (answer !== '') return [{ text: answer }, ...author];
    if (state === 'complete') return [];
    return [{ ...(state === 'gap' && { style: 'Gap' }), text: words.state(point) }];
  };

  const pointOf = (point: ShownPoint, level: 1 | 2): Block[] => [
    { style: `Heading${level}`, text: `${point.id} ${inWords(point.heading)}` },
    ...(point.text ? [{ style: 'Official', text: inWords(point.text) } as const] : []),
    ...answerOf(point),
    ...(point.entries.length > 0
      ? [
          {
            rows: point.entries.map((entry) => ({
              label: words.label(entry),
              lines: words.lines(entry),
              asides: [words.source(entry), ...(entry.source.sha256 ? [`SHA-256 ${entry.source.sha256}`] : [])],
            })),
          },
        ]
      : []),
  ];

  return (subject: Subject, { name, purpose, official, points, gaps, sections }: Written): Block[] => {
    const reference = inWords(official.reference);
    const date = formatDate(official.as_of, i18n.language);
    return [
      { style: 'Title', text: inWords(name) },
      { style: 'Subtitle', text: subject.name },
      ...subject.status.map((text): Block => ({ style: 'Source', text })),
      { text: inWords(purpose) },
      { style: 'Source', text: t('legal.official', { title: inWords(official.title), reference, date }) },
      {
        style: 'Source',
        text: `${t('legal.list.completeness')}: ${t('legal.done', { done: points - gaps, of: points })}`,
      },
      { contents: true },
      ...sections.flatMap((section): Block[] => {
        const [only] = section.points;
        if (only && section.points.length === 1) return pointOf(only, 1);
        return [
          { style: 'Heading1', text: `${section.id} ${inWords(section.heading)}` },
          ...section.points.flatMap((point) => pointOf(point, 2)),
        ];
      }),
    ];
  };
};
