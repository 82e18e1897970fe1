import Alert from '@cloudscape-design/components/alert';
import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownApiClient } from '#domain/api-client.ts';
import { api } from '#web/api/client.ts';
import { failureOf } from '#web/api/failure.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';
import { holdSecret } from '#web/components/secret/new-secrets.ts';
import { clientQueries } from './queries.ts';

const OVERLAPS = ['0', '1', '7'] as const;
type Overlap = (typeof OVERLAPS)[number];

type RotateSecretProps = { client: ShownApiClient; onClose: () => void };

export const RotateSecret = ({ client: { id, version, secrets }, onClose }: RotateSecretProps) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const hasTwo = secrets.length > 1;
  const [overlap, setOverlap] = useState<Overlap>(hasTwo ? '0' : '1');
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api('POST /access/api-clients/{id}/secrets', {
        params: { id },
        body: { overlap_days: Number(overlap) },
        version,
      }),
    onSuccess: ({ client_secret, ...after }) => {
      holdSecret(queries, id, client_secret);
      queries.setQueryData(clientQueries.one(id).queryKey, after);
      void queries.invalidateQueries({ queryKey: clientQueries.lists });
      onClose();
    },
  });
  return (
    <DialogForm
      title={t('apiAccess.rotate.title')}
      submit={t('apiAccess.rotate.submit')}
      busy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      {error && (
        <Alert type="error">
          {t('apiAccess.rotate.failed')} {t(`actions.${failureOf(error)}`)}
        </Alert>
      )}
      {t(hasTwo ? 'apiAccess.rotate.twoAlready' : 'apiAccess.rotate.text')}
      <FormField label={t('apiAccess.rotate.overlap')} constraintText={overlap === '0' && t('apiAccess.rotate.atOnce')}>
        <RadioGroup
          value={overlap}
          items={OVERLAPS.map((value) => ({
            value,
            label: t(`apiAccess.rotate.overlaps.${value}`),
            disabled: hasTwo && value !== '0',
          }))}
          onChange={({ detail }) => setOverlap(OVERLAPS.find((one) => one === detail.value) ?? '1')}
        />
      </FormField>
    </DialogForm>
  );
};
