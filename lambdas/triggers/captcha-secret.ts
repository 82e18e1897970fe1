/** The secret that authenticates the product to the captcha provider. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { environment } from '#contract/environment.ts';

const secrets = new SecretsManagerClient({ maxAttempts: 2 });

let kept: string | undefined;

export const captchaSecret = async () => {
  if (kept !== undefined) return kept;
  const SecretId = environment('CAPTCHA_SECRET_NAME');
  const { SecretString } = await secrets.send(new GetSecretValueCommand({ SecretId }));
  if (!SecretString) throw new Error(`The secret ${SecretId} contains no text.`);
  kept = SecretString.trim();
  return kept;
};

export const forgetCaptchaSecret = () => {
  kept = undefined;
};
