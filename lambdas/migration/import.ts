/** Imports an export into a new tenant. A repeat continues an interrupted import. */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { BatchWriteCommand, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { SYSTEM } from '#domain/entity.ts';
import { sameEmail } from '#domain/text/email.ts';
import { s3 } from '#lambdas/files/s3.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { table } from '#lambdas/persistence/table.ts';
import type { Place } from './export.ts';
import { hashOfFile, linesOf, MANIFEST, MovedFile, MovedRow, MoveRefused } from './format.ts';
import { verifyExport } from './verify.ts';
import { reasonToStay } from './what-moves.ts';

/** The limit of BatchWriteItem. */
const AT_ONCE = 25;
const MARK = { pk: 'IMPORTED', sk: 'IMPORTED' };

type Request = { PutRequest: { Item: MovedRow } } | { DeleteRequest: { Key: Pick<MovedRow, 'pk' | 'sk'> } };

const write = async (TableName: string, requests: readonly Request[]) => {
  for (let left = [...requests]; left.length > 0; ) {
    const some = left.splice(0, AT_ONCE);
    const { UnprocessedItems } = await table.send(new BatchWriteCommand({ RequestItems: { [TableName]: some } }));
    left = [...((UnprocessedItems?.[TableName] ?? []) as Request[]), ...left]; // a subset of the requests
  }
};

/** The export that was imported or started, if any. */
const begun = async ({ table: TableName }: Place) => {
  const { Item } = await table.send(new GetCommand({ TableName, Key: MARK, ConsistentRead: true }));
  return Item && { manifest: String(Item.manifest), done: Boolean(Item.done) };
};

const mark = ({ table: TableName }: Place, manifest: string, done: boolean) =>
  table.send(new PutCommand({ TableName, Item: { ...MARK, manifest, done, at: new Date().toISOString() } }));

const isSomebodys = (row: MovedRow) =>
  row.pk.startsWith('AUDIT#') && (row.by as { id?: unknown } | undefined)?.id !== SYSTEM.id;

/** All rows of a new tenant. Fails if people have already used it. */
const seededIn = async ({ table: TableName }: Place): Promise<MovedRow[]> => {
  const seeded: MovedRow[] = [];
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table.send(new ScanCommand({ TableName, ConsistentRead: true, ExclusiveStartKey }));
    const rows = (page.Items ?? []) as MovedRow[]; // each row includes its keys
    if (rows.some(isSomebodys)) throw new MoveRefused('This tenant is already in use. Import into a new tenant.');
    seeded.push(...rows);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return seeded;
};

/** Marks audit rows as migrated, so that the change stream sends no notifications for them again. */
const moved = (row: MovedRow): MovedRow => (row.pk.startsWith('AUDIT#') ? { ...row, moved: true } : row);

const importRows = async (place: Place, folder: string, parts: readonly string[]) => {
  for (const name of parts) {
    let some: Request[] = [];
    for await (const row of linesOf(folder, name, MovedRow)) {
      if (reasonToStay(row) === undefined) some.push({ PutRequest: { Item: moved(row) } });
      if (some.length < AT_ONCE) continue;
      await write(place.table, some);
      some = [];
    }
    await write(place.table, some);
  }
};

const importFiles = async (place: Place, folder: string, lists: readonly string[]) => {
  for (const name of lists)
    for await (const { store, key, type, cache, size, at } of linesOf(folder, name, MovedFile)) {
      await s3.send(
        new PutObjectCommand({
          ...{ Bucket: place[store], Key: key, ContentLength: size, ContentType: type },
          ...(cache !== null && { CacheControl: cache }),
          Body: createReadStream(join(folder, at)),
        }),
      );
    }
};

type Person = { email: string; mayComeIn: boolean; isOfDirectory: boolean };

const peopleAmong = (rows: readonly MovedRow[]): Person[] =>
  rows
    .filter(({ sk, email }) => sk === keys.caller('').sk && typeof email === 'string')
    .map(({ email, status, from_directory }) => ({
      email: sameEmail(String(email)),
      mayComeIn: status === 'active',
      isOfDirectory: from_directory === true,
    }));

const peopleIn = async (folder: string, parts: readonly string[]): Promise<Person[]> => {
  const people: Person[] = [];
  for (const name of parts) for await (const row of linesOf(folder, name, MovedRow)) people.push(...peopleAmong([row]));
  return people;
};

const mustBeFit = (seeded: readonly MovedRow[], coming: readonly Person[], mayLockOut: boolean) => {
  const welcome = new Set(coming.filter(({ mayComeIn }) => mayComeIn).map(({ email }) => email));
  const out = mayLockOut ? [] : peopleAmong(seeded).filter(({ email }) => !welcome.has(email));
  if (out.length > 0)
    throw new MoveRefused(
      `${out.map(({ email }) => email).join(', ')} could no longer sign in, because no imported user has that address. To import anyway, use --lock-out.`,
    );
  if (coming.some(({ isOfDirectory }) => isOfDirectory) && !process.env.DIRECTORIES)
    throw new MoveRefused(
      'Some people sign in with a corporate directory. Set DIRECTORIES to the directories of this user pool (as in the environment of the function scim).',
    );
};

export type Imported = { rows: number; files: number; wasDone: boolean };

/** `isTrial` checks everything and writes nothing. */
type How = { isTrial?: boolean; mayLockOut?: boolean; kept?: string | undefined };

export const importTenant = async (
  place: Place,
  folder: string,
  { isTrial = false, mayLockOut = false, kept }: How = {},
): Promise<Imported> => {
  const { manifest, problems } = await verifyExport(folder, kept);
  if (problems.length > 0) throw new MoveRefused(problems.join('\n'));
  const { rows, files, parts } = manifest;
  const which = await hashOfFile(join(folder, MANIFEST));
  const before = await begun(place);
  if (before && before.manifest !== which)
    throw new MoveRefused('Another export was fully or partly imported into this tenant. Import into a new tenant.');
  if (before?.done) return { rows, files, wasDone: true };
  const seeded = before ? [] : await seededIn(place);
  const names = parts.map(({ name }) => name);
  const rowParts = names.filter((name) => name.startsWith('rows-'));
  mustBeFit(seeded, await peopleIn(folder, rowParts), mayLockOut);
  if (isTrial) return { rows, files, wasDone: false };
  await mark(place, which, false);
  // The export contains its own versions of the seeded rows.
  await write(
    place.table,
    seeded.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } })),
  );
  // Files first, so that no row refers to a missing file.
  await importFiles(
    place,
    folder,
    names.filter((name) => name.startsWith('files')),
  );
  await importRows(place, folder, rowParts);
  await mark(place, which, true);
  return { rows, files, wasDone: false };
};
