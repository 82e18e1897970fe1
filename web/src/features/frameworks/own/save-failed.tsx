import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/api/api-error.ts';
import { changeFailed } from '#web/components/change-failed.ts';

/** Why it was not saved, where that is not said at a field. */
export const SaveFailed = ({ error }: { error: Error }) => {
  const { t } = useTranslation();
  // Whoever met somebody else's change is shown that.
  if (error instanceof ApiError && error.problem.status === 412) return null;
  return <Alert type="error">{changeFailed(t, t('ownFramework.failed'), error)}</Alert>;
};
