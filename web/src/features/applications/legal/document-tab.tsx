import Alert from '@cloudscape-design/components/alert';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Application } from '#domain/applications/application.ts';
import type { LegalDocument } from '#domain/legal/legal-document.ts';
import { ApiError } from '#web/api/api-error.ts';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { useShown } from '#web/components/detail/shown.ts';
import { About } from '#web/components/legal/about.tsx';
import { PointView } from '#web/components/legal/point-view.tsx';
import { Sections } from '#web/components/legal/sections.tsx';
import { useEntryWords } from '#web/components/legal/use-entry-words.ts';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { useWords } from '#web/components/use-words.ts';
import { legalPath } from '#web/routing/application-path.ts';
import { useRecordName } from '#web/routing/record-names.ts';
import { Assignment } from './assignment.tsx';
import { DownloadDocument } from './download-document.tsx';
import { legalQueries } from './queries.ts';
import { ChangedSinceRead, ReviewState } from './review-state.tsx';
import { Shares } from './shares.tsx';
import { LegalStateChip } from './state-chip.tsx';
import { Steps } from './steps.tsx';
import { useAnswers } from './use-answers.ts';
import './legal.css';

const DocumentContent = ({ document, mayEdit }: { document: LegalDocument; mayEdit: boolean }) => {
  const { t } = useTranslation();
  const inWords = useWords();
  const words = useEntryWords();
  const [read, setRead] = useState<LegalDocument>();
  const answers = useAnswers(document);
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
            <DownloadDocument of={document} />
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
      <Sections
        sections={document.sections}
        pointView={(point) => <PointView answers={answers} point={point} mayEdit={document.may_edit} />}
      />
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
