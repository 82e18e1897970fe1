import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Toggle from '@cloudscape-design/components/toggle';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { isDay } from '#domain/day.ts';
import type { Framework } from '#domain/frameworks/framework.ts';
import type { FrameworkCoverage } from '#domain/frameworks/framework-coverage.ts';
import { ApiError } from '#web/api/api-error.ts';
import { NotFound } from '#web/components/detail/not-found.tsx';
import { DayInput } from '#web/components/form/day-input.tsx';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { HelpLink } from '#web/components/help/help-link.tsx';
import { TextFilter } from '#web/components/list/filters/text-filter.tsx';
import { LoadFailed } from '#web/components/page/alerts.tsx';
import { FormSkeleton } from '#web/components/page/form-skeleton.tsx';
import { PageTitle } from '#web/components/page/page-title.tsx';
import { useWords } from '#web/components/use-words.ts';
import { useRecordName } from '#web/routing/record-names.ts';
import { AboutFramework } from './about-framework.tsx';
import { formatCalendarDay } from './calendar-day.ts';
import { CompanyCoverage } from './company-coverage.tsx';
import { ConcernedApplications } from './concerned-applications.tsx';
import { handCoverage } from './coverage-file.ts';
import { FrameworkStatus } from './framework-status.tsx';
import { OwnActions } from './own/own-actions.tsx';
import { Versions } from './own/versions.tsx';
import { frameworkQueries } from './queries.ts';
import { RequirementTree } from './requirement-tree.tsx';
import { Setting } from './setting.tsx';
import { countStandings, matching, type Shown, shownIn } from './shown.ts';
import { ThroughTime } from './through-time.tsx';
import './frameworks.css';

type FiltersProps = { shown: Shown; hasDates: boolean };

const Filters = ({ shown: { text, asked, onlyApplying }, hasDates }: FiltersProps) => {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [params, setParams] = useSearchParams();
  const set = (name: string, value: string, options = {}) => {
    const next = new URLSearchParams(params);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setParams(next, options);
  };
  return (
    <search className="requirement-filters" aria-label={t('list.filters')}>
      <FormField label={t('frameworks.find')} stretch>
        <TextFilter value={text} onChange={(typed) => set('text', typed.trim(), { replace: true })} />
      </FormField>
      {hasDates && (
        <>
          <FormField
            label={t('frameworks.asOf')}
            errorText={isDay(asked) ? undefined : errorText({ code: 'not_a_day', params: {} })}
          >
            <DayInput value={asked} onChange={(day) => set('as_of', day)} />
          </FormField>
          <Toggle checked={onlyApplying} onChange={({ detail }) => set('applying', detail.checked ? 'only' : '')}>
            {t('frameworks.onlyApplying')}
          </Toggle>
        </>
      )}
    </search>
  );
};

type Covered = UseQueryResult<FrameworkCoverage>;

const FrameworkItself = ({ framework, covering }: { framework: Framework; covering: Covered }) => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const [params, setParams] = useSearchParams();
  const shown = shownIn(params);
  const hasDates = framework.requirements.some(({ effective }) => effective);
  const found = matching(framework.requirements, shown, inWords);
  const { data: coverage, error, refetch } = covering;
  const covered = new Map(coverage?.requirements.map((one) => [one.id, one]));
  const handFile = () =>
    coverage &&
    handCoverage(
      framework,
      coverage,
      inWords,
      {
        ...{ requirement: t('frameworkCoverage.columns.requirement'), text: t('frameworks.fields.requirements') },
        ...{ covered: t('frameworkCoverage.covered'), partly: t('frameworkCoverage.partly') },
        ...{ open: t('frameworkCoverage.lacks'), control: t('frameworkCoverage.columns.control') },
        ...{ strength: t('frameworkCoverage.columns.strength'), reason: t('frameworkCoverage.columns.reason') },
      },
      (strength) => t(`frameworkCoverage.strengths.${strength}`),
    );
  const day = formatCalendarDay(shown.asOf, i18n.language);
  const facts = [
    t('frameworks.found', { count: found.length }),
    ...(hasDates ? [t('frameworks.applying', { ...countStandings(found, shown.asOf), day })] : []),
  ];
  return (
    <SpaceBetween size="l">
      <PageTitle>{framework.name}</PageTitle>
      <Header
        variant="h1"
        info={<HelpLink />}
        actions={
          <SpaceBetween direction="horizontal" size="xs">
            {coverage && <Button onClick={handFile}>{t('frameworkCoverage.export')}</Button>}
            {framework.own && !framework.retired && <OwnActions framework={framework} />}
          </SpaceBetween>
        }
      >
        {framework.name}
      </Header>
      {framework.retired && <OwnActions framework={framework} />}
      <div className="framework-facts">
        <FrameworkStatus status={framework.status} />
        {coverage && <Setting framework={{ ...framework, setting: coverage.setting }} />}
      </div>
      {error && <LoadFailed what={t('frameworkCoverage.failed')} error={error} onRetry={() => void refetch()} />}
      {coverage && (
        <Container header={<Header variant="h2">{t('frameworkCoverage.company')}</Header>}>
          <CompanyCoverage id={framework.id} coverage={coverage} />
        </Container>
      )}
      <Header variant="h2">{t('frameworks.fields.requirements')}</Header>
      {hasDates && (
        <ThroughTime
          framework={framework}
          asOf={shown.asOf}
          onChange={(day) =>
            setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), as_of: day }), { replace: true })
          }
        />
      )}
      <Filters shown={shown} hasDates={hasDates} />
      <div role="status">{found.length > 0 ? facts.join(': ') : t('frameworks.noneFound')}</div>
      <RequirementTree
        framework={framework}
        requirements={found}
        asOf={shown.asOf}
        coverage={covered}
        isOpen={found.length < framework.requirements.length}
      />
      {coverage && <ConcernedApplications coverage={coverage} text={shown.application} />}
      <AboutFramework framework={framework} />
      {framework.own && <Versions id={framework.id} />}
    </SpaceBetween>
  );
};

export const FrameworkPage = () => {
  const { t } = useTranslation();
  const { frameworkId = '' } = useParams();
  const shown = shownIn(useSearchParams()[0]);
  const { data, error, refetch } = useQuery(frameworkQueries.one(frameworkId));
  useRecordName(frameworkId, data?.name);
  // Loaded beside the framework, so that the page appears once and in full.
  const covering = useQuery(frameworkQueries.coverage(frameworkId, shown.asOf, shown.application));
  if (data && !covering.isPending) return <FrameworkItself key={data.id} framework={data} covering={covering} />;
  if (error instanceof ApiError && error.problem.status === 404)
    return (
      <NotFound
        title={t('frameworks.notFound')}
        text={t('frameworks.notFoundText')}
        list="/frameworks"
        toList={t('frameworks.toList')}
      />
    );
  if (error) return <LoadFailed isPage what={t('frameworks.oneFailed')} error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton />;
};
