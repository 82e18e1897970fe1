import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import { type Answering, savingOf } from './saving.ts';

const TYPES = { offline: 'warning', saving: 'in-progress', saved: 'success' } as const;

type SavingStateProps = {
  answers: Answering;
  /** The text shown without a connection. */
  offline?: 'intake.saving.offline' | 'diligence.link.offline';
};

/** Whether all answers are saved. Refusals are shown at their questions. */
export const SavingState = ({ answers, offline = 'intake.saving.offline' }: SavingStateProps) => {
  const { t } = useTranslation();
  const saving = savingOf(answers);
  const text = saving === 'offline' ? offline : (`intake.saving.${saving ?? 'saved'}` as const);
  return <div role="status">{saving && <StatusIndicator type={TYPES[saving]}>{t(text)}</StatusIndicator>}</div>;
};
