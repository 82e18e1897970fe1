import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const secrets = mockClient(SecretsManagerClient);
beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('ORIGIN_SECRETS', 'arn:new arn:old');
  secrets.reset();
  secrets.on(GetSecretValueCommand, { SecretId: 'arn:new' }).resolves({ SecretString: 'the-new-one' });
  secrets.on(GetSecretValueCommand, { SecretId: 'arn:old' }).resolves({ SecretString: 'the-one-before' });
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const ask = async (...given: string[]) => {
  const { handler } = await import('#lambdas/origin/authorizer.ts');
  return (await handler({ identitySource: given })).isAuthorized;
};

test('what shows the secret of CloudFront comes in, also with the one before it', async () => {
  expect(await ask('the-new-one')).toBe(true);
  expect(await ask('the-one-before')).toBe(true);
});

test.each([[''], ['the-new-on'], ['the-new-one '], ['arn:new']])('%j does not', async (given) => {
  expect(await ask(given)).toBe(false);
});

test('nobody comes in by showing nothing', async () => {
  expect(await ask()).toBe(false);
});

test('nobody comes in while the secrets cannot be read, and they are asked for again', async () => {
  secrets
    .on(GetSecretValueCommand, { SecretId: 'arn:new' })
    .rejectsOnce(new Error('not now'))
    .resolves({ SecretString: 'the-new-one' });
  await expect(ask('the-new-one')).rejects.toThrow('not now');
  expect(await ask('the-new-one')).toBe(true);
});
