import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';

/** Why it was not saved, where that is not said at a field. */
export const SaveFailed = ({ error }: { error: Error }) => {
  const { t } = useTranslation();
  const isOld = error instanceof ApiError && error.problem.status === 412;
  return (
    <Alert type="error" header={t('ownFramework.failed')}>
      {isOld ? t('ownFramework.changedMeanwhile') : t(`actions.${failureOf(error)}`)}
    </Alert>
  );
};
