import FormField from '@cloudscape-design/components/form-field';
import Slider from '@cloudscape-design/components/slider';
import { useTranslation } from 'react-i18next';
import { effectiveDates } from '#domain/frameworks/dates.ts';
import type { Framework } from '#domain/frameworks/framework.ts';
import { formatCalendarDay, today } from './calendar-day.ts';

type ThroughTimeProps = { framework: Framework; asOf: string; onChange: (day: string) => void };

/** Slider over the dates on which requirements take effect, including today. */
export const ThroughTime = ({ framework, asOf, onChange }: ThroughTimeProps) => {
  const { t, i18n } = useTranslation();
  const days = [...new Set([...effectiveDates(framework), today()])].toSorted();
  const label = (at: number) => {
    const day = days[at] ?? asOf;
    return day === today() ? t('frameworkCoverage.today') : formatCalendarDay(day, i18n.language);
  };
  return (
    <FormField label={t('frameworkCoverage.slider')} stretch>
      {/* The slider shows the handle's value above itself, in the padding of this element. */}
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
          valueFormatter={label}
          onChange={({ detail }) => onChange(days[detail.value] ?? asOf)}
        />
      </div>
    </FormField>
  );
};
