import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import './app-key.css';

const MARGIN = 2;

/** Dark on light in both color modes, because not every camera reads inverted codes. */
const QrCode = ({ label, content }: { label: string; content: string }) => {
  const { data, size } = encode(content, { ecc: 'M', border: MARGIN });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={dark.join('')} />
    </svg>
  );
};

const APP = 'Plumbline';

/** The URI format of authenticator apps: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
const setUpAddress = (secret: string, account: string) =>
  `otpauth://totp/${APP}:${encodeURIComponent(account)}?secret=${secret}&issuer=${APP}`;

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

/** The key of an authenticator app as a QR code, a link and a text. */
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
