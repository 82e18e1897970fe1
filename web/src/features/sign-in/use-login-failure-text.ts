import { useTranslation } from 'react-i18next';
import { hostedLogin } from '#web/i18n/en/sign-in/hosted-login.ts';
import { keysByText } from '#web/i18n/keys-by-text.ts';
import { useIdentityText } from '#web/i18n/use-identity-text.ts';

/** Like use-failure-text.ts, for errors that occur only here. */
const SAID = keysByText(hostedLogin.said);

/** OAuth error codes are single words meant for programs. */
const isCode = (message: string) => /^[a-z_]+$/.test(message);

/** Error text of a failed hosted login, translated if known. */
export const useLoginFailureText = () => {
  const { t } = useTranslation();
  const identityText = useIdentityText();
  return ({ name, message }: Error) => {
    if (name === 'TypeError') return t('identity.network'); // how fetch reports a network failure
    if (name === 'SyntaxError') return t('hostedLogin.unreadable');
    if (name === 'InvalidTokens') return t('hostedLogin.said.noToken');
    if (message === 'invalid_grant') return t('hostedLogin.codeSpent');
    if (isCode(message)) return t('hostedLogin.refused', { code: message });
    const known = SAID.get(message.replaceAll('`', ''));
    return known ? t(`hostedLogin.said.${known}`) : identityText(message);
  };
};
