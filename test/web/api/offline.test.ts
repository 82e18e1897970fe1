/** Queries that start without a connection. */
import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isUnderWay } from '#web/api/under-way.ts';
import { found } from '#web/features/palette/queries.ts';

vi.hoisted(() => {
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('navigator', { onLine: false });
});
// No browser, so there is no session.
vi.mock('#web/auth/session.ts', () => ({
  accessToken: async () => 'token',
  endSession: () => {},
  whenSessionChanges: () => {},
}));

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  client.mount();
  onlineManager.setOnline(false);
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  onlineManager.setOnline(true);
  client.unmount();
  client.clear();
});

test('a paused query is pending, not empty', async () => {
  const list = new QueryObserver(client, { queryKey: ['list'], queryFn: async () => [] });
  const end = list.subscribe(() => {});
  const now = () => list.getCurrentResult();
  await vi.waitFor(() => expect(now().fetchStatus).toBe('paused'));
  expect([now().isFetching, isUnderWay(now())]).toEqual([false, true]);
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(now().data).toEqual([]));
  expect(isUnderWay(now())).toBe(false);
  end();
});

test('the palette says that it could not search, and searches once it can', async () => {
  const looking = new QueryObserver(client, found('northgate'));
  const end = looking.subscribe(() => {});
  const now = () => looking.getCurrentResult();
  await vi.waitFor(() => expect(now().isError).toBe(true));
  expect(isUnderWay(now())).toBe(false);
  vi.stubGlobal('fetch', async () => Response.json({ found: [], is_exact: false }));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(now().data).toBeDefined());
  expect(now().isError).toBe(false);
  end();
});
