/** The resources that a command addresses: from the environment, or those of a local instance. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { Place } from './export.ts';
import { MoveRefused } from './format.ts';

const Names = z.object({ TABLE_NAME: z.string(), FILES_BUCKET: z.string(), SITE_BUCKET: z.string() });

/** Turns errors of AWS and of the network into messages without stack traces. */
export const inWords = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.name === 'CredentialsProviderError')
      throw new MoveRefused('There are no AWS credentials. Set AWS_PROFILE or the keys of a role.');
    if (error.message === 'Region is missing') throw new MoveRefused('Set AWS_REGION to the region of the tenant.');
    if ('$fault' in error) throw new MoveRefused(`AWS refused: ${error.name}, ${error.message}`);
    if ('syscall' in error) throw new MoveRefused(error.message);
    throw error;
  }
};

/** Call this before loading modules that read the environment. */
export const placeOf = (tenant: string, local: string | undefined): Place => {
  if (local !== undefined)
    try {
      Object.assign(process.env, JSON.parse(readFileSync(join(local, 'environment.json'), 'utf8')));
    } catch {
      throw new MoveRefused(
        `No Plumbline has been started on ${local}. Start it with PLUMBLINE_DATA=${local} npm start.`,
      );
    }
  const { success, data } = Names.safeParse(process.env);
  if (!success)
    throw new MoveRefused(
      'Specify the tenant: set TABLE_NAME, FILES_BUCKET and SITE_BUCKET to the resources of its stack, or use --local <data folder>.',
    );
  return { tenant, table: data.TABLE_NAME, files: data.FILES_BUCKET, site: data.SITE_BUCKET };
};

/** Commands that assign accounts need the user pool. */
export const mustKnowPool = () => {
  if (!process.env.USER_POOL_ID) throw new MoveRefused('Set USER_POOL_ID to the user pool of the stack.');
};
