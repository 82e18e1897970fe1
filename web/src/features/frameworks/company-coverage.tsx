import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toBeDone } from '#domain/frameworks/coverage.ts';
import type { FrameworkCoverage } from '#domain/frameworks/framework-coverage.ts';
import { Panel } from '#web/components/detail/panel.tsx';
import { formatCalendarDay } from './calendar-day.ts';
import { frameworkQueries } from './queries.ts';
import { CompanyFigures } from './setting.tsx';
import { coveredOnDay } from './shown.ts';

type CompanyCoverageProps = { id: string; coverage: FrameworkCoverage };

/** Overall coverage, as the lists count it, beside the coverage of requirements in effect on a day. */
export const CompanyCoverage = ({ id, coverage }: CompanyCoverageProps) => {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(frameworkQueries.all);
  const whole = data?.find((one) => one.id === id)?.coverage;
  const { total, as_of } = coverage;
  return (
    <Panel
      title={t('frameworkCoverage.company')}
      columns={2}
      items={[
        ...(whole
          ? [
              {
                label: t('frameworkCoverage.whenever'),
                value: <CompanyFigures figures={{ ...whole, all: toBeDone(whole) }} />,
              },
            ]
          : []),
        {
          label: t('frameworkCoverage.onDay', { day: formatCalendarDay(as_of, i18n.language) }),
          value: <CompanyFigures figures={{ ...coveredOnDay(coverage), applications: total }} />,
        },
      ]}
    />
  );
};
