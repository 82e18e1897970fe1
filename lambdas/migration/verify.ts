/** Verifies an export: parts and files by their hashes, and the audit log by its chain. */
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { hashOf } from '#lambdas/persistence/audit-rows.ts';
import { hashOfFile, linesOf, MANIFEST, type Manifest, MovedFile, MovedRow, readManifest } from './format.ts';
import { isMovedFile } from './what-moves.ts';

export type Verified = { manifest: Manifest; problems: readonly string[]; trail: number };

const isRows = ({ name }: { name: string }) => name.startsWith('rows-');

const wrongParts = async (folder: string, { parts }: Manifest) => {
  const wrong: string[] = [];
  for (const { name, sha256 } of parts) {
    const found = await hashOfFile(join(folder, name)).catch(() => undefined);
    if (found === undefined) wrong.push(`${name} is missing.`);
    else if (found !== sha256) wrong.push(`${name} is damaged or was changed.`);
  }
  return wrong;
};

const wrongFiles = async (folder: string, { parts }: Manifest) => {
  const wrong: string[] = [];
  const named = new Set([MANIFEST, ...parts.map(({ name }) => name)]);
  for (const part of parts.filter((one) => !isRows(one)))
    for await (const file of linesOf(folder, part.name, MovedFile)) {
      const { key, at, sha256, size } = file;
      named.add(at);
      if (!isMovedFile(file)) wrong.push(`${at} (${key}) is not a file that moves with a tenant.`);
      const path = join(folder, at);
      const found = await stat(path).catch(() => undefined);
      if (!found) wrong.push(`${at} (${key}) is missing.`);
      else if (found.size !== size || (await hashOfFile(path)) !== sha256)
        wrong.push(`${at} (${key}) is damaged or was changed.`);
    }
  const there = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = there.filter((one) => one.isFile()).map((one) => relative(folder, join(one.parentPath, one.name)));
  return [...wrong, ...paths.filter((path) => !named.has(path)).map((path) => `${path} is not part of this export.`)];
};

/**
 * Broken rows of the audit log: wrong own hash, wrong link to the previous row, or a last row that does not match its
 * entity.
 */
const BROKEN = `
  SELECT pk, number FROM trail WHERE ok = 0
  UNION SELECT a.pk, a.number FROM trail a LEFT JOIN trail b ON b.pk = a.pk AND b.number = a.number - 1
    WHERE (a.number > 1 AND (b.hash IS NULL OR b.hash <> a.previous))
  UNION SELECT l.pk, l.number FROM (SELECT pk, max(number) AS number FROM trail GROUP BY pk) l
    JOIN trail t ON t.pk = l.pk AND t.number = l.number
    WHERE t.removed = 0 AND NOT EXISTS (
      SELECT 1 FROM heads h WHERE 'AUDIT#' || h.pk = t.pk AND h.length = t.number AND h.hash = t.hash)
  UNION SELECT 'AUDIT#' || h.pk, h.length FROM heads h WHERE h.hash NOT IN (SELECT hash FROM trail)`;

/** Exported rows are unordered, so they are sorted on disk with SQLite. */
const wrongTrail = async (folder: string, { parts }: Manifest) => {
  const place = await mkdtemp(join(tmpdir(), 'plumbline-verify-'));
  const database = new DatabaseSync(join(place, 'trail.db'));
  try {
    database.exec(`PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;
      CREATE TABLE trail (pk TEXT, number INTEGER, hash TEXT, previous TEXT, ok INTEGER, removed INTEGER, PRIMARY KEY (pk, number));
      CREATE TABLE keys (pk TEXT, sk TEXT, PRIMARY KEY (pk, sk));
      CREATE TABLE heads (pk TEXT, length INTEGER, hash TEXT, PRIMARY KEY (pk, length, hash));
      BEGIN`);
    const toKeys = database.prepare('INSERT OR IGNORE INTO keys VALUES (?, ?)');
    const twice: string[] = [];
    const toTrail = database.prepare('INSERT OR REPLACE INTO trail VALUES (?, ?, ?, ?, ?, ?)');
    const toHeads = database.prepare('INSERT OR REPLACE INTO heads VALUES (?, ?, ?)');
    for (const part of parts.filter(isRows))
      for await (const row of linesOf(folder, part.name, MovedRow)) {
        const { pk, sk } = row;
        if (toKeys.run(pk, sk).changes === 0) twice.push(`${part.name} repeats the row ${pk} ${sk}.`);
        if (pk.startsWith('AUDIT#'))
          toTrail.run(
            ...([
              pk,
              Number(row.number),
              String(row.hash),
              row.previous === null ? null : String(row.previous),
            ] as const),
            ...([Number(hashOf(row) === row.hash), Number(row.action === 'removed')] as const),
          );
        else if (typeof row.trail_hash === 'string') toHeads.run(pk, Number(row.trail_length), row.trail_hash);
      }
    database.exec('COMMIT');
    const broken = database.prepare(BROKEN).all();
    const { count } = database.prepare('SELECT count(*) AS count FROM trail').get() ?? {};
    return {
      wrong: [
        ...twice,
        ...broken.map(
          ({ pk, number }) =>
            `Row ${number} of the audit log ${pk} is altered or missing, or the rows after it are missing.`,
        ),
      ],
      rows: Number(count),
    };
  } finally {
    database.close();
    await rm(place, { recursive: true, force: true });
  }
};

/** `kept` is the manifest's hash at export time, if it was stored elsewhere. */
export const verifyExport = async (folder: string, kept?: string): Promise<Verified> => {
  const manifest = await readManifest(folder);
  if (kept !== undefined && kept !== (await hashOfFile(join(folder, MANIFEST))))
    return { manifest, problems: [`${MANIFEST} does not have the given SHA-256.`], trail: 0 };
  const parts = await wrongParts(folder, manifest);
  if (parts.length > 0) return { manifest, problems: parts, trail: 0 };
  const files = await wrongFiles(folder, manifest);
  const { wrong, rows } = await wrongTrail(folder, manifest);
  return { manifest, problems: [...files, ...wrong], trail: rows };
};
