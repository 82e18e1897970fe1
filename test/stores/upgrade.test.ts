/**
 * Two versions of the product share the table during an upgrade. `earlier-rows.json` has at least one row of each kind
 * as earlier versions wrote it. A new kind adds its row there, and existing rows never change.
 */
import { randomUUID } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AUDITED_KINDS, type AuditedKind } from '#domain/audit/words.ts';
import { pseudonymOf, renamed } from '#domain/people/erased.ts';
import { entityKey, keys } from '#lambdas/persistence/keys.ts';
import { table, tableName } from '#lambdas/persistence/table.ts';
import { stores } from '#lambdas/records/store.ts';
import { assignedWork } from '#lambdas/work/assigned-store.ts';
import earlier from './earlier-rows.json' with { type: 'json' };
import { startOwnTable } from './own-table.ts';

type Row = Record<string, unknown> & { id: string };

/** A nested field that only a newer version knows. */
const NEWER = { of_tomorrow: { by: 'a newer version', rows: [1, 2] } };

let stop = async () => {};
beforeAll(async () => {
  ({ stop } = await startOwnTable());
});
afterAll(() => stop());

const rowsOf = (kind: AuditedKind): readonly Row[] =>
  Object.entries<Row[]>(earlier).find(([name]) => name === kind)?.[1] ?? [];

const put = (kind: AuditedKind, row: Row) =>
  table.send(new PutCommand({ TableName: tableName(), Item: { ...row, ...entityKey(kind, row.id) } }));

const kept = async (kind: AuditedKind, { id }: Row): Promise<Row> => {
  const Key = entityKey(kind, id);
  const { Item } = await table.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }));
  return Item as Row; // as stored
};

describe.each(AUDITED_KINDS)('%s', (kind) => {
  test('has rows of earlier versions that this version reads', async () => {
    const rows = rowsOf(kind);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      await put(kind, row);
      const read = await stores[kind].get(row.id);
      expect(read).toMatchObject({ id: row.id, version: row.version, created_by: row.created_by });
    }
  });

  test('is written by this version without losing data of a newer one', async () => {
    for (const row of rowsOf(kind)) {
      const before = { ...row, ...NEWER, created_by: { id: 'grace', name: 'Somebody Else' } };
      await put(kind, before);
      const names = new Map([['grace', pseudonymOf('grace')]]);
      await stores[kind].recall(row.id, (value) => renamed(value, names));
      const after = await kept(kind, row);
      expect(after.created_by).toEqual({ id: 'grace', name: pseudonymOf('grace') });
      // Older versions can still read the row, because none of their fields is gone or different.
      const { created_by, ...rest } = before;
      expect(after).toMatchObject(rest);
    }
  });
});

describe('work items', () => {
  const item = (id: string) => ({
    ...{
      id,
      kind: 'intake',
      whose: 'mine',
      thing: { kind: 'application', id: randomUUID(), name: 'Triage' },
      params: {},
    },
    ...{ since: null, due: '2026-01-01', from: null, needs: ['Administrator'], groups: ['g1'] },
  });
  const putWork = (person: string, id: string, row: object) =>
    table.send(new PutCommand({ TableName: tableName(), Item: { ...keys.work(person, `2026-01-01#${id}`), ...row } }));
  const idsOf = async (person: string) => (await assignedWork.of(person)).items.map(({ id }) => id);

  test('are read in the form of an earlier and of a newer version', async () => {
    await putWork('ada', 'earlier', item('earlier'));
    await putWork('ada', 'newer', { row: JSON.stringify({ ...item('newer'), ...NEWER }) });
    expect(await idsOf('ada')).toEqual(['earlier', 'newer']);
    expect((await assignedWork.of('ada')).items).toMatchObject([{ delegated: null }, { remind_on: null, doers: null }]);
  });

  test('are shown beside a row that this version cannot read', async () => {
    await putWork('grace', 'known', { row: JSON.stringify(item('known')) });
    await putWork('grace', 'of tomorrow', { row: JSON.stringify({ ...item('of tomorrow'), kind: 'of tomorrow' }) });
    expect(await idsOf('grace')).toEqual(['known']);
  });
});
