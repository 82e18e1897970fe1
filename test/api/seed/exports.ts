/** Exports whose job does not start by itself. */
import { randomUUID } from 'node:crypto';
import type { NewExport } from '#domain/export.ts';
import { listExports } from '#lambdas/exports/store.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { expire, putRow } from './rows.ts';

/** Creates a waiting export without sending the message that would run it. */
export const createWaitingExport = async (person: string, body: NewExport, created_at = new Date().toISOString()) => {
  const id = randomUUID();
  const ttl = Math.floor(Date.now() / 1000) + 3600;
  await putRow({ ...keys.listExport(person, id), ...body, id, state: 'waiting', rows: null, created_at, ttl });
  return id;
};

/** Also of people who may not sign in any more. */
export const readExport = listExports.get;

export const expireExport = (person: string, id: string) => expire(keys.listExport(person, id));
