import Box from '@cloudscape-design/components/box';
import Button from '@cloudscape-design/components/button';
import Container from '@cloudscape-design/components/container';
import ExpandableSection from '@cloudscape-design/components/expandable-section';
import Header from '@cloudscape-design/components/header';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addMonths, isDay } from '#domain/day.ts';
import { workGroup } from '#domain/work/words.ts';
import { formatDate } from '#web/components/moment.tsx';
import { useNarrow } from '#web/components/page/use-narrow.ts';
import { languageShown } from '#web/i18n/index.ts';
import type { Work, WorkItem } from '../queries.ts';
import { TaskList } from '../task-list.tsx';
import { useDone } from '../use-done.ts';
import { monthOf } from './month.ts';
import { MonthGrid } from './month-grid.tsx';
import { MonthWeeks } from './month-weeks.tsx';
import './calendar.css';

type WorkCalendarProps = { work: Work; today: string };

/** The reader's tasks on their due dates. */
export const WorkCalendar = ({ work, today }: WorkCalendarProps) => {
  const { t } = useTranslation();
  const language = languageShown();
  const isNarrow = useNarrow();
  const context = { today, done: useDone() };
  const [params, setParams] = useSearchParams();
  const asked = params.get('day') ?? '';
  const day = isDay(asked) ? asked : today;
  const go = (to: string) =>
    setParams(
      (before) => {
        before.set('day', to);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );

  const mine = work.items.filter((item) => item.whose === 'mine' && workGroup(item, today) !== undefined);
  const itemsOn = Map.groupBy(mine, ({ due }) => due ?? '');
  const undated = itemsOn.get('') ?? [];
  const isEarlierOverdue = ({ due }: WorkItem) => due !== null && due < today && monthOf(due) < monthOf(day);
  const earlier = mine.filter(isEarlierOverdue);
  const latest = earlier.at(-1)?.due;
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const onDay = itemsOn.get(day) ?? [];
  const dayTitle = t('work.calendar.dueOn', { day: formatDate(day, language) });
  return (
    <SpaceBetween size="l">
      <Container
        header={
          <Header
            variant="h2"
            actions={
              <SpaceBetween direction="horizontal" size="xs">
                <Button
                  iconName="angle-left"
                  ariaLabel={t('work.calendar.before')}
                  onClick={() => go(addMonths(day, -1))}
                />
                <Button onClick={() => go(today)}>{t('work.calendar.today')}</Button>
                <Button
                  iconName="angle-right"
                  ariaLabel={t('work.calendar.after')}
                  onClick={() => go(addMonths(day, 1))}
                />
              </SpaceBetween>
            }
          >
            <span className="month-title">{month.format(new Date(day))}</span>
          </Header>
        }
      >
        <SpaceBetween size="s">
          {latest && (
            <Button variant="inline-link" iconName="status-warning" onClick={() => go(latest)}>
              {t('work.calendar.earlier', { count: earlier.length })}
            </Button>
          )}
          {isNarrow ? (
            <MonthWeeks day={day} itemsOn={itemsOn} {...context} />
          ) : (
            <MonthGrid day={day} today={today} itemsOn={itemsOn} onChange={go} />
          )}
        </SpaceBetween>
      </Container>
      {!isNarrow && (
        <Container
          header={
            <Header variant="h2" counter={`(${onDay.length})`}>
              {dayTitle}
            </Header>
          }
        >
          {onDay.length > 0 ? (
            <TaskList items={onDay} label={dayTitle} {...context} />
          ) : (
            <Box color="text-body-secondary">{t('work.calendar.noneOnDay')}</Box>
          )}
        </Container>
      )}
      {undated.length > 0 && (
        <ExpandableSection
          variant="container"
          headerText={t('work.calendar.undated')}
          headerCounter={`(${undated.length})`}
        >
          <TaskList items={undated} label={t('work.calendar.undated')} {...context} />
        </ExpandableSection>
      )}
      {work.more && <Box color="text-body-secondary">{t('work.more')}</Box>}
    </SpaceBetween>
  );
};
