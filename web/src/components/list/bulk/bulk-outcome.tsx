import Button from '@cloudscape-design/components/button';
import Modal from '@cloudscape-design/components/modal';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useTranslation } from 'react-i18next';
import { AfterPress, SaidFirst } from '#web/components/keyboard/after-press.tsx';
import { OUTCOMES, type Outcome } from './change-one.ts';

const NAMED = 10;

/** Results that may differ in another attempt. */
const AGAIN: readonly ShownOutcome[] = ['meanwhile', 'tooMany', 'failed', 'notDone'];

type ShownOutcome = Outcome | 'notDone';

const TYPES = {
  changed: 'success',
  meanwhile: 'warning',
  notAllowed: 'warning',
  gone: 'warning',
  refused: 'error',
  tooMany: 'warning',
  failed: 'error',
  notDone: 'stopped',
} as const satisfies Record<ShownOutcome, string>;

type Named = { id: string; name: string };

/** The state of a run, as `useBulkRun` returns it. */
type Run = {
  rows: readonly Named[];
  outcomes: ReadonlyMap<string, Outcome>;
  isRunning: boolean;
  onStop: () => void;
  onAgain: (ids: readonly string[]) => void;
};

type BulkOutcomeProps = {
  title: string;
  run: Run;
  /** The texts of an action that changes nothing. */
  words?: Partial<Record<Outcome, (count: number) => string>>;
  /** Details about refusals. */
  why?: readonly string[];
  onClose: () => void;
};

/** The progress, and finally the result of each row. */
export const BulkOutcome = ({ title, run, words = {}, why = [], onClose }: BulkOutcomeProps) => {
  const { t } = useTranslation();
  const { rows, outcomes, isRunning, onStop, onAgain } = run;
  const outcomeOf = ({ id }: Named): ShownOutcome => outcomes.get(id) ?? 'notDone';
  const textOf = (outcome: ShownOutcome, count: number) =>
    (outcome !== 'notDone' && words[outcome]?.(count)) || t(`list.bulk.outcomes.${outcome}`, { count });
  const again = rows.filter((row) => AGAIN.includes(outcomeOf(row)));
  const kinds = [...OUTCOMES, 'notDone' as const].flatMap((outcome) => {
    const those = rows.filter((row) => outcomeOf(row) === outcome);
    return those.length > 0 ? [{ outcome, names: those.map(({ name }) => name) }] : [];
  });

  return (
    <AfterPress>
      <Modal
        visible
        header={title}
        closeAriaLabel={t('actions.close')}
        onDismiss={isRunning ? onStop : onClose}
        footer={
          <div className="list-dialog-actions">
            <Button onClick={isRunning ? onStop : onClose}>{t(isRunning ? 'list.bulk.stop' : 'actions.close')}</Button>
            {!isRunning && again.length > 0 && (
              <Button variant="primary" onClick={() => onAgain(again.map(({ id }) => id))}>
                {t('list.bulk.again')}
              </Button>
            )}
          </div>
        }
      >
        <SaidFirst key={String(isRunning)}>
          {isRunning ? (
            <ProgressBar
              value={Math.round((100 * outcomes.size) / rows.length)}
              label={title}
              description={t('list.bulk.progress', { done: outcomes.size, total: rows.length })}
            />
          ) : (
            <div role="status">
              <SpaceBetween size="m">
                {kinds.map(({ outcome, names }) => (
                  <div key={outcome}>
                    <StatusIndicator type={TYPES[outcome]} wrapText>
                      {textOf(outcome, names.length)}
                    </StatusIndicator>
                    {outcome !== 'changed' && (
                      <ul className="list-names typed">
                        {names.slice(0, NAMED).map((name) => (
                          <li key={name}>{name}</li>
                        ))}
                        {names.length > NAMED && <li>{t('list.bulk.others', { count: names.length - NAMED })}</li>}
                      </ul>
                    )}
                  </div>
                ))}
                {why.map((text) => (
                  <div key={text}>{text}</div>
                ))}
              </SpaceBetween>
            </div>
          )}
        </SaidFirst>
      </Modal>
    </AfterPress>
  );
};
