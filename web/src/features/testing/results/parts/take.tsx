import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fileName } from '#domain/list/file-name.ts';
import { nameOf } from '#domain/tests/name.ts';
import type { BiasTest } from '#domain/tests/test.ts';
import { api } from '#web/api/client.ts';
import { handFile } from '#web/components/hand-file.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { tryPart } from '#web/parts.ts';

const read = async (address: string) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`Storage said ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
};

/** Bundle for independent verification. The document is omitted if it was deleted. */
export const useTaking = (test: BiasTest) =>
  useMutation({
    mutationFn: async () => {
      const params = { id: test.application_id, taskId: test.id };
      const { files } = await api('GET /applications/{id}/tests/{taskId}/bundle', { params });
      const { testBundleOf } = await tryPart(() => import('#domain/tests/bundle.ts'));
      const there = files.flatMap(({ name, download }) => (download === null ? [] : [{ name, download }]));
      const contents = await Promise.all(
        there.map(async ({ name, download }) => ({ name, content: await read(download) })),
      );
      const file = `${fileName(nameOf(test), new Date())}.zip`;
      handFile(file, await testBundleOf(contents));
      return { file, isWhole: there.length === files.length };
    },
  });

export const TakeButton = ({ taking }: { taking: ReturnType<typeof useTaking> }) => {
  const { t } = useTranslation();
  return (
    <Button iconName="download" loading={taking.isPending} onClick={() => taking.mutate()}>
      {t('testResults.take')}
    </Button>
  );
};

/** Result of the download, and how to recompute the test. */
export const DownloadError = ({ taking: { data, error, mutate } }: { taking: ReturnType<typeof useTaking> }) => {
  const { t } = useTranslation();
  if (error) return <LoadFailed what={t('testResults.notTaken')} error={error} onRetry={() => mutate()} />;
  if (!data) return null;
  return (
    <Alert type="success">
      <SpaceBetween size="xs">
        <span>{t(data.isWhole ? 'testResults.taken' : 'testResults.takenWithout')}</span>
        <code className="result-hash">{`npm run verify -- "${data.file}"`}</code>
      </SpaceBetween>
    </Alert>
  );
};
