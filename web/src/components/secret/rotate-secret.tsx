import Alert from '@cloudscape-design/components/alert';
import FormField from '@cloudscape-design/components/form-field';
import RadioGroup from '@cloudscape-design/components/radio-group';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeFailed } from '#web/components/change-failed.ts';
import { DialogForm } from '#web/components/form/dialog-form.tsx';

const OVERLAPS = ['0', '1', '7'] as const;
type Overlap = (typeof OVERLAPS)[number];

type RotateSecretProps = {
  /** Two secrets are already valid. */
  hasTwo: boolean;
  /** Creates the new secret and holds it. */
  send: (overlapDays: number) => Promise<void>;
  onClose: () => void;
};

/** Replaces a secret at once, or after some days during which both are valid. */
export const RotateSecret = ({ hasTwo, send, onClose }: RotateSecretProps) => {
  const { t } = useTranslation();
  const [overlap, setOverlap] = useState<Overlap>(hasTwo ? '0' : '1');
  const { mutate, isPending, error } = useMutation({ mutationFn: () => send(Number(overlap)), onSuccess: onClose });
  return (
    <DialogForm
      title={t('apiAccess.rotate.title')}
      submit={t('apiAccess.rotate.submit')}
      busy={isPending}
      onSubmit={mutate}
      onClose={onClose}
    >
      {error && <Alert type="error">{changeFailed(t, t('apiAccess.rotate.failed'), error)}</Alert>}
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
