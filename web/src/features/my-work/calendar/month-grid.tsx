import Icon from '@cloudscape-design/components/icon';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { workPath } from '#domain/work/path.ts';
import { RouterLink } from '#web/components/page/router-link.tsx';
import { useWorkWords } from '#web/components/use-work-words.ts';
import { languageShown } from '#web/i18n/index.ts';
import type { WorkItem } from '../queries.ts';
import { dayByKey, daysOfWeek, monthOf, weekOf, weeksOfMonth } from './month.ts';

type MonthGridProps = {
  day: string;
  today: string;
  itemsOn: ReadonlyMap<string, readonly WorkItem[]>;
  onChange: (day: string) => void;
};

/** The number of tasks that a cell shows. */
const SHOWN = 3;

const format = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageShown(), { ...options, timeZone: 'UTC' }).format(new Date(day));

type CellProps = Pick<MonthGridProps, 'day' | 'today' | 'onChange'> & {
  items: readonly WorkItem[];
  isSelected: boolean;
};

const Cell = ({ day, today, items, isSelected, onChange }: CellProps) => {
  const { t } = useTranslation();
  const { named } = useWorkWords();
  const isOverdue = day < today;
  const name = format(day, { dateStyle: 'full' });
  const label = items.length > 0 ? t('work.calendar.day', { day: name, count: items.length }) : name;
  return (
    <>
      <button
        type="button"
        className="month-day"
        tabIndex={isSelected ? 0 : -1}
        aria-pressed={isSelected}
        aria-current={day === today ? 'date' : undefined}
        aria-label={isOverdue && items.length > 0 ? `${label}, ${t('work.groups.overdue.title')}` : label}
        onClick={() => onChange(day)}
      >
        {Number(day.slice(8))}
      </button>
      {items.length > 0 && (
        <ul className="month-tasks">
          {items.slice(0, SHOWN).map((item) => (
            <li key={item.id} className={isOverdue ? 'month-task month-overdue' : 'month-task'} title={named(item)}>
              {isOverdue && <Icon name="status-warning" size="small" variant="error" />}
              <RouterLink to={workPath(item)} quiet>
                {named(item)}
              </RouterLink>
            </li>
          ))}
        </ul>
      )}
      {items.length > SHOWN && (
        <button type="button" className="month-more" tabIndex={-1} onClick={() => onChange(day)}>
          {t('work.calendar.more', { count: items.length - SHOWN })}
        </button>
      )}
    </>
  );
};

/** One month with tasks on their due dates. Arrow keys move between days, Page Up and Page Down between months. */
export const MonthGrid = ({ day, today, itemsOn, onChange }: MonthGridProps) => {
  const box = useRef<HTMLTableElement>(null);
  const isByKey = useRef(false);
  useEffect(() => {
    if (!isByKey.current) return;
    isByKey.current = false;
    box.current?.querySelector<HTMLElement>(`[data-day="${day}"] .month-day`)?.focus();
  }, [day]);
  const press = (event: KeyboardEvent) => {
    const isOnDay = event.target instanceof Element && event.target.matches('.month-day');
    const next = isOnDay ? dayByKey(event.key, day) : undefined;
    if (next === undefined) return;
    event.preventDefault();
    isByKey.current = true;
    onChange(next);
  };
  return (
    <table className="month" ref={box} onKeyDown={press} aria-label={format(day, { month: 'long', year: 'numeric' })}>
      <thead>
        <tr>
          {daysOfWeek(weekOf(day)).map((one) => (
            <th key={one} scope="col">
              <abbr title={format(one, { weekday: 'long' })}>{format(one, { weekday: 'short' })}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOfMonth(day).map((week) => (
          <tr key={week[0]}>
            {week.map((one) => (
              <td
                key={one}
                data-day={one}
                className={monthOf(one) === monthOf(day) ? undefined : 'month-other'}
                data-selected={one === day || undefined}
              >
                <Cell
                  day={one}
                  today={today}
                  items={itemsOn.get(one) ?? []}
                  isSelected={one === day}
                  onChange={onChange}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
