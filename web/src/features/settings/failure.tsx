import Alert from '@cloudscape-design/components/alert';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/api/api-error.ts';
import { failureOf } from '#web/api/failure.ts';
import { isBrokenOff } from '#web/auth/new-passkey.ts';
import { ProofGivenUp } from '#web/auth/proof-request.ts';
import { identitySettings } from '#web/i18n/en/settings/identity-settings.ts';
import { identitySteps } from '#web/i18n/en/sign-in/identity-steps.ts';
import { keysByText } from '#web/i18n/keys-by-text.ts';
import { useIdentityText } from '#web/i18n/use-identity-text.ts';

/** Like use-identity-text.ts, for errors of the identity service that occur only here. */
const STEPS = keysByText(identitySteps);
const SETTINGS = keysByText(identitySettings);

/** The API passes on this error of the identity service. */
const isIdentitys = ({ problem }: ApiError) => problem.code === 'refused_by_identity' || problem.status === 429;

const useFailureText = () => {
  const { t } = useTranslation();
  const identityText = useIdentityText();
  return (error: Error) => {
    if (error instanceof ApiError && !isIdentitys(error)) return t(`actions.${failureOf(error)}`);
    const [step, setting] = [STEPS.get(error.message), SETTINGS.get(error.message)];
    if (step) return t(`identitySteps.${step}`);
    return setting ? t(`identitySettings.${setting}`) : identityText(error.message);
  };
};

export const Failure = ({ error }: { error: Error }) => {
  const { t } = useTranslation();
  const text = useFailureText();
  if (error instanceof ProofGivenUp) return null;
  const type = isBrokenOff(error) ? 'info' : 'error';
  return (
    <div role={type === 'error' ? 'alert' : 'status'}>
      <Alert type={type} statusIconAriaLabel={t(`signIn.kinds.${type}`)}>
        {text(error)}
      </Alert>
    </div>
  );
};
