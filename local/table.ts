/** The local table: DynamoDB over SQLite, or the table server that DYNAMODB_ENDPOINT names. */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import {
  CreateTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { ACTIVITY, TRAIL } from '#lambdas/persistence/keys.ts';
import { openTableDoor } from './aws/signed-requests.ts';
import { REGION } from './environment.ts';
import type { Installation } from './installation.ts';

const binary = fileURLToPath(import.meta.resolve('@dynoxide/linux-x64/dynoxide'));

/**
 * The local table checks no signatures; the proxy in front does. So the table listens on a random loopback address, one
 * of sixteen million, that only the proxy knows.
 */
const hiddenAddress = () => `127.${[1, 2, 3].map(() => randomInt(1, 255)).join('.')}`;

const freePort = async (host: string) => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  // The cast is safe: a server that listens on a port has this kind of address.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

const answers = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, host, () => socket.end(() => resolve(true)));
    socket.on('error', () => resolve(false));
  });

/** Checks that the process is a table with this database, because the pid may have been reused. */
const holds = async (pid: number, database: string) => {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
  const words = commandLine.split('\0');
  return words[0]?.endsWith('/dynoxide') === true && words.includes(database);
};

const filesIn = (data: string) => ({ database: join(data, 'table.db'), pidFile: join(data, 'table.pid') });

/** After a `kill -9` of Plumbline, its table process remains and holds the database. */
export const endOrphan = async (data: string) => {
  const { database, pidFile } = filesIn(data);
  const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''));
  if (!Number.isInteger(pid) || pid <= 1) return;
  for (let tries = 0; await holds(pid, database); tries += 1) {
    process.kill(pid, tries < 50 ? 'SIGTERM' : 'SIGKILL');
    await sleep(20);
  }
};

const end = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), 500);
  await gone;
  clearTimeout(insist);
};

/**
 * Each write looks up the newest record of the stream. Without this index, the lookup slows down as the stream grows.
 */
const indexStream = (database: string) => {
  const file = new DatabaseSync(database);
  file.exec(
    'CREATE INDEX IF NOT EXISTS newest_record ON _stream_records (table_name, CAST(sequence_number AS INTEGER))',
  );
  file.close();
};

type Dynoxide = { endpoint: string; stop: () => Promise<void> };

/** Another process may take a free port before the table does, so several are tried. */
const MOST_PORTS = 5;

/** Checks no signatures. */
export const startDynoxide = async (data: string, ports = MOST_PORTS): Promise<Dynoxide> => {
  const { database, pidFile } = filesIn(data);
  const host = hiddenAddress();
  const port = await freePort(host);
  const child = spawn(binary, ['serve', '--host', host, '-p', String(port), '--db-path', database], {
    // In its own process group, so Ctrl-C reaches only Plumbline, which ends the table last.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const endAtExit = () => child.kill('SIGKILL');
  process.on('exit', endAtExit);
  let complaint = '';
  child.stderr.on('data', (chunk) => {
    complaint = `${complaint}${chunk}`.slice(-2000);
  });
  await once(child, 'spawn');
  await writeFile(pidFile, String(child.pid));

  while (!(await answers(host, port))) {
    if (child.exitCode !== null) {
      process.off('exit', endAtExit);
      if (ports > 1 && complaint.includes('already in use')) return startDynoxide(data, ports - 1);
      throw new Error(`The table did not start: ${complaint.trim()}`);
    }
    await sleep(10);
  }
  indexStream(database);
  return {
    endpoint: `http://${host}:${port}`,
    stop: async () => {
      await end(child);
      process.off('exit', endAtExit);
      await rm(pidFile, { force: true });
    },
  };
};

const key = (name: string) => ({ AttributeName: name, AttributeType: 'S' as const });

const keySchema = (pk: string, sk: string) => [
  { AttributeName: pk, KeyType: 'HASH' as const },
  { AttributeName: sk, KeyType: 'RANGE' as const },
];

const createTable = async (endpoint: string, { tableName, accessKeyId, secretAccessKey }: Installation) => {
  const client = new DynamoDBClient({ endpoint, region: REGION, credentials: { accessKeyId, secretAccessKey } });
  try {
    await client.send(
      new CreateTableCommand({
        TableName: tableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: ['pk', 'sk', TRAIL.pk, TRAIL.sk, ACTIVITY.pk].map(key),
        KeySchema: keySchema('pk', 'sk'),
        GlobalSecondaryIndexes: [TRAIL, ACTIVITY].map((index) => ({
          IndexName: index.name,
          KeySchema: keySchema(index.pk, index.sk),
          Projection: { ProjectionType: 'ALL' },
        })),
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      }),
    );
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: tableName,
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      }),
    );
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  } finally {
    client.destroy();
  }
};

type TableOptions = { data: string; installation: Installation; endpoint?: string | undefined };

const startOwn = async (data: string, installation: Installation) => {
  const table = await startDynoxide(data);
  let notifyStream = () => {};
  const door = await openTableDoor(table.endpoint, installation, () => notifyStream());
  return {
    endpoint: door.endpoint,
    // Transactions in SQLite become visible as a unit.
    transactionsSettleMs: 0,
    onWrite: (listener: () => void) => {
      notifyStream = listener;
    },
    stop: async () => {
      await door.stop();
      await table.stop();
    },
  };
};

/** An external table does not report writes, so it is polled every second. */
const otherTable = (endpoint: string) => {
  let looking: NodeJS.Timeout | undefined;
  return {
    endpoint,
    transactionsSettleMs: undefined,
    onWrite: (listener: () => void) => {
      looking = setInterval(listener, 1_000).unref();
    },
    stop: async () => clearInterval(looking),
  };
};

export const startTable = async ({ data, installation, endpoint }: TableOptions) => {
  const table = endpoint ? otherTable(endpoint) : await startOwn(data, installation);
  await createTable(table.endpoint, installation).catch(async (error) => {
    await table.stop();
    throw error;
  });
  return table;
};
