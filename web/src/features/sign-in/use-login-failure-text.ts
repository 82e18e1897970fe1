import { useTranslation } from 'react-i18next';
import { hostedLogin } from '#web/i18n/en/sign-in/hosted-login.ts';
import { keysByText } from '#web/i18n/keys-by-text.ts';
import { useIdentityText } from '#web/i18n/use-identity-text.ts';

/** As in use-failure-text.ts, for what is said only here. */
const SAID = keysByText(hostedLogin.said);

/** What OAuth says in a single word, for programs. */
const isCode = (message: string) => /^[a-z_]+$/.test(message);

/** Why nobody was signed in by the hosted login, in the language that is shown where we know it. */
export const useLoginFailureText = () => {
  const { t } = useTranslation();
  const identityText = useIdentityText();
  return ({ name, message }: Error) => {
    if (name === 'TypeError') return t('identity.network'); // fetch has no word of its own for it
    if (name === 'SyntaxError') return t('hostedLogin.unreadable');
    if (name === 'InvalidTokens') return t('hostedLogin.said.noToken');
    if (message === 'invalid_grant') return t('hostedLogin.codeSpent');
    if (isCode(message)) return t('hostedLogin.refused', { code: message });
    const known = SAID.get(message.replaceAll('`', ''));
    return known ? t(`hostedLogin.said.${known}`) : identityText(message);
  };
};
