import Alert from '@cloudscape-design/components/alert';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ShownRule } from '#contract/people/directory.ts';
import { api } from '#web/api/client.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { useApplied, useRuleFailure } from './use-rule-outcome.ts';

type RemoveRuleProps = { rule: ShownRule; onClose: () => void };

/** Confirms with the number of people who lose the role. */
export const RemoveRule = ({ rule: { id, role, directory_group, members }, onClose }: RemoveRuleProps) => {
  const { t } = useTranslation();
  const applied = useApplied();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('DELETE /access/directory/rules/{id}', { params: { id } }),
    onSuccess: async () => {
      await applied(members);
      onClose();
    },
  });
  const failure = useRuleFailure(error);
  return (
    <DialogForm
      title={t('directory.remove.title')}
      submit={t('directory.remove.submit')}
      busy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      {failure && <Alert type="error">{failure}</Alert>}
      {t('directory.remove.text', { count: members, role: t(`roles.names.${role}`), group: directory_group })}
    </DialogForm>
  );
};
