import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApplicationDraft } from '#domain/application.ts';
import { applicationRules } from '#domain/application-rules.ts';
import type { Broken } from '#domain/field-error.ts';
import { permissions, reach, reaches } from '#domain/permissions.ts';
import { problemsOf } from '#domain/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { isUnanswered } from '#web/api/saving.ts';
import { refusedFields } from '#web/components/form/refused.ts';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { snackbar } from '#web/components/snackbar.ts';
import { useCurrentUser } from '#web/features/current-user/queries.ts';
import { editedFields } from './draft.ts';

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
  const errorText = useErrorText();
  const [refused, setRefused] = useState<Record<string, Broken>>({});
  const [tried, setTried] = useState(false);

  const broken: Record<string, Broken> = {
    ...problemsOf(applicationRules, draft),
    ...(!reaches(reach(roles, permissions.editObjects), draft.resource_groups) && {
      resource_groups: { code: 'groups_required', params: {} },
    }),
  };
  const shown = Object.entries({ ...refused, ...(tried && broken) });

  return {
    base,
    draft,
    isEdited: editedFields(base, draft).length > 0,
    /** The browser's own rules are shown from the first try to save. */
    errors: Object.fromEntries(shown.map(([field, error]) => [field, errorText(error)])),
    /** What is wrong with a field is forgotten once it is changed. */
    change: (change: Partial<ApplicationDraft>) => {
      setDraft((before) => ({ ...before, ...change }));
      setRefused((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))));
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
      return Object.keys(broken).length === 0;
    },
    /** What a person can mend is shown at its field; all else is said in the corner. */
    fail: (error: Error, wasThere: boolean) => {
      if (error instanceof ApiError && error.problem.code === 'not_sent') return; // by their own wish
      const mendable = error instanceof ApiError && refusedFields(applicationRules, error.problem);
      if (mendable) setRefused(mendable);
      else {
        const message = t(`applications.form.${failure(error, wasThere)}`, { reason: error.message });
        snackbar.show({ type: 'error', message, about });
      }
    },
  };
};

export type ApplicationFormState = ReturnType<typeof useApplicationForm>;
