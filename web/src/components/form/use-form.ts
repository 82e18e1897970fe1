import { useState } from 'react';
import { type Draft, type FieldValue, problemsOf, type Rules } from '#domain/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { editedFields, merge } from './draft.ts';
import type { Errors } from './form-kind.ts';
import { refusedFields } from './refused.ts';
import { useErrorText } from './use-error-text.ts';

/**
 * The state of a form: the draft and the version that it started from. `check` covers rules that involve several
 * fields.
 */
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
    /** The messages by field. The browser's own rules apply from the first attempt to save. */
    errors: Object.fromEntries(shown.map(([field, error]) => [field, errorText(error)])),
    /** A change of a field clears its error. */
    change: (field: keyof D & string, value: FieldValue) => {
      setDraft((before) => ({ ...before, [field]: value }));
      setRefused(({ [field]: _, ...others }) => others);
    },
    /** Sets a field that is still empty. */
    suggest: (field: keyof D & string, value: FieldValue) =>
      setDraft((before) => (before[field] === '' ? { ...before, [field]: value } : before)),
    /** Keeps the edits on top of a version that another person saved. */
    rebase: (from: D, merged: D) => {
      setBase(from);
      setDraft(merged);
    },
    /** Accepts the saved version and keeps changes made while it was saved. */
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
    /** Whether the draft passes the checks in the browser. */
    check: () => {
      setTried(true);
      setRefused({});
      return Object.keys(broken).length === 0;
    },
    /** Shows the API's field errors at their fields. Returns whether there were any. */
    refuse: (error: Error) => {
      const mendable = error instanceof ApiError ? refusedFields(rules, error.problem) : undefined;
      if (mendable) setRefused(mendable);
      return mendable !== undefined;
    },
  };
};
