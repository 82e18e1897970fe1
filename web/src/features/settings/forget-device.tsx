import { useTranslation } from 'react-i18next';
import { type Device, forgetDevice } from '#web/auth/devices.ts';
import { DialogForm } from './dialog-form.tsx';
import { securityQueries } from './queries.ts';
import { useDeviceText } from './use-device-text.ts';
import { useSecurityChange } from './use-security-change.ts';

export const ForgetDevice = ({ device, onClose }: { device: Device; onClose: () => void }) => {
  const { t } = useTranslation();
  const deviceText = useDeviceText();
  const { mutate, isPending, error } = useSecurityChange({
    of: securityQueries.devices.queryKey,
    change: () => forgetDevice(device.id),
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
