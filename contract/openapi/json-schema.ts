/** JSON Schemas of the contract, without constraints that only repeat a format or the range of integers. */
import * as z from 'zod';
import * as lawRoles from '#domain/applicability/roles.ts';
import * as applicationPeople from '#domain/applications/people.ts';
import * as audit from '#domain/audit/words.ts';
import * as documents from '#domain/documents/words.ts';
import * as enumerations from '#domain/enumerations.ts';
import * as tests from '#domain/tests/words.ts';
import * as vendors from '#domain/vendors/words.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;
export type Direction = 'input' | 'output';

const singular = (name: string) =>
  name
    .replace(/IES$/, 'Y')
    .replace(/(SS|US)ES$/, '$1')
    .replace(/([^SU])S$/, '$1');
const pascal = (name: string) =>
  name.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Enumerations are named after their constants: `APPROVAL_STATUSES` is `ApprovalStatus`. */
const ENUMERATION_NAMES = new Map(
  [enumerations, applicationPeople, audit, documents, lawRoles, tests, vendors]
    .flatMap((module) => Object.entries<unknown>(module))
    .flatMap(([name, values]) => (Array.isArray(values) ? [[values.join(), pascal(singular(name))] as const] : [])),
);

const simplify: NonNullable<z.core.ToJSONSchemaParams['override']> = ({ jsonSchema: schema }) => {
  if (schema.format) delete schema.pattern;
  delete schema.readOnly; // Zod's readonly() concerns TypeScript only
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  const name = ENUMERATION_NAMES.get(schema.enum?.join() ?? '');
  if (name) schema.title ??= name;
};

export const jsonSchema = (schema: z.ZodType, io: Direction): JsonSchema => {
  const { $schema, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: simplify });
  return described;
};
