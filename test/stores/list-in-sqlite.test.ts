/** Answers the questions of a list from SQLite instead of memory, as a search service would for a very large tenant. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answer, type Counts, count } from '#domain/list/answer.ts';
import { blockOf, type Listed } from '#domain/list/block.ts';
import { countedOf, type List, textsOf } from '#domain/list/columns.ts';
import { type Reach, reaches } from '#domain/permissions.ts';
import { nameOrder, wordsOf } from '#domain/text/name.ts';
import type { ListQuestions } from '#lambdas/persistence/lists/list.ts';
import { COLORS, GROUPS, list, row } from '#test/domain/some-list.ts';

type Condition = { sql: string; values: readonly SQLInputValue[] };
type Value = { value: string; count: number };

const marks = (values: readonly unknown[]) => values.map(() => '?').join();
const all = (conditions: readonly Condition[]): Condition => ({
  sql: ['TRUE', ...conditions.map(({ sql }) => sql)].join(' AND '),
  values: conditions.flatMap(({ values }) => values),
});

const listInSqlite = <R extends Listed, L extends List<R>>(list: L, rows: readonly R[]): ListQuestions<R, L> => {
  const sql = new DatabaseSync(':memory:');
  sql.exec('CREATE TABLE list (id TEXT, row TEXT, text TEXT); CREATE TABLE cell (id TEXT, name TEXT, value)');
  const cell = sql.prepare('INSERT INTO cell VALUES (?, ?, ?)');
  for (const row of rows) {
    const columns = Object.entries(list.columns);
    const text = columns.flatMap(([, { searched, of }]) => (searched ? textsOf(of, row) : [])).join('\n');
    sql.prepare('INSERT INTO list VALUES (?, ?, ?)').run(row.id, JSON.stringify(row), nameOrder(text));
    for (const [name, { of, order }] of columns) {
      for (const value of new Set(textsOf(of, row))) cell.run(row.id, name, value);
      if (order) cell.run(row.id, `order ${name}`, order(row));
    }
    for (const group of new Set(list.groups?.(row) ?? [])) cell.run(row.id, 'groups of the row', group);
  }
  const select = <T>(text: string, ...values: readonly SQLInputValue[]) => sql.prepare(text).all(...values) as T[]; // the selected columns

  const hasOneOf = (name: string, values: readonly string[]): Condition => ({
    sql: `EXISTS (SELECT 1 FROM cell WHERE id = list.id AND name = ? AND value IN (${marks(values)}))`,
    values: [name, ...values],
  });
  const isKnown = (name: string, reach: Reach) => (value: string) =>
    !list.columns[name]?.ofGroups || reaches(reach, [value]);
  const inReach = (reach: Reach): Condition[] => {
    if (reach === 'ALL' || !list.groups) return [];
    const groups = select<Value>("SELECT DISTINCT value FROM cell WHERE name = 'groups of the row'");
    return [
      hasOneOf(
        'groups of the row',
        groups.map(({ value }) => value).filter((one) => reaches(reach, [one])),
      ),
    ];
  };
  type Narrowing = Parameters<ListQuestions<R, L>['metrics']>[1];
  const conditionsOf = (reach: Reach, narrowing: Narrowing, except?: string) => {
    const asked: Readonly<Record<string, unknown>> = narrowing;
    const filters = countedOf(list).flatMap((name) => {
      const values = asked[name];
      if (name === except || !Array.isArray(values) || values.length === 0) return [];
      return [hasOneOf(name, values.filter(isKnown(name, reach)))];
    });
    const words = wordsOf(narrowing.text ?? '').map((word) => ({ sql: 'instr(text, ?) > 0', values: [word] }));
    return all([...inReach(reach), ...words, ...filters]);
  };

  const counts = (reach: Reach, narrowing: Narrowing): Counts<L> => {
    const { sql: where, values } = conditionsOf(reach, narrowing);
    const facet = (name: string) => {
      const others = conditionsOf(reach, narrowing, name);
      const found = select<Value>(
        `SELECT value, count(*) AS count FROM list JOIN cell USING (id) WHERE name = ? AND ${others.sql} GROUP BY value`,
        ...[name, ...others.values],
      );
      return found.filter(({ value }) => isKnown(name, reach)(value)).map((one) => [one.value, one.count] as const);
    };
    const facets = Object.fromEntries(countedOf(list).map((name) => [name, Object.fromEntries(facet(name))]));
    const [total] = select<Value>(`SELECT count(*) AS count FROM list WHERE ${where}`, ...values);
    return { total: total?.count ?? 0, facets: facets as Counts<L>['facets'] }; // all counted columns
  };
  const rowOf = ({ row }: { row: string }): R => JSON.parse(row);

  return {
    rows: async () => select<{ row: string }>('SELECT row FROM list').map(rowOf),
    metrics: async (reach, narrowing) => counts(reach, narrowing),
    page: async (reach, { sort, limit, ...narrowing }, after) => {
      const [order, sign] = sort.startsWith('-') ? ['DESC', '<'] : ['ASC', '>'];
      const place: SQLInputValue[] = after === undefined ? [] : JSON.parse(after);
      const start = { sql: `(value, id) ${sign} (?, ?)`, values: place };
      const where = all([conditionsOf(reach, narrowing as Narrowing), ...(after === undefined ? [] : [start])]); // what is left of the request
      const found = select<{ row: string; id: string; value: string | number }>(
        `SELECT row, id, value FROM list JOIN (SELECT id, value FROM cell WHERE name = ?) USING (id)
         WHERE ${where.sql} ORDER BY value ${order}, id ${order} LIMIT ?`,
        ...[`order ${sort.replace('-', '')}`, ...where.values, limit + 1],
      );
      const last = found.length > limit ? found[limit - 1] : undefined;
      const items = found.slice(0, limit).map(rowOf);
      return {
        ...counts(reach, narrowing as Narrowing),
        items,
        next: last ? JSON.stringify([last.value, last.id]) : null,
      };
    },
  };
};

const filters = {
  text: fc.constantFrom(undefined, 'ADA', 'bob', 'two ada'),
  color: fc.option(fc.subarray([...COLORS, 'pink']), { nil: undefined }),
  tags: fc.option(fc.subarray(['a', 'b', 'z']), { nil: undefined }),
  groups: fc.option(fc.subarray([...GROUPS, 'east']), { nil: undefined }),
};

test('another store gives the same answers as the list cache', async () => {
  const asked = fc.record({
    rows: fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 30 }),
    reach: fc.oneof(fc.constant('ALL' as const), fc.subarray(GROUPS)),
    narrowing: fc.record(filters),
    sort: fc.constantFrom('name', '-name', 'size', '-size'),
    limit: fc.integer({ min: 1, max: 10 }),
  });
  await fc.assert(
    fc.asyncProperty(asked, async ({ rows, reach, narrowing, sort, limit }) => {
      const store = listInSqlite(list, rows);
      const blocks = [blockOf(rows, list)];
      const { text, ...values } = narrowing;
      expect(await store.metrics(reach, narrowing)).toEqual(count(blocks, list, reach, { text, values }));
      let after: string | undefined;
      do {
        const part = { sort, limit, ...(after !== undefined && { after: JSON.parse(after) }) };
        const expected = answer(blocks, list, reach, { text, values }, part);
        const page = await store.page(reach, { ...narrowing, sort, limit }, after);
        expect({ ...page, next: page.next && JSON.parse(page.next) }).toEqual(expected);
        after = page.next ?? undefined;
      } while (after !== undefined);
      expect(new Set(await store.rows())).toEqual(new Set(rows));
    }),
  );
});
