import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Company, CompanyChange } from '#domain/company/company.ts';
import type { Draft, Rules } from '#domain/rules.ts';
import { isOvertaken } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { editedFields, firstWords, merge } from '#web/components/form/draft.ts';
import { useForm } from '#web/components/form/use-form.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { useDraft } from '#web/drafts/use-draft.ts';
import type { Drafts } from '#web/drafts/with-drafts.tsx';
import { companyQuery } from './queries.ts';

export type CompanyPartOf = { company: Company; drafts: Drafts };

/** Form for one section of the company settings, with its own draft and save button. */
export const useCompanyForm = <D extends Draft>(
  { company, drafts }: CompanyPartOf,
  rules: Rules,
  draftOf: (company: Company) => D,
  changeOf: (draft: D) => CompanyChange,
) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const now = draftOf(company);
  const form = useForm<D>(rules, now);
  const { draft, base, isEdited } = form;
  const isOutdated = (from: D) => editedFields(rules, from, now).length > 0;
  // The company was saved elsewhere: merge, so that untouched fields do not overwrite that change.
  if (isOutdated(base)) form.rebase(now, merge(rules, base, draft, now));
  const kept = useDraft<{ base: D; typed: D }>(drafts, isEdited ? { base, typed: draft } : undefined);
  const { mutate, isPending, error } = useMutation({
    mutationFn: (sent: D) => api('PATCH /company', { body: changeOf(sent), version: company.version }),
    onSuccess: (saved, sent) => {
      client.setQueryData(companyQuery.queryKey, saved);
      form.settle(sent, draftOf(saved));
      snackbar.show({ type: 'success', message: t('company.saved') });
    },
    onError: async (failure, sent) => {
      if (form.refuse(failure)) return;
      if (!isOvertaken(failure)) {
        snackbar.show({ type: 'error', message: changeFailed(t, t('company.saveFailed'), failure) });
        return;
      }
      // Merges the unsaved input into the version that another user saved.
      const theirs = draftOf(await client.fetchQuery({ ...companyQuery, staleTime: 0 }));
      form.rebase(theirs, merge(rules, base, sent, theirs));
    },
  });
  const [isDraftOutdated, setIsDraftOutdated] = useState(false);
  const resume = () => {
    const before = kept.resume();
    if (!before) return;
    setIsDraftOutdated(isOutdated(before.base));
    form.rebase(now, merge(rules, before.base, before.typed, now));
  };
  const { offer } = kept;
  return {
    form,
    /** Input from an earlier visit that was not saved. */
    offer: offer && {
      ...offer,
      words: firstWords(rules, offer.content.base, offer.content.typed),
      onContinue: resume,
    },
    save: () => form.check() && isEdited && mutate(draft),
    isPending,
    isChangedMeanwhile: isOvertaken(error) || (isEdited && isDraftOutdated),
  };
};
