import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FRAMEWORK_STATUSES } from '#domain/enumerations.ts';
import { toBeDone } from '#domain/frameworks/coverage.ts';
import type { ListedFramework } from '#domain/frameworks/framework-coverage.ts';
import { enabledFirst, type FrameworkFilter, matchingFrameworks } from '#domain/frameworks/search.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { HelpLink } from '#web/components/help/help-link.tsx';
import { FilterField } from '#web/components/list/filters/filter-field.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageButton } from '#web/components/page/page-button.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { formatCalendarDay } from './calendar-day.ts';
import { CoverageBar } from './coverage-bar.tsx';
import { FrameworkStatus } from './framework-status.tsx';
import { RetiredOwn } from './own/retired-own.tsx';
import { frameworkQueries } from './queries.ts';
import { Setting } from './setting.tsx';
import './frameworks.css';

export const AddOwn = () => {
  const { t } = useTranslation();
  const isViewing = useViewing() !== undefined;
  return isViewing ? null : <PageButton to="/frameworks/new">{t('ownFramework.add')}</PageButton>;
};

const Named = ({ framework: { id, name, issuer } }: { framework: ListedFramework }) => (
  <>
    <RouterLink to={`/frameworks/${id}`}>{name}</RouterLink>
    <Box fontSize="body-s" color="text-body-secondary">
      <span lang="en">{issuer}</span>
    </Box>
  </>
);

const Coverage = ({ framework: { name, own, coverage } }: { framework: ListedFramework }) =>
  own ? null : <CoverageBar name={name} counts={{ ...coverage, all: toBeDone(coverage) }} />;

const useColumns = () => {
  const { t, i18n } = useTranslation();
  return [
    {
      id: 'status',
      header: t('frameworks.fields.status'),
      cell: ({ status }: ListedFramework) => <FrameworkStatus status={status} />,
      width: 110,
    },
    {
      id: 'setting',
      header: t('frameworkSetting.setting'),
      cell: (framework: ListedFramework) => <Setting framework={framework} />,
      width: 180,
      minWidth: 150,
    },
    {
      id: 'coverage',
      header: t('frameworkSetting.coverage'),
      cell: (framework: ListedFramework) => <Coverage framework={framework} />,
      width: 210,
      minWidth: 150,
    },
    {
      id: 'applications',
      header: t('frameworkCoverage.title'),
      cell: ({ own, coverage }: ListedFramework) => (own ? '–' : coverage.applications.toLocaleString(i18n.language)),
      width: 115,
    },
    {
      id: 'next',
      header: t('frameworks.fields.next'),
      cell: ({ next_date }: ListedFramework) => (next_date ? formatCalendarDay(next_date, i18n.language) : '–'),
      width: 120,
      minWidth: 120,
    },
  ];
};

/** A framework on a phone. */
const FrameworkCard = ({ framework }: { framework: ListedFramework }) => {
  const { t, i18n } = useTranslation();
  const { status, next_date, own, coverage } = framework;
  return (
    <div className="framework-card">
      <Named framework={framework} />
      <div className="framework-facts">
        <FrameworkStatus status={status} />
        {next_date && <span>{`${t('frameworks.fields.next')}: ${formatCalendarDay(next_date, i18n.language)}`}</span>}
        {!own && (
          <span>{`${t('frameworkCoverage.title')}: ${coverage.applications.toLocaleString(i18n.language)}`}</span>
        )}
      </div>
      <Setting framework={framework} />
      <Coverage framework={framework} />
    </div>
  );
};

/** Filter values of the API. */
const YES_AND_NO = ['true', 'false'] as const;

const filterIn = (params: URLSearchParams) => ({
  text: params.get('text') ?? '',
  status: FRAMEWORK_STATUSES.filter((status) => params.getAll('status').includes(status)),
  enabled: YES_AND_NO.filter((value) => params.getAll('enabled').includes(value)),
});

const asked = ({ enabled, ...filter }: ReturnType<typeof filterIn>): FrameworkFilter => ({
  ...filter,
  enabled: enabled.length === 1 ? enabled[0] === 'true' : undefined,
});

const FILTERS = [
  { name: 'status', values: FRAMEWORK_STATUSES },
  { name: 'enabled', values: YES_AND_NO },
];

type FiltersProps = { filter: ReturnType<typeof filterIn>; all: readonly ListedFramework[] };

const Filters = ({ filter: { text, ...values }, all }: FiltersProps) => {
  const { t } = useTranslation();
  const [, setParams] = useSearchParams();
  const countOf = (next: Partial<typeof values>) => matchingFrameworks(all, asked({ text, ...values, ...next })).length;
  return (
    <search className="not-on-paper" aria-label={t('list.filters')}>
      <FilterField
        filters={FILTERS}
        search={t('frameworks.search')}
        columns={[
          {
            id: 'status',
            header: t('frameworks.fields.status'),
            labels: Object.fromEntries(FRAMEWORK_STATUSES.map((one) => [one, t(`frameworks.statuses.${one}`)])),
          },
          {
            id: 'enabled',
            header: t('frameworkSetting.setting'),
            labels: { true: t('frameworkSetting.enabled'), false: t('frameworkSetting.notEnabled') },
          },
        ]}
        facets={{
          status: Object.fromEntries(FRAMEWORK_STATUSES.map((one) => [one, countOf({ status: [one] })])),
          enabled: Object.fromEntries(YES_AND_NO.map((one) => [one, countOf({ enabled: [one] })])),
        }}
        filter={{ text, values: Object.fromEntries(Object.entries(values).filter(([, some]) => some.length > 0)) }}
        onChange={(next) => setParams({ ...(next.text && { text: next.text }), ...next.values })}
      />
    </search>
  );
};

export const FrameworksPage = () => {
  const { t, i18n } = useTranslation();
  const [params, setParams] = useSearchParams();
  const columns = useColumns();
  const { data, error, refetch } = useQuery(frameworkQueries.all);
  if (!data)
    return error ? (
      <LoadFailed isPage what={t('frameworks.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <FormSkeleton />
    );

  const filter = filterIn(params);
  const found = enabledFirst(matchingFrameworks(data, asked(filter)));
  return (
    <SpaceBetween size="l">
      <PageTitle>{t('frameworks.title')}</PageTitle>
      <Header
        variant="h1"
        info={<HelpLink />}
        description={t('frameworks.description')}
        counter={`(${data.length.toLocaleString(i18n.language)})`}
        actions={<AddOwn />}
      >
        {t('frameworks.title')}
      </Header>
      <Filters filter={filter} all={data} />
      <div>
        <span role="status">{t('frameworks.count', { count: found.length })}</span>
        <Box variant="span" color="text-body-secondary">
          {` · ${t('frameworkSetting.whenever')}`}
        </Box>
      </div>
      <StackedTable
        variant="container"
        items={found}
        trackBy="id"
        first={{
          id: 'name',
          header: t('frameworks.fields.name'),
          cell: (framework) => <Named framework={framework} />,
          minWidth: 200,
        }}
        others={columns}
        together={(framework) => <FrameworkCard framework={framework} />}
        ariaLabels={{ tableLabel: t('frameworks.title') }}
        empty={
          <SpaceBetween size="s" alignItems="center">
            <Box color="text-body-secondary">{t('list.noMatchesText')}</Box>
            <Button onClick={() => setParams({})}>{t('list.clear')}</Button>
          </SpaceBetween>
        }
      />
      <RetiredOwn />
    </SpaceBetween>
  );
};
