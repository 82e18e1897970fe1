/** Input components that only assessments use. */
import TimeInput from '@cloudscape-design/components/time-input';
import { useTranslation } from 'react-i18next';
import { isDay } from '#domain/day.ts';
import { DayInput } from '#web/components/form/day-input.tsx';

type TextProps = { value: string; label?: string; onChange: (value: string) => void };

const two = (number: number) => String(number).padStart(2, '0');

/** Formats an ISO timestamp for the input, in the user's time zone. */
export const typedMoment = (iso: string | null) => {
  if (iso === null) return '';
  const at = new Date(iso);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** Returns null if the text is not a valid date and time. `Date.parse` would complete 2027-12 to its first day. */
export const momentTyped = (typed: string) => {
  const at = Date.parse(typed);
  return Number.isNaN(at) || !isDay(typed.slice(0, typed.indexOf('T'))) ? null : new Date(at).toISOString();
};

export const MomentInput = ({ value, label = '', onChange }: TextProps) => {
  const { t } = useTranslation();
  const [day = '', time = ''] = value.split('T');
  return (
    <div className="assessment-moment">
      <DayInput
        value={day}
        label={t('assessments.fields.dayOf', { label })}
        onChange={(typed) => onChange(`${typed}T${time}`)}
      />
      <TimeInput
        value={time}
        format="hh:mm"
        placeholder="hh:mm"
        ariaLabel={t('assessments.fields.timeOf', { label })}
        onChange={({ detail }) => onChange(`${day}T${detail.value}`)}
      />
    </div>
  );
};
