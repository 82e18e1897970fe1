import Header from '@cloudscape-design/components/header';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#domain/tests/name.ts';
import type { BiasTest } from '#domain/tests/test.ts';
import { HelpLink } from '#web/components/help/help-link.tsx';
import { formatMoment } from '#web/components/moment.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { applicationQueries } from '#web/features/applications/queries.ts';
import './results.css';

type ResultHeaderProps = { test: BiasTest; page: string; actions?: ReactNode };

/** Title of a result page; in print it includes the application. */
export const ResultHeader = ({ test, page, actions }: ResultHeaderProps) => {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(applicationQueries.one(test.application_id));
  const name = nameOf(test) || t('testing.untitled');
  return (
    <div>
      <PageTitle>{`${page}: ${name}`}</PageTitle>
      <div className="only-on-paper">
        {t('testResults.asOf', {
          application: data?.name ?? '',
          document: test.document.name,
          number: test.document.version,
          when: formatMoment(test.finished_at ?? test.created_at, i18n.language),
        })}
      </div>
      <Header variant="h1" info={<HelpLink />} description={page} actions={actions}>
        {name}
      </Header>
    </div>
  );
};
