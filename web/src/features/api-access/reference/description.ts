/** The parts of the OpenAPI 3.1 document that the reference page shows. */
import { queryOptions } from '@tanstack/react-query';
import { publicApi } from '#web/api/client.ts';

export type Schema = {
  title?: string;
  description?: string;
  type?: string | readonly string[];
  format?: string;
  enum?: readonly unknown[];
  const?: unknown;
  default?: unknown;
  examples?: readonly unknown[];
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
type Content = { content?: Readonly<Record<string, { schema: Schema }>> };
type Response = Content & { description?: string; $ref?: string };

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

type Document = {
  paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  components: { responses: Readonly<Record<string, Response>> };
};

export type Entry = Operation & { method: string; path: string };

const entriesOf = ({ paths, components }: Document): Entry[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      method: method.toUpperCase(),
      path,
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [
          status,
          components.responses[response.$ref?.split('/').at(-1) ?? ''] ?? response,
        ]),
      ),
    })),
  );

/** The contract types only the OpenAPI version; `contract/openapi.ts` writes the rest. */
const isDocument = (answer: object): answer is Document => 'paths' in answer && 'components' in answer;

export const descriptionQuery = queryOptions({
  queryKey: ['openapi'],
  queryFn: async () => {
    const answer = await publicApi('GET /openapi.json');
    if (!isDocument(answer)) throw new Error('GET /openapi.json returned no description of the API.');
    return entriesOf(answer);
  },
  staleTime: Number.POSITIVE_INFINITY,
});

export const schemaOf = ({ content }: Content) => Object.values(content ?? {})[0]?.schema;

/** True if every word occurs in the route's method, path, summary or tags. */
export const matches = ({ method, path, summary, tags }: Entry, text: string) => {
  const said = [method, path, summary, ...tags].join(' ').toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word));
};
