/** A tenant moves: exported to a folder, then imported into an empty tenant. */
import { createHash, randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { PutCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ApplicationDraft, UNJUDGED } from '#domain/applications/application.ts';
import { AUDITED_KINDS } from '#domain/audit/words.ts';
import { fileKeyOf } from '#domain/documents/file-keys.ts';
import { type Actor, SYSTEM } from '#domain/entity.ts';
import { keysOf } from '#domain/keys-of.ts';
import { NEWCOMER } from '#domain/people/user.ts';
import { applications } from '#lambdas/applications/store.ts';
import { check } from '#lambdas/audit/verification-service.ts';
import { comments } from '#lambdas/comments/store.ts';
import { resourceGroups } from '#lambdas/groups/store.ts';
import { hashOfFile } from '#lambdas/migration/format.ts';
import { type Reason, reasonToStay } from '#lambdas/migration/what-moves.ts';
import { users } from '#lambdas/people/store.ts';
import { entityKey, type Key, keys } from '#lambdas/persistence/keys.ts';
import { table } from '#lambdas/persistence/table.ts';
import { startStorage } from '#local/aws/s3/server.ts';
import { setEnvironment } from '#local/environment.ts';
import { startTable } from '#local/table.ts';

const CREDENTIALS = { accessKeyId: 'test', secretAccessKey: 'test' };
const FROM = { tenant: 'from', table: 'plumbline-from', files: 'from-files', site: 'from-site' };
const TO = { tenant: 'to', table: 'plumbline-to', files: 'to-files', site: 'to-site' };
const BUSY = { ...TO, table: 'plumbline-busy' };
const NEW = { ...TO, table: 'plumbline-new' };

const stops: (() => Promise<unknown>)[] = [];
let data = '';
let moving: typeof import('#lambdas/migration/export.ts') &
  typeof import('#lambdas/migration/import.ts') &
  typeof import('#lambdas/migration/verify.ts');
let s3: typeof import('#lambdas/files/s3.ts')['s3'];

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'plumbline-moving-'));
  const storage = await startStorage({
    ...{ port: 0, data: join(data, 'storage'), credentials: CREDENTIALS, allowedOrigins: [], onCreated: () => {} },
    buckets: [FROM, TO].flatMap(({ files, site }) => [files, site]),
  });
  const own = await startTable({ data, installation: { ...CREDENTIALS, tableName: FROM.table } });
  for (const { table: tableName } of [TO, BUSY, NEW])
    await startTable({ data, installation: { ...CREDENTIALS, tableName }, endpoint: own.endpoint });
  stops.push(own.stop, storage.stop, () => rm(data, { recursive: true }));
  setEnvironment({
    ...{ LANGUAGES: 'en es', TABLE_NAME: FROM.table, AWS_REGION: 'us-east-1' },
    ...{ AWS_ACCESS_KEY_ID: CREDENTIALS.accessKeyId, AWS_SECRET_ACCESS_KEY: CREDENTIALS.secretAccessKey },
    ...{ AWS_ENDPOINT_URL_DYNAMODB: own.endpoint, AWS_ENDPOINT_URL_S3: storage.url },
  });
  // The storage client reads its endpoint on load.
  moving = {
    ...(await import('#lambdas/migration/export.ts')),
    ...(await import('#lambdas/migration/import.ts')),
    ...(await import('#lambdas/migration/verify.ts')),
  };
  ({ s3 } = await import('#lambdas/files/s3.ts'));
});
afterAll(async () => {
  for (const stop of stops) await stop();
});

const within = async <T>({ table: name }: { table: string }, work: () => Promise<T>): Promise<T> => {
  setEnvironment({ TABLE_NAME: name });
  try {
    return await work();
  } finally {
    setEnvironment({ TABLE_NAME: FROM.table });
  }
};

const rowsOf = async (TableName: string) => {
  const { Items = [] } = await table.send(new ScanCommand({ TableName, ConsistentRead: true }));
  return Items;
};
const inOrder = (rows: readonly Record<string, unknown>[]) =>
  rows
    .map(({ moved: _, ...row }) => row)
    .filter(({ pk }) => pk !== 'IMPORTED')
    .toSorted((a, b) => (`${a.pk} ${a.sk}` < `${b.pk} ${b.sk}` ? -1 : 1));

const CONTENT = Buffer.from('%PDF-1.7 a policy');

