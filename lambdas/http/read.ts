/** Parses and validates the parts of a request against the schemas of its route. */

import type { APIGatewayProxyEventV2 as Event } from 'aws-lambda';
import * as z from 'zod';
import { paramNames, type Route, type RouteKey, readOnlyFields, split } from '#contract/http/route.ts';
import { fieldError, fileTooBig } from '#domain/field-error.ts';
import { repeatedKey } from '#domain/repeated-key.ts';
import { TooLargeError, VersionRequiredError, WrongContentTypeError } from '#lambdas/errors.ts';
import { invalid, malformed } from '#lambdas/known-errors.ts';
import { changeable } from './conditions.ts';
import { fieldErrors } from './field-errors.ts';

export const MAX_BODY = 400_000;

/** Issues about the shape of the request (400), as opposed to values that break a rule (422). */
const SHAPE = new Set(['invalid_type', 'unrecognized_keys', 'invalid_value', 'invalid_union', 'invalid_key']);

/** Far deeper than any schema. */
const DEEPEST = 50;

/** Paths of texts with unpaired surrogates, which cannot be stored as UTF-8. */
const illFormed = (value: unknown, path: readonly string[] = []): string[] => {
  if (path.length > DEEPEST) throw malformed(`This is nested more than ${DEEPEST} levels deep.`);
  if (typeof value === 'string') return value.isWellFormed() ? [] : [path.join('.')];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = [...path, key.toWellFormed()];
    return key.isWellFormed() ? illFormed(inner, place) : [place.join('.')];
  });
};

/** Paths of keys that schemas drop without an error, because they would change the prototype. */
const prototypeKeys = (value: unknown, path: readonly string[] = []): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, inner]) => {
        const place = [...path, key];
        return key === '__proto__' ? [place.join('.')] : prototypeKeys(inner, place);
      });

const check = (schema: z.ZodType, value: unknown, where: 'path' | 'query' | 'body') => {
  const illFormedPaths = illFormed(value);
  if (illFormedPaths.length > 0)
    throw malformed(
      `The ${where} contains text that is not well-formed Unicode.`,
      illFormedPaths.map((path) => fieldError(path, 'not_unicode')),
    );
  const dropped = where === 'body' ? prototypeKeys(value) : [];
  if (dropped.length > 0)
    throw malformed(
      `The body contains unknown fields: ${dropped.join(', ')}`,
      dropped.map((path) => fieldError(path, 'unknown')),
    );
  const { success, data, error } = schema.safeParse(value, { reportInput: true });
  if (success) return data;
  const errors = fieldErrors(error, where === 'query' ? 'unknown_parameter' : 'unknown');
  if (where === 'body' && !error.issues.some((issue) => SHAPE.has(issue.code))) throw invalid(errors);
  const list = errors.map(({ path, message }) => `${path || where}: ${message}`).join('; ');
  throw malformed(`The ${where} is not valid. ${list}`, errors);
};

const isNumber = (schema: unknown): boolean =>
  schema instanceof z.ZodNumber ||
  ((schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) && isNumber(schema.unwrap()));

/** JavaScript would also convert 0x5, 1e3 and empty text to numbers; the API documents decimal integers only. */
const numberIn = (schema: unknown, value: unknown) =>
  isNumber(schema) && !/^-?\d{1,15}$/.test(String(value)) ? Number.NaN : value;

const withNumbers = (schema: z.ZodObject, values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, numberIn(schema.shape[name], value)]));

const AnyParam = z.string().min(1).max(200);

const readParams = (event: Event, path: string, declared: z.ZodObject | undefined) => {
  mustBeWellEncoded(event.rawPath, 'path');
  const schema = declared ?? z.object(Object.fromEntries(paramNames(path).map((name) => [name, AnyParam])));
  return check(schema, withNumbers(schema, event.pathParameters ?? {}), 'path');
};

export const mustBeWellEncoded = (text: string, what: 'path' | 'query') => {
  try {
    decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw malformed(`The ${what} is not correctly percent-encoded.`);
  }
};

const isList = (schema: unknown): boolean =>
  schema instanceof z.ZodArray ||
  ((schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) && isList(schema.unwrap()));

/** For routes without query parameters: unknown parameters are refused, not ignored. */
const Nothing = z.strictObject({});

