/** The parts of the OpenAPI 3.1 document that the reference page shows. */
import { queryOptions } from '@tanstack/react-query';
import { publicApi } from '#web/api/client.ts';

export type Schema = {
  description?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  readOnly?: boolean;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: readonly Schema[];
};

type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema };
type Media = { schema: Schema; example?: unknown };
type Content = { content?: Readonly<Record<string, Media>> };
type Response = Content & { description?: string };

type Operation = {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description: string;
  security: readonly Readonly<Record<string, readonly string[]>>[];
  parameters: readonly Parameter[];
  requestBody?: Content;
  responses: Readonly<Record<string, Response>>;
};

type Document = { paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

export type Entry = Operation & { method: string; path: string };

const entriesOf = ({ paths }: Document): Entry[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );

const partAt = (document: object, reference: string) =>
  reference
    .split('/')
    .slice(1)
    .reduce<unknown>((part, name) => Object(part)[name], document);

/** Replaces references such as `#/components/schemas/Vendor` by what they name. No schema of the API contains itself. */
const withoutReferences = (document: object) => {
  const resolved = new Map<string, unknown>();
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: reference, ...others } = value as Record<string, unknown>; // parsed JSON
    const inner = Object.fromEntries(Object.entries(others).map(([name, one]) => [name, resolve(one)]));
    if (typeof reference !== 'string') return inner;
    if (!resolved.has(reference)) resolved.set(reference, resolve(partAt(document, reference)));
    return { ...Object(resolved.get(reference)), ...inner };
  };
  return Object(resolve(document)) as object; // Object() is typed as any
};

/** The contract types only the OpenAPI version; `contract/openapi` writes the rest. */
const isDocument = (answer: object): answer is Document => 'paths' in answer;

export const descriptionQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: async () => {
    const document = withoutReferences(await publicApi('GET /openapi.json'));
    if (!isDocument(document)) throw new Error('GET /openapi.json returned no description of the API.');
    return entriesOf(document);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export const mediaOf = ({ content }: Content) => Object.values(content ?? {})[0];

/** True if every word occurs in the route's method, path, summary or tags. */
export const matches = ({ method, path, summary, tags }: Entry, text: string) => {
  const searched = [method, path, summary, ...tags].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
};
