import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { delegatesQuery, workQuery } from '#web/features/my-work/queries.ts';

// There is no session without a browser.
vi.mock('#web/api/client.ts', () => ({ api: vi.fn(async () => ({ people: [] })) }));

test('refreshing the list does not ask again for the people of an open delegation dialog', async () => {
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
