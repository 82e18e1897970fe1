import { useTranslation } from 'react-i18next';
import { DialogForm } from '../dialog-form.tsx';
import { useCreateAddress } from './use-create-address.ts';

export const ReplaceAddress = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const { mutate, isPending, error } = useCreateAddress();
  return (
    <DialogForm
      title={t('settings.calendar.replace.title')}
      submit={t('settings.calendar.replace.submit')}
      busy={isPending}
      error={error}
      onSubmit={() => mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <div>{t('settings.calendar.replace.text')}</div>
    </DialogForm>
  );
};
