import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalDocument, SignedLegalDocument } from '#domain/legal/legal-document.ts';
import { fileName } from '#domain/list/file-name.ts';
import { handFile } from '#web/components/hand-file.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useWords } from '#web/components/use-words.ts';
import { tryPart } from '#web/parts.ts';
import { useBlocks } from './use-blocks.ts';

const FORMATS = ['docx', 'json'] as const;
type Format = (typeof FORMATS)[number];
const jsonOf = (content: object) => new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' });

/** A present document, or a signed version, whose JSON file has its seal. */
type Source = LegalDocument | SignedLegalDocument;

/** The three outputs of a document: Word and JSON as files, and PDF by the browser's print. */
export const Download = ({ of }: { of: Source }) => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const about = useId();
  const blocksOf = useBlocks();
  const content = 'content' in of ? of.content : of;
  const { application } = content;
  const title = inWords(content.name);

  const word = async () => {
    const { docxOf } = await tryPart(() => import('#domain/writing/docx.ts'));
    const about = { title: `${application.name}: ${title}`, language: i18n.language, contents: t('legal.contents') };
    return docxOf({ ...about, blocks: blocksOf(content) });
  };

  const { mutate, isPending } = useMutation({
    mutationFn: async (format: Format) => {
      const version = 'number' in content ? ` ${t('legal.source.version', { number: content.number })}` : '';
      const name = fileName(`${application.name} ${title}${version}`, new Date());
      handFile(`${name}.${format}`, format === 'json' ? jsonOf(of) : await word());
    },
    onMutate: () => snackbar.closeAbout(about),
    onError: () => snackbar.show({ type: 'error', message: t('legal.notDownloaded'), about }),
  });

  return (
    <SpaceBetween size="xs" direction="horizontal">
      <Button onClick={() => window.print()}>{t('legal.print')}</Button>
      <ButtonDropdown
        loading={isPending}
        items={FORMATS.map((format) => ({ id: format, text: t(`legal.formats.${format}`) }))}
        onItemClick={({ detail }) => {
          const format = FORMATS.find((one) => one === detail.id);
          if (format) mutate(format);
        }}
      >
        {t('legal.download')}
      </ButtonDropdown>
    </SpaceBetween>
  );
};
