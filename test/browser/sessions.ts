/** Stored sessions, for tests that are not about signing in. */
import { environment } from '#contract/environment.ts';
import { refreshed, tokensOf } from '#local/demo/tokens.ts';
import type { Person } from './people.ts';

/** The user's tokens, in the storage format of aws-amplify. */
export const keptOf = async (person: Person, { isFresh = true } = {}) => {
  const { id, ...first } = await tokensOf(person);
  // Refreshed tokens do not count as a recent sign-in.
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

/** The storage state of a new browser that is signed in. */
export const sessionOf = async (person: Person, of?: { isFresh: boolean }) => ({
  cookies: [],
  origins: [{ origin: process.env.PLUMBLINE_WEB ?? '', localStorage: await keptOf(person, of) }],
});
