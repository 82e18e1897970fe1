import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import { type Answering, savingOf } from './saving.ts';

const TYPES = { offline: 'warning', saving: 'in-progress', saved: 'success' } as const;

type SavingStateProps = {
  answers: Answering;
  /** What is said without a connection. */
  offline?: 'intake.saving.offline' | 'diligence.link.offline';
};

/** Whether everything that was answered here is saved. What was refused is said at its question. */
export const SavingState = ({ answers, offline = 'intake.saving.offline' }: SavingStateProps) => {
  const { t } = useTranslation();
  const saving = savingOf(answers);
  const text = saving === 'offline' ? offline : (`intake.saving.${saving ?? 'saved'}` as const);
  return <div role="status">{saving && <StatusIndicator type={TYPES[saving]}>{t(text)}</StatusIndicator>}</div>;
};
