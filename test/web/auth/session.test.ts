/** Two tabs share the browser's storage, while one of them may be in the middle of a sign-in. */
import { beforeEach, expect, test, vi } from 'vitest';
import { accessToken, beginSession, currentSession, endSession, startSession } from '#web/auth/session.ts';

vi.mock('#web/config.ts', () => ({ config: () => ({ web_client_id: 'web', idle_minutes: 15 }) }));

vi.mock('#web/auth/amplify.ts', () => ({ tokens: async () => ({ accessToken: 'renewed' }) }));

vi.mock('#web/parts.ts', () => ({ tryPart: (part: () => Promise<unknown>) => part() }));

const OWN = 'CognitoIdentityServiceProvider.web.';

/** Lists its entries as properties, as a browser does. */
const storage = () => {
  const entries: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => entries[key] ?? null,
    setItem: (key: string, value: string) => {
      entries[key] = value;
    },
    removeItem: (key: string) => {
      delete entries[key];
    },
  };
  return new Proxy(entries, { get: (_, name: keyof typeof methods) => methods[name] });
};

const store = (account: string) => {
  localStorage.setItem(`${OWN}LastAuthUser`, account);
  localStorage.setItem(`${OWN}${account}.accessToken`, `token of ${account}`);
};

/** The event that a tab receives when another tab stores something. */
const hear = () => window.dispatchEvent(Object.assign(new Event('storage'), { key: `${OWN}any`, newValue: 'any' }));

const ownEntries = () => Object.keys(localStorage).filter((key) => key.startsWith(OWN));

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  await startSession();
  store('ada');
  beginSession();
});

test('a session that ends removes its entries', () => {
  endSession();
  expect(currentSession()).toBe('ended');
  expect(ownEntries()).toEqual([]);
});

test('a session that ends keeps a sign-in that another tab has half stored, and follows it', () => {
  localStorage.setItem(`${OWN}LastAuthUser`, 'grace');
  endSession();
  expect(currentSession()).toBe('ended');
  localStorage.setItem(`${OWN}grace.accessToken`, 'token of grace');
  hear();
  expect(currentSession()).toBe('signed-in');
  expect(ownEntries()).toEqual([`${OWN}LastAuthUser`, `${OWN}grace.accessToken`]);
});

test('a request refused for the previous account does not end the session of the next', () => {
  store('grace');
  endSession();
  expect(currentSession()).toBe('signed-in');
  expect(ownEntries()).toEqual([`${OWN}LastAuthUser`, `${OWN}grace.accessToken`]);
});

const HOUR = 3_600_000;

test.each([
  { state: 'valid', expiry: HOUR, drift: 0, isRenewed: false },
  { state: 'expired', expiry: -HOUR, drift: 0, isRenewed: true },
  { state: 'valid on a device whose clock is early', expiry: HOUR, drift: 2 * HOUR, isRenewed: true },
  { state: 'expired on a device whose clock is late', expiry: -HOUR, drift: -2 * HOUR, isRenewed: false },
])('a stored token that is $state is renewed: $isRenewed', async ({ expiry, drift, isRenewed }) => {
  const token = `h.${btoa(JSON.stringify({ exp: (Date.now() + expiry) / 1000 }))}.s`;
  localStorage.setItem(`${OWN}ada.accessToken`, token);
  localStorage.setItem(`${OWN}ada.clockDrift`, String(drift));
  expect(await accessToken()).toBe(isRenewed ? 'renewed' : token);
});

test('a token that cannot be read is renewed', async () => {
  localStorage.setItem(`${OWN}ada.accessToken`, 'h.%%%.s');
  expect(await accessToken()).toBe('renewed');
});
