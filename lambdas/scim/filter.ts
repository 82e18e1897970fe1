/** Filters (RFC 7644, section 3.4.2.2) as predicates on a resource. Names and most values are case-insensitive. */
import { type Filter, parse } from 'scim2-parse-filter';
import { type Attribute, type Attributes, isObject, named } from './attributes.ts';
import { scimError } from './errors.ts';

type Test = (resource: unknown) => boolean;
type Value = string | number | boolean | null;
type Compared = Extract<Filter, { compValue: unknown }>;

const COMPARISONS: Record<Compared['op'], (found: Value, wanted: Value) => boolean> = {
  eq: (found, wanted) => found === wanted,
  ne: (found, wanted) => found !== wanted,
  co: (found, wanted) => String(found).includes(String(wanted)),
  sw: (found, wanted) => String(found).startsWith(String(wanted)),
  ew: (found, wanted) => String(found).endsWith(String(wanted)),
  gt: (found, wanted) => found !== null && wanted !== null && found > wanted,
  ge: (found, wanted) => found !== null && wanted !== null && found >= wanted,
  lt: (found, wanted) => found !== null && wanted !== null && found < wanted,
  le: (found, wanted) => found !== null && wanted !== null && found <= wanted,
};

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
const isThere = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Resolves an attribute path such as name.familyName. */
const wayTo = (attributes: Attributes, path: string): { names: string[]; attribute: Attribute } => {
  const attribute = named(attributes, path);
  if (attribute) return { names: [attribute[0]], attribute: attribute[1] };
  const dot = path.lastIndexOf('.');
  const outer = dot > 0 ? named(attributes, path.slice(0, dot)) : undefined;
  const inner = outer?.[1].subAttributes && named(outer[1].subAttributes, path.slice(dot + 1));
  if (!outer || !inner) throw scimError('invalidFilter', `The attribute ${path} does not exist.`);
  return { names: [outer[0], inner[0]], attribute: inner[1] };
};

const valuesAt = (resource: unknown, names: readonly string[]): unknown[] =>
  names.reduce<unknown[]>(
    (values, name) => values.flatMap((value) => (isObject(value) ? listOf(value[name]) : [])),
    [resource],
  );

/** The value attribute of a multi-valued attribute, which filters use by default. */
const simple = ({ names, attribute }: ReturnType<typeof wayTo>) => {
  const value = attribute.subAttributes?.value;
  return value ? { names: [...names, 'value'], attribute: value } : { names, attribute };
};

const comparing = (attributes: Attributes, { op, attrPath, compValue }: Compared): Test => {
  const { names, attribute } = simple(wayTo(attributes, attrPath));
  const fold = (value: unknown) => (typeof value === 'string' && !attribute.caseExact ? value.toLowerCase() : value);
  const isBoolean = attribute.type === 'boolean' && typeof compValue === 'string';
  const wanted = (isBoolean ? compValue.toLowerCase() === 'true' : fold(compValue)) as Value; // fold changes case alone
  const compare = COMPARISONS[op];
  return (resource) => {
    const found = valuesAt(resource, names);
    if (found.length === 0) return compare(null, wanted) && (op === 'ne' || op === 'eq');
    return found.some((value) => compare(fold(value) as Value, wanted)); // simple values, as the attribute says
  };
};

const testOf = (attributes: Attributes, filter: Filter): Test => {
  switch (filter.op) {
    case 'and': {
      const tests = filter.filters.map((one) => testOf(attributes, one));
      return (resource) => tests.every((test) => test(resource));
    }
    case 'or': {
      const tests = filter.filters.map((one) => testOf(attributes, one));
      return (resource) => tests.some((test) => test(resource));
    }
    case 'not': {
      const test = testOf(attributes, filter.filter);
      return (resource) => !test(resource);
    }
    case '[]': {
      const { names, attribute } = wayTo(attributes, filter.attrPath);
      const test = testOf(attribute.subAttributes ?? {}, filter.valFilter);
      return (resource) => valuesAt(resource, names).some(test);
    }
    case 'pr': {
      const { names } = wayTo(attributes, filter.attrPath);
      return (resource) => valuesAt(resource, names).some(isThere);
    }
    default:
      return comparing(attributes, filter);
  }
};

/** Far deeper than the filters of any directory. */
const DEEPEST = 50;

const parsed = (text: string): Filter => {
  const depth = text.match(/[([]|\bnot\b/gi)?.length ?? 0;
  if (depth > DEEPEST) throw scimError('invalidFilter', 'This filter is nested too deeply.');
  try {
    return parse(text);
  } catch {
    throw scimError('invalidFilter', 'This filter is not valid.');
  }
};

export const filterOf = (attributes: Attributes, text: string): Test => testOf(attributes, parsed(text));

/** The attribute value that an equality filter such as type eq "work" describes. */
export const equalityOf = (attributes: Attributes, text: string) => {
  const filter = parsed(text);
  return filter.op === 'eq' ? { [named(attributes, filter.attrPath)?.[0] ?? '']: filter.compValue } : undefined;
};
