import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PersonRole } from '#domain/applications/people.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { useErrorText } from '#web/components/form/use-error-text.ts';
import { applicationQueries } from '#web/features/applications/queries.ts';
import { peopleQueries } from './queries.ts';

/** Assignment, removal, or both for a replacement. */
type Change = { role: PersonRole; named?: string | undefined; gone?: string | undefined };

export const usePeopleChanges = (id: string) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const errorText = useErrorText();
  const mutation = useMutation({
    mutationFn: async ({ role, named, gone }: Change) => {
      const params = { id };
      if (named) await api('PUT /applications/{id}/role-assignments', { params, body: { role, user_id: named } });
      if (gone) await api('DELETE /applications/{id}/role-assignments', { params, query: { role, user_id: gone } });
    },
    onSettled: () =>
      Promise.all(
        [peopleQueries.of(id), applicationQueries.one(id), applicationQueries].map((known) =>
          client.invalidateQueries({ queryKey: 'lists' in known ? known.lists : known.queryKey }),
        ),
      ),
  });
  /** Prefers the field error of the API over the general message. */
  const whyNot = (error: Error) => {
    const [wrong] = error instanceof ApiError ? error.problem.errors : [];
    return wrong ? errorText(wrong) : changeFailed(t, t('applicationPeople.notSaved'), error);
  };
  return { ...mutation, whyNot };
};
