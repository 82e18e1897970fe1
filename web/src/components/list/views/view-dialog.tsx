import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '#domain/list/address.ts';
import type { ListView, ListViewChange } from '#domain/list/view.ts';
import { viewRules } from '#domain/list/view-rules.ts';
import { emptyOf } from '#domain/rules.ts';
import { ApiError, isOvertaken } from '#web/api/api-error.ts';
import { type Saving, save } from '#web/api/saving.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { draftOf } from '#web/components/form/draft.ts';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { queryOf, type Viewed } from './use-views.ts';
import { changeView, createView, viewQueries } from './view-queries.ts';

type ViewDialogProps = {
  kind: Viewed;
  list: ListState;
  /** The view to edit; without one, the dialog saves a new view. */
  view: ListView | undefined;
  onSaved: (view: ListView) => void;
  onClose: () => void;
};

const useFailure = (error: Error | null) => {
  const { t } = useTranslation();
  if (!error) return undefined;
  const { code = '' } = error instanceof ApiError ? error.problem : {};
  if (isOvertaken(error)) return t('list.views.meanwhile');
  if (code === 'too_many') return t('list.views.tooMany');
  return changeFailed(t, t('list.views.failed'), error);
};

/** Edits the name of a view and who can use it. */
export const ViewDialog = ({ kind, list, view, onSaved, onClose }: ViewDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const start = view ? draftOf<ListViewChange>(viewRules, view) : { ...emptyOf(viewRules), query: queryOf(kind, list) };
  const form = useForm<ListViewChange>(viewRules, start);
  const [saving, setSaving] = useState<Saving<ListViewChange, ListView>>({ ...(view && { saved: view }) });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      save(
        form.draft,
        saving,
        (body, saved, key) => (saved ? changeView(saved, body, key) : createView({ ...body, list: kind.key }, key)),
        setSaving,
      ),
    onSuccess: ({ saved }) => {
      onSaved(saved);
      return client.invalidateQueries({ queryKey: viewQueries.all });
    },
    onError: (reason) => {
      form.refuse(reason);
      void client.invalidateQueries({ queryKey: viewQueries.all });
    },
  });
  const failure = useFailure(Object.keys(form.errors).length > 0 ? null : error);
  return (
    <DialogForm
      title={t(view ? 'list.views.editTitle' : 'list.views.saveTitle')}
      submit={t('actions.save')}
      busy={isPending}
      onSubmit={() => form.check() && mutate()}
      onClose={onClose}
    >
      {failure && <Alert type="error">{failure}</Alert>}
      <Field
        rule={viewRules.name}
        look={{ label: t('list.views.name'), hint: t('form.nameHint') }}
        value={form.draft.name}
        error={form.errors.name}
        onChange={(value) => form.change('name', value)}
      />
      <Field
        rule={viewRules.shared_with}
        look={{
          label: t('list.views.sharedWith'),
          choices: { nobody: t('list.views.nobody'), everybody: t('list.views.everybody') },
        }}
        value={form.draft.shared_with}
        error={form.errors.shared_with}
        onChange={(value) => form.change('shared_with', value)}
      />
    </DialogForm>
  );
};
