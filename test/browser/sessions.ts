/** A browser in which somebody has signed in already, for tests that are not about signing in. */
import { environment } from '#contract/environment.ts';
import { refreshed, tokensOf } from '#local/demo/tokens.ts';
import type { Person } from './people.ts';

/** Somebody's tokens, where aws-amplify keeps them. */
export const keptOf = async (person: Person, { isFresh = true } = {}) => {
  const { id, ...first } = await tokensOf(person);
  // One that goes on proves nothing any more.
  const { access, refresh } = isFresh ? first : await refreshed(first.refresh);
  const kept = `CognitoIdentityServiceProvider.${environment('WEB_CLIENT_ID')}`;
  return [
    { name: `${kept}.LastAuthUser`, value: person.id },
    { name: `${kept}.${person.id}.accessToken`, value: access },
    { name: `${kept}.${person.id}.idToken`, value: id },
    { name: `${kept}.${person.id}.refreshToken`, value: refresh },
    { name: `${kept}.${person.id}.clockDrift`, value: '0' },
  ];
};

/** As a browser of its own begins with it. */
export const sessionOf = async (person: Person, of?: { isFresh: boolean }) => ({
  cookies: [],
  origins: [{ origin: process.env.PLUMBLINE_WEB ?? '', localStorage: await keptOf(person, of) }],
});
