import Box from '@cloudscape-design/components/box';
import Header from '@cloudscape-design/components/header';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#domain/tests/name.ts';
import type { ListedTest } from '#domain/tests/test.ts';
import { formatDay } from '#web/components/moment.tsx';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { StackedTable } from '#web/components/tables/stacked-table.tsx';
import { TestStateIndicator } from '#web/components/tests/test-state.tsx';
import { resultsPath, statusPath } from '#web/routing/paths.ts';

/** The bias tests of a model, with their verdicts. */
export const ModelTests = ({ tests, count }: { tests: readonly ListedTest[]; count: number }) => {
  const { t, i18n } = useTranslation();
  return (
    <StackedTable
      variant="container"
      trackBy="id"
      items={tests}
      header={
        <Header
          variant="h2"
          counter={`(${count.toLocaleString(i18n.language)})`}
          description={t('models.tests.description')}
        >
          {t('models.tests.title')}
        </Header>
      }
      first={{
        id: 'purpose',
        header: t('models.tests.purpose'),
        minWidth: 180,
        cell: (test) => (
          <RouterLink to={test.state === 'ready' ? resultsPath(test) : statusPath(test)}>
            {nameOf(test) || t('testing.untitled')}
          </RouterLink>
        ),
      }}
      others={[
        {
          id: 'outcome',
          header: t('models.tests.outcome'),
          cell: ({ state, error, verdict }) =>
            state === 'ready' ? (
              t(verdict ? `bias.verdicts.${verdict}` : 'bias.noVerdict')
            ) : (
              <TestStateIndicator state={state} error={error} />
            ),
        },
        {
          id: 'asked',
          header: t('models.tests.asked'),
          cell: ({ created_at, created_by }) => `${formatDay(created_at, i18n.language)}, ${created_by.name}`,
        },
      ]}
      empty={<Box color="text-body-secondary">{t('models.tests.none')}</Box>}
      ariaLabels={{ tableLabel: t('models.tests.title') }}
    />
  );
};
