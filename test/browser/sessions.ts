/** A browser in which somebody has signed in already, for tests that are not about signing in. */
import { environment } from '#contract/environment.ts';
import { tokensOf } from '#local/demo/tokens.ts';
import type { Person } from './people.ts';

/** Somebody's tokens, where aws-amplify keeps them. */
export const sessionOf = async (person: Person) => {
  const { access, id, refresh } = await tokensOf(person);
  const kept = `CognitoIdentityServiceProvider.${environment('WEB_CLIENT_ID')}`;
  const localStorage = [
    { name: `${kept}.LastAuthUser`, value: person.id },
    { name: `${kept}.${person.id}.accessToken`, value: access },
    { name: `${kept}.${person.id}.idToken`, value: id },
    { name: `${kept}.${person.id}.refreshToken`, value: refresh },
    { name: `${kept}.${person.id}.clockDrift`, value: '0' },
  ];
  return { cookies: [], origins: [{ origin: process.env.PLUMBLINE_WEB ?? '', localStorage }] };
};
