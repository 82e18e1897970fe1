import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import { useTranslation } from 'react-i18next';
import { QrCode } from './qr-code.tsx';
import './app-key.css';

const APP = 'Plumbline';

/** As authenticator apps read it: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
const setUpAddress = (secret: string, account: string) =>
  `otpauth://totp/${APP}:${encodeURIComponent(account)}?secret=${secret}&issuer=${APP}`;

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** What an authenticator app is set up with, for a camera, for this device, and by hand. */
export const AppKey = ({ secret, account = APP }: { secret: string; account?: string }) => {
  const { t } = useTranslation();
  const address = setUpAddress(secret, account);
  return (
    <div className="app-key">
      <QrCode label={t('signInSteps.totpSetUp.qrCode')} content={address} />
      <a href={address}>{t('signInSteps.totpSetUp.onThisDevice')}</a>
      <div>
        {t('signInSteps.totpSetUp.secret')}
        <div className="app-key-text">
          <code>{inFours(secret)}</code>
          <CopyToClipboard
            variant="icon"
            textToCopy={secret}
            copyButtonAriaLabel={t('signInSteps.totpSetUp.copy')}
            copySuccessText={t('signInSteps.totpSetUp.copied')}
            copyErrorText={t('signInSteps.totpSetUp.notCopied')}
          />
        </div>
      </div>
    </div>
  );
};
