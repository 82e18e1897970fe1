import { PREFIX } from '#contract/http/prefix.ts';
import type { Call, Output } from '#contract/http/route.ts';
import type { AllRoutes } from '#contract/index.ts';
import { VIEW_AS, VIEW_OVER } from '#contract/web/viewing.ts';
import { accessToken, endSession } from '#web/auth/session.ts';
import { currentViewing, viewingIsOver } from '#web/auth/viewing.ts';
import { ApiError } from './api-error.ts';
import { notSignedIn, problemOf, unreachable, unreadable } from './problems.ts';
import { onceOnly } from './saving.ts';
import { waitForConnection } from './waiting.ts';

type Key = keyof AllRoutes & string;

/** Options of a call beyond those that its route declares. */
type Options = {
  version?: number;
  idempotencyKey?: string;
  signal?: AbortSignal;
  bearer?: string | undefined;
  /** Asks as the signed-in user, also while viewing as someone else. */
  asSelf?: boolean;
};

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: Record<string, Blob>;
} & Options;

/** The argument may be omitted if the route requires nothing. */
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

/** A 401 ends the session, except for the current user's own record, whose refusal has its own page. */
const endsSession = (key: Key, status: number) => status === 401 && key !== 'GET /access/user';

/** PUT and PATCH are idempotent. Forms set their own idempotency key, and uploads never repeat the same body. */
const isDoneOnce = (key: Key, { idempotencyKey, form }: Parts) =>
  /^(POST|DELETE) /.test(key) && idempotencyKey === undefined && form === undefined;

/** Identifies a request independently of the session. */
const whatIsAsked = (key: Key, { params, query, body, version }: Parts) =>
  JSON.stringify([key, params, query, body, version]);

/** Calls the API. Throws an ApiError unless the call succeeds. */
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

/** Calls public routes, without the session's token. */
export const publicApi = async <K extends PublicKey>(
  key: K,
  ...[call]: Arguments<Call<K, AllRoutes[K]>>
): Promise<Output<AllRoutes[K]>> => outputOf(key, await send(key, undefined, { ...call, asSelf: true }));
