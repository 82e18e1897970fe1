/**
 * Creates a tenant with many applications within seconds. The stores create the rows, but the rows go to a file that
 * the table imports in bulk, which is many times faster than single writes.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import { CATALOGUE } from '#domain/catalogue/index.ts';
import { ALL_CONTROLS } from '#domain/controls/keys.ts';
import {
  APPLICATION_TIERS,
  APPROVAL_STATUSES,
  DEVELOPMENT_STATUSES,
  LANGUAGES,
  MODEL_TYPES,
} from '#domain/enumerations.ts';
import { appliedFrameworksOf, complianceOf } from '#domain/frameworks/compliance.ts';
import { heldRole } from '#domain/people/role.ts';
import { NEWCOMER } from '#domain/people/user.ts';
import type { Answers } from '#domain/questions/question.ts';
import { VendorDraft } from '#domain/vendors/vendor.ts';
import { applications } from '#lambdas/applications/store.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { users } from '#lambdas/people/store.ts';
import { table } from '#lambdas/persistence/table.ts';
import { vendors } from '#lambdas/vendors/store.ts';
import { REGION, setEnvironment } from '#local/environment.ts';
import { type Installation, makePlaces, readInstallation } from '#local/installation.ts';
import { startTable } from '#local/table.ts';

const SEED = { id: 'bench', name: 'Bench' };
const BINARY = createRequire(import.meta.url).resolve('@dynoxide/linux-x64/dynoxide');

/** The number of groups of the measured person, and of each application. */
const GROUPS = 10;
const GROUPS_AN_APPLICATION = 3;

/** A group of the first applications without any roles, which the benchmark deletes. */
export const FULL_GROUP = '00000000-0000-4000-8000-00000000f011';
export const IN_FULL_GROUP = 2_000;

const ROLES_BELOW = ['ApplicationContributor', 'ApplicationReviewer', 'ApplicationApprover'] as const;

/** The number of people and groups stops growing here, because administrators do not need more. */
const peopleOf = (size: number) => Math.min(size, 10_000);
const groupsOf = (size: number) => Math.max(GROUPS, peopleOf(size) / 10);

type Written = { TransactItems: { Put?: { Item: unknown } }[] };

const isWritten = (request: unknown): request is { body: Uint8Array } =>
  typeof request === 'object' && request !== null && 'body' in request && request.body instanceof Uint8Array;

/** While `work` runs, the stores' writes are passed to `keep` in their wire format. */
const divert = async (keep: (items: unknown[]) => void, work: () => Promise<void>) => {
  const name = 'divert';
  table.middlewareStack.add(
    (_, context) => async (args) => {
      if (context.commandName !== 'TransactWriteItemsCommand' || !isWritten(args.request))
        throw new Error(`Seeding only writes; this is a ${context.commandName}.`);
      const { TransactItems }: Written = JSON.parse(new TextDecoder().decode(args.request.body)); // SDK output
      keep(TransactItems.flatMap(({ Put }) => (Put ? [Put.Item] : [])));
      return { output: { $metadata: {} }, response: {} };
    },
    { step: 'build', name },
  );
  try {
    await work();
  } finally {
    table.middlewareStack.remove(name);
  }
};

const pick = <T>(choices: readonly [T, ...T[]], n: number): T => choices[n % choices.length] ?? choices[0];

/**
 * Realistic text length. Names have equal length, so that the first rows are identical to the byte in tenants of any
 * size.
 */
const draftOf = (n: number, groups: readonly string[]) => ({
  ...ApplicationDraft.parse({
    name: `Application ${String(n).padStart(6, '0')}`,
    description: `For ${String(n).padStart(6, '0')}: ${'reads what comes in, sorts it by what it is about and how urgent it is, and drafts an answer. '.repeat(3)}`,
    purpose: 'People who wait for an answer get one on the day they ask, and those who need a person get a person.',
    owner: pick(['Grace Hopper', 'Ada Lovelace', 'Edsger Dijkstra', 'Barbara Liskov'], n),
    department: pick(['Claims', 'Underwriting', 'Service', 'Finance', 'Legal'], n),
    model_type: pick(MODEL_TYPES, n),
    foundation_models: ['Claude'],
    development_status: pick(DEVELOPMENT_STATUSES, n),
    resource_groups: [
      ...Array.from({ length: GROUPS_AN_APPLICATION }, (_, k) => groups[(n + k) % groups.length]),
      ...(n < IN_FULL_GROUP ? [FULL_GROUP] : []),
    ],
  }),
  ...UNJUDGED,
  risk_tier: pick(APPLICATION_TIERS, n),
  approval_status: pick(APPROVAL_STATUSES, n),
  next_due: '2099-12-31', // avoids the first day, when jobs would process every application
  due_state: 'later' as const,
});

