import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '#web/api/client.ts';

// No browser, so there is no session.
vi.mock('#web/auth/session.ts', () => ({ accessToken: async () => 'token', endSession: () => {} }));

type Reply = 'lost' | number;

/** Stubs the network with these replies, and returns the idempotency keys that were sent. */
const sending = (...replies: Reply[]) => {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    keys.push(headers.get('idempotency-key'));
    const reply = replies.shift() ?? 200;
    if (reply === 'lost') throw new TypeError('Failed to fetch');
    return new Response(reply === 204 ? null : '{}', { status: reply });
  });
  return keys;
};

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sendPassword = (user_id: string) => api('POST /access/user/reset-temporary-password', { body: { user_id } });

test('a retry after a lost answer reuses the idempotency key, a new request does not', async () => {
  const keys = sending('lost', 502, 200, 422, 200);
  for (const isAnswered of [false, false, true, false, true])
    await expect(
      sendPassword('grace').then(
        () => true,
        () => false,
      ),
    ).resolves.toBe(isAnswered);
  const [first, again, found, refused, anew] = keys;
  expect(first).toMatch(/^[\w-]{36}$/);
  expect([again, found]).toEqual([first, first]);
  expect(new Set([first, refused, anew]).size).toBe(3);
});

test('a request about another person, or much later, gets a new key', async () => {
  vi.useFakeTimers();
  const keys = sending('lost', 'lost', 200);
  await expect(sendPassword('ada')).rejects.toThrow();
  await expect(sendPassword('radia')).rejects.toThrow();
  vi.advanceTimersByTime(11 * 60_000);
  await sendPassword('ada');
  expect(new Set(keys).size).toBe(3);
});

test('a removal and its retry share one key, and a PUT gets none', async () => {
  const params = { id: 'claims' };
  const keys = sending('lost', 202, 204);
  const remove = () => api('DELETE /access/resource-groups/{id}', { params, query: { force: 'true' } });
  await expect(remove()).rejects.toThrow();
  await remove();
  const place = { resource_group_id: 'claims', resource_id: 'triage' };
  const put = 'PUT /access/resource-groups/{resource_group_id}/resources/{resource_id}' as const;
  await api(put, { params: place });
  const [first, again, whatIsPut] = keys;
  expect([first === again, first === null, whatIsPut]).toEqual([true, false, null]);
});
