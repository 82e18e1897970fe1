/** All operations, by service prefix of `X-Amz-Target`. */
import type { Operation } from '#local/aws/cognito/operation.ts';
import { accountOperations } from './account.ts';
import { adminPasswordOperations } from './admin-passwords.ts';
import { adminUserOperations } from './admin-users.ts';
import { attributeOperations } from './attributes.ts';
import { clientOperations } from './clients.ts';
import { deviceOperations } from './devices.ts';
import { identityPoolOperations } from './identity-pool.ts';
import { listUsersOperations } from './list-users.ts';
import { mfaOperations } from './mfa.ts';
import { passkeyOperations } from './passkeys.ts';
import { providerLinkOperations } from './provider-links.ts';
import { recoveryOperations } from './recovery.ts';
import { sessionOperations } from './session.ts';
import { signInOperations } from './sign-in.ts';

const services: Record<string, Record<string, Operation>> = {
  AWSCognitoIdentityProviderService: {
    ...signInOperations,
    ...sessionOperations,
    ...recoveryOperations,
    ...accountOperations,
    ...attributeOperations,
    ...mfaOperations,
    ...deviceOperations,
    ...passkeyOperations,
    ...adminUserOperations,
    ...adminPasswordOperations,
    ...listUsersOperations,
    ...providerLinkOperations,
    ...clientOperations,
  },
  AWSCognitoIdentityService: identityPoolOperations,
};

export const operationOf = (target: string): Operation | undefined => {
  const [service = '', name = '', ...rest] = target.split('.');
  if (rest.length > 0 || !Object.hasOwn(services, service)) return undefined;
  const operations = services[service] ?? {};
  return Object.hasOwn(operations, name) ? operations[name] : undefined;
};
