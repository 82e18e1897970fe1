/** Groups and signed-in people who call the API, created for one test each. */

import { randomUUID } from 'node:crypto';
import type { Call, RouteKey } from '#contract/http/route.ts';
import type { AllRoutes } from '#contract/index.ts';
import type { Role } from '#domain/enumerations.ts';
import type { ResourceGroup } from '#domain/groups/group.ts';
import { addPerson } from '#local/demo/people.ts';
import { tokensOf } from '#local/demo/tokens.ts';
import { createGroup } from '#test/api/seed/people.ts';
import { ask, askWell } from './client.ts';

const PASSWORD = 'Correct-Horse-9-Battery';

export const makeGroup = (group_type: 'ALL' | 'CUSTOM' = 'CUSTOM', name = `Group ${randomUUID()}`) =>
  createGroup({ name, group_type });

let everything: Promise<ResourceGroup> | undefined;

/** A person with the role in the given groups, or by default in all groups. */
export const signedIn = async (role?: Role, groups?: readonly ResourceGroup[]) => {
  everything ??= makeGroup('ALL');
  const within = groups ?? [await everything];
  const email = `${randomUUID()}@example.com`;
  const roles = role ? within.map((group) => ({ name: role, group })) : [];
  const id = await addPerson({ email, password: PASSWORD, first_name: 'Test', last_name: 'Person', roles });
  const token = await tokensOf({ email, password: PASSWORD });
  return {
    id,
    email,
    password: PASSWORD,
    token,
    name: 'Test Person',
    ask: (key: RouteKey, parts?: Parameters<typeof ask>[2]) => ask(key, token.access, parts),
    api: <K extends keyof AllRoutes & RouteKey>(
      key: K,
      parts: Call<K, AllRoutes[K]> & { headers?: Record<string, string> },
    ) => askWell(key, token.access, parts),
  };
};

export const someName = (what = 'Thing') => `${what} ${randomUUID()}`;