/** The framework states of applications in progress, with different requirements and accepted controls. */
const INTAKES: readonly Answers[] = [{ employment: ['hiring'] }, { employment: ['none'] }, {}];
const standings = INTAKES.map((answers) =>
  appliedFrameworksOf(
    answers,
    {},
    CATALOGUE.map(({ id }) => id),
  ),
);
const complianceNow = (n: number) =>
  complianceOf(
    standings[n % standings.length] ?? {},
    ALL_CONTROLS.map((key, at) => ({ key, state: (n + at) % 3 === 0 ? 'accepted' : 'in_progress' })),
  );

const personOf = (n: number, groups: readonly string[]) => ({
  ...NEWCOMER,
  email: `person.${String(n).padStart(6, '0')}@example.com`,
  first_name: pick(['Grace', 'Ada', 'Edsger', 'Barbara', 'Alan'], n),
  last_name: `Number ${String(n).padStart(6, '0')}`,
  language: pick(LANGUAGES, n),
  roles: [heldRole(pick(ROLES_BELOW, n), { id: groups[n % groups.length] ?? '', group_type: 'CUSTOM' })],
});

const writeRows = async (file: string, size: number, isWorkedOn: boolean) => {
  const groups = Array.from({ length: groupsOf(size) }, () => randomUUID());
  const own = groups.slice(0, GROUPS);
  const output = openSync(file, 'w');
  const write = (items: unknown[]) => writeSync(output, items.map((Item) => `${JSON.stringify({ Item })}\n`).join(''));
  try {
    await divert(write, async () => {
      for (const [n, id] of groups.entries())
        await resourceGroups.create({ name: `Group ${n}`, group_type: 'CUSTOM' }, SEED, id);
      await resourceGroups.create({ name: 'Full', group_type: 'CUSTOM' }, SEED, FULL_GROUP);
      for (let n = 0; n < peopleOf(size); n++) await users.create(personOf(n, groups), SEED);
      for (let n = 0; n < 30; n++) await vendors.create(VendorDraft.parse({ name: `Vendor ${n}` }), SEED);
      for (let n = 0; n < size; n++) {
        await applications.create({ ...draftOf(n, own), ...(isWorkedOn && { compliance: complianceNow(n) }) }, SEED);
        if (n % 500 === 0) await breathe(); // nothing else yields, so Ctrl-C would be ignored
      }
    });
  } finally {
    closeSync(output);
  }
  return own;
};

/** The empty table as the product creates it. */
const describeTable = async (data: string, installation: Installation) => {
  const { endpoint, stop } = await startTable({ data, installation });
  const { accessKeyId, secretAccessKey, tableName } = installation;
  const client = new DynamoDBClient({ endpoint, region: REGION, credentials: { accessKeyId, secretAccessKey } });
  try {
    return await client.send(new DescribeTableCommand({ TableName: tableName }));
  } finally {
    client.destroy();
    await stop();
  }
};

/** Fills an unused data folder and returns the groups of the applications. */
export const seed = async (data: string, size: number, isWorkedOn: boolean): Promise<readonly string[]> => {
  const installation = await readInstallation(data);
  const place = (await makePlaces(data)).table;
  const { Table } = await describeTable(place, installation);
  for (const name of await readdir(place)) await rm(join(place, name), { recursive: true });

  const work = await mkdtemp(join(data, 'seed-'));
  try {
    const rows = join(work, installation.tableName, 'data');
    await mkdir(rows, { recursive: true });
    const schema = join(work, 'schema.json');
    await writeFile(schema, JSON.stringify([{ Table }]));
    // The SDK serializes each request but does not send it.
    setEnvironment({
      LANGUAGES: LANGUAGES.join(' '),
      TABLE_NAME: installation.tableName,
      AWS_REGION: REGION,
      AWS_ACCESS_KEY_ID: installation.accessKeyId,
      AWS_SECRET_ACCESS_KEY: installation.secretAccessKey,
    });
    const groups = await writeRows(join(rows, 'rows.json'), size, isWorkedOn);
    const output = join(place, 'table.db');
    await promisify(execFile)(BINARY, ['import', '--source', work, '--schema', schema, '--output', output]);
    return groups;
  } finally {
    await rm(work, { recursive: true });
  }
};