/** Creates a user with an application, a comment and a file, and rows that an export leaves out. */
const settle = async () => {
  const group = await resourceGroups.create({ name: randomUUID(), group_type: 'ALL' }, SYSTEM);
  const ada: Actor = { id: randomUUID(), name: 'Ada Lovelace' };
  const named = { email: `${ada.id}@example.com`, first_name: 'Ada', last_name: 'Lovelace', language: 'en' as const };
  await users.create({ ...NEWCOMER, ...named }, SYSTEM, ada.id);
  const draft = ApplicationDraft.parse({ name: `Claims ${randomUUID()}`, resource_groups: [group.id] });
  const made = await applications.create({ ...draft, ...UNJUDGED }, ada);
  const application = await applications.update(made, { ...made, purpose: 'To be fair' }, ada);
  const id = randomUUID();
  const said = { application_id: application.id, thread_id: id, text: 'Why?', on: null, mentions: [], mentioned: [] };
  await comments.create(said, ada, id);
  const key = fileKeyOf({ application_id: application.id, id: randomUUID() }, 1, 'a'.repeat(64));
  await s3.send(new PutObjectCommand({ Bucket: FROM.files, Key: key, Body: CONTENT, ContentType: 'application/pdf' }));
  for (const row of [{ ...keys.cursorKey(), secret: 'x' }, { ...keys.idempotency('a', 'b') }])
    await table.send(new PutCommand({ TableName: FROM.table, Item: row }));
  return { application, key };
};

const exported = async () => {
  const folder = join(data, randomUUID());
  return { folder, manifest: await moving.exportTenant(FROM, folder, '0.1.0') };
};

test('an import restores rows, ids, files and a valid audit log', async () => {
  const { application, key } = await settle();
  const { folder, manifest } = await exported();
  expect(manifest).toMatchObject({ files: 1, left_out: { secret: 1, repeat: 1 } });
  expect((await moving.verifyExport(folder)).problems).toEqual([]);
  // A new deployment contains this group.
  await within(TO, () => resourceGroups.create({ name: 'Everything', group_type: 'ALL' }, SYSTEM));

  expect(await moving.importTenant(TO, folder, { isTrial: true })).toMatchObject({ wasDone: false });
  expect(await rowsOf(TO.table)).not.toEqual([]);
  expect(await moving.importTenant(TO, folder)).toMatchObject({ rows: manifest.rows, files: 1, wasDone: false });
  const [before, after] = [await rowsOf(FROM.table), await rowsOf(TO.table)];
  const going = before.filter((row) => reasonToStay(row as Key) === undefined);
  expect(inOrder(after)).toEqual(inOrder(going));
  await within(TO, async () => {
    expect(await applications.get(application.id)).toEqual(application);
    const trail = after.filter(({ pk }) => String(pk).startsWith('AUDIT#'));
    expect(trail.length).toBe(5);
    expect(await check(trail)).toEqual([]);
  });
  const { Body, ContentType } = await s3.send(new GetObjectCommand({ Bucket: TO.files, Key: key }));
  expect(ContentType).toBe('application/pdf');
  expect(Buffer.from((await Body?.transformToByteArray()) ?? [])).toEqual(CONTENT);

  // A repeated import changes nothing. An interrupted one resumes.
  expect(await moving.importTenant(TO, folder)).toMatchObject({ wasDone: true });
  await table.send(
    new UpdateCommand({
      ...{ TableName: TO.table, Key: { pk: 'IMPORTED', sk: 'IMPORTED' }, UpdateExpression: 'SET #done = :no' },
      ...{ ExpressionAttributeNames: { '#done': 'done' }, ExpressionAttributeValues: { ':no': false } },
    }),
  );
  expect(await moving.importTenant(TO, folder)).toMatchObject({ wasDone: false });
  expect(inOrder(await rowsOf(TO.table))).toEqual(inOrder(going));

  const another = await exported();
  await expect(moving.importTenant(TO, another.folder)).rejects.toThrow('Another export was fully or partly imported');
});

test('refuses an altered or missing part by name and imports nothing', async () => {
  await settle();
  const { folder, manifest } = await exported();
  const [rows] = manifest.parts;
  const path = join(folder, rows?.name ?? '');
  const text = await readFile(path, 'utf8');

  await writeFile(path, text.replace('Claims ', 'Claimz '));
  await expect(moving.importTenant(BUSY, folder)).rejects.toThrow('rows-0001.jsonl is damaged or was changed.');
  await rm(path);
  await expect(moving.importTenant(BUSY, folder)).rejects.toThrow('rows-0001.jsonl is missing.');
  await writeFile(path, text);
  await appendFile(join(folder, 'files/1'), 'x');
  expect((await moving.verifyExport(folder)).problems).toEqual([
    expect.stringMatching(/^files\/1 \(documents\/.*\) is damaged or was changed\.$/),
  ]);
  expect(await rowsOf(BUSY.table)).toEqual([]);
});

