import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { GateKey } from '#domain/tiering/gates.ts';
import type { Tiering } from '#domain/tiering/tiering.ts';
import './questions.css';

type State = Tiering['trace'][number]['state'];

const LOOKS: Record<State, StatusIndicatorProps.Type> = { closed: 'stopped', undecided: 'pending', open: 'warning' };

/** Every gate up to the one that decided. */
export const Trace = ({ result: { trace } }: { result: Tiering }) => {
  const { t } = useTranslation();
  return (
    <ol className="question-list">
      {trace.map(({ gate, state }) => (
        <li key={gate}>
          {t(`risk.gates.${gate as GateKey}`)}{' '}
          <StatusIndicator type={gate === 'internal_use' ? 'success' : LOOKS[state]}>
            {t(`intake.tier.states.${state}`)}
          </StatusIndicator>
        </li>
      ))}
    </ol>
  );
};
