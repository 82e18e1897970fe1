import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Company, CompanyChange } from '#domain/company/company.ts';
import type { Draft, Rules } from '#domain/rules.ts';
import { ApiError } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { merge } from '#web/components/form/draft.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { snackbar } from '#web/components/snackbar.ts';
import { companyQuery } from './queries.ts';

const wasOvertaken = (error: unknown) => error instanceof ApiError && error.problem.status === 412;

/** A part of what administrators say of their company, each saved by itself. */
export const useCompanyForm = <D extends Draft>(
  company: Company,
  rules: Rules,
  draftOf: (company: Company) => D,
  changeOf: (draft: D) => CompanyChange,
) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm<D>(rules, draftOf(company));
  const { draft, base } = form;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (sent: D) => api('PATCH /company', { body: changeOf(sent), version: company.version }),
    onSuccess: (saved, sent) => {
      client.setQueryData(companyQuery.queryKey, saved);
      form.settle(sent, draftOf(saved));
      snackbar.show({ type: 'success', message: t('company.saved') });
    },
    onError: async (failure, sent) => {
      if (form.refuse(failure)) return;
      if (!wasOvertaken(failure)) {
        snackbar.show({ type: 'error', message: changeFailed(t, t('company.saveFailed'), failure) });
        return;
      }
      // What somebody else saved, with what was typed here on top of it.
      const now = draftOf(await client.fetchQuery({ ...companyQuery, staleTime: 0 }));
      form.rebase(now, merge(rules, base, sent, now));
    },
  });
  return {
    form,
    save: () => form.check() && form.isEdited && mutate(draft),
    isPending,
    isChangedMeanwhile: wasOvertaken(error),
  };
};
