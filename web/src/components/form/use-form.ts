import { useState } from 'react';
import { type Draft, type FieldValue, problemsOf, type Rules } from '#domain/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { editedFields, merge } from './draft.ts';
import type { Errors } from './form-kind.ts';
import { refusedFields } from './refused.ts';
import { useErrorText } from './use-error-text.ts';

/** A draft being typed, against what it began from. `check` knows what a rule of one field cannot. */
export const useForm = <D extends Draft>(rules: Rules, start: D, check?: (draft: D) => Errors | undefined) => {
  const errorText = useErrorText();
  const [base, setBase] = useState(start);
  const [draft, setDraft] = useState(start);
  const [refused, setRefused] = useState<Errors>({});
  const [tried, setTried] = useState(false);

  const broken: Errors = { ...problemsOf(rules, draft), ...check?.(draft) };
  const shown = Object.entries({ ...refused, ...(tried && broken) });

  return {
    base,
    draft,
    isEdited: editedFields(rules, base, draft).length > 0,
    /** By field, what is wrong with it. The browser's own rules are shown from the first try to save. */
    errors: Object.fromEntries(shown.map(([field, error]) => [field, errorText(error)])),
    /** What is wrong with a field is forgotten once it is changed. */
    change: (field: keyof D & string, value: FieldValue) => {
      setDraft((before) => ({ ...before, [field]: value }));
      setRefused(({ [field]: _, ...others }) => others);
    },
    /** Fills in a field that is still empty. */
    suggest: (field: keyof D & string, value: FieldValue) =>
      setDraft((before) => (before[field] === '' ? { ...before, [field]: value } : before)),
    /** The same edits, on a version that somebody else saved. */
    rebase: (from: D, merged: D) => {
      setBase(from);
      setDraft(merged);
    },
    /** What was sent is saved, as it now is; what was typed meanwhile stays. */
    settle: (sent: D, now: D) => {
      setBase(now);
      setDraft((latest) => merge(rules, sent, latest, now));
      setTried(false);
    },
    restart: (from: D) => {
      setBase(from);
      setDraft(from);
      setRefused({});
      setTried(false);
    },
    /** Whether it may be sent, as far as the browser can tell. */
    check: () => {
      setTried(true);
      setRefused({});
      return Object.keys(broken).length === 0;
    },
    /** What a person can mend is shown at its field, from now on. Says whether there was such. */
    refuse: (error: Error) => {
      const mendable = error instanceof ApiError ? refusedFields(rules, error.problem) : undefined;
      if (mendable) setRefused(mendable);
      return mendable !== undefined;
    },
  };
};
