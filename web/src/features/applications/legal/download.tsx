import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalDocument } from '#domain/legal/legal-document.ts';
import { fileName } from '#domain/list/file-name.ts';
import { api } from '#web/api/client.ts';
import { handFile } from '#web/components/hand-file.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useWords } from '#web/components/use-words.ts';
import { tryPart } from '#web/parts.ts';
import { useBlocks, type Written } from './use-blocks.ts';

const FORMATS = ['docx', 'json'] as const;
type Format = (typeof FORMATS)[number];
/** The present document, or a signed version. */
type Asked = { format: Format; number?: number };

const jsonOf = (content: object) => new Blob([`${JSON.stringify(content, null, 2)}\n`], { type: 'application/json' });

/** The three outputs of a document: Word and JSON as files, and PDF by the browser's print. */
export const Download = ({ document }: { document: LegalDocument }) => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const about = useId();
  const blocksOf = useBlocks();
  const { application, type, signed } = document;
  const title = inWords(document.name);

  const wordOf = async (content: Written) => {
    const { docxOf } = await tryPart(() => import('#domain/writing/docx.ts'));
    const about = { title: `${application.name}: ${title}`, language: i18n.language, contents: t('legal.contents') };
    return docxOf({ ...about, blocks: blocksOf(content) });
  };

  const contentOf = async ({ format, number }: Asked): Promise<Blob> => {
    if (number === undefined) return format === 'json' ? jsonOf(document) : wordOf(document);
    const params = { id: application.id, type, number: String(number) };
    const version = await api('GET /applications/{id}/legal-documents/{type}/versions/{number}', { params });
    return format === 'json' ? jsonOf(version) : wordOf(version.content);
  };

  const { mutate, isPending } = useMutation({
    mutationFn: async (asked: Asked) => {
      const version = asked.number === undefined ? '' : ` ${t('legal.source.version', { number: asked.number })}`;
      const name = fileName(`${application.name} ${title}${version}`, new Date());
      handFile(`${name}.${asked.format}`, await contentOf(asked));
    },
    onMutate: () => snackbar.closeAbout(about),
    onError: () => snackbar.show({ type: 'error', message: t('legal.notDownloaded'), about }),
  });

  const items = (number?: number) =>
    FORMATS.map((format) => ({ id: `${format} ${number ?? ''}`, text: t(`legal.formats.${format}`) }));

  return (
    <SpaceBetween size="xs" direction="horizontal">
      <Button onClick={() => window.print()}>{t('legal.print')}</Button>
      <ButtonDropdown
        loading={isPending}
        items={[
          ...items(),
          ...signed.map(({ number }) => ({ text: t('legal.signedVersion', { number }), items: items(number) })),
        ]}
        onItemClick={({ detail }) => {
          const [chosen, number] = detail.id.split(' ');
          const format = FORMATS.find((one) => one === chosen);
          if (format) mutate({ format, ...(number && { number: Number(number) }) });
        }}
      >
        {t('legal.download')}
      </ButtonDropdown>
    </SpaceBetween>
  );
};