/** A forged export: the manifest has the hashes of the changed rows. */
const rewritten = async (folder: string, change: (lines: readonly string[]) => readonly string[]) => {
  const path = join(folder, 'rows-0001.jsonl');
  const lines = change((await readFile(path, 'utf8')).trimEnd().split('\n'));
  await writeFile(path, `${lines.join('\n')}\n`);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
  manifest.parts[0].sha256 = await hashOfFile(path);
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return moving.verifyExport(folder);
};

test('detects a removed audit log, repeated or invalid rows, and files without an owner', async () => {
  const { application } = await settle();
  const { folder } = await exported();
  await writeFile(join(folder, 'more.txt'), 'x');
  const of = `AUDIT#${keys.application(application.id).pk}`;
  const { problems } = await rewritten(folder, (lines) => [
    ...lines.filter((line) => JSON.parse(line).pk !== of),
    ...lines
      .filter((line) => JSON.parse(line).pk === entityKey('company', '').pk || JSON.parse(line).sk === 'RESOURCE_GROUP')
      .slice(0, 1),
  ]);
  expect(problems).toContain('more.txt is not part of this export.');
  expect(problems.filter((problem) => problem.includes('repeats the row'))).toHaveLength(1);
  expect(problems.filter((problem) => problem.includes(of))).toHaveLength(1);
  await expect(rewritten(folder, (lines) => [...lines, '{"hello":1}'])).rejects.toThrow(
    'rows-0001.jsonl is damaged or was changed',
  );
  await writeFile(join(folder, 'manifest.json'), '{');
  await expect(moving.verifyExport(folder)).rejects.toThrow('manifest.json is damaged or was changed');
});

test('refuses files outside the export, and a manifest other than the recorded one', async () => {
  await settle();
  const { folder, manifest } = await exported();
  const kept = await hashOfFile(join(folder, 'manifest.json'));
  expect((await moving.verifyExport(folder, kept)).problems).toEqual([]);
  const list = manifest.parts.find(({ name }) => name.startsWith('files'));
  const lines = await readFile(join(folder, list?.name ?? ''), 'utf8');
  const first = JSON.parse(lines.split('\n')[0] ?? '');
  const bad = [
    { store: 'site', key: 'index.html', type: 'text/html' },
    { store: 'site', key: 'logos/a.js', type: 'text/javascript' },
    { store: 'files', key: 'uploads/a', type: 'application/pdf' },
  ];
  const text = `${lines}${bad.map((one) => `${JSON.stringify({ ...first, ...one })}\n`).join('')}`;
  await writeFile(join(folder, list?.name ?? ''), text);
  const parts = manifest.parts.map((part) =>
    part === list ? { ...part, sha256: createHash('sha256').update(text).digest('hex') } : part,
  );
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, parts }));
  const refused = bad.map(({ key }) => `${first.at} (${key}) is not a file that moves with a tenant.`);
  expect((await moving.verifyExport(folder)).problems).toEqual(refused);
  await expect(moving.importTenant(BUSY, folder, { kept })).rejects.toThrow('does not have the given SHA-256');
});

test('refuses an import that would lock out an existing user unless allowed', async () => {
  await settle();
  const { folder } = await exported();
  const named = { email: 'edsger@example.com', first_name: 'Edsger', last_name: 'Dijkstra', language: 'en' as const };
  await within(NEW, () => users.create({ ...NEWCOMER, ...named }, SYSTEM, randomUUID()));
  await expect(moving.importTenant(NEW, folder, { isTrial: true })).rejects.toThrow(
    'edsger@example.com could no longer sign in',
  );
  expect(await moving.importTenant(NEW, folder, { mayLockOut: true })).toMatchObject({ wasDone: false });
});

test('detects a rewritten audit log even when every part matches its manifest hash', async () => {
  await settle();
  const row = (await rowsOf(FROM.table)).find(({ action, what }) => action === 'changed' && what === 'application');
  const at = { TableName: FROM.table, Key: { pk: row?.pk, sk: row?.sk } };
  const say = (name: unknown) =>
    table.send(
      new UpdateCommand({
        ...{ ...at, UpdateExpression: 'SET #name = :name' },
        ...{ ExpressionAttributeNames: { '#name': 'name' }, ExpressionAttributeValues: { ':name': name } },
      }),
    );
  await say('Another');
  const { folder } = await exported();
  await say(row?.name);
  expect((await moving.verifyExport(folder)).problems).toEqual([
    expect.stringContaining(`Row 2 of the audit log ${row?.pk}`),
  ]);
});

