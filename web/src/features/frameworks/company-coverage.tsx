import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { toBeDone } from '#domain/frameworks/coverage.ts';
import type { FrameworkCoverage } from '#domain/frameworks/framework-coverage.ts';
import { formatCalendarDay } from './calendar-day.ts';
import { CoverageBar } from './coverage-bar.tsx';
import { frameworkQueries } from './queries.ts';
import { coveredOnDay } from './shown.ts';

type CompanyCoverageProps = { id: string; coverage: FrameworkCoverage };

/** Overall coverage, as the lists count it, beside the coverage of requirements in effect on a day. */
export const CompanyCoverage = ({ id, coverage }: CompanyCoverageProps) => {
  const { t, i18n } = useTranslation();
  const { data } = useQuery(frameworkQueries.all);
  const allDates = data?.find((one) => one.id === id)?.coverage;
  const onDay = t('frameworkCoverage.onDay', { day: formatCalendarDay(coverage.as_of, i18n.language) });
  return (
    <div className="company-coverage">
      <div>
        {allDates && (
          <CoverageBar
            {...{ name: t('frameworkCoverage.whenever'), label: t('frameworkCoverage.whenever') }}
            counts={{ ...allDates, all: toBeDone(allDates) }}
          />
        )}
      </div>
      <CoverageBar name={onDay} label={onDay} counts={coveredOnDay(coverage)} />
    </div>
  );
};
