import Alert from '@cloudscape-design/components/alert';
import Button from '@cloudscape-design/components/button';
import SpaceBetween from '@cloudscape-design/components/space-between';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Framework } from '#domain/frameworks/framework.ts';
import { api } from '#web/api/client.ts';
import { useViewing } from '#web/auth/viewing.ts';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';

type Props = { framework: Pick<Framework, 'id' | 'retired'> };

export const OwnActions = ({ framework }: Props) => {
  const { t } = useTranslation();
  const { id } = framework;
  const retired = framework.retired === true;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const isViewing = useViewing() !== undefined;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api('PATCH /own-frameworks/{id}', { params: { id }, body: { retired: !retired } }),
    onSuccess: async () => {
      setAsks(false);
      await client.invalidateQueries({ queryKey: ['frameworks'] });
    },
  });
  const failed = error && <Alert type="error">{changeFailed(t, t('ownFramework.retireFailed'), error)}</Alert>;
  if (retired)
    return (
      <SpaceBetween size="s">
        <Alert
          type="info"
          header={t('ownFramework.retired')}
          action={
            isViewing ? undefined : (
              <Button loading={isPending} onClick={() => mutate()}>
                {t('ownFramework.bringBack')}
              </Button>
            )
          }
        >
          {t('ownFramework.retiredText')}
        </Alert>
        {failed}
      </SpaceBetween>
    );
  if (isViewing) return null;
  return (
    <SpaceBetween direction="horizontal" size="xs">
      <Button onClick={() => navigate(`/frameworks/${id}/edit`)}>{t('ownFramework.edit')}</Button>
      <Button onClick={() => setAsks(true)}>{t('ownFramework.retire')}</Button>
      {asks && (
        <DialogForm
          title={t('ownFramework.retireTitle')}
          submit={t('ownFramework.retire')}
          busy={isPending}
          onSubmit={() => mutate()}
          onClose={() => setAsks(false)}
        >
          {t('ownFramework.retireText')}
          {failed}
        </DialogForm>
      )}
    </SpaceBetween>
  );
};
