import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fileName } from '#domain/list/file-name.ts';
import { api } from '#web/api/client.ts';
import { failureOf } from '#web/api/failure.ts';
import { handFile } from '#web/components/hand-file.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';

/** Downloads the bill of materials of an application. */
export const useBom = ({ id, name }: { id: string; name: string }) => {
  const { t } = useTranslation();
  const about = useId();
  return useMutation({
    mutationFn: async () => {
      const bom = await api('GET /applications/{id}/bill-of-materials', { params: { id } });
      const file = new Blob([`${JSON.stringify(bom, null, 2)}\n`], { type: 'application/vnd.cyclonedx+json' });
      handFile(`${fileName(name, new Date())}.cdx.json`, file);
    },
    onMutate: () => snackbar.closeAbout(about),
    onError: (error) =>
      snackbar.show({
        ...{ type: 'error', about },
        message: `${t('workspace.downloads.bomFailed')} ${t(`actions.${failureOf(error)}`)}`,
      }),
  });
};
