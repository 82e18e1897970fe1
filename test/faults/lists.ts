/** Compares the lists and their counts with the table, using the list cache that served the whole run. */
import { isDeepStrictEqual } from 'node:util';
import type { RouteKey } from '#contract/http/route.ts';
import { statusOf } from '#domain/people/person.ts';
import { User } from '#domain/people/user.ts';
import type { Answer, Asked } from './client.ts';
import type { Row, Trail } from './recount.ts';

type Shown = { id?: unknown };
type Counts = Record<string, Record<string, number>>;

/** How to read the counted value of each column from a row. */
type Counted = Record<string, (row: Row) => string>;

const field =
  (name: string) =>
  (row: Row): string =>
    String(row[name]);
const fields = (...names: string[]): Counted => Object.fromEntries(names.map((name) => [name, field(name)]));

const LISTS: readonly { what: string; key: RouteKey; items: string; counted: Counted }[] = [
  { what: 'vendor', key: 'GET /vendors', items: 'vendors', counted: fields('owner') },
  {
    what: 'application',
    key: 'GET /applications',
    items: 'applications',
    counted: fields('risk_tier', 'development_status', 'approval_status'),
  },
  { what: 'user', key: 'GET /access/users', items: 'users', counted: { status: (row) => statusOf(User.parse(row)) } },
  {
    what: 'application group',
    key: 'GET /access/resource-groups',
    items: 'resource_groups',
    counted: { ...fields('group_type'), status: ({ deleting }) => (deleting ? 'deleting' : 'active') },
  },
  { what: 'API client', key: 'GET /access/api-clients', items: 'api_clients', counted: fields('status', 'access') },
];

const countOf = (rows: readonly Row[], read: (row: Row) => string) => {
  const counts: Record<string, number> = {};
  for (const value of rows.map(read)) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
};
const present = (counts: Record<string, number> = {}) =>
  Object.fromEntries(Object.entries(counts).filter(([value, count]) => value !== '' && count > 0));

export const inLists = async (ask: (asked: Asked) => Promise<Answer>, trails: readonly Trail[]): Promise<string[]> => {
  const findings: string[] = [];
  for (const { what, key, items, counted } of LISTS) {
    const there = trails.flatMap((trail) => (trail.what === what && trail.own ? [trail.own] : []));
    const shown: unknown[] = [];
    let cursor: string | undefined;
    let counts: Counts = {};
    let total = 0;
    do {
      const { body } = await ask({ key, query: { limit: '100', ...(cursor !== undefined && { cursor }) } });
      shown.push(...(body[items] as Shown[]).map(({ id }) => id)); // as the contract specifies
      [counts, total] = [body.facets as Counts, Number(body.total)];
      cursor = typeof body.next_cursor === 'string' ? body.next_cursor : undefined;
    } while (cursor !== undefined);
    const ids = there.map(({ id }) => String(id));
    if (!isDeepStrictEqual(shown.map(String).toSorted(), ids.toSorted()))
      findings.push(`the list shows ${shown.length} of a ${what}, and there are ${there.length}, or others`);
    if (total !== there.length) findings.push(`the list counts ${total} of a ${what}, and there are ${there.length}`);
    for (const [column, read] of Object.entries(counted)) {
      const [says, is] = [present(counts[column]), present(countOf(there, read))];
      if (!isDeepStrictEqual(says, is))
        findings.push(
          `of a ${what}'s ${column} the list counts ${JSON.stringify(says)}, and there are ${JSON.stringify(is)}`,
        );
    }
  }
  return findings;
};
