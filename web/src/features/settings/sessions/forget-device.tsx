import { useTranslation } from 'react-i18next';
import { forgetThisDevice, signOut } from '#web/auth/session.ts';
import { securityQueries } from '#web/features/settings/queries.ts';
import { DialogForm } from '../dialog-form.tsx';
import { forgetDevice, type KnownDevice } from '../sign-in-methods.ts';
import { useSecurityChange } from '../use-security-change.ts';
import { useDeviceText } from './use-device-text.ts';

export const ForgetDevice = ({ device, onClose }: { device: KnownDevice; onClose: () => void }) => {
  const { t } = useTranslation();
  const deviceText = useDeviceText();
  const { mutate, isPending, error } = useSecurityChange({
    of: securityQueries.devices.queryKey,
    change: async () => {
      await forgetDevice(device.id);
      if (!device.isThis) return;
      forgetThisDevice();
      await signOut();
    },
    done: t('security.deviceForgotten'),
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t('security.forgetDevice', { device: deviceText(device.name) })}
      submit={t('security.forget')}
      busy={isPending}
      error={error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <div>{t(device.isThis ? 'security.forgetThis' : 'security.forgetOther')}</div>
    </DialogForm>
  );
};
