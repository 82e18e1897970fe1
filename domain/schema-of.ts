/** Converts field rules to zod schemas. */
import * as z from 'zod';
import { problemOf, type Rule, type Rules, tidied, type ValueOf } from './rules.ts';

type FieldSchema<R> = R extends { readonly initial: unknown }
  ? z.ZodDefault<z.ZodType<ValueOf<R>, ValueOf<R>>>
  : z.ZodType<ValueOf<R>, ValueOf<R>>;

/** The type alone; the rule's other checks follow. */
const shapeOf = (rule: Rule): z.ZodType => {
  switch (rule.type) {
    case 'text':
      return z.string().overwrite((typed) => String(tidied(rule, typed)));
    case 'choice':
      return z.enum(rule.of);
    case 'id':
      return z.uuid();
    case 'list':
      return z.array(valueSchema(rule.of)).overwrite((items) => [...new Set(items)]);
  }
};

/** Metadata for the API description. */
const described = (rule: Rule) => ({
  ...(rule.about && { description: rule.about }),
  ...(rule.type === 'text' && { ...(rule.min > 0 && { minLength: rule.min }), maxLength: rule.max }),
  ...(rule.type === 'list' && { maxItems: rule.max }),
});

const valueSchema = (rule: Rule): z.ZodType =>
  shapeOf(rule)
    .superRefine((value, { addIssue }) => {
      const broken = problemOf(rule, value);
      if (broken) addIssue({ code: 'custom', params: broken });
    })
    .meta(described(rule));

/** The schema of a field without its default. */
export const fieldOf = <const R extends Rule>(rule: R): z.ZodType<ValueOf<R>, ValueOf<R>> => {
  const value = valueSchema(rule);
  return (rule.initial === null ? value.nullable() : value) as z.ZodType<ValueOf<R>, ValueOf<R>>; // same type as shapeOf
};

export const schemaOf = <const R extends Rules>(rules: R) => {
  const shape = Object.entries(rules).map(([field, rule]) => {
    const schema = fieldOf(rule);
    return [field, rule.initial === undefined ? schema : schema.default(rule.initial as never)] as const; // it fits its rule
  });
  // Each field has the schema of its own rule.
  return z.strictObject(Object.fromEntries(shape) as { -readonly [F in keyof R]: FieldSchema<R[F]> });
};

/** The type alone: a stored value stays readable when its rule becomes stricter, and lists are read quickly. */
const storedValue = (rule: Rule): z.ZodType => {
  switch (rule.type) {
    case 'text':
      return z.string();
    case 'choice':
      return z.enum(rule.of);
    case 'id':
      return z.uuid();
    case 'list':
      return z.array(storedValue(rule.of));
  }
};

/** The schemas of stored fields. A field that older rows lack has its initial value. */
export const storedShapeOf = <const R extends Rules>(rules: R) => {
  const shape = Object.entries(rules).map(([field, rule]) => {
    const value = rule.initial === null ? storedValue(rule).nullable() : storedValue(rule);
    const schema = rule.initial === undefined ? value : value.default(rule.initial as never); // it fits its rule
    return [field, rule.about === undefined ? schema : schema.meta({ description: rule.about })] as const;
  });
  return Object.fromEntries(shape) as { -readonly [F in keyof R]: FieldSchema<R[F]> }; // each of its own rule
};
