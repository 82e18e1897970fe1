import CopyToClipboard from '@cloudscape-design/components/copy-to-clipboard';
import { useTranslation } from 'react-i18next';
import type { Question } from '#web/auth/question.ts';
import { AppCode } from './code-step.tsx';
import { useEntryState } from './entry-state.ts';
import { QrCode } from './qr-code.tsx';
import './totp-set-up.css';

const APP = 'Plumbline';

/** As authenticator apps read it: https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
const setUpAddress = (secret: string, account: string) =>
  `otpauth://totp/${APP}:${encodeURIComponent(account)}?secret=${secret}&issuer=${APP}`;

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? '';

export const TotpSetUp = ({ question }: { question: Question }) => {
  const { t } = useTranslation();
  const { username = APP } = useEntryState();
  const address = setUpAddress(question.secret, username);
  return (
    <>
      <div className="totp-set-up">
        <QrCode label={t('signInSteps.totpSetUp.qrCode')} content={address} />
        <a href={address}>{t('signInSteps.totpSetUp.onThisDevice')}</a>
        <div>
          {t('signInSteps.totpSetUp.secret')}
          <div className="totp-secret">
            <code>{inFours(question.secret)}</code>
            <CopyToClipboard
              variant="icon"
              textToCopy={question.secret}
              copyButtonAriaLabel={t('signInSteps.totpSetUp.copy')}
              copySuccessText={t('signInSteps.totpSetUp.copied')}
              copyErrorText={t('signInSteps.totpSetUp.notCopied')}
            />
          </div>
        </div>
      </div>
      <AppCode question={question} />
    </>
  );
};
