import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '#web/api/client.ts';
import { delegatesQuery, hideDone, workQuery } from '#web/features/my-work/queries.ts';

// No browser, so there is no session.
vi.mock('#web/api/client.ts', () => ({ api: vi.fn() }));
vi.mock('#web/app/query-client.ts', () => ({ queryClient: {}, MY_WORK: ['my-work'] }));

const answer = (body: object) => vi.mocked(api).mockResolvedValue(body as never); // only the fields that are read

afterEach(() => vi.useRealTimers());

test('refreshing the list does not ask again for the people of an open delegation dialog', async () => {
  answer({ people: [] });
  const client = new QueryClient();
  const dialog = new QueryObserver(client, delegatesQuery('item', ''));
  const close = dialog.subscribe(() => {});
  await vi.waitFor(() => expect(dialog.getCurrentResult().isSuccess).toBe(true));
  await client.invalidateQueries({ queryKey: workQuery.queryKey });
  expect(client.getQueryState(delegatesQuery('item', '').queryKey)).toMatchObject({
    dataUpdateCount: 1,
    isInvalidated: false,
  });
  close();
});

test('a completed item stays hidden for a minute while the API still lists it', async () => {
  vi.useFakeTimers();
  answer({ items: [{ id: 'done' }, { id: 'other' }] });
  hideDone('done');
  const listed = async () => (await new QueryClient().fetchQuery(workQuery)).items.map(({ id }) => id);
  expect(await listed()).toEqual(['other']);
  vi.advanceTimersByTime(60_000);
  expect(await listed()).toEqual(['done', 'other']);
});
