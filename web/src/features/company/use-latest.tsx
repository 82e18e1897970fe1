import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogAlert } from '#web/components/snackbars/dialog-alert.tsx';
import { changedParts, mergeChanges } from './merge-changes.ts';

type Latest<T> = {
  /** What is stored now; undefined while it is new. */
  stored: T | undefined;
  mine: T;
  nameOf: (part: keyof T & string) => string;
  onMerged: (merged: T) => void;
};

/** Keeps my changes on top of the stored definition while others save it too. Returns what to tell about it. */
export const useLatest = <T extends object>({ stored, mine, nameOf, onMerged }: Latest<T>): ReactNode => {
  const { t } = useTranslation();
  const [base, setBase] = useState(stored);
  const [overtaken, setOvertaken] = useState<{ both: (keyof T & string)[] }>();
  if (base && stored && changedParts(base, stored).length > 0) {
    const { merged, both } = mergeChanges(base, mine, stored);
    setBase(stored);
    setOvertaken({ both });
    onMerged(merged);
  }
  if (!overtaken) return null;
  const fields = overtaken.both.map(nameOf).join(', ');
  return (
    <DialogAlert key={fields} type="warning">
      {t('company.changed')} {fields && t('company.bothChanged', { fields })}
    </DialogAlert>
  );
};
