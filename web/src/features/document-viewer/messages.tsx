import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import { useTranslation } from 'react-i18next';
import { Damaged } from '#domain/reading/damaged.ts';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';
import { TooSlow } from './fetch-file.ts';

/** Download progress. */
export const Opening = ({ loaded, size }: { loaded: number; size: number }) => {
  const { t } = useTranslation();
  const share = size > 0 ? Math.min(100, Math.round((loaded / size) * 100)) : 0;
  return (
    <div className="viewer-message">
      <ProgressBar value={share} label={t('viewer.opening')} ariaLabel={t('viewer.opening')} />
    </div>
  );
};

/** The file cannot be shown, because the download failed or the content is damaged. Offers the download instead. */
export const FileFailed = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation();
  const isInFile = error instanceof Damaged || (error instanceof Error && /^(Invalid|FormatError)/.test(error.name));
  const why = () => {
    if (error instanceof ApiError) return t(`actions.${failureOf(error)}`);
    if (isInFile) return t('viewer.unreadable');
    return error instanceof TooSlow ? t('viewer.tooSlow') : t('actions.noConnection');
  };
  return (
    <div className="viewer-message" role="alert">
      <Alert
        type="error"
        header={t('viewer.failed')}
        {...(!isInFile && { action: <Button onClick={onRetry}>{t('actions.retry')}</Button> })}
      >
        {why()}
      </Alert>
    </div>
  );
};
