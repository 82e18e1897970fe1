import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type BoardReport, boardReport } from '#domain/dashboard/board.ts';
import { fileName } from '#domain/list/file-name.ts';
import { permissions, reach } from '#domain/permissions.ts';
import { handFile } from '#web/components/hand-file.ts';
import { formatDate } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { companyQuery } from '#web/features/company/queries.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { boardQuery } from '../queries.ts';
import { Decisions, Ending, Figures, Policies, Tiers } from './board-parts.tsx';
import '../dashboard.css';
import './board.css';

const jsonOf = (company: string, report: BoardReport) =>
  new Blob([`${JSON.stringify({ company, ...report }, null, 2)}\n`], { type: 'application/json' });

/** The report as one page, to print for a board. */
export const BoardReportPage = () => {
  const { t, i18n } = useTranslation();
  const user = useCurrentUser();
  const { data: company } = useQuery(companyQuery);
  const { data, error, refetch } = useQuery(boardQuery(user));
  if (!data)
    return error ? (
      <LoadFailed isPage what={t('board.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <FormSkeleton />
    );
  const report = boardReport(data);
  const { tiers, total, since, decisions, risks, approvals, ending, reviews, vendors, policies } = report;
  const isOfCompany = reach(user.roles, permissions.readObjects) === 'ALL';
  const title = t('board.title');
  const name = company?.name ?? '';
  return (
    <SpaceBetween size="l">
      <PageTitle>{title}</PageTitle>
      <Header
        variant="h1"
        description={
          <>
            {t(isOfCompany ? 'board.ofCompany' : 'board.ofGroups', {
              company: name,
              date: formatDate(report.as_of, i18n.language),
            })}{' '}
            <span className="not-on-paper">{t('board.select')}</span>
          </>
        }
        actions={
          <span className="not-on-paper">
            <SpaceBetween direction="horizontal" size="xs">
              <Button
                iconName="download"
                onClick={() => handFile(`${fileName(title, new Date())}.json`, jsonOf(name, report))}
              >
                {t('board.json')}
              </Button>
              <Button iconName="file" onClick={() => window.print()}>
                {t('board.print')}
              </Button>
            </SpaceBetween>
          </span>
        }
      >
        {title}
      </Header>
      <div className="board">
        <Decisions decisions={decisions} />
        <Tiers tiers={tiers} total={total} since={since} />
        <Figures title={t('board.risks')} figures={risks} />
        <Figures title={t('board.reviews')} figures={reviews} />
        <Figures title={t('board.approvals')} figures={approvals}>
          <Ending ending={ending} />
        </Figures>
        <Figures title={t('board.vendors')} figures={vendors} />
        <Policies policies={policies} />
      </div>
    </SpaceBetween>
  );
};
