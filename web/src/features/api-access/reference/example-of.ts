import type { Schema } from './description.ts';

const TEXTS: Readonly<Record<string, string>> = {
  uuid: '0b7c1f7e-5d0a-4b53-8a4e-9d6f0f6f2f61',
  'date-time': '2027-03-31T09:30:00.000Z',
  date: '2027-03-31',
  email: 'grace@example.com',
  uri: 'https://example.com',
};

const typeOf = ({ type }: Schema) => (typeof type === 'string' ? type : type?.[0]);

/** Builds a value that matches a schema: its own example, or else a minimal one. */
export const exampleOf = (schema: Schema): unknown => {
  const { examples, enum: choices, anyOf, properties, items } = schema;
  if (examples?.length) return examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (choices) return choices[0];
  if (anyOf?.[0]) return exampleOf(anyOf[0]);
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, exampleOf(inner)]));
  switch (typeOf(schema)) {
    case 'array':
      return items ? [exampleOf(items)] : [];
    case 'object':
      return {};
    case 'integer':
    case 'number':
      return schema.minimum && schema.minimum > 0 ? schema.minimum : 1;
    case 'boolean':
      return true;
    case 'null':
      return null;
    default:
      return TEXTS[schema.format ?? ''] ?? 'text';
  }
};
