import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { api } from '#web/api/client.ts';
import { formatMoment } from '#web/components/moment.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { TrailTable } from '#web/components/trail/trail-table.tsx';
import { PART, useTrail } from '#web/components/trail/use-trail.ts';
import { useTrailWords } from '#web/components/trail/use-words.ts';
import { lazyPart } from '#web/parts.ts';
import { filterIn } from './activity-filter.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { useCheckTrail } from './check-trail.ts';

const ActivityExport = lazyPart(() => import('./activity-export.tsx'));

const Outcome = ({ check }: { check: ReturnType<typeof useCheckTrail> }) => {
  const { t, i18n } = useTranslation();
  const words = useTrailWords();
  const { data, error, isPending, checked, variables } = check;
  if (isPending && variables) return <Alert>{t('audit.check.checking', { count: checked })}</Alert>;
  if (error)
    return <LoadFailed what={t('audit.check.failed')} error={error} onRetry={() => check.mutate(variables ?? {})} />;
  if (!data) return null;
  if (data.breaks.length === 0)
    return (
      <Alert type="success" header={t('audit.check.whole')}>
        {t('audit.check.wholeText', { count: data.checked })}
      </Alert>
    );
  return (
    <Alert type="error" header={t('audit.check.broken')}>
      {t('audit.check.brokenText', { count: data.checked })}
      <ul>
        {data.breaks.map(({ what, id, name, number, at, problem }) => (
          <li key={`${what} ${id} ${number} ${problem}`}>
            {t(`audit.check.${problem}`, {
              ...{ what: words.kind(what), name: name || id, number, when: formatMoment(at, i18n.language) },
            })}
          </li>
        ))}
      </ul>
    </Alert>
  );
};

export const Activity = () => {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const [isExporting, setIsExporting] = useState(false);
  const filter = filterIn(params);
  const { from, to } = filter;
  const check = useCheckTrail();
  const trail = useTrail([filter], PART, (page, signal) =>
    api('GET /audit', { query: { ...filter, ...page }, signal }),
  );
  return (
    <SpaceBetween size="m">
      <div role="status">
        <Outcome check={check} />
      </div>
      <TrailTable
        trail={trail}
        label={t('company.tabs.activity')}
        isOfMany
        columns={['at', 'who', 'what', 'changes', 'from']}
        header={
          <Header
            variant="h2"
            actions={
              <SpaceBetween direction="horizontal" size="xs">
                <Button
                  iconName="refresh"
                  ariaLabel={t('audit.refresh')}
                  loading={trail.isRefetching}
                  onClick={() => trail.refetch()}
                />
                <Button onClick={() => setIsExporting(true)}>{t('audit.export')}</Button>
                <Button
                  loading={check.isPending}
                  onClick={() => check.mutate({ ...(from && { from }), ...(to && { to }) })}
                >
                  {t('audit.check.button')}
                </Button>
              </SpaceBetween>
            }
          >
            {t('company.tabs.activity')}
          </Header>
        }
        filter={<ActivityFilters entries={trail.entries} />}
      />
      {isExporting && (
        <Suspense>
          <ActivityExport filter={filter} onClose={() => setIsExporting(false)} />
        </Suspense>
      )}
    </SpaceBetween>
  );
};
