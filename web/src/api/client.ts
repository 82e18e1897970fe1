import type { AllRoutes } from '#contract/index.ts';
import { PREFIX } from '#contract/prefix.ts';
import type { Call, Output } from '#contract/route.ts';
import { VIEW_AS, VIEW_OVER } from '#contract/viewing.ts';
import { accessToken, endSession } from '#web/auth/session.ts';
import { currentViewing, viewingIsOver } from '#web/auth/viewing.ts';
import { ApiError } from './api-error.ts';
import { notSignedIn, problemOf, unreachable, unreadable } from './problems.ts';
import { onceOnly } from './saving.ts';
import { waitForConnection } from './waiting.ts';

type Key = keyof AllRoutes & string;

/** What every call may say beside what its route declares. */
type Options = {
  version?: number;
  idempotencyKey?: string;
  signal?: AbortSignal;
  bearer?: string | undefined;
  /** Asked as oneself, whoever is viewed. */
  asSelf?: boolean;
};

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: Record<string, Blob>;
} & Options;

/** Where nothing must be said, saying nothing is allowed. */
type Arguments<C> = Record<string, never> extends C ? [call?: C & Options] : [call: C & Options];

const pathOf = (template: string, params: Record<string, string> = {}) =>
  template.replaceAll(/{(\w+)}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

const queryOf = (query: Record<string, unknown> = {}) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(name, String(one));
  return search.size > 0 ? `?${search}` : '';
};

const formOf = (files: Record<string, Blob>) => {
  const form = new FormData();
  for (const [field, file] of Object.entries(files)) form.set(field, file);
  return form;
};

const currentToken = async () => {
  try {
    return await accessToken();
  } catch (error) {
    throw new ApiError(unreachable(error));
  }
};

const send = async (
  key: Key,
  token: string | undefined,
  { params, query, body, form, version, idempotencyKey, signal, asSelf }: Parts,
) => {
  const [method, template = ''] = key.split(' ');
  const headers = new Headers({ accept: 'application/json' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  if (version !== undefined) headers.set('if-match', `"${version}"`);
  if (idempotencyKey) headers.set('idempotency-key', idempotencyKey);
  const viewing = asSelf ? undefined : currentViewing();
  if (viewing) headers.set(VIEW_AS, viewing.id);
  try {
    return await fetch(`${PREFIX}${pathOf(template, params)}${queryOf(query)}`, {
      method,
      headers,
      body: form ? formOf(form) : body === undefined ? undefined : JSON.stringify(body),
      signal,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiError(unreachable(error));
  }
};

const outputOf = async (key: Key, response: Response) => {
  if (!response.ok) {
    const problem = await problemOf(response);
    if (problem.code === VIEW_OVER) viewingIsOver();
    throw new ApiError(problem, key);
  }
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new ApiError(unreadable(response), key);
  }
};

/** Whoever is not let in is signed out. Only the question who one is may be refused without that: it has its own page. */
const endsSession = (key: Key, status: number) => status === 401 && key !== 'GET /access/user';

/**
 * What is put or patched comes to the same when it is done again. Forms say themselves what is the same to them, and a file
 * is never sent in the same words twice.
 */
const isDoneOnce = (key: Key, { idempotencyKey, form }: Parts) =>
  /^(POST|DELETE) /.test(key) && idempotencyKey === undefined && form === undefined;

/** By whatever session it is. */
const whatIsAsked = (key: Key, { params, query, body, version }: Parts) =>
  JSON.stringify([key, params, query, body, version]);

/** Asks the product's API. Throws an ApiError for whatever is not a success. */
export const api = async <K extends Key>(
  key: K,
  ...[call]: Arguments<Call<K, AllRoutes[K]>>
): Promise<Output<AllRoutes[K]>> => {
  const parts: Parts = { ...call };
  if (!key.startsWith('GET ')) await waitForConnection();
  const token = parts.bearer ?? (await currentToken());
  if (token === null) {
    endSession();
    throw new ApiError(notSignedIn());
  }
  const ask = async (idempotencyKey?: string) => {
    const response = await send(key, token, { ...parts, ...(idempotencyKey && { idempotencyKey }) });
    if (endsSession(key, response.status)) endSession();
    return outputOf(key, response);
  };
  return isDoneOnce(key, parts) ? onceOnly(whatIsAsked(key, parts), ask) : ask();
};

type PublicKey = { [K in Key]: AllRoutes[K] extends { allow: 'anyone' } ? K : never }[Key];

/** For what anyone may ask, whoever is signed in here. */
export const publicApi = async <K extends PublicKey>(
  key: K,
  ...[call]: Arguments<Call<K, AllRoutes[K]>>
): Promise<Output<AllRoutes[K]>> => outputOf(key, await send(key, undefined, { ...call, asSelf: true }));
