import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListView } from '#domain/list/view.ts';
import { ApiError, isOvertaken } from '#web/api/api-error.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { removeView, viewQueries } from './view-queries.ts';

type RemoveViewProps = { view: ListView; onRemoved: () => void; onClose: () => void };

/** Confirms the deletion of a view and names who loses it. */
export const RemoveView = ({ view, onRemoved, onClose }: RemoveViewProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [asked] = useState(view); // a newer version must be reviewed first
  const { mutate, isPending, error } = useMutation({
    // A view that is already deleted counts as success.
    mutationFn: () =>
      removeView(asked).catch((reason) => {
        if (!(reason instanceof ApiError && reason.problem.status === 404)) throw reason;
      }),
    onSuccess: onRemoved,
    onSettled: () => client.invalidateQueries({ queryKey: viewQueries.all }),
  });
  const isLate = isOvertaken(error);
  const failure = error && (isLate ? t('list.views.meanwhile') : changeFailed(t, t('list.views.removeFailed'), error));
  return (
    <DialogForm
      title={t('list.views.removeTitle')}
      submit={t('list.views.removeIt')}
      busy={isPending}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      {failure && <Alert type="error">{failure}</Alert>}
      <div>
        {t(view.shared_with === 'everybody' ? 'list.views.removeShared' : 'list.views.removeOwn', { name: view.name })}
      </div>
    </DialogForm>
  );
};