/** Only parameters declared as lists may be repeated. */
const readQuery = (event: Event, schema: z.ZodObject = Nothing) => {
  mustBeWellEncoded(event.rawQueryString, 'query');
  const sent = new URLSearchParams(event.rawQueryString);
  const values = [...new Set(sent.keys())].map((name) => {
    const all = sent.getAll(name);
    if (isList(schema.shape[name])) return [name, all];
    if (all.length > 1) throw malformed(`The query contains ${name} more than once.`, [fieldError(name, 'repeated')]);
    return [name, all[0]];
  });
  return check(schema, withNumbers(schema, Object.fromEntries(values)), 'query');
};

/** Clients may send back an object that they read; read-only fields are ignored. */
const withoutReadOnly = (sent: unknown, readOnly: readonly string[]): unknown =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent)
    ? Object.fromEntries(Object.entries(sent).filter(([field]) => !readOnly.includes(field)))
    : sent;

const bytesOf = ({ body = '', isBase64Encoded }: Event) => Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8');

const formDataOf = async (event: Event, type: string) => {
  try {
    return await new Response(bytesOf(event), { headers: { 'content-type': type } }).formData();
  } catch {
    throw malformed('The body is not well-formed multipart form data.');
  }
};

const readUpload = async (event: Event, { upload }: Route) => {
  if (!upload) return undefined;
  const { field, most } = upload;
  const type = event.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type))
    throw new WrongContentTypeError(`Send multipart form data with a file in the field ${field}.`);
  const form = await formDataOf(event, type);
  const others = [...new Set(form.keys())].filter((name) => name !== field);
  if (others.length > 0)
    throw malformed(
      'The form contains unexpected fields.',
      others.map((name) => fieldError(name, 'unknown')),
    );
  const [file, ...more] = form.getAll(field);
  if (more.length > 0) throw malformed('Send only one file.', [fieldError(field, 'repeated')]);
  if (!(file instanceof File)) throw invalid([fieldError(field, 'required')]);
  const { code, params } = fileTooBig(most);
  if (file.size > most) throw invalid([fieldError(field, code, params)]);
  return Buffer.from(await file.arrayBuffer());
};

const readBody = (event: Event, key: RouteKey, route: Route) => {
  const { body: schema } = route;
  if (!schema) return undefined;
  if (!/^application\/([\w.-]+\+)?json\b/i.test(event.headers['content-type'] ?? ''))
    throw new WrongContentTypeError('Send JSON with content-type: application/json.');
  const text = event.isBase64Encoded ? bytesOf(event).toString() : (event.body ?? '');
  if (text.length > MAX_BODY) throw new TooLargeError(`A body can have at most ${MAX_BODY} characters.`);
  try {
    const sent: unknown = JSON.parse(text);
    const repeated = repeatedKey(text, sent);
    if (repeated !== undefined)
      throw malformed(`The body contains ${repeated} more than once in the same object.`, [
        fieldError(repeated, 'repeated'),
      ]);
    return check(schema, withoutReadOnly(sent, readOnlyFields(key, route)), 'body');
  } catch (error) {
    throw error instanceof SyntaxError ? malformed('The body is not well-formed JSON.') : error;
  }
};

/**
 * A precondition that the route does not check is refused, so that the client does not rely on it. `*` names no
 * version, so it does not replace a required one.
 */
const requireVersionCheck = ({ headers }: Event, key: RouteKey, { versioned }: Route) => {
  const { 'if-match': header } = headers;
  if (versioned === 'required' && (header === undefined || header === '*'))
    throw new VersionRequiredError('Send the ETag that you read in If-Match.');
  if (header === undefined || header === '*' || versioned || split(key).method === 'GET') return;
  throw malformed('This route does not check versions. Omit If-Match.', [fieldError('if-match', 'unknown_parameter')]);
};

export const read = async (event: Event, key: RouteKey, route: Route) => {
  requireVersionCheck(event, key, route);
  return {
    params: readParams(event, split(key).path, route.params),
    // Calendar programs add parameters of their own, such as one against caches.
    query: route.mediaType ? {} : readQuery(event, route.query),
    body: readBody(event, key, route),
    file: await readUpload(event, route),
    changeable: changeable(event),
  };
};
