import DatePicker from '@cloudscape-design/components/date-picker';
import { type KeyboardEvent, useRef } from 'react';
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

/**
 * The input completes an unfinished day, such as 2027-12, when it loses the focus or on Enter. The reader would not see
 * that, so the day stays as it was typed, and the form says that it is unfinished.
 */
const useTypedOnly = (onChange: (value: string) => void) => {
  const isLeaving = useRef(false);
  const during = (leaving: boolean) => () => {
    isLeaving.current = leaving;
  };
  return {
    onTyped: (value: string) => {
      if (!isLeaving.current) onChange(value);
    },
    around: {
      onBlurCapture: during(true),
      onBlur: during(false),
      onKeyDownCapture: ({ key, target }: KeyboardEvent) =>
        during(key === 'Enter' && target instanceof HTMLInputElement)(),
      onKeyDown: during(false),
    },
  };
};

export const DayInput = ({ value, label, from, months, onChange }: DayInputProps) => {
  const { t } = useTranslation();
  const today = useToday();
  const first = from === undefined ? FIRST_DAY : addDays(today, from === 'today' ? 0 : 1);
  const { onTyped, around } = useTypedOnly(onChange);
  const last = months === undefined ? lastDay(today) : addMonths(today, months);
  return (
    <div {...around}>
      <DatePicker
        value={value}
        {...(label && { ariaLabel: label })}
        format="iso"
        locale="en-US" // the specification requires this format, in Spanish too
        placeholder={t('actions.dayAsTyped')}
        isDateEnabled={(date) => first <= dayOf(date) && dayOf(date) <= last}
        onChange={({ detail }) => onTyped(detail.value)}
      />
    </div>
  );
};
