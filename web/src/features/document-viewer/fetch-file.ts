/** Fetches a file or byte ranges of one. A file URL expires after five minutes and is then requested again. */
import type { QueryClient } from '@tanstack/react-query';
import { viewerQueries } from './queries.ts';

/** Returns a valid address. */
export type FileAddress = () => Promise<string>;

/** An address is renewed this many milliseconds before it expires. */
const MARGIN = 30_000;
/** A connection that delivers no data for this long (ms) counts as broken. */
const SILENCE = 20_000;

export class TooSlow extends Error {}

export const makeAddress = (client: QueryClient, id: string, version: number): FileAddress => {
  let known: Promise<{ url: string; expires_at: string }> | undefined;
  let ends = 0;
  return async () => {
    if (!known || ends - Date.now() < MARGIN) {
      ends = Number.POSITIVE_INFINITY; // concurrent callers share this request
      known = client.fetchQuery(viewerQueries.file(id, version));
    }
    try {
      const { url, expires_at } = await known;
      ends = Date.parse(expires_at);
      return url;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
};

const readAll = async (response: Response, quiet: AbortController, onProgress: (bytes: number) => void) => {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body?.getReader();
  let [timer, size]: [ReturnType<typeof setTimeout> | undefined, number] = [undefined, 0];
  try {
    for (;;) {
      timer = setTimeout(() => quiet.abort(new TooSlow()), SILENCE);
      const read = await reader?.read();
      clearTimeout(timer);
      if (!read || read.done) return chunks;
      chunks.push(read.value);
      size += read.value.length;
      onProgress(size);
    }
  } finally {
    clearTimeout(timer);
  }
};

type Asked = { signal: AbortSignal; range?: string; onProgress?: (bytes: number) => void };

const fetchBytes = async (address: FileAddress, { signal, range, onProgress = () => {} }: Asked) => {
  const url = await address();
  const quiet = new AbortController();
  const timer = setTimeout(() => quiet.abort(new TooSlow()), SILENCE);
  try {
    const response = await fetch(url, {
      signal: AbortSignal.any([signal, quiet.signal]),
      credentials: 'omit',
      ...(range !== undefined && { headers: { range } }),
    });
    clearTimeout(timer);
    if (!response.ok) throw new Error(`Storage answered ${response.status}.`);
    return await readAll(response, quiet, onProgress);
  } finally {
    clearTimeout(timer);
  }
};

export const fetchWhole = async (address: FileAddress, asked: Asked) => new Blob(await fetchBytes(address, asked));

type Part = { begin: number; end: number; signal: AbortSignal };

/** Fetches bytes from `begin` to `end`, exclusive. Retries once, because the connection may have changed. */
export const fetchPart = async (address: FileAddress, { begin, end, signal }: Part) => {
  const range = `bytes=${begin}-${end - 1}`;
  const chunks = await fetchBytes(address, { signal, range }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return fetchBytes(address, { signal, range });
  });
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
};
