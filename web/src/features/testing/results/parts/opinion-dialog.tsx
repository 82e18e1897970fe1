import Alert from '@cloudscape-design/components/alert';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type BiasTest, opinionRules } from '#domain/tests/test.ts';
import { api } from '#web/api/client.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { Field } from '#web/components/form/field.tsx';
import { useForm } from '#web/components/form/use-form.ts';
import { snackbar } from '#web/components/snackbars/snackbar.ts';

export type Opinion = BiasTest['opinions'][number]['opinion'];
type OpinionDialogProps = { test: BiasTest; opinion: Opinion; onClose: () => void };

export const OpinionDialog = ({ test, opinion, onClose }: OpinionDialogProps) => {
  const { t } = useTranslation();
  const client = useQueryClient();
  const form = useForm(opinionRules, { comment: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api('POST /applications/{id}/tests/{taskId}/opinions', {
        params: { id: test.application_id, taskId: test.id },
        body: { opinion, comment: form.draft.comment },
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['tests'] });
      onClose();
      snackbar.show({ type: 'success', message: t('testResults.opinions.done') });
    },
    onError: form.refuse,
  });
  const isShown = Object.keys(form.errors).length > 0;
  const say = opinion === 'accepted' ? 'accept' : 'contest';
  return (
    <DialogForm
      title={t(`testResults.opinions.${say}Title`)}
      submit={t(`testResults.opinions.${say}`)}
      busy={isPending}
      onSubmit={() => form.check() && mutate()}
      onClose={onClose}
    >
      {error && !isShown && <Alert type="error">{changeFailed(t, t('testResults.opinions.failed'), error)}</Alert>}
      <div>{t(`testResults.opinions.${say}Text`)}</div>
      <Field
        rule={opinionRules.comment}
        look={{ label: t('testResults.opinions.comment') }}
        value={form.draft.comment}
        error={form.errors.comment}
        onChange={(value) => form.change('comment', value)}
      />
    </DialogForm>
  );
};
