import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Application } from '#domain/applications/application.ts';
import type { SignedLegalDocument } from '#domain/legal/legal-document.ts';
import { ApiError } from '#web/api/api-error.ts';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { useShown } from '#web/components/detail/shown.ts';
import { Sections } from '#web/components/legal/sections.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWords } from '#web/components/use-words.ts';
import { legalDocumentPath } from '#web/routing/application-path.ts';
import { DownloadDocument } from './download-document.tsx';
import { legalQueries } from './queries.ts';
import './legal.css';

const Version = ({ version }: { version: SignedLegalDocument }) => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const { content, sha256 } = version;
  const { application, type, name, number, signed } = content;
  const title = `${inWords(name)}, ${t('legal.source.version', { number })}`;
  const when = formatMoment(signed.at, i18n.language);
  return (
    <SpaceBetween size="l">
      <PageTitle>{title}</PageTitle>
      <Header
        variant="h2"
        description={t('legal.signedBy', { number, who: signed.by.name, when })}
        actions={<DownloadDocument of={version} />}
      >
        {title}
      </Header>
      <div>
        <div className="legal-aside">SHA-256 {sha256}</div>
        <RouterLink to={legalDocumentPath(application.id, type)}>{t('legal.toPresent')}</RouterLink>
      </div>
      <Sections sections={content.sections} />
    </SpaceBetween>
  );
};

/** A signed version of a legal document, as it was frozen. */
export const SignedVersionTab = () => {
  const { t } = useTranslation();
  const { id } = useShown<Application>().entity;
  const { type = '', number = '' } = useParams();
  const { data, error, refetch } = useQuery(legalQueries.version(id, type, number));
  if (data) return <Version version={data} />;
  if (!error) return <FormSkeleton />;
  if (error instanceof ApiError && error.problem.status === 404)
    return (
      <NotFound
        title={t('legal.noVersion')}
        text={t('legal.noVersionText')}
        list={legalDocumentPath(id, type)}
        toList={t('legal.toPresent')}
      />
    );
  return <LoadFailed what={t('legal.documentFailed')} error={error} onRetry={() => void refetch()} />;
};
