import DatePicker from '@cloudscape-design/components/date-picker';

type DayInputProps = { value: string; label?: string; onChange: (value: string) => void };

/** How a day of the calendar is typed or chosen. */
export const DayInput = ({ value, label, onChange }: DayInputProps) => (
  <DatePicker
    value={value}
    {...(label && { ariaLabel: label })}
    format="iso"
    placeholder="YYYY-MM-DD"
    onChange={({ detail }) => onChange(detail.value)}
  />
);
