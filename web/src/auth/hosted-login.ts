/** Sign-in with the directory of one's own organisation, by way of the hosted login. */
import { config } from '#web/config.ts';
import { languageShown } from '#web/i18n/index.ts';
import { report } from '#web/operations/kept-errors.ts';
import { tryPart } from '#web/parts.ts';
import { beginSession, currentSession, loadAmplify } from './session.ts';
import { giveUpLogin, isLoginUnderWay, wantedByLogin } from './stored.ts';

/** Once it is loaded, Amplify takes up at once what this page has been sent back with. */
const loadRedirect = () => tryPart(() => import('./redirect.ts'));

/** Whoever went to their directory has come back by the browser's own Back. */
export class CameBack extends Error {}

const directoryOf = (email: string) => {
  const domain = /^[^\s@]+@([^\s@]+)$/.exec(email)?.[1]?.toLowerCase();
  const found = config().providers.find(({ domains }) => domain !== undefined && domains.includes(domain));
  if (!found) throw new Error('No custom identity provider found for the provided username.');
  return found.name;
};

/** Amplify writes every character as two hexadecimal digits, which is too few for most. */
const inAscii = (path: string) => path.replace(/[^ -~]+/g, encodeURIComponent);

/**
 * The hosted login itself remembers people for a while. A session that it gave from memory would begin in the past, and
 * be refused as the one before was where somebody has ended their sessions meanwhile.
 */
const anew = () => (currentSession() === 'ended' ? ({ prompt: 'LOGIN' } as const) : {});

const isSignedInAlready = (error: unknown) =>
  error instanceof Error && error.name === 'UserAlreadyAuthenticatedException';

/** Leaves for the directory of an e-mail address. Ends only for whoever does not leave after all. */
export const signInWithDirectory = async (email: string, wanted: string | undefined) => {
  const custom = directoryOf(email);
  giveUpLogin(); // one that nobody came back from
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

/** What came of a login, for the page that the hosted login sends people back to. */
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

/** Amplify does it once for a page, however often it is asked. */
export const takeUpLogin = () => {
  taken ??= takeUp();
  return taken;
};
