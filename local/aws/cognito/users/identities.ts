/** The identity ids that the identity pool assigns to users. */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import type { State } from '#local/aws/cognito/state.ts';

const Row = z.object({ user: z.string(), id: z.string() });

export const identitiesIn = (state: State, region: string) => ({
  of: (user: string): string => {
    state.run(
      'insert into identities (user, id) values (?, ?) on conflict (user) do nothing',
      user,
      `${region}:${randomUUID()}`,
    );
    return state.one(Row, 'select user, id from identities where user = ?', user)?.id ?? '';
  },
  userOf: (id: string) => state.one(Row, 'select user, id from identities where id = ?', id)?.user,
});
