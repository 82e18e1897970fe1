import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import StatusIndicator from '@cloudscape-design/components/status-indicator';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Application } from '#domain/applications/application.ts';
import type { ListedLegalDocument } from '#domain/legal/legal-document.ts';
import { useShown } from '#web/components/detail/shown.ts';
import { useEntryWords } from '#web/components/legal/use-entry-words.ts';
import { formatDate, formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWords } from '#web/components/use-words.ts';
import { legalDocumentPath } from '#web/routing/application-path.ts';
import { legalQueries } from './queries.ts';
import { LegalStateChip } from './state-chip.tsx';
import '#web/components/legal/point-content.css';
import './legal.css';

const One = ({ application, one }: { application: string; one: ListedLegalDocument }) => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const words = useEntryWords();
  const { type, name, purpose, points, gaps, percent, answered, state, signed, outdated, needed, conditions } = one;
  const { due_on } = one;
  return (
    <li className="legal-listed">
      <div>
        <RouterLink to={legalDocumentPath(application, type)}>{inWords(name)}</RouterLink>
        <div className="legal-aside">{inWords(purpose)}</div>
        {!needed && <div className="legal-aside">{words.notNeeded(conditions)}</div>}
        {answered && (
          <div className="legal-states">
            <LegalStateChip state={state} />
            {outdated && signed && (
              <StatusIndicator type="warning">{t('legal.outdated', { number: signed.number })}</StatusIndicator>
            )}
          </div>
        )}
        <div className="legal-aside">
          {answered
            ? t('legal.list.by', { who: answered.by.name, when: formatMoment(answered.at, i18n.language) })
            : t('legal.list.noAnswer')}
        </div>
      </div>
      <ProgressBar
        value={percent}
        ariaLabel={inWords(name)}
        additionalInfo={
          <>
            <div>{t('legal.done', { done: points - gaps, of: points })}</div>
            {gaps > 0 && <div>{t('legal.gaps.title', { count: gaps })}</div>}
            {state === 'draft' && due_on && (
              <div>{t('legal.list.due', { day: formatDate(due_on, i18n.language) })}</div>
            )}
          </>
        }
      />
    </li>
  );
};

const All = ({ application, documents }: { application: string; documents: readonly ListedLegalDocument[] }) => (
  <ul className="legal-list">
    {documents.map((one) => (
      <One key={one.type} application={application} one={one} />
    ))}
  </ul>
);

/** A document that was started stays in sight when a fact changes. */
const isShownFirst = ({ needed, answered }: ListedLegalDocument) => needed || answered !== null;

/** The types of legal documents with their completeness. */
export const LegalTab = () => {
  const { t } = useTranslation();
  const { id } = useShown<Application>().entity;
  const { data, error, refetch } = useQuery(legalQueries.list(id));
  if (!data) {
    if (!error) return <FormSkeleton />;
    return <LoadFailed what={t('legal.failed')} error={error} onRetry={() => void refetch()} />;
  }
  const others = data.documents.filter((one) => !isShownFirst(one));
  return (
    <Container
      header={
        <Header variant="h2" description={t('legal.intro')}>
          {t('legal.title')}
        </Header>
      }
    >
      <All application={id} documents={data.documents.filter(isShownFirst)} />
      {others.length > 0 && (
        <ExpandableSection headerText={t('legal.notNeeded.title')} headerDescription={t('legal.notNeeded.text')}>
          <All application={id} documents={others} />
        </ExpandableSection>
      )}
    </Container>
  );
};
