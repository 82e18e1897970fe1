import Button from '@cloudscape-design/components/button';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import { useTranslation } from 'react-i18next';
import { failureOf } from '#web/api/failure.ts';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { fileSize } from './file-size.ts';
import type { UploadFailure, UploadItem } from './upload-item.ts';
import { uploads } from './uploads.ts';
import './upload.css';

const useFailureText = () => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (failure: UploadFailure) => {
    if (failure.kind === 'file') return errorText(failure.broken);
    if (failure.kind === 'check') return t(`documents.errors.${failure.error}`);
    return t(`actions.${failure.kind === 'api' ? failureOf(failure.error) : 'noConnection'}`);
  };
};

/** A failed transfer can be retried; a refused file cannot. */
const mayBeTriedAgain = ({ failure }: UploadItem) =>
  failure?.kind === 'file'
    ? failure.broken.code === 'upload_under_way'
    : failure !== undefined && failure.kind !== 'check';

const STATUS = { ready: 'success', error: 'error' } as const;

const UploadView = ({ item }: { item: UploadItem }) => {
  const { t, i18n } = useTranslation();
  const failureText = useFailureText();
  const { id, file, state, share, failure } = item;
  const isOver = state === 'ready' || state === 'error';
  const isLeaving = state === 'queued' || state === 'sending';
  return (
    <li className="upload">
      <div className="upload-progress">
        <ProgressBar
          status={isOver ? STATUS[state] : 'in-progress'}
          value={Math.round(share * 100)}
          label={file.name}
          description={fileSize(file.size, i18n.language)}
          additionalInfo={isOver ? undefined : t(`upload.states.${state}`)}
          resultText={failure ? failureText(failure) : t('upload.states.ready')}
        />
      </div>
      <div>
        {failure && mayBeTriedAgain(item) && (
          <Button onClick={() => uploads.retry(id)} ariaLabel={t('upload.retryFile', { name: file.name })}>
            {t('actions.retry')}
          </Button>
        )}
        {isLeaving && (
          <Button
            variant="icon"
            iconName="close"
            ariaLabel={t('upload.cancelFile', { name: file.name })}
            onClick={() => uploads.cancel(id)}
          />
        )}
        {isOver && (
          <Button
            variant="icon"
            iconName="close"
            ariaLabel={t('upload.dismissFile', { name: file.name })}
            onClick={() => uploads.dismiss(id)}
          />
        )}
      </div>
    </li>
  );
};

export const UploadList = ({ items }: { items: readonly UploadItem[] }) => {
  const { t } = useTranslation();
  return (
    <ul className="uploads" aria-label={t('upload.list')}>
      {items.map((item) => (
        <UploadView key={item.id} item={item} />
      ))}
    </ul>
  );
};
