/** Moves titled schemas to the components of the document, so that generated clients have named types. */
import type { Direction, JsonSchema } from './json-schema.ts';

export const PREFIX_OF_SCHEMAS = '#/components/schemas/';

type Inner = boolean | JsonSchema;

const mapValues = <V, W>(record: Readonly<Record<string, V>>, map: (value: V) => W) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));

/** Applies a function to the schemas directly inside a schema, but not to its examples and defaults. */
const mapInner = (schema: JsonSchema, map: (inner: JsonSchema) => JsonSchema): JsonSchema => {
  const inner = (one: Inner) => (typeof one === 'boolean' ? one : map(one));
  const { properties, additionalProperties, items, anyOf, oneOf } = schema;
  return {
    ...schema,
    ...(properties && { properties: mapValues(properties, inner) }),
    ...(additionalProperties !== undefined && { additionalProperties: inner(additionalProperties) }),
    ...(items !== undefined && { items: Array.isArray(items) ? items.map(inner) : inner(items) }),
    ...(anyOf && { anyOf: anyOf.map(map) }),
    ...(oneOf && { oneOf: oneOf.map(map) }),
  };
};

export const collectComponents = () => {
  const schemas: Record<string, JsonSchema> = {};

  const store = (name: string, schema: JsonSchema) => {
    const stored = schemas[name];
    if (stored && JSON.stringify(stored) !== JSON.stringify(schema)) return false;
    schemas[name] = schema;
    return true;
  };

  /** Defaults differ between requests and responses, so a schema may need a second name for requests. */
  const refer = (schema: JsonSchema, io: Direction): JsonSchema => {
    const {
      title,
      description,
      default: initial,
      readOnly,
      examples,
      ...content
    } = mapInner(schema, (inner) => refer(inner, io));
    const use = {
      ...(description !== undefined && { description }),
      ...(initial !== undefined && { default: initial }),
      ...(readOnly !== undefined && { readOnly }),
    };
    if (title === undefined) return { ...content, ...use, ...(examples && { examples }) };
    const component = { ...content, ...(examples && { examples }) };
    const name = [title, ...(io === 'input' ? [`${title}Input`] : [])].find((one) => store(one, component));
    if (name === undefined) throw new Error(`Two schemas have the title ${title}.`);
    return { $ref: `${PREFIX_OF_SCHEMAS}${name}`, ...use };
  };

  return { schemas, refer };
};
