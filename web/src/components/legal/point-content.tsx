import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import SpaceBetween from '@cloudscape-design/components/space-between';
import StatusIndicator, { type StatusIndicatorProps } from '@cloudscape-design/components/status-indicator';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry, ShownPoint } from '#domain/legal/legal-document.ts';
import type { PointState } from '#domain/legal/words.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { useWords } from '#web/components/use-words.ts';
import { useEntryWords } from './use-entry-words.ts';
import './point-content.css';

const LOOKS: Record<PointState, StatusIndicatorProps.Type> = {
  complete: 'success',
  not_applicable: 'stopped',
  not_needed: 'stopped',
  gap: 'warning',
};

export const placeOfPoint = (point: string) => `point-${point.replaceAll(' ', '-')}`;

const Entries = ({ entries }: { entries: readonly Entry[] }) => {
  const words = useEntryWords();
  return (
    <dl className="legal-entries">
      {entries.map((entry) => (
        // Several records of a kind differ in their id; several entries of a record differ in what they are about.
        <div key={`${entry.field} ${entry.about} ${entry.source.id} ${entry.source.version}`}>
          <dt>{words.label(entry)}</dt>
          <dd>
            {words.lines(entry).map((line) => (
              <div key={line} className="prose">
                {line}
              </div>
            ))}
            <div className="legal-aside">{words.source(entry)}</div>
            {entry.source.sha256 && <div className="legal-aside">SHA-256 {entry.source.sha256}</div>}
          </dd>
        </div>
      ))}
    </dl>
  );
};

const Answer = ({ point }: { point: ShownPoint }) => {
  const { t, i18n } = useTranslation();
  const { answer, not_applicable, answered } = point;
  const by = answered && (
    <div className="legal-aside">
      {t('legal.point.by', { who: answered.by.name, when: formatMoment(answered.at, i18n.language) })}
    </div>
  );
  if (not_applicable !== '')
    return (
      <Alert type="info" header={t('legal.states.not_applicable')}>
        <div className="prose">{not_applicable}</div>
        {by}
      </Alert>
    );
  if (answer === '') return null;
  return (
    <div>
      <Box variant="awsui-key-label">{t('legal.point.answer')}</Box>
      <div className="prose">{answer}</div>
      {by}
    </div>
  );
};

const State = ({ point }: { point: ShownPoint }) => {
  const words = useEntryWords();
  return <StatusIndicator type={LOOKS[point.state]}>{words.state(point)}</StatusIndicator>;
};

const OfficialText = ({ text, isOpen }: { text: NonNullable<ShownPoint['text']>; isOpen: boolean }) => {
  const { t } = useTranslation();
  const inWords = useWords();
  return (
    <>
      <div className="not-on-paper">
        <ExpandableSection headerText={t('legal.officialText')} defaultExpanded={isOpen}>
          <span className="prose">{inWords(text)}</span>
        </ExpandableSection>
      </div>
      <p className="only-on-paper legal-official">{inWords(text)}</p>
    </>
  );
};

type PointContentProps = {
  point: ShownPoint;
  action?: ReactNode;
  /** The form that replaces the answer. */
  form?: ReactNode;
};

/** A point of a legal document with its records and its answer. */
export const PointContent = ({ point, action, form }: PointContentProps) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const { id, heading, text, entries } = point;
  const isEditing = form !== undefined;
  return (
    <section id={placeOfPoint(id)} className="legal-point" aria-label={`${id} ${inWords(heading)}`}>
      <SpaceBetween size="s">
        <Container
          header={
            <div className="legal-head">
              <div>
                <Box variant="h3">
                  {id} {inWords(heading)}
                </Box>
                <State point={point} />
              </div>
              {action}
            </div>
          }
        >
          <SpaceBetween size="m">
            {text && <OfficialText key={String(isEditing)} text={text} isOpen={isEditing} />}
            {!isEditing && <Answer point={point} />}
            {entries.length > 0 && (
              <div>
                <div className="legal-records">
                  <Box variant="awsui-key-label">{t('legal.point.records')}</Box>
                </div>
                <Entries entries={entries} />
              </div>
            )}
          </SpaceBetween>
        </Container>
        {form}
      </SpaceBetween>
    </section>
  );
};
