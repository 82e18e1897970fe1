import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import { useTranslation } from 'react-i18next';
import { Damaged } from '#domain/reading/damaged.ts';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';
import { TooSlow } from './fetch-file.ts';

/** A file cannot be shown: because nothing came, or because of what did. It can be taken along all the same. */
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
