/** Common parts of users and groups: metadata, attribute selection and paging. */
import { environment } from '#contract/environment.ts';
import { SCIM_PREFIX } from '#contract/http/prefix.ts';
import { MOST_RESULTS, type Query } from '#contract/people/scim.ts';
import type { Recorded } from '#domain/entity.ts';
import { type Attributes, isObject, type Json } from './attributes.ts';
import { filterOf } from './filter.ts';

export const CORE = 'urn:ietf:params:scim:schemas:core:2.0';

export const addressOf = (path: string) => `${environment('SITE_ORIGIN')}${SCIM_PREFIX}${path}`;

export const metaOf = (resourceType: 'User' | 'Group', { id, version, created_at, updated_at }: Recorded) => ({
  resourceType,
  created: created_at,
  lastModified: updated_at,
  location: addressOf(`/${resourceType}s/${id}`),
  // Weak, because representations of a version depend on the requested attributes.
  version: `W/"${version}"`,
});

const pathsOf = (text: string | undefined) =>
  (text ?? '')
    .split(',')
    .map((path) =>
      path
        .trim()
        .toLowerCase()
        .replace(/^urn:ietf:params:scim:schemas:core:2\.0:(user|group):/, ''),
    )
    .filter((path) => path !== '');

/** Returned with every attribute selection. */
const ALWAYS = ['schemas', 'id', 'meta'];

const only = (value: unknown, keep: (name: string) => boolean): unknown => {
  if (Array.isArray(value)) return value.map((one) => only(one, keep));
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => keep(name.toLowerCase())))
    : value;
};

export type Shown = Pick<Query, 'attributes' | 'excludedAttributes'>;

export const shown = (resource: Json, { attributes, excludedAttributes }: Shown) => {
  const [wanted, unwanted] = [pathsOf(attributes), pathsOf(excludedAttributes)];
  const parts = Object.entries(resource).flatMap(([name, value]): [string, unknown][] => {
    const path = name.toLowerCase();
    if (value === undefined || value === null) return [];
    if (ALWAYS.includes(name)) return [[name, value]];
    const within = wanted.filter((one) => one.startsWith(`${path}.`));
    if (wanted.length > 0 && !wanted.includes(path) && within.length === 0) return [];
    if (wanted.length === 0 && unwanted.includes(path)) return [];
    if (within.length > 0 && !wanted.includes(path))
      return [[name, only(value, (inner) => within.includes(`${path}.${inner}`))]];
    return [[name, only(value, (inner) => wanted.length > 0 || !unwanted.includes(`${path}.${inner}`))]];
  });
  const { schemas } = resource;
  return { ...Object.fromEntries(parts), schemas: Array.isArray(schemas) ? schemas.map(String) : [] };
};

/** A stable order across pages. */
const byAge = (a: Row, b: Row) =>
  a.created_at < b.created_at ? -1 : a.created_at > b.created_at ? 1 : a.id < b.id ? -1 : 1;
type Row = { id: string; created_at: string };

export const pageOf = <R extends Row>(
  rows: readonly R[],
  { filter, startIndex, count }: Query,
  attributes: Attributes,
  asResource: (row: R) => Json,
) => {
  const test = filter === undefined ? () => true : filterOf(attributes, filter);
  const found = rows.filter((row) => test(asResource(row))).sort(byAge);
  const first = Math.max(1, startIndex);
  const most = Math.min(Math.max(0, count), MOST_RESULTS);
  return { total: found.length, first, some: found.slice(first - 1, first - 1 + most) };
};

export const listResponse = ({ total, first }: { total: number; first: number }, Resources: Json[]) => ({
  schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
  totalResults: total,
  startIndex: first,
  itemsPerPage: Resources.length,
  Resources,
});
