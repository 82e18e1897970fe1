import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDraft } from '#domain/application.ts';
import { MAX_NAME } from '#domain/name.ts';
import { permissions, reach } from '#domain/permissions.ts';
import { ApiError } from '#web/api/api-error.ts';
import { isUnanswered } from '#web/api/saving.ts';
import { snackbar } from '#web/components/snackbar.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { editedFields, FIELDS } from './draft.ts';
import { brokenRules, type FieldErrors, fieldErrors } from './draft-problems.ts';

const failure = (error: Error, wasThere: boolean) => {
  if (wasThere) return 'failed';
  if (isUnanswered(error)) return 'createUnanswered';
  const status = error instanceof ApiError && error.problem.status;
  if (status === 429) return 'createTooMany';
  return status === 403 || status === 409 ? 'createRefused' : 'createFailed';
};

/** A draft being typed, against the version it began from. */
export const useApplicationForm = (start: ApplicationDraft) => {
  const { t } = useTranslation();
  const { roles } = useCurrentUser();
  const about = useId();
  const [base, setBase] = useState(start);
  const [draft, setDraft] = useState(start);
  const [refused, setRefused] = useState<FieldErrors>({});
  const [tried, setTried] = useState(false);

  const broken = brokenRules(draft, reach(roles, permissions.editObjects));
  const told = FIELDS.flatMap((field) => {
    const rule = broken[field];
    return rule ? [[field, t(`applications.form.${rule}`, { max: MAX_NAME })] as const] : [];
  });

  return {
    base,
    draft,
    isEdited: editedFields(base, draft).length > 0,
    /** The browser's own rules are shown from the first try to save. */
    errors: { ...refused, ...(tried && Object.fromEntries(told)) } as FieldErrors, // fromEntries forgets which keys
    /** What is wrong with a field is forgotten once it is changed. */
    change: (change: Partial<ApplicationDraft>) => {
      setDraft((before) => ({ ...before, ...change }));
      setRefused((before) =>
        Object.fromEntries(FIELDS.filter((field) => !(field in change)).map((field) => [field, before[field]])),
      );
    },
    /** The same edits, on a version that somebody else saved. */
    rebase: (from: ApplicationDraft, merged: ApplicationDraft) => {
      setBase(from);
      setDraft(merged);
    },
    restart: (from: ApplicationDraft) => {
      setBase(from);
      setDraft(from);
      setRefused({});
      setTried(false);
    },
    /** Whether it may be sent, as far as the browser can tell. */
    check: () => {
      setTried(true);
      setRefused({});
      snackbar.closeAbout(about);
      return told.length === 0;
    },
    /** What a person can mend is shown at its field; all else is said in the corner. */
    fail: (error: Error, wasThere: boolean) => {
      if (error instanceof ApiError && error.problem.code === 'not_sent') return; // by their own wish
      const nameTaken = (name: string | undefined) =>
        name ? t('applications.form.nameTakenBy', { name }) : t('applications.form.nameTaken');
      const mendable = error instanceof ApiError && fieldErrors(error.problem, nameTaken);
      if (mendable) setRefused(mendable);
      else {
        const message = t(`applications.form.${failure(error, wasThere)}`, { reason: error.message });
        snackbar.show({ type: 'error', message, about });
      }
    },
  };
};

export type ApplicationFormState = ReturnType<typeof useApplicationForm>;