test('refuses to import over a used tenant and to export over existing files', async () => {
  const { folder } = await exported();
  const ada = { id: randomUUID(), name: 'Ada Lovelace' };
  await within(BUSY, () => resourceGroups.create({ name: 'Mine', group_type: 'ALL' }, ada));
  await expect(moving.importTenant(BUSY, folder)).rejects.toThrow('This tenant is already in use');
  await expect(moving.exportTenant(FROM, folder, '0.1.0')).rejects.toThrow('is not empty');
});

const STAYS: Partial<Record<keyof typeof keys, Reason>> = {
  ...{ cursorKey: 'secret', diligenceLink: 'secret', diligenceLinkOf: 'secret', emailUndo: 'secret' },
  ...{ legalShare: 'secret', legalShareToken: 'secret', legalShareOpened: 'session' },
  ...{ emailChange: 'session', expectedCode: 'session', emailCodes: 'session', signInAttempts: 'session' },
  signInCodes: 'session',
  ...{ viewing: 'session', diligenceWrongLinks: 'session', diligenceSent: 'session', diligenceMails: 'session' },
  ...{
    uploadUnderWay: 'session',
    packedBucket: 'copy',
    idempotency: 'repeat',
    idempotencyAnswer: 'repeat',
    message: 'job',
    deliveryDue: 'job',
    listExport: 'prepared',
    exportsAsked: 'prepared',
  },
};
const GOES: readonly (keyof typeof keys)[] = [
  ...([
    'caller',
    'clientPerson',
    'movedAccount',
    'movedPerson',
    'erased',
    'administrators',
    'called',
    'settingOfFramework',
  ] as const),
  ...(['resourceGroup', 'groupsOfAll', 'snapshot', 'vendor', 'diligence'] as const),
  ...([
    'diligenceVersion',
    'application',
    'subject',
    'approvalRound',
    'intake',
    'intakeVersion',
    'tierOverride',
  ] as const),
  ...(['descriptors', 'judgments', 'assessmentAnswers', 'assessmentOf', 'control', 'controlOf'] as const),
  ...(['evidence', 'commentOn', 'commentAbout', 'taskOf', 'taskDue', 'document', 'documentOf', 'documentUse'] as const),
  ...([
    'documentUses',
    'legalDocumentOf',
    'legalVersion',
    'test',
    'testOf',
    'scheduledTest',
    'ownFramework',
    'ownFrameworkVersion',
    'ownFrameworkListed',
    'policyVersion',
    'policyPerson',
  ] as const),
  ...(['invitations', 'invitedPart', 'invitationOutcome', 'imported', 'importedPart'] as const),
  ...(['importOutcome', 'importUndo', 'importUndone', 'listed', 'stamp', 'notification', 'notificationGroup'] as const),
  ...([
    'told',
    'readUpTo',
    'work',
    'workReminder',
    'workOf',
    'workHeld',
    'workDelegation',
    'workForRoles',
    'audit',
  ] as const),
  ...(['unique', 'night', 'webhookOfAll', 'delivery', 'testOfModel', 'wordTemplateOfAll', 'wordTemplateFile'] as const),
];

test('every table key is classified as exported or excluded', () => {
  const names = keysOf(keys);
  expect(names.filter((name) => !(name in STAYS) && !GOES.includes(name))).toEqual([]);
  const thing = { thing: 'vendor', id: 'x', kind: 'risk', pk: 'x', sk: 'x', evidence_id: 'x', application_id: 'x' };
  const keyOf = (name: keyof typeof keys) => {
    const make = keys[name] as (...parts: unknown[]) => Key; // each key takes texts or one of these
    const first = ['subject', 'approvalRound', 'audit', 'documentOf'].includes(name) ? thing : 'x';
    return make(first, ['commentAbout', 'documentUse'].includes(name) ? thing : 'x', 'x', 'x');
  };
  for (const kind of AUDITED_KINDS) expect([kind, reasonToStay(entityKey(kind, 'x'))]).toEqual([kind, undefined]);
  for (const name of names) expect([name, reasonToStay(keyOf(name))]).toEqual([name, STAYS[name]]);
});
