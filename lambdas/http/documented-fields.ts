/**
 * Restricts answers to the fields of the route's schema. Other fields, such as internal ones of a stored record, are
 * removed; in tests they are errors.
 */
import * as z from 'zod';
import type { CommonEnvironment } from '#contract/environment.ts';

type Strip = (value: unknown) => unknown;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keepAll: Strip = (value) => value;

const objectStripper = (schema: z.ZodObject): Strip => {
  const fields = new Map(Object.entries(schema.shape).map(([name, field]) => [name, stripperOf(field)]));
  const isOpen = schema.def.catchall !== undefined && !(schema.def.catchall instanceof z.ZodNever);
  return (value) => {
    if (!isRecord(value)) return value;
    const stripped: Record<string, unknown> = {};
    for (const name of Object.keys(value)) {
      const strip = fields.get(name);
      if (strip) stripped[name] = strip(value[name]);
      else if (isOpen) stripped[name] = value[name];
    }
    return stripped;
  };
};

/**
 * Uses the matching union member. A value that matches no member loses all fields, because its documented fields are
 * unknown.
 */
const unionStripper = (options: readonly z.core.$ZodType[]): Strip => {
  const strippers = options.map((option) => ({ option, strip: stripperOf(option) }));
  return (value) => {
    if (!isRecord(value) && !Array.isArray(value)) return value;
    const found = strippers.find(({ option }) => z.safeParse(option, value).success);
    return found ? found.strip(value) : Array.isArray(value) ? [] : {};
  };
};

const build = (schema: z.core.$ZodType): Strip => {
  if (schema instanceof z.ZodObject) return objectStripper(schema);
  if (schema instanceof z.ZodArray) {
    const strip = stripperOf(schema.element);
    return (value) => (Array.isArray(value) ? value.map(strip) : value);
  }
  if (schema instanceof z.ZodRecord) {
    const strip = stripperOf(schema.valueType);
    return (value) =>
      isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, strip(one)])) : value;
  }
  if (schema instanceof z.ZodUnion) return unionStripper(schema.options);
  if (schema instanceof z.ZodPipe) return schema.out instanceof z.ZodTransform ? keepAll : stripperOf(schema.out);
  if (schema instanceof z.ZodLazy) return (value) => stripperOf(schema.unwrap())(value);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return stripperOf(schema.unwrap());
  return keepAll;
};

const built = new WeakMap<z.core.$ZodType, Strip>();

/** Cached per schema: parsing each answer would cost several times as much. */
const stripperOf = (schema: z.core.$ZodType): Strip => {
  const strip = built.get(schema) ?? build(schema);
  built.set(schema, strip);
  return strip;
};

/** The paths of removed fields. */
const removedFields = (value: unknown, kept: unknown, path = ''): string[] => {
  if (Array.isArray(value) && Array.isArray(kept))
    return value.flatMap((one, n) => removedFields(one, kept[n], `${path}[${n}]`));
  if (!isRecord(value) || !isRecord(kept)) return [];
  return Object.entries(value).flatMap(([name, one]) => {
    const place = path === '' ? name : `${path}.${name}`;
    return name in kept ? removedFields(one, kept[name], place) : [place];
  });
};

/** The value as the client receives it: JSON drops undefined. */
const asReceived = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const requireMatch = (route: string, schema: z.ZodType, value: unknown, kept: unknown) => {
  const sent = asReceived(value);
  const fields = removedFields(sent, kept);
  const { error } = schema.safeParse(sent);
  const issues = (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
  const wrong = [...fields.map((field) => `${field}: not documented`), ...issues];
  if (wrong.length > 0)
    throw new Error(`The response of ${route} violates its schema. ${wrong.slice(0, 10).join('; ')}`);
};

/** Set in tests only: in production, an imperfect answer is better than an error. */
const isResponseChecked = () => process.env['CHECK_RESPONSES' satisfies keyof CommonEnvironment] !== undefined;

export const documentedFields = (route: string, schema: z.ZodType | undefined, value: unknown): unknown => {
  if (schema === undefined || value === undefined) return value;
  const kept = stripperOf(schema)(value);
  if (isResponseChecked()) requireMatch(route, schema, value, kept);
  return kept;
};
