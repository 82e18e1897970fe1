import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fileName } from '#domain/list/file-name.ts';
import type { Report } from '#domain/report/report.ts';
import { api } from '#web/api/client.ts';
import { handFile } from '#web/components/hand-file.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { tryPart } from '#web/parts.ts';

/** Creates a new report, which the API records in the history, and downloads it. */
export const useTaking = ({ application: { id, name }, framework }: Pick<Report, 'application' | 'framework'>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const params = { id, frameworkId: framework.id };
      const { report, seal } = await api('POST /applications/{id}/frameworks/{frameworkId}/reports', { params });
      const { bundleOf } = await tryPart(() => import('#domain/report/bundle.ts'));
      const file = `${fileName(`${name} ${framework.name}`, new Date())}.zip`;
      handFile(file, await bundleOf(report));
      return { seal, file };
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: ['activity'] }),
  });
};

export const TakeButton = ({ taking }: { taking: ReturnType<typeof useTaking> }) => {
  const { t } = useTranslation();
  return (
    <Button iconName="download" loading={taking.isPending} onClick={() => taking.mutate()}>
      {t('report.take')}
    </Button>
  );
};

/** The seal of the downloaded report, and how to verify it. */
export const DownloadError = ({ taking: { data, error, mutate } }: { taking: ReturnType<typeof useTaking> }) => {
  const { t } = useTranslation();
  if (error) return <LoadFailed what={t('report.notTaken')} error={error} onRetry={() => mutate()} />;
  if (!data) return null;
  return (
    <Alert type="success">
      <SpaceBetween size="xs">
        <span>{t('report.taken')}</span>
        <code className="report-hash">{data.seal}</code>
        <span>{t('report.takenHow')}</span>
        <code className="report-hash">{`npm run verify -- "${data.file}"`}</code>
      </SpaceBetween>
    </Alert>
  );
};
