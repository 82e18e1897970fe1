/**
 * PATCH operations (RFC 7644, section 3.5.2), including the variants of Entra ID and Okta. Unknown attributes are
 * ignored; removed values become null. Paths resolve to declared attributes only.
 */
import type { Operation } from '#contract/people/scim.ts';
import { type Attribute, type Attributes, canonical, isObject, type Json, named } from './attributes.ts';
import { scimError } from './errors.ts';
import { equalityOf, filterOf } from './filter.ts';

const KINDS = ['add', 'remove', 'replace'] as const;
type Kind = (typeof KINDS)[number];

type Target = { name: string; attribute: Attribute; filter: string | undefined; sub: string | undefined };

const PATH = /^((?:urn:[\w.:-]+:)?[\w$-]+)(?:\[(.+)\])?(?:\.([\w$-]+))?$/;

/** Undefined if the path names an attribute that is not supported. */
const targetOf = (attributes: Attributes, path: string): Target | undefined => {
  const [, outer = '', filter, inner] = PATH.exec(path.trim()) ?? [];
  if (outer === '') throw scimError('invalidPath', `${path} is not a valid path.`);
  const [name, attribute] = named(attributes, outer) ?? [];
  if (name === undefined || attribute === undefined) return undefined;
  if (attribute.mutability === 'readOnly') {
    if (name === 'id') return undefined;
    throw scimError('mutability', `${name} cannot be changed.`);
  }
  const [sub] = inner === undefined ? [] : (named(attribute.subAttributes ?? {}, inner) ?? []);
  if (inner !== undefined && sub === undefined) return undefined;
  return { name, attribute, filter, sub };
};

const items = (value: unknown): Json[] => (Array.isArray(value) ? value : [value]).filter(isObject);
const normalized = ({ subAttributes = {} }: Attribute, value: unknown): Json[] =>
  items(value).map((one) => canonical(subAttributes, one));

/** Removes duplicate values; the last one wins. */
const distinct = (all: readonly Json[]) => [...new Map(all.map((one) => [one.value, one])).values()];

const amongSome = (resource: Json, { name, attribute, filter = '', sub }: Target, kind: Kind, value: unknown) => {
  const { subAttributes = {} } = attribute;
  const test = filterOf(subAttributes, filter);
  const all = items(resource[name]);
  const isMeant = all.map(test);
  if (kind === 'remove' && sub === undefined) return all.filter((_, n) => !isMeant[n]);
  const change = sub === undefined ? canonical(subAttributes, value) : { [sub]: kind === 'remove' ? null : value };
  if (isMeant.includes(true)) return all.map((one, n) => (isMeant[n] ? { ...one, ...change } : one));
  if (kind === 'remove') return all;
  const made = equalityOf(subAttributes, filter);
  if (!made) throw scimError('noTarget', `Nothing matches ${name}[${filter}].`);
  return [...all, { ...made, ...change }];
};

const amongAll = (resource: Json, { name, attribute }: Target, kind: Kind, value: unknown) => {
  const all = items(resource[name]);
  const given = normalized(attribute, value);
  if (kind === 'add') return distinct([...all, ...given]);
  if (kind === 'replace') return distinct(given);
  // Without a value, all values are removed.
  const gone = new Set(given.map((one) => one.value));
  return given.length === 0 ? [] : all.filter((one) => !gone.has(one.value));
};

const changedAt = (resource: Json, target: Target, kind: Kind, value: unknown): unknown => {
  const { name, attribute, filter, sub } = target;
  if (attribute.multiValued && filter !== undefined) return amongSome(resource, target, kind, value);
  if (filter !== undefined) throw scimError('invalidPath', `${name} has a single value and accepts no filter.`);
  if (attribute.multiValued && sub !== undefined) {
    const change = { [sub]: kind === 'remove' ? null : value };
    return items(resource[name]).map((one) => ({ ...one, ...change }));
  }
  if (attribute.multiValued) return amongAll(resource, target, kind, value);
  if (kind === 'remove' && sub === undefined) return null;
  if (!attribute.subAttributes) return value;
  const change =
    sub === undefined ? canonical(attribute.subAttributes, value) : { [sub]: kind === 'remove' ? null : value };
  return { ...(isObject(resource[name]) && resource[name]), ...change };
};

export const patched = (attributes: Attributes, resource: Json, operations: readonly Operation[]): Json => {
  let now = resource;
  const act = (path: string, kind: Kind, value: unknown) => {
    const target = targetOf(attributes, path);
    if (target) now = { ...now, [target.name]: changedAt(now, target, kind, value) };
  };
  for (const { op, path, value } of operations) {
    const kind = KINDS.find((one) => one === op.toLowerCase());
    if (!kind) throw scimError('invalidSyntax', `${op} is not a valid operation.`);
    if (path !== undefined && path !== '') act(path, kind, value);
    else if (kind === 'remove') throw scimError('noTarget', 'A remove operation requires a path.');
    else if (!isObject(value))
      throw scimError('invalidValue', 'Without a path, the value must be an object of attributes.');
    else for (const [name, one] of Object.entries(value)) act(name, kind, one);
  }
  return now;
};
