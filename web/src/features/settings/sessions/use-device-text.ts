import { useTranslation } from 'react-i18next';
import { deviceName } from '#domain/sign-in/device-name.ts';

export const useDeviceText = () => {
  const { t } = useTranslation();
  return (said: string) => {
    const { browser, system } = deviceName(said);
    if (browser !== undefined && system !== undefined) return t('security.browserOn', { browser, system });
    return browser ?? system ?? t('security.unknownDevice');
  };
};
