import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonalAction, ShownControl } from '#domain/controls/control.ts';
import type { NewEvidence } from '#domain/controls/evidence.ts';
import { LACKS, type Lack } from '#domain/controls/words.ts';
import { ApiError, isOvertaken } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { controlsOf } from '#web/components/applications/queries.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { controlQueries } from './queries.ts';

const actsOn = ({ application_id: id, id: controlId, version }: ShownControl) => {
  const params = { id, controlId };
  return {
    act: (action: PersonalAction, reason?: string) =>
      api('PATCH /applications/{id}/controls/{controlId}', {
        params,
        body: { action, ...(reason !== undefined && { reason }) },
        version,
      }),
    add: (body: NewEvidence) => api('POST /applications/{id}/controls/{controlId}/evidence', { params, body }),
    remove: (evidence_id: string, reason: string) =>
      api('DELETE /applications/{id}/controls/{controlId}/evidence', {
        params,
        query: { evidence_id, ...(reason && { reason }) },
        version,
      }),
  };
};
type Acts = ReturnType<typeof actsOn>;

/** Error codes with their own text; other errors appear at a field or as a general message. */
const KNOWN = ['own_work', 'illegal_transition'] as const;

export const missingOf = (t: TFunction, lacks: readonly Lack[]) =>
  t('controls.steps.missing', { what: lacks.map((what) => t(`controls.lacks.${what}`)).join(', ') });

const useWhyNot = () => {
  const { t } = useTranslation();
  return (error: Error) => {
    const { code, errors } = error instanceof ApiError ? error.problem : { code: '', errors: [] };
    if (isOvertaken(error)) return t('controls.steps.meanwhile');
    const known = KNOWN.find((why) => why === code);
    if (code === 'incomplete')
      return missingOf(
        t,
        LACKS.filter((what) => errors.some(({ path }) => path === what)),
      );
    if (known) return t(`controls.steps.${known}`);
    return changeFailed(t, t('controls.steps.failed'), error);
  };
};

/**
 * Mutations of one control; each caches the control that the API returns. `refuse` returns true if a form already shows
 * the error.
 */
export const useControlChanges = (one: ShownControl, refuse?: (error: Error) => boolean) => {
  const client = useQueryClient();
  const whyNot = useWhyNot();
  const about = useId();
  const { application_id: id } = one;
  const everything = { queryKey: controlsOf(id) };
  return useMutation({
    mutationFn: (act: (acts: Acts) => Promise<ShownControl>) => act(actsOn(one)),
    onSuccess: (saved) => {
      snackbar.closeAbout(about);
      client.setQueryData(controlQueries.one(id, saved.id).queryKey, saved);
    },
    onError: (error) => {
      if (!refuse?.(error)) snackbar.show({ type: 'error', message: whyNot(error), about });
    },
    onSettled: () => {
      void client.invalidateQueries(everything);
      void client.invalidateQueries({ queryKey: ['audit'] });
    },
  });
};
