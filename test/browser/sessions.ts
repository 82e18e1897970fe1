/** A browser in which somebody has signed in already, for tests that are not about signing in. */
import { CognitoIdentityProviderClient, InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { environment } from '#contract/environment.ts';
import type { Person } from './people.ts';

const tokensOf = async ({ email, password }: Person) => {
  const pool = new CognitoIdentityProviderClient();
  const { AuthenticationResult: tokens } = await pool.send(
    new InitiateAuthCommand({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: environment('WEB_CLIENT_ID'),
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  );
  pool.destroy();
  return tokens;
};

/** Somebody's tokens, where aws-amplify keeps them. */
export const sessionOf = async (person: Person) => {
  const tokens = await tokensOf(person);
  const kept = `CognitoIdentityServiceProvider.${environment('WEB_CLIENT_ID')}`;
  const localStorage = [
    { name: `${kept}.LastAuthUser`, value: person.id },
    { name: `${kept}.${person.id}.accessToken`, value: tokens?.AccessToken ?? '' },
    { name: `${kept}.${person.id}.idToken`, value: tokens?.IdToken ?? '' },
    { name: `${kept}.${person.id}.refreshToken`, value: tokens?.RefreshToken ?? '' },
    { name: `${kept}.${person.id}.clockDrift`, value: '0' },
  ];
  return { cookies: [], origins: [{ origin: process.env.PLUMBLINE_WEB ?? '', localStorage }] };
};
