import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Cards from '@cloudscape-design/components/cards';
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
import { ChoiceFilter } from '#web/components/list/filters/choice-filter.tsx';
import { TextFilter } from '#web/components/list/filters/text-filter.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageButton } from '#web/components/page/page-button.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWords } from '#web/components/use-words.ts';
import { formatCalendarDay } from './calendar-day.ts';
import { FrameworkStatus } from './framework-status.tsx';
import { RetiredOwn } from './own/retired-own.tsx';
import { frameworkQueries } from './queries.ts';
import { CompanyFigures, Setting } from './setting.tsx';
import './frameworks.css';

export const AddOwn = () => {
  const { t } = useTranslation();
  const isViewing = useViewing() !== undefined;
  return isViewing ? null : <PageButton to="/frameworks/new">{t('ownFramework.add')}</PageButton>;
};

/** Sections of a framework card; most take half the width. */
const useSections = () => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  return [
    {
      id: 'status',
      header: t('frameworks.fields.status'),
      content: ({ status }: ListedFramework) => <FrameworkStatus status={status} />,
    },
    {
      id: 'setting',
      header: t('frameworkSetting.setting'),
      content: (framework: ListedFramework) => <Setting framework={framework} />,
      width: 50,
    },
    {
      id: 'coverage',
      header: t('frameworkSetting.coverage'),
      content: ({ own, coverage }: ListedFramework) =>
        !own && (
          <>
            <CompanyFigures figures={{ ...coverage, all: toBeDone(coverage) }} />
            {coverage.applications > 0 && (
              <Box fontSize="body-s" color="text-body-secondary">
                {t('frameworkSetting.whenever')}
              </Box>
            )}
          </>
        ),
      width: 50,
    },
    {
      id: 'jurisdiction',
      header: t('frameworks.fields.jurisdiction'),
      content: ({ jurisdiction }: ListedFramework) => inWords(jurisdiction),
      width: 50,
    },
    {
      id: 'next',
      header: t('frameworks.fields.next'),
      content: ({ next_date }: ListedFramework) =>
        next_date ? formatCalendarDay(next_date, i18n.language) : t('frameworks.noDate'),
      width: 50,
    },
    {
      id: 'issuer',
      header: t('frameworks.fields.issuer'),
      content: ({ issuer }: ListedFramework) => <span lang="en">{issuer}</span>,
    },
    {
      id: 'version',
      header: t('frameworks.fields.version'),
      content: ({ version }: ListedFramework) => <span lang="en">{version}</span>,
      width: 50,
    },
    {
      id: 'requirements',
      header: t('frameworks.fields.requirements'),
      content: ({ requirement_count }: ListedFramework) => requirement_count.toLocaleString(i18n.language),
      width: 50,
    },
  ];
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

type FiltersProps = { filter: ReturnType<typeof filterIn>; all: readonly ListedFramework[] };

const Filters = ({ filter, all }: FiltersProps) => {
  const { t } = useTranslation();
  const [, setParams] = useSearchParams();
  const change = (next: Partial<typeof filter>, options = {}) => {
    const { text, ...choices } = { ...filter, ...next };
    setParams({ ...(text && { text }), ...choices }, options);
  };
  const found = (next: Partial<typeof filter>) => matchingFrameworks(all, asked({ ...filter, ...next })).length;
  return (
    <search className="list-choices" aria-label={t('list.filters')}>
      <div className="list-search">
        <TextFilter
          label={t('frameworks.search')}
          value={filter.text}
          onChange={(typed) => change({ text: typed.trim() }, { replace: true })}
        />
      </div>
      <ChoiceFilter
        label={t('frameworks.fields.status')}
        choices={FRAMEWORK_STATUSES.map((value) => ({
          value,
          label: t(`frameworks.statuses.${value}`),
          count: found({ status: [value] }),
        }))}
        chosen={filter.status}
        isCut={false}
        onChange={(chosen) => change({ status: FRAMEWORK_STATUSES.filter((one) => chosen.includes(one)) })}
      />
      <ChoiceFilter
        label={t('frameworkSetting.setting')}
        choices={YES_AND_NO.map((value) => ({
          value,
          label: t(value === 'true' ? 'frameworkSetting.enabled' : 'frameworkSetting.notEnabled'),
          count: found({ enabled: [value] }),
        }))}
        chosen={filter.enabled}
        isCut={false}
        onChange={(chosen) => change({ enabled: YES_AND_NO.filter((one) => chosen.includes(one)) })}
      />
    </search>
  );
};

/** The framework catalog as cards: there are few frameworks, and cards show all facts on a phone. */
export const FrameworksPage = () => {
  const { t } = useTranslation();
  const [params, setParams] = useSearchParams();
  const sections = useSections();
  const { data, error, refetch } = useQuery(frameworkQueries.all);
  if (!data)
    return error ? (
      <LoadFailed isPage what={t('frameworks.failed')} error={error} onRetry={() => void refetch()} />
    ) : (
      <FormSkeleton />
    );

  const filter = filterIn(params);
  const found = enabledFirst(matchingFrameworks(data, asked(filter)));
  const count = t('frameworks.count', { count: found.length });
  return (
    <>
      <PageTitle>{t('frameworks.title')}</PageTitle>
      <Cards
        items={found}
        trackBy="id"
        cardsPerRow={[{ cards: 1 }, { minWidth: 600, cards: 2 }, { minWidth: 1000, cards: 3 }]}
        cardDefinition={{
          header: ({ id, name }) => <RouterLink to={`/frameworks/${id}`}>{name}</RouterLink>,
          sections,
        }}
        ariaLabels={{ cardsLabel: t('frameworks.title'), itemSelectionLabel: () => '', selectionGroupLabel: '' }}
        header={
          <Header
            variant="h1"
            description={t('frameworks.description')}
            actions={
              <SpaceBetween direction="horizontal" size="m" alignItems="center">
                <RouterLink to="/frameworks/evidence">{t('frameworks.toEvidence')}</RouterLink>
                <AddOwn />
              </SpaceBetween>
            }
          >
            {t('frameworks.title')}
          </Header>
        }
        filter={
          <div className="framework-filters">
            <Filters filter={filter} all={data} />
            <div role="status">{count}</div>
          </div>
        }
        empty={
          <SpaceBetween size="s" alignItems="center">
            <Box color="text-body-secondary">{t('list.noMatchesText')}</Box>
            <Button onClick={() => setParams({})}>{t('list.clear')}</Button>
          </SpaceBetween>
        }
      />
      <RetiredOwn />
    </>
  );
};
