/** How a route is written down, and what follows from it for whoever answers and whoever asks. */
import type * as z from 'zod';
import { SCOPES } from '#domain/clients/access.ts';
import type { Role } from '#domain/enumerations.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type RouteKey = `${Method} /${string}`;

export type Route = {
  /** Who may call: anyone at all, anyone signed in, holders of one of these roles, or the corporate directory alone. */
  allow: 'anyone' | 'signed-in' | 'directory' | readonly Role[];
  /** Given where it must be a person who has signed in within the last minutes: another session proves too little. */
  proof?: 'fresh';
  /** Given where it is for people alone: an API client has no account of its own, or shall not do this. */
  by?: 'people';
  /**
   * Given where whoever views the product as somebody else is answered what that person would be: it changes nothing, and
   * says nothing that is theirs alone to know.
   */
  viewable?: true;
  /** Given where it changes nothing, for all that it is no GET: what it is asked is too much for an address. */
  reads?: true;
  /** Given where If-Match may say which version is to be changed: another one is not. */
  versioned?: true;
  /** Given where a read answers 409 until what it reads is ready. */
  waits?: true;
  summary: string;
  /** Where a path parameter is more than a string. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** In place of a body: multipart form data with one file, of so many bytes at the most. */
  upload?: { field: string; most: number };
  /**
   * Set where the work is several writes that cannot be one transaction. After a crash or a failure, a repeat with the same
   * Idempotency-Key does the work again, which completes what is missing and leaves alone what was done.
   */
  resumes?: true;
  /** Given where a secret is in the answer, which a retry is given for some minutes only. */
  shown?: 'once';
  /** Nothing comes back where there is none: 204. */
  response?: z.ZodType;
  status?: 200 | 201 | 202;
};
export type Routes = Record<RouteKey, Route>;

type ParamNames<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | ParamNames<Rest> : never;
type Params<K extends string> = { [N in ParamNames<K>]: string };

type Parsed<R, Part extends string> = R extends { [P in Part]: infer S extends z.ZodType } ? z.output<S> : undefined;

/** When and from what a request came, for what people are told of it. */
export type Asked = {
  id: string;
  at: string;
  /** What the browser says of itself. */
  browser: string;
  /** From which the site was asked, as far as is known. */
  address: string;
};

/** What a handler is given, once it is known to be right. */
export type Input<K extends string, R> = {
  params: R extends { params: infer S extends z.ZodType } ? z.output<S> : Params<K>;
  /** Without its cursor: that is `after` by now. */
  query: Parsed<R, 'query'> extends infer Q extends object ? Omit<Q, 'cursor'> : undefined;
  body: Parsed<R, 'body'>;
  file: R extends { upload: object } ? Buffer : undefined;
  /** Whether If-Match lets this version be changed. */
  changeable: R extends { versioned: true } ? (version: number) => boolean : undefined;
  /** Where the page before ended. */
  after: string | undefined;
  asked: Asked;
};

/** What comes back. */
export type Output<R> = R extends { response: infer S extends z.ZodType } ? z.output<S> : undefined;

/** What a caller sends: the parts that the route declares, and no others. */
export type Call<K extends string, R> = (ParamNames<K> extends never ? { params?: never } : { params: Params<K> }) &
  (R extends { query: infer S extends z.ZodType } ? { query?: z.input<S> } : { query?: never }) &
  (R extends { body: infer S extends z.ZodType } ? { body: z.input<S> } : { body?: never }) &
  (R extends { upload: { field: infer F extends string } } ? { form: Record<F, Blob> } : { form?: never });

/** Keeps a route's exact type, so that handlers and callers know its parts. */
export const route = <const R extends Route>(declared: R): R => declared;

export const split = (key: string) => {
  const space = key.indexOf(' ');
  return { method: key.slice(0, space) as Method, path: key.slice(space + 1) };
};

export const isRead = (key: string, { reads }: Route) => split(key).method === 'GET' || reads === true;

/** Whether an API client is refused, whatever its roles and scopes. */
export const isForPeople = ({ by, proof }: Route) => by === 'people' || proof !== undefined;

/** Whether who answers them may change anything. */
export const mayWrite = (routes: Routes) => Object.entries(routes).some(([key, declared]) => !isRead(key, declared));

/** What an API client needs for it. */
export const scopeFor = (key: string, declared: Route) => (isRead(key, declared) ? SCOPES.read : SCOPES.write);

/**
 * What a PUT takes and makes nothing of, so that it takes what GET gave: what the answer has and the body has not, such as
 * the id, the version, and who changed it when.
 */
export const readOnlyFields = (key: string, { body, response }: Route): readonly string[] =>
  split(key).method === 'PUT' && body && response && 'shape' in response
    ? Object.keys(Object(response.shape)).filter((field) => !(field in body.shape))
    : [];

export const paramNames = (path: string) => [...path.matchAll(/{(\w+)}/g)].map((match) => match[1] ?? '');
