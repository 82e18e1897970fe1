/** Generates values for a JSON schema. Rules that the schema cannot express are ignored. */
import fc from 'fast-check';
import * as z from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

const formats: Record<string, fc.Arbitrary<unknown>> = {
  uuid: fc.uuid({ version: 4 }),
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
};

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const text = (schema: Schema) =>
  formats[schema.format ?? ''] ??
  fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 300, 300), unit: 'binary' });

const object = (schema: Schema) => {
  const properties = Object.entries(schema.properties ?? {}).map(([name, value]) => [name, arbitrary(value)] as const);
  return fc.record(Object.fromEntries(properties), { requiredKeys: schema.required ?? [] });
};

const list = (schema: Schema) =>
  fc.array(isSchema(schema.items) ? arbitrary(schema.items as Schema) : fc.jsonValue(), {
    minLength: schema.minItems ?? 0,
    maxLength: Math.min(schema.maxItems ?? 10, 25),
  });

const arbitrary = (schema: unknown): fc.Arbitrary<unknown> => {
  if (!isSchema(schema)) return fc.jsonValue();
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitrary));
  switch (schema.type) {
    case 'string':
      return text(schema);
    case 'integer':
      return fc.integer({ min: Math.max(schema.minimum ?? -1e9, -1e9), max: Math.min(schema.maximum ?? 1e9, 1e9) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return list(schema);
    case 'object':
      return object(schema);
    default:
      return fc.jsonValue();
  }
};

export const fitting = (schema: z.ZodType) =>
  arbitrary(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
