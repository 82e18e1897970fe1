import Alert from '@cloudscape-design/components/alert';
import Container from '@cloudscape-design/components/container';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';

type HowFarProps = {
  state: 'running' | 'done' | 'stopped';
  done: number;
  total: number;
  texts: { running: string; leave: string; progress: string; stopped: string };
  /** The counts of each result. */
  counts: readonly { key: string; type: StatusIndicatorProps.Type; text: string }[];
};

export const HowFar = ({ state, done, total, texts, counts }: HowFarProps) => (
  <Container>
    <SpaceBetween size="s">
      {state === 'running' && (
        <ProgressBar
          value={Math.round((100 * done) / total)}
          label={texts.running}
          description={texts.leave}
          additionalInfo={texts.progress}
        />
      )}
      {state === 'stopped' && <Alert type="warning">{texts.stopped}</Alert>}
      {state !== 'running' && (
        <div role="status">
          <SpaceBetween size="xs">
            {counts.map(({ key, type, text }) => (
              <StatusIndicator key={key} type={type} wrapText>
                {text}
              </StatusIndicator>
            ))}
          </SpaceBetween>
        </div>
      )}
    </SpaceBetween>
  </Container>
);
