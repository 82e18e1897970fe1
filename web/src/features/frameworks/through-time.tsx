import FormField from '@cloudscape-design/components/form-field';
import Slider from '@cloudscape-design/components/slider';
import { useTranslation } from 'react-i18next';
import { effectiveDates } from '#domain/frameworks/dates.ts';
import type { Framework } from '#domain/frameworks/framework.ts';
import { formatCalendarDay, today } from './calendar-day.ts';

type ThroughTimeProps = { framework: Framework; asOf: string; onChange: (day: string) => void };

/** From one day on which something takes effect to the next, with today among them. */
export const ThroughTime = ({ framework, asOf, onChange }: ThroughTimeProps) => {
  const { t, i18n } = useTranslation();
  const days = [...new Set([...effectiveDates(framework), today()])].toSorted();
  const said = (at: number) => {
    const day = days[at] ?? asOf;
    return day === today() ? t('frameworkCoverage.today') : formatCalendarDay(day, i18n.language);
  };
  return (
    <FormField label={t('frameworkCoverage.slider')} stretch>
      {/* What it says of its handle stands above it. */}
      <div className="through-time">
        <Slider
          min={0}
          max={days.length - 1}
          step={1}
          tickMarks
          value={Math.max(
            0,
            days.findLastIndex((day) => day <= asOf),
          )}
          valueFormatter={said}
          onChange={({ detail }) => onChange(days[detail.value] ?? asOf)}
        />
      </div>
    </FormField>
  );
};
