import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { QuestionAnswers } from './use-outbox.ts';

/** Whether everything that was answered here is saved. What was refused is said at its question. */
export const SavingState = ({ answers: { isAllSaved, isOffline, isSending } }: { answers: QuestionAnswers }) => {
  const { t } = useTranslation();
  const said = isOffline ? (
    <StatusIndicator type="warning">{t('intake.saving.offline')}</StatusIndicator>
  ) : isSending ? (
    <StatusIndicator type="in-progress">{t('intake.saving.saving')}</StatusIndicator>
  ) : (
    isAllSaved && <StatusIndicator type="success">{t('intake.saving.saved')}</StatusIndicator>
  );
  return <div role="status">{said}</div>;
};
