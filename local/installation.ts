/** The data folder: a place for each part, and what is made up once, at the first start on it. */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';

const Installation = z.object({
  /** Several data folders may share one DYNAMODB_ENDPOINT. */
  tableName: z.string(),
  /** The administrator's keys to identity and storage. */
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
});
export type Installation = z.output<typeof Installation>;

const FILE = 'installation.json';
const PARTS = ['table', 'identity', 'storage', 'events', 'mailbox'] as const;
type Part = (typeof PARTS)[number];

export const placeOf = async (data: string, part: Part) => {
  const place = join(data, part);
  await mkdir(place, { recursive: true });
  return place;
};

/** Begins again. Takes away only what Plumbline put there, whatever else the folder may hold. */
export const clear = async (data: string) => {
  for (const name of [FILE, ...PARTS]) await rm(join(data, name), { recursive: true, force: true });
};

const invent = (): Installation => ({
  tableName: `plumbline-${randomBytes(4).toString('hex')}`,
  accessKeyId: `AKIA${randomBytes(8).toString('hex').toUpperCase()}`,
  secretAccessKey: randomBytes(30).toString('base64url'),
});

export const readInstallation = async (data: string): Promise<Installation> => {
  const file = join(data, FILE);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) return Installation.parse(JSON.parse(text));
  const made = invent();
  await writeFile(file, JSON.stringify(made, undefined, 2), { mode: 0o600 });
  return made;
};
