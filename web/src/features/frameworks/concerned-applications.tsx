import Alert from '@cloudscape-design/components/alert';
import Badge from '@cloudscape-design/components/badge';
import Box from '@cloudscape-design/components/box';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import Table from '@cloudscape-design/components/table';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { FrameworkCoverage } from '#domain/frameworks/framework-coverage.ts';
import { TextFilter } from '#web/components/list/filters/text-filter.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { frameworksPath } from '#web/routing/application-path.ts';
import { formatCalendarDay } from './calendar-day.ts';

type Concerned = FrameworkCoverage['applications'][number];

/** Applications that a framework concerns on a day, with their gaps. Marks those outside its scope today. */
export const ConcernedApplications = ({ coverage, text }: { coverage: FrameworkCoverage; text: string }) => {
  const { t, i18n } = useTranslation();
  const [, setParams] = useSearchParams();
  const find = (typed: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (typed.trim() === '') next.delete('application');
        else next.set('application', typed.trim());
        return next;
      },
      { replace: true },
    );
  const { applications, total, becoming, as_of, today } = coverage;
  const number = (value: number) => value.toLocaleString(i18n.language);
  const column = (id: 'asked' | 'covered' | 'partly' | 'lacks' | 'added', value: (one: Concerned) => number) => ({
    id,
    header: t(`frameworkCoverage.${id}`),
    cell: (one: Concerned) => number(value(one)),
  });
  return (
    <SpaceBetween size="s">
      {becoming > 0 && as_of > today && (
        <Alert type="info">{t('frameworkCoverage.becoming', { count: becoming })}</Alert>
      )}
      <Table
        variant="container"
        wrapLines
        trackBy="id"
        items={applications}
        header={
          <Header
            variant="h2"
            counter={`(${number(total)})`}
            description={t('frameworkCoverage.description', { day: formatCalendarDay(as_of, i18n.language) })}
          >
            {t('frameworkCoverage.title')}
          </Header>
        }
        filter={<TextFilter label={t('frameworkCoverage.find')} value={text} onChange={find} />}
        columnDefinitions={[
          {
            id: 'name',
            header: t('frameworkCoverage.name'),
            isRowHeader: true,
            minWidth: 180,
            cell: ({ id, name, decided, becomes_concerned }) => (
              <SpaceBetween direction="horizontal" size="xs">
                <RouterLink to={frameworksPath(id)}>{name}</RouterLink>
                {becomes_concerned && as_of > today && <Badge color="blue">{t('frameworkCoverage.becomes')}</Badge>}
                {!decided && <Badge>{t('frameworkCoverage.undecided')}</Badge>}
              </SpaceBetween>
            ),
          },
          column('asked', ({ counts }) => counts.asked),
          column('covered', ({ counts }) => counts.covered),
          column('partly', ({ counts }) => counts.partly),
          column('lacks', ({ lacks }) => lacks.length),
          ...(as_of > today ? [column('added', ({ added }) => added)] : []),
        ]}
        empty={
          <Box color="text-body-secondary">{t(text ? 'frameworkCoverage.noneFound' : 'frameworkCoverage.none')}</Box>
        }
        footer={!text && total > applications.length && t('frameworkCoverage.more', { count: total })}
        ariaLabels={{ tableLabel: t('frameworkCoverage.title') }}
      />
    </SpaceBetween>
  );
};
