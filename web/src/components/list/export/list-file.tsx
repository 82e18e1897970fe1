import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileName } from '#domain/list/file-name.ts';
import { handFile } from '#web/components/hand-file.ts';
import { AfterPress, SaidFirst } from '#web/components/keyboard/after-press.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { type Format, fileOf } from './file-formats.ts';
import { MOST_ROWS, type Sheet } from './sheet.ts';

type ListFileProps = { sheet: Sheet; title: string; format: Format; onClose: () => void };

/** Reads all rows of a list and downloads them as a file, with progress. */
export const ListFile = (props: ListFileProps) => {
  const { title, onClose } = props;
  const { t } = useTranslation();
  const [attempt, setAttempt] = useState(0);
  const [progress, setProgress] = useState({ rows: 0, total: 0 });
  const [error, setError] = useState<Error>();
  // Exports the state at the time of the request.
  const asked = useRef(props);
  const isCut = progress.total > MOST_ROWS;
  const wanted = Math.min(progress.total, MOST_ROWS);
  const isDone = isCut && progress.rows >= MOST_ROWS;

  // biome-ignore lint/correctness/useExhaustiveDependencies: attempt restarts the export
  useEffect(() => {
    const { sheet, title, format, onClose } = asked.current;
    const stopped = new AbortController();
    const write = async () => {
      const table = await sheet(stopped.signal, setProgress);
      const file = await fileOf(format, title, table);
      if (stopped.signal.aborted) return;
      handFile(`${fileName(title, new Date())}.${format}`, file);
      if (table.lines.length < MOST_ROWS) onClose();
    };
    write().catch(
      (reason) => stopped.signal.aborted || setError(reason instanceof Error ? reason : new Error(String(reason))),
    );
    return () => stopped.abort();
  }, [attempt]);

  const retry = () => {
    setError(undefined);
    setAttempt(attempt + 1);
  };

  return (
    <AfterPress>
      <Modal
        visible
        header={t('list.export')}
        closeAriaLabel={t('actions.close')}
        onDismiss={onClose}
        footer={
          <div className="list-dialog-actions">
            <Button onClick={onClose}>{t(isDone ? 'actions.close' : 'actions.cancel')}</Button>
          </div>
        }
      >
        <SaidFirst>
          <SpaceBetween size="s">
            {error ? (
              <LoadFailed what={t('list.exportFailed')} error={error} onRetry={retry} />
            ) : (
              <ProgressBar
                value={wanted > 0 ? Math.round((100 * Math.min(progress.rows, wanted)) / wanted) : 0}
                label={title}
                description={
                  wanted > 0 ? t('list.exported', { rows: progress.rows, total: wanted }) : t('actions.loading')
                }
              />
            )}
            {isCut && t('list.exportCut', { most: MOST_ROWS, total: progress.total })}
          </SpaceBetween>
        </SaidFirst>
      </Modal>
    </AfterPress>
  );
};
