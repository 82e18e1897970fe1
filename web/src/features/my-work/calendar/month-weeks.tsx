import Box from '@cloudscape-design/components/box';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#web/components/moment.tsx';
import { languageShown } from '#web/i18n/index.ts';
import type { WorkItem } from '../queries.ts';
import { TaskList } from '../task-list.tsx';
import type { WorkRowContext } from '../work-row.tsx';
import { monthOf, weeksOfMonth } from './month.ts';

type MonthWeeksProps = WorkRowContext & { day: string; itemsOn: ReadonlyMap<string, readonly WorkItem[]> };

/** The tasks of a month by week, for screens without room for a grid. */
export const MonthWeeks = ({ day, itemsOn, ...context }: MonthWeeksProps) => {
  const { t } = useTranslation();
  const weeks = weeksOfMonth(day).flatMap(([monday = '', ...rest]) => {
    const days = [monday, ...rest].filter((one) => monthOf(one) === monthOf(day));
    const items = days.flatMap((one) => itemsOn.get(one) ?? []);
    return items.length > 0 ? [{ monday, items }] : [];
  });
  if (weeks.length === 0) return <Box color="text-body-secondary">{t('work.calendar.noneInMonth')}</Box>;
  return (
    <SpaceBetween size="m">
      {weeks.map(({ monday, items }) => {
        const title = t('work.calendar.week', { day: formatDate(monday, languageShown()) });
        return (
          <div key={monday}>
            <Box variant="h3">{title}</Box>
            <TaskList items={items} label={title} {...context} />
          </div>
        );
      })}
    </SpaceBetween>
  );
};
