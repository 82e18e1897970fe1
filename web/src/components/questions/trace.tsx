import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import type { Tiering } from '#domain/tiering/tiering.ts';
import { useGateName } from './use-gate-name.ts';
import './questions.css';

type State = Tiering['trace'][number]['state'];

const LOOKS: Record<State, StatusIndicatorProps.Type> = { closed: 'stopped', undecided: 'pending', open: 'warning' };

type GatesProps = { trace: Tiering['trace']; nameOf: (gate: string) => string; last: string };

/** The gates up to the one that decided. `last` applies if no other gate does. */
export const Gates = ({ trace, nameOf, last }: GatesProps) => {
  const { t } = useTranslation();
  return (
    <ol className="question-list">
      {trace.map(({ gate, state }) => (
        <li key={gate}>
          {nameOf(gate)}{' '}
          <StatusIndicator type={gate === last ? 'success' : LOOKS[state]}>
            {t(`intake.tier.states.${state}`)}
          </StatusIndicator>
        </li>
      ))}
    </ol>
  );
};

export const Trace = ({ result: { trace } }: { result: Tiering }) => {
  return <Gates trace={trace} nameOf={useGateName()} last="internal_use" />;
};
