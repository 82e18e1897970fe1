import { useTranslation } from 'react-i18next';
import { deviceName } from '#domain/sign-in/device-name.ts';

export const useDeviceText = () => {
  const { t } = useTranslation();
  return (userAgent: string) => {
    const { browser, system } = deviceName(userAgent);
    if (browser !== undefined && system !== undefined) return t('security.browserOn', { browser, system });
    return browser ?? system ?? t('security.unknownDevice');
  };
};
