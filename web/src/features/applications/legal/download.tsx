import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalDocument } from '#domain/legal/legal-document.ts';
import { fileName } from '#domain/list/file-name.ts';
import { handFile } from '#web/components/hand-file.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useWords } from '#web/components/use-words.ts';
import { tryPart } from '#web/parts.ts';
import { useBlocks } from './use-blocks.ts';

const FORMATS = ['docx', 'json'] as const;
type Format = (typeof FORMATS)[number];

/** The three outputs of a document: Word and JSON as files, and PDF by the browser's print. */
export const Download = ({ document }: { document: LegalDocument }) => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const about = useId();
  const blocksOf = useBlocks();
  const title = inWords(document.name);

  const contentIn = async (format: Format): Promise<Blob> => {
    if (format === 'json') return new Blob([`${JSON.stringify(document, null, 2)}\n`], { type: 'application/json' });
    const { docxOf } = await tryPart(() => import('#domain/writing/docx.ts'));
    const language = i18n.language;
    const about = { title: `${document.application.name}: ${title}`, language, contents: t('legal.contents') };
    return docxOf({ ...about, blocks: blocksOf(document) });
  };

  const { mutate, isPending } = useMutation({
    mutationFn: async (format: Format) =>
      handFile(`${fileName(`${document.application.name} ${title}`, new Date())}.${format}`, await contentIn(format)),
    onMutate: () => snackbar.closeAbout(about),
    onError: () => snackbar.show({ type: 'error', message: t('legal.notDownloaded'), about }),
  });

  return (
    <SpaceBetween size="xs" direction="horizontal">
      <Button onClick={() => window.print()}>{t('legal.print')}</Button>
      <ButtonDropdown
        loading={isPending}
        items={[
          { id: 'docx', text: t('legal.word') },
          { id: 'json', text: t('legal.json') },
        ]}
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
