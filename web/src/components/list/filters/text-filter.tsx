import Input from '@cloudscape-design/components/input';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const PAUSE = 300;

/** Without a label, the surrounding field names it. */
type TextFilterProps = { label?: string; value: string; onChange: (value: string) => void };

/** A search box that waits for a pause in typing. It keeps spaces as typed. */
export const TextFilter = ({ label, value, onChange }: TextFilterProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ text: value, pending: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = (text: string) => {
    clearTimeout(timer.current);
    latest.current(text);
    setTyped({ text, pending: false });
  };

  const shown = typed.pending || typed.text.trim() === value ? typed.text : value;
  return (
    <Input
      type="search"
      {...(label !== undefined && {
        ariaLabel: label,
        placeholder: label,
        nativeInputAttributes: { 'aria-keyshortcuts': '/' },
      })}
      clearAriaLabel={t('list.clearText')}
      value={shown}
      onChange={({ detail }) => {
        setTyped({ text: detail.value, pending: true });
        clearTimeout(timer.current);
        if (detail.value === '') apply('');
        else timer.current = setTimeout(() => apply(detail.value), PAUSE);
      }}
      onKeyDown={({ detail }) => {
        if (detail.key === 'Enter' && typed.pending) apply(typed.text);
      }}
    />
  );
};
