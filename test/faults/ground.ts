/** What a run stands on: an empty table, the API's handlers and those of the jobs, and people who ask. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '#domain/enumerations.ts';
import { heldRole } from '#domain/role.ts';
import { NEWCOMER } from '#domain/user.ts';
import { environmentOf, setEnvironment } from '#local/environment.ts';
import { loadFunctions } from '#local/gateway/functions.ts';
import { loadJobs } from '#local/jobs/start.ts';
import { startDynoxide, startTable } from '#local/table.ts';
import { jwksUri, POOL } from './tokens.ts';

const TEST = { id: 'test', name: 'Test' };
const WEB = 'http://localhost';

export type Person = { id: string; email: string };

export const startGround = async () => {
  const data = await mkdtemp(join(tmpdir(), 'plumbline-faults-'));
  const installation = { tableName: 'faults', accessKeyId: 'test', secretAccessKey: 'test' };
  // Without its door, which takes as long as the table itself: here are many requests, and nobody else comes.
  const { endpoint, stop } = await startDynoxide(data);
  await startTable({ data, installation, endpoint });
  const identity = { url: WEB, userPoolId: POOL, webClientId: 'faults', jwksUri: jwksUri() };
  setEnvironment({
    ...environmentOf({ installation, table: endpoint, identity, storage: WEB, webOrigin: WEB }),
    POWERTOOLS_LOG_LEVEL: 'SILENT',
  });

  // What reads its environment at once comes now.
  const [{ users }, { resourceGroups }, store] = await Promise.all([
    import('#lambdas/stores/callers.ts'),
    import('#lambdas/stores/resource-groups.ts'),
    import('#lambdas/stores/table.ts'),
  ]);
  const everything = await resourceGroups.create({ name: 'Everything', group_type: 'ALL' }, TEST);
  const [functions, jobs] = await Promise.all([loadFunctions(), loadJobs()]);
  return {
    functions,
    jobs,
    table: store.table,
    tableName: store.tableName(),
    addPerson: async (who: string, role: Role): Promise<Person> => {
      const email = `${who}@example.com`;
      const person = { ...NEWCOMER, email, first_name: who, last_name: 'Person', language: 'en' as const };
      const roles = [heldRole(role, everything)];
      const since = new Date().toISOString();
      const { id } = await users.create({ ...person, roles, last_sign_in_at: since }, TEST, randomUUID());
      return { id, email };
    },
    stop: async () => {
      await stop();
      await rm(data, { recursive: true });
    },
  };
};
