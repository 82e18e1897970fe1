import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalDocument } from '#domain/legal/legal-document.ts';
import type { LegalAction } from '#domain/legal/states.ts';
import { isOvertaken } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { legalOf, legalQueries } from './queries.ts';

const PATH = '/applications/{id}/legal-documents/{type}' as const;

/** The step of a document. `refuse` returns true if a form already shows the error. */
export const useLegalChanges = (
  { application: { id }, type, version, digest }: LegalDocument,
  refuse?: (error: Error) => boolean,
) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const about = useId();
  const call = { params: { id, type }, version };
  return useMutation({
    mutationFn: ({ action, reason = '' }: { action: LegalAction; reason?: string }) => {
      if (action === 'return') return api(`POST ${PATH}/return`, { ...call, body: { reason } });
      if (action === 'sign') return api(`POST ${PATH}/sign`, { ...call, body: { digest } });
      return api(`POST ${PATH}/${action}`, call);
    },
    onSuccess: (saved, { action }) => {
      client.setQueryData(legalQueries.one(id, type).queryKey, saved);
      snackbar.closeAbout(about);
      snackbar.show({ type: 'success', message: t(`legal.steps.done.${action}`) });
    },
    onError: (error) => {
      if (refuse?.(error)) return;
      const isOutdated = isOvertaken(error);
      const message = isOutdated ? t('legal.steps.meanwhile') : changeFailed(t, t('legal.steps.failed'), error);
      snackbar.show({ type: 'error', message, about });
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: legalOf(id) });
      void client.invalidateQueries({ queryKey: ['activity'] });
    },
  });
};
