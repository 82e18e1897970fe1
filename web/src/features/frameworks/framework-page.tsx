import DatePicker from '@cloudscape-design/components/date-picker';
import FormField from '@cloudscape-design/components/form-field';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Toggle from '@cloudscape-design/components/toggle';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { isDay } from '#domain/day.ts';
import type { Framework } from '#domain/framework.ts';
import { ApiError } from '#web/api/api-error.ts';
import { Missing } from '#web/components/detail/missing.tsx';
import { FormSkeleton } from '#web/components/form-skeleton.tsx';
import { TextFilter } from '#web/components/list/text-filter.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { PageTitle } from '#web/components/page-title.tsx';
import { AboutFramework } from './about-framework.tsx';
import { formatCalendarDay } from './calendar-day.ts';
import { frameworkQueries } from './queries.ts';
import { RequirementTree } from './requirement-tree.tsx';
import { countStandings, matching, type Shown, shownIn } from './shown.ts';
import { useWords } from './use-words.ts';
import './frameworks.css';

type FiltersProps = { shown: Shown; hasDates: boolean };

const Filters = ({ shown: { text, asked, onlyApplying }, hasDates }: FiltersProps) => {
  const { t } = useTranslation();
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
          <FormField label={t('frameworks.asOf')} errorText={isDay(asked) ? undefined : t('fieldErrors.not_a_day')}>
            <DatePicker value={asked} onChange={({ detail }) => set('as_of', detail.value)} />
          </FormField>
          <Toggle checked={onlyApplying} onChange={({ detail }) => set('applying', detail.checked ? 'only' : '')}>
            {t('frameworks.onlyApplying')}
          </Toggle>
        </>
      )}
    </search>
  );
};

const FrameworkItself = ({ framework }: { framework: Framework }) => {
  const { t, i18n } = useTranslation();
  const inWords = useWords();
  const [params] = useSearchParams();
  const shown = shownIn(params);
  const hasDates = framework.requirements.some(({ effective }) => effective);
  const found = matching(framework.requirements, shown, inWords);
  const day = formatCalendarDay(shown.asOf, i18n.language);
  const said = [
    t('frameworks.found', { count: found.length }),
    ...(hasDates ? [t('frameworks.applying', { ...countStandings(found, shown.asOf), day })] : []),
  ];
  return (
    <SpaceBetween size="l">
      <PageTitle>{framework.name}</PageTitle>
      <Header variant="h1">{framework.name}</Header>
      <AboutFramework framework={framework} />
      <Header variant="h2">{t('frameworks.fields.requirements')}</Header>
      <Filters shown={shown} hasDates={hasDates} />
      <div role="status">{found.length > 0 ? said.join(': ') : t('frameworks.noneFound')}</div>
      <RequirementTree framework={framework} requirements={found} asOf={shown.asOf} />
    </SpaceBetween>
  );
};

/** What a framework asks, of whom and since when. */
export const FrameworkPage = () => {
  const { t } = useTranslation();
  const { frameworkId = '' } = useParams();
  const { data, error, refetch } = useQuery(frameworkQueries.one(frameworkId));
  if (data) return <FrameworkItself key={data.id} framework={data} />;
  if (error instanceof ApiError && error.problem.status === 404)
    return (
      <Missing
        title={t('frameworks.notFound')}
        text={t('frameworks.notFoundText')}
        list="/frameworks"
        toList={t('frameworks.toList')}
      />
    );
  if (error) return <LoadFailed isPage what={t('frameworks.oneFailed')} error={error} onRetry={() => void refetch()} />;
  return <FormSkeleton />;
};
