import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recorded } from '#domain/entity.ts';
import type { AboutOwnFramework, OwnRequirementDraft } from '#domain/own-framework/rules.ts';
import { isOvertaken } from '#web/api/api-error.ts';
import { api } from '#web/api/client.ts';
import { type Saving, save } from '#web/api/saving.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';
import { ownFrameworkQueries } from './queries.ts';

type Draft = AboutOwnFramework & { requirements: readonly OwnRequirementDraft[] };

export type SavedFramework = Pick<Recorded, 'id' | 'version' | 'updated_at' | 'updated_by'> & Draft;
export type SavingOwn = Saving<Draft, Kept>;
type Kept = Pick<SavedFramework, 'id' | 'version'>;

const send = ({ requirements, ...about }: Draft, kept: Kept | undefined, idempotencyKey: string): Promise<Kept> => {
  const body = {
    ...about,
    requirements: requirements.map(({ controls, ...one }) => ({ ...one, controls: [...controls] })),
  };
  return kept
    ? api('PUT /own-frameworks/{id}', { params: { id: kept.id }, body, version: kept.version, idempotencyKey })
    : api('POST /own-frameworks', { body, idempotencyKey });
};

/** Saves with an idempotency key, so that a retry after a lost response has no second effect. */
export const useSaveOwn = (
  before: SavedFramework | undefined,
  refuse: (error: Error) => boolean,
  onSaved: (id: string) => void,
  /** Called with the current version when another user saved first. */
  onMet: (theirs: SavedFramework) => void,
) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [saving, setSaving] = useState<SavingOwn>(before ? { saved: { id: before.id, version: before.version } } : {});
  const mutation = useMutation({
    mutationFn: ({ draft, from = saving }: { draft: Draft; from?: SavingOwn }) => save(draft, from, send, setSaving),
    onSuccess: async ({ saved }) => {
      await client.invalidateQueries({ queryKey: ['frameworks'] });
      snackbar.show({ type: 'success', message: t('ownFramework.saved') });
      onSaved(saved.id);
    },
    onError: async (error) => {
      const isOld = isOvertaken(error);
      if (!isOld || !saving.saved) return void refuse(error);
      try {
        onMet(await client.fetchQuery({ ...ownFrameworkQueries.one(saving.saved.id), staleTime: 0 }));
      } catch {
        snackbar.show({ type: 'error', message: t('ownFramework.failed') });
      }
    },
  });
  return { ...mutation, saving, goOnFrom: setSaving };
};
