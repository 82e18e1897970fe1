import DatePicker from '@cloudscape-design/components/date-picker';
import { useTranslation } from 'react-i18next';
import { addDays, addMonths, FIRST_DAY, lastDay } from '#domain/day.ts';
import { useToday } from '#web/components/today.ts';

type DayInputProps = {
  value: string;
  label?: string;
  /** Limits the choice: the first day, and the last day in months from today. By default any valid day is allowed. */
  from?: 'today' | 'tomorrow';
  months?: number;
  onChange: (value: string) => void;
};

const two = (number: number) => String(number).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

export const DayInput = ({ value, label, from, months, onChange }: DayInputProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const first = from === undefined ? FIRST_DAY : addDays(today, from === 'today' ? 0 : 1);
  const last = months === undefined ? lastDay(today) : addMonths(today, months);
  return (
    <DatePicker
      value={value}
      {...(label && { ariaLabel: label })}
      format="iso"
      locale="en-US" // the specification requires this format, in Spanish too
      placeholder={t('actions.dayAsTyped')}
      isDateEnabled={(date) => first <= dayOf(date) && dayOf(date) <= last}
      onChange={({ detail }) => onChange(detail.value)}
    />
  );
};
