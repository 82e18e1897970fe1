/** Which failed requests are reported to the operators. */
import { MutationObserver } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { api } from '#web/api/client.ts';
import { queryClient } from '#web/app/query-client.ts';
import { noteError, reportErrorsTo } from '#web/operations/kept-errors.ts';
import { inOurWords } from '#web/operations/operate.ts';

vi.hoisted(() => {
  vi.stubGlobal('window', { addEventListener: () => {} });
  vi.stubGlobal('navigator', { onLine: true });
});
// Without a browser, there is no session and no user to name in reports.
vi.mock('#web/auth/session.ts', () => ({
  accessToken: async () => 'token',
  endSession: () => {},
  whenSessionChanges: () => {},
}));
vi.mock('#web/operations/who.ts', () => ({ whoeverIsHere: () => {} }));

const answer = (status: number, body: string) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'x-request-id': 'r-1' } }));
const problem = (status: number) =>
  answer(status, JSON.stringify({ status, code: 'internal', errors: [], detail: 'Try again.', request_id: 'r-1' }));

let told: unknown[] = [];
beforeEach(() => {
  queryClient.clear();
  told = [];
  reportErrorsTo(({ error }) => told.push(error));
});
const words = () => told.map((error) => inOurWords(error)).map((error) => error instanceof Error && error.message);

const read = () =>
  queryClient
    .fetchQuery({ queryKey: ['vendor'], queryFn: () => api('GET /vendors/{id}', { params: { id: 'secret' } }) })
    .catch((error: unknown) => error);
const write = () =>
  new MutationObserver(queryClient, {
    mutationFn: () => api('DELETE /access/api-clients/{id}', { params: { id: 'secret' } }),
  })
    .mutate()
    .catch((error: unknown) => error);

test('a server error is reported once, with route and request id, for reads and writes', async () => {
  problem(500);
  const [failed] = [await read(), await write()];
  noteError(failed); // as if the caller rethrew it
  expect(words()).toEqual([
    'GET /vendors/{id}: 500 internal, request r-1',
    'DELETE /access/api-clients/{id}: 500 internal, request r-1',
  ]);
});

test('reports unreadable answers and answers from a proxy', async () => {
  answer(200, '<html>');
  await read();
  answer(502, '<html>');
  await read();
  expect(words()).toEqual([
    'GET /vendors/{id}: 200 unreadable, request r-1',
    'GET /vendors/{id}: 502 unknown, request unknown',
  ]);
});

test('does not report refusals and network errors', async () => {
  for (const status of [400, 403, 404, 409, 422, 429]) {
    problem(status);
    await read();
    await write();
  }
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await read();
  await write();
  expect(told).toEqual([]);
});
