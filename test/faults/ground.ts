/** Starts what a run needs: an empty table, a user pool, and the handlers of the API and of the jobs. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '#domain/enumerations.ts';
import { LANGUAGES } from '#domain/enumerations.ts';
import { heldRole } from '#domain/people/role.ts';
import { NEWCOMER } from '#domain/people/user.ts';
import { environmentOf, setEnvironment } from '#local/environment.ts';
import { loadFunctions } from '#local/gateway/functions.ts';
import { loadJobs } from '#local/jobs/start.ts';
import { startDynoxide, startTable } from '#local/table.ts';
import { openAccounts } from './accounts.ts';
import { jwksUri } from './tokens.ts';

const TEST = { id: 'test', name: 'Test' };
const WEB = 'http://localhost';

export type Person = { id: string; email: string };

export const startGround = async () => {
  const data = await mkdtemp(join(tmpdir(), 'plumbline-faults-'));
  const installation = { tableName: 'faults', accessKeyId: 'test', secretAccessKey: 'test' };
  // Without the proxy that checks signatures, which takes as long as the table itself.
  const { endpoint, stop } = await startDynoxide(data);
  await startTable({ data, installation, endpoint });
  const accounts = openAccounts({ data: join(data, 'identity'), webOrigin: WEB });
  const identity = { url: WEB, userPoolId: accounts.id, webClientId: 'faults', jwksUri: jwksUri() };
  setEnvironment({
    ...environmentOf({
      languages: LANGUAGES,
      installation,
      table: { endpoint },
      identity,
      storage: WEB,
      webOrigin: WEB,
    }),
    LOG_LEVEL: 'SILENT',
    CHECK_RESPONSES: 'on',
  });

  // These modules read the environment when they are imported.
  const [{ users }, { resourceGroups }, store, { pool }, { makeAccount }] = await Promise.all([
    import('#lambdas/people/store.ts'),
    import('#lambdas/groups/store.ts'),
    import('#lambdas/persistence/table.ts'),
    import('#lambdas/user-pool/accounts.ts'),
    import('#lambdas/user-pool/account-life.ts'),
  ]);
  pool.middlewareStack.add(
    () =>
      async ({ request }) => ({ response: await accounts.reply(request) }),
    { step: 'deserialize', priority: 'low', name: 'here' },
  );
  const [functions, jobs] = await Promise.all([loadFunctions(), loadJobs()]);
  return {
    functions,
    jobs,
    accounts,
    table: store.table,
    tableName: store.tableName(),
    pool,
    addGroup: () => resourceGroups.create({ name: 'Everything', group_type: 'ALL' }, TEST),
    /** Only people who may be disabled or deleted need an account. */
    addPerson: async (
      who: string,
      { role, group, hasAccount = false }: { role: Role; group: Parameters<typeof heldRole>[1]; hasAccount?: boolean },
    ) => {
      const email = `${who}@example.com`;
      const person = { ...NEWCOMER, email, first_name: who, last_name: 'Person', language: 'en' as const };
      const roles = [heldRole(role, group)];
      const id = hasAccount ? await makeAccount(person) : randomUUID();
      return users.create({ ...person, roles, last_sign_in_at: new Date().toISOString() }, TEST, id);
    },
    stop: async () => {
      accounts.close();
      await stop();
      await rm(data, { recursive: true });
    },
  };
};
