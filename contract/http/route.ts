/** The declaration of a route, and the types of its handler and callers. */
import type * as z from 'zod';
import { SCOPES } from '#domain/clients/access.ts';
import type { Role } from '#domain/enumerations.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type RouteKey = `${Method} /${string}`;

export type Route = {
  /**
   * The permitted callers: anyone, signed-in callers, holders of one of these roles, or the corporate directory only.
   */
  allow: 'anyone' | 'signed-in' | 'directory' | readonly Role[];
  /** Requires a sign-in within the last minutes. */
  proof?: 'fresh';
  /** Not for API clients, because it concerns the caller's account or must stay with people. */
  by?: 'people';
  /**
   * Allowed during View-As and answered as for the viewed person. Such a route changes nothing and reveals no secrets.
   */
  viewable?: true;
  /** A request other than GET that changes nothing, because its query is too large for a URL. */
  reads?: true;
  /** Accepts If-Match, or requires it: the change is rejected if the version differs. */
  versioned?: true | 'required';
  /** A read that answers 409 until its object is ready. */
  waits?: true;
  /** The operation ID in the API description, from which generators name the methods of a client. */
  id?: string;
  summary: string;
  /** The schema of path parameters that are not plain strings. */
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Replaces the body: multipart form data with one file of at most this many bytes. */
  upload?: { field: string; most: number };
  /**
   * Set if the work needs several writes that cannot be one transaction. After a crash or failure, a repeat with the
   * same Idempotency-Key runs the work again, which completes the missing writes and skips the others.
   */
  resumes?: true;
  /** The response contains a secret, so a retry receives it for a few minutes only. */
  shown?: 'once';
  /** The format of a response that is text, not JSON. Clients may keep it, and ask whether it is still current. */
  mediaType?: 'text/calendar';
  /** Without a response schema the status is 204. */
  response?: z.ZodType;
  status?: 200 | 201 | 202;
};
export type Routes = Record<RouteKey, Route>;
/** The routes of the API description. */
export type DescribedRoutes = Record<RouteKey, Route & { id: string }>;

type ParamNames<P extends string> = P extends `${string}{${infer N}}${infer Rest}` ? N | ParamNames<Rest> : never;
type Params<K extends string> = { [N in ParamNames<K>]: string };

type Parsed<R, Part extends string> = R extends { [P in Part]: infer S extends z.ZodType } ? z.output<S> : undefined;

/** The time and origin of a request, for security notifications. */
export type RequestOrigin = {
  id: string;
  at: string;
  /** The browser's user agent. */
  browser: string;
  /** The client's IP address, if known. */
  address: string;
};

/** The validated input of a handler. */
export type Input<K extends string, R> = {
  params: R extends { params: infer S extends z.ZodType } ? z.output<S> : Params<K>;
  /** Without the cursor, which is decoded to `after`. */
  query: Parsed<R, 'query'> extends infer Q extends object ? Omit<Q, 'cursor'> : undefined;
  body: Parsed<R, 'body'>;
  file: R extends { upload: object } ? Buffer : undefined;
  /** Whether If-Match allows a change of this version. */
  changeable: R extends { versioned: true | 'required' } ? (version: number) => boolean : undefined;
  /** The end of the previous page. */
  after: string | undefined;
  requestOrigin: RequestOrigin;
};

export type Output<R> = R extends { response: infer S extends z.ZodType } ? z.output<S> : undefined;

/** The input of a client call: exactly the parts that the route declares. */
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

/** Whether API clients are rejected regardless of their roles and scopes. */
export const isForPeople = ({ by, proof }: Route) => by === 'people' || proof !== undefined;

export const mayWrite = (routes: Routes) => Object.entries(routes).some(([key, declared]) => !isRead(key, declared));

export const scopeFor = (key: string, declared: Route) => (isRead(key, declared) ? SCOPES.read : SCOPES.write);

/**
 * The response fields that a PUT accepts and ignores, such as ID and version, so that clients can send back a GET
 * response.
 */
export const readOnlyFields = (key: string, { body, response }: Route): readonly string[] =>
  split(key).method === 'PUT' && body && response && 'shape' in response
    ? Object.keys(Object(response.shape)).filter((field) => !(field in body.shape))
    : [];

export const paramNames = (path: string) => [...path.matchAll(/{(\w+)}/g)].map((match) => match[1] ?? '');
