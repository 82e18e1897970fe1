/** Signs people in with their corporate directory through the hosted login. */
import { config } from '#web/config.ts';
import { languageShown } from '#web/i18n/index.ts';
import { report } from '#web/operations/kept-errors.ts';
import { tryPart } from '#web/parts.ts';
import { beginSession, currentSession, loadAmplify } from './session.ts';
import { giveUpLogin, isLoginUnderWay, wantedByLogin } from './stored.ts';

/** Once loaded, Amplify processes the login response in the address at once. */
const loadRedirect = () => tryPart(() => import('./redirect.ts'));

/** The user returned from the directory with the browser's Back button, so no login took place. */
export class CameBack extends Error {}

const directoryOf = (email: string) => {
  const domain = /^[^\s@]+@([^\s@]+)$/.exec(email)?.[1]?.toLowerCase();
  const found = config().providers.find(({ domains }) => domain !== undefined && domains.includes(domain));
  if (!found) throw new Error('No custom identity provider found for the provided username.');
  return found.name;
};

/**
 * Amplify encodes each character as two hexadecimal digits, which is too short for most characters, so characters
 * outside of ASCII are percent-encoded.
 */
const inAscii = (path: string) => path.replace(/[^ -~]+/g, encodeURIComponent);

/**
 * The hosted login keeps a session of its own. After a user ended their sessions, tokens from that session would be
 * refused again, so the user must sign in again.
 */
const anew = () => (currentSession() === 'ended' ? ({ prompt: 'LOGIN' } as const) : {});

const isSignedInAlready = (error: unknown) =>
  error instanceof Error && error.name === 'UserAlreadyAuthenticatedException';

/** Redirects to the directory of an e-mail address. Settles only if the user stays on this page. */
export const signInWithDirectory = async (email: string, wanted: string | undefined) => {
  const custom = directoryOf(email);
  giveUpLogin(); // discards an abandoned login
  const [{ endOfLogin }, { signInWithRedirect }] = await Promise.all([loadAmplify(), loadRedirect()]);
  try {
    await signInWithRedirect({
      provider: { custom },
      customState: wanted && inAscii(wanted),
      options: { loginHint: email, lang: languageShown(), ...anew() },
    });
  } catch (error) {
    if (!isSignedInAlready(error)) throw error;
    return beginSession();
  }
  await endOfLogin();
  throw new CameBack();
};

/** The result of a login, for the page to which the hosted login redirects. */
export type Return =
  | { kind: 'nobody' }
  | { kind: 'signed-in'; wanted: string | undefined }
  | { kind: 'failed'; wanted: string | undefined; failure: Error };

const takeUp = async (): Promise<Return> => {
  if (!isLoginUnderWay()) return { kind: 'nobody' };
  const before = wantedByLogin();
  try {
    const { firstEndOfLogin } = await loadAmplify();
    await loadRedirect();
    const end = await firstEndOfLogin;
    if ('error' in end) throw end.error;
    return { kind: 'signed-in', wanted: end.wanted };
  } catch (error) {
    report('A hosted login did not end well.', error);
    const failure = error instanceof Error ? error : new Error(String(error));
    return { kind: 'failed', wanted: before, failure };
  }
};

let taken: Promise<Return> | undefined;

/** Memoized: Amplify processes the login response once per page load. */
export const takeUpLogin = () => {
  taken ??= takeUp();
  return taken;
};
