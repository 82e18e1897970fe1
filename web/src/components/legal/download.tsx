import Button from '@cloudscape-design/components/button';
import ButtonDropdown from '@cloudscape-design/components/button-dropdown';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fileName } from '#domain/list/file-name.ts';
import { handFile } from '#web/components/hand-file.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { FORMATS, type Format } from './use-file.ts';

type DownloadProps = { fileOf: (format: Format) => Promise<{ name: string; file: Blob }> };

/** The three outputs of a document: Word and JSON as files, and PDF by the browser's print. */
export const Download = ({ fileOf }: DownloadProps) => {
  const { t } = useTranslation();
  const about = useId();

  const { mutate, isPending } = useMutation({
    mutationFn: async (format: Format) => {
      const { name, file } = await fileOf(format);
      handFile(`${fileName(name, new Date())}.${format}`, file);
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
