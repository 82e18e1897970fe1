import HCaptcha from '@hcaptcha/react-hcaptcha';
import { config } from '#web/config.ts';
import type { CaptchaLook } from './use-captcha-look.ts';

export type WidgetProps = CaptchaLook & {
  onReady: () => void;
  onSolve: (token: string) => void;
  onExpire: () => void;
  onBroken: () => void;
};

/** Errors that the user causes and can resolve by starting again. */
const HARMLESS = ['challenge-closed', 'challenge-expired'];

const CaptchaWidget = ({ language, theme, size, onReady, onSolve, onExpire, onBroken }: WidgetProps) => {
  const { captcha } = config();
  if (!captcha) return null;
  return (
    <HCaptcha
      sitekey={captcha.site_key}
      scriptSource={captcha.script}
      languageOverride={language}
      theme={theme}
      size={size}
      reCaptchaCompat={false}
      sentry={false} // otherwise it reports errors of this page to hCaptcha
      onReady={onReady}
      onVerify={onSolve}
      onExpire={onExpire}
      onError={(code) => {
        if (!HARMLESS.includes(code)) onBroken();
      }}
    />
  );
};

export default CaptchaWidget;
