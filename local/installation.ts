/** The data folder: a subfolder per part, and names and keys generated at the first start. */
import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { CommandError } from '#contract/command.ts';

/** Increased when the format of the data folder changes. */
const FORMAT = 5;

const Installation = z.object({
  /** Several data folders may share one DYNAMODB_ENDPOINT. */
  tableName: z.string(),
  /** The administrator's keys for identity and storage. */
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
});
export type Installation = z.output<typeof Installation>;

const FILE = 'installation.json';

const placesIn = (data: string) => ({
  table: join(data, 'table'),
  identity: join(data, 'identity'),
  storage: join(data, 'storage'),
  jobs: join(data, 'jobs'),
  mailbox: join(data, 'mailbox'),
});

export const makePlaces = async (data: string) => {
  const places = placesIn(data);
  for (const place of Object.values(places)) {
    await mkdir(place, { recursive: true });
    await chmod(place, 0o700); // earlier versions created it without restrictions
  }
  return places;
};

/** Resets the data folder, but removes only Plumbline's own files. */
export const clear = async (data: string) => {
  for (const place of [join(data, FILE), ...Object.values(placesIn(data))]) {
    await rm(place, { recursive: true, force: true });
  }
};

const invent = (): Installation => ({
  tableName: `plumbline-${randomBytes(4).toString('hex')}`,
  accessKeyId: `AKIA${randomBytes(8).toString('hex').toUpperCase()}`,
  secretAccessKey: randomBytes(30).toString('base64url'),
});

export const readInstallation = async (data: string): Promise<Installation> => {
  const file = join(data, FILE);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text !== undefined) {
    const { format, ...known } = JSON.parse(text);
    if (format !== FORMAT)
      throw new CommandError(
        `The data in ${data} belongs to another version of Plumbline. Start again with npm start -- --fresh.`,
      );
    return Installation.parse(known);
  }
  const made = invent();
  await writeFile(`${file}.new`, JSON.stringify({ format: FORMAT, ...made }, undefined, 2), { mode: 0o600 });
  await rename(`${file}.new`, file); // atomic, so a crash leaves no partial file
  return made;
};
