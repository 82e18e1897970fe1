import Alert from '@cloudscape-design/components/alert';
import Box from '@cloudscape-design/components/box';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import Link from '@cloudscape-design/components/link';
import ProgressBar from '@cloudscape-design/components/progress-bar';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Application } from '#domain/applications/application.ts';
import type { LegalDocument } from '#domain/legal/legal-document.ts';
import { gapsIn } from '#domain/legal/points.ts';
import { ApiError } from '#web/api/api-error.ts';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { useShown } from '#web/components/detail/shown.ts';
import { placeOfPoint } from '#web/components/legal/point-content.tsx';
import { Sections } from '#web/components/legal/sections.tsx';
import { useEntryWords } from '#web/components/legal/use-entry-words.ts';
import { formatDate } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { useWords } from '#web/components/use-words.ts';
import { legalPath } from '#web/routing/application-path.ts';
import { useRecordName } from '#web/routing/record-names.ts';
import { Assignment } from './assignment.tsx';
import { Download } from './download.tsx';
import { PointView } from './point-view.tsx';
import { legalQueries } from './queries.ts';
import { ChangedSinceRead, ReviewState } from './review-state.tsx';
import { Shares } from './shares.tsx';
import { LegalStateChip } from './state-chip.tsx';
import { Steps } from './steps.tsx';
import './legal.css';

/** More gaps than this would push the document off the page. */
const SHOWN_GAPS = 6;

const Gaps = ({ document }: { document: LegalDocument }) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const gaps = gapsIn(document.sections);
  if (gaps.length === 0) return <Box>{t('legal.gaps.none')}</Box>;
  return (
    <ExpandableSection
      headerText={t('legal.gaps.title', { count: gaps.length })}
      defaultExpanded={gaps.length <= SHOWN_GAPS}
    >
      <ul className="legal-gaps">
        {gaps.map(({ id, heading }) => (
          <li key={id}>
            <Link href={`#${placeOfPoint(id)}`}>
              {id} {inWords(heading)}
            </Link>
          </li>
        ))}
      </ul>
    </ExpandableSection>
  );
};

const About = ({ document }: { document: LegalDocument }) => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const { official, purpose, points, gaps, percent } = document;
  return (
    <Container>
      <SpaceBetween size="m">
        <div>
          <div>{inWords(purpose)}</div>
          <Link external href={official.url} externalIconAriaLabel={t('legal.officialText')}>
            {t('legal.official', {
              ...{ title: inWords(official.title), reference: inWords(official.reference) },
              date: formatDate(official.as_of, i18n.language),
            })}
          </Link>
        </div>
        <ProgressBar
          value={percent}
          label={t('legal.list.completeness')}
          additionalInfo={t('legal.done', { done: points - gaps, of: points })}
        />
        <Gaps document={document} />
      </SpaceBetween>
    </Container>
  );
};

const DocumentContent = ({ document, mayEdit }: { document: LegalDocument; mayEdit: boolean }) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const words = useEntryWords();
  const [read, setRead] = useState<LegalDocument>();
  const title = inWords(document.name);
  useRecordName(document.type, title);
  return (
    <SpaceBetween size="l">
      <PageTitle>{title}</PageTitle>
      <Header
        variant="h2"
        description={<LegalStateChip state={document.state} />}
        actions={
          <SpaceBetween size="xs" direction="horizontal">
            <Download of={document} />
            <Steps document={document} onChangedRecords={setRead} />
          </SpaceBetween>
        }
      >
        {title}
      </Header>
      {!document.may_edit && document.state === 'draft' && <Alert type="info">{t('legal.readOnly')}</Alert>}
      {!document.needed && <Alert type="info">{words.notNeeded(document.conditions)}</Alert>}
      {read && read.digest !== document.digest && <ChangedSinceRead read={read} document={document} />}
      <ReviewState document={document} />
      <About document={document} />
      {document.state === 'draft' && <Assignment document={document} />}
      {mayEdit && document.version > 0 && <Shares document={document} />}
      <Sections sections={document.sections} pointView={(point) => <PointView document={document} point={point} />} />
    </SpaceBetween>
  );
};

/** One legal document: its gaps, and its points with records and answers. */
export const DocumentTab = () => {
  const { t } = useTranslation();
  const { entity, mayEdit } = useShown<Application>();
  const { id } = entity;
  const { type = '' } = useParams();
  const { data, error, refetch } = useQuery(legalQueries.one(id, type));
  if (data) return <DocumentContent document={data} mayEdit={mayEdit} />;
  if (!error) return <FormSkeleton />;
  if (error instanceof ApiError && error.problem.status === 404)
    return (
      <NotFound
        title={t('legal.missing')}
        text={t('legal.missingText')}
        list={legalPath(id)}
        toList={t('legal.toList')}
      />
    );
  return <LoadFailed what={t('legal.documentFailed')} error={error} onRetry={() => void refetch()} />;
};
