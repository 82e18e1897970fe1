/** Nobody gets more than they have by any order of calls, nor is shown what is not theirs. A route added later is in here by itself. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paramNames, split } from '#contract/route.ts';
import type { ResourceGroup } from '#domain/resource-group.ts';
import { users } from '#lambdas/stores/callers.ts';
import { resourceGroups } from '#lambdas/stores/resource-groups.ts';
import { everyRoute } from './client.ts';
import { fitting } from './from-schema.ts';
import { makeGroup, signedIn, someName } from './people.ts';

const CALLS = 60;

/** Whoever signs themselves out can try nothing more. */
const routes = everyRoute.filter(({ key }) => !key.endsWith('/sign-out-everywhere'));

type World = { ids: readonly string[]; theirs: ResourceGroup };

/** What somebody would send who wants more. */
const wishes = ({ ids: [own = ''], theirs }: World) => [
  { roles: [{ role: 'Administrator', resource_group_id: theirs.id }] },
  { roles: [{ id: 'Administrator', name: 'Administrator', resource_group: { id: theirs.id, group_type: 'ALL' } }] },
  { resource_groups: [theirs.id], group_type: 'ALL', status: 'active', access: 'read_write' },
  { user_id: own, id: own, owner: own, tokens_valid_from: new Date(0).toISOString() },
];

const call = (world: World) =>
  fc.constantFrom(...routes).chain(({ key, route }) => {
    const names = paramNames(split(key).path);
    const body = route.body ? fitting(route.body) : fc.constant(undefined);
    return fc.record({
      key: fc.constant(key),
      params: fc.tuple(...names.map(() => fc.constantFrom(...world.ids))),
      body: fc.oneof(
        body,
        fc.tuple(body, fc.constantFrom(...wishes(world))).map(([fits, wish]) => ({ ...Object(fits), ...wish })),
      ),
      hasBody: fc.constant(route.body !== undefined),
    });
  });

const rightsOf = async (id: string) => {
  const { roles, status, email } = (await users.get(id)) ?? expect.fail();
  return { roles, status, email };
};

test.each(['ApplicationContributor', 'ApplicationReviewer', 'ApplicationApprover', undefined] as const)(
  'no order of calls gives %s more than they had, or shows what is another’s',
  async (role) => {
    const [mine, theirs, everything] = [await makeGroup(), await makeGroup(), await makeGroup('ALL')];
    const ada = await signedIn('Administrator', [everything]);
    const caller = await signedIn(role, role && [mine]);
    const secret = someName('Secret');
    const hidden = await ada.api('POST /applications', { body: { name: secret, resource_groups: [theirs.id] } });
    const vendor = await ada.api('POST /vendors', { body: { name: `${secret} too`, resource_groups: [theirs.id] } });
    const before = await Promise.all([caller, ada].map(({ id }) => rightsOf(id)));
    const groups = await Promise.all([mine, theirs].map(({ id }) => resourceGroups.get(id)));

    const ids = [
      ...[caller.id, ada.id, mine.id, theirs.id, everything.id, hidden.id, vendor.id],
      ...['Administrator', 'applications', 'users', '14', randomUUID()],
    ];
    const answers = { refused: 0, given: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.array(call({ ids, theirs }), { minLength: CALLS, maxLength: CALLS, size: 'max' }),
        async (calls) => {
          for (const { key, params, body, hasBody } of calls) {
            const named = paramNames(split(key).path).map((name, n) => [name, params[n] ?? '']);
            const answer = await caller.ask(key, { params: Object.fromEntries(named), ...(hasBody && { body }) });
            answers[answer.status < 300 ? 'given' : 'refused'] += 1;
            const shown = JSON.stringify(answer.body ?? '');
            expect(shown, key).not.toContain(secret);
            expect(shown, key).not.toContain(ada.email);
          }
        },
      ),
      { numRuns: 1 },
    );
    expect(answers.given).toBeGreaterThan(0);
    expect(answers.refused).toBeGreaterThan(0);
    expect(await Promise.all([caller, ada].map(({ id }) => rightsOf(id)))).toEqual(before);
    expect(await Promise.all([mine, theirs].map(({ id }) => resourceGroups.get(id)))).toEqual(groups);
  },
);
