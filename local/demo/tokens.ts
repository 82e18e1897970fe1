/** Signs in with a password, as a program does. */
import {
  CognitoIdentityProviderClient,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '#contract/environment.ts';
import type { NewPerson } from './people.ts';

export const tokensOf = async ({ email, password }: Pick<NewPerson, 'email' | 'password'>, endpoint?: string) => {
  const pool = new CognitoIdentityProviderClient(endpoint ? { endpoint } : {});
  const { AuthenticationResult, ChallengeName } = await pool.send(
    new InitiateAuthCommand({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: environment('WEB_CLIENT_ID'),
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );
  pool.destroy();
  const { AccessToken: access, IdToken: id, RefreshToken: refresh } = AuthenticationResult ?? {};
  if (!access || !id || !refresh) throw new Error(`${email} is asked for more than the password: ${ChallengeName}`);
  return { access, id, refresh };
};

export const refreshed = async (RefreshToken: string) => {
  const pool = new CognitoIdentityProviderClient({});
  const ClientId = environment('WEB_CLIENT_ID');
  const { AuthenticationResult } = await pool.send(new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken }));
  pool.destroy();
  const { AccessToken: access = '', RefreshToken: refresh = '' } = AuthenticationResult ?? {};
  return { access, refresh };
};
