/**
 * Verifies the audit log. The hash of each row is repeated by the next row, or by the entity for the last one. So a row
 * is verified with its neighbors and its entity, independent of the length of the log.
 */
import * as z from 'zod';
import { AUDITED_KINDS, type AuditedKind, isAuditedKind } from '#domain/audit/words.ts';
import { LONG_AGO } from '#domain/sign-in/proof.ts';
import { hashOf, monthOf } from '#lambdas/persistence/audit-rows.ts';
import { rowsAt } from '#lambdas/persistence/batch-get.ts';
import { entityKey, type Key, keys } from '#lambdas/persistence/keys.ts';

const Row = z.looseObject({
  ...{ pk: z.string(), sk: z.string(), what: z.string(), id: z.string(), name: z.string(), at: z.string() },
  ...{ action: z.string(), number: z.int(), previous: z.string().nullable(), hash: z.string() },
});
type Row = z.output<typeof Row>;

/** Index keys derive from the row. A row with other index keys is hidden from readers of the log. */
const isFoundByTime = ({ at, trail_month, trail_at }: Row) => trail_month === monthOf(at) && trail_at === at;

const Head = z.looseObject({ trail_length: z.int(), trail_hash: z.string() });
type Head = z.output<typeof Head>;

export type Break = Pick<Row, 'what' | 'id' | 'name' | 'number' | 'at'> & { problem: 'altered' | 'missing' };

const nameOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

const readMany = async (wanted: readonly Key[]): Promise<Map<string, Record<string, unknown>>> => {
  const rows = await rowsAt(wanted);
  return new Map(wanted.flatMap((key, at) => (rows[at] ? [[nameOf(key), rows[at]]] : [])));
};

const entityOf = ({ what, id }: Row): Key | undefined => (isAuditedKind(what) ? entityKey(what, id) : undefined);

/** Problems of a row and of its neighbors. */
const breaksAt = (row: Row, before: Row | undefined, next: Row | undefined, head: Head | undefined): Break[] => {
  const { what, id, name, number, at } = row;
  const isLast = next === undefined && (head ? head.trail_length <= number : row.action === 'removed');
  const known = next ? next.previous : head?.trail_hash;
  const isAltered =
    !isFoundByTime(row) ||
    hashOf(row) !== row.hash ||
    (known !== undefined && (next !== undefined || isLast) && known !== row.hash);
  const broken = (problem: Break['problem'], which: number) => ({ what, id, name, number: which, at, problem });
  return [
    ...(isAltered ? [broken('altered', number)] : []),
    ...(number > 1 && !before ? [broken('missing', number - 1)] : []),
    ...(!next && !isLast ? [broken('missing', number + 1)] : []),
  ];
};

const kindAt = ({ pk, sk }: Key, id: string, head: Head): AuditedKind | undefined => {
  const kinds = AUDITED_KINDS.filter((kind) => nameOf(entityKey(kind, id)) === nameOf({ pk, sk }));
  // People and API clients share a key pattern.
  return kinds.length > 1 ? kinds.find((kind) => (kind === 'user') === 'email' in head) : kinds[0];
};

/** Verifies that the last row of each entity's log exists and matches the hash that the entity stores. */
export const checkHeads = async (wanted: readonly Key[]): Promise<Break[]> => {
  const heads = await readMany(wanted);
  const found = wanted.flatMap(({ pk, sk }) => {
    const row = heads.get(nameOf({ pk, sk }));
    const head = Head.safeParse(row).data;
    const id = String(row?.id ?? '');
    const what = head && kindAt({ pk, sk }, id, head);
    return what ? [{ head, what, id, last: keys.audit({ pk, sk }, head.trail_length) }] : [];
  });
  const lasts = await readMany(found.map(({ last }) => last));
  return found.flatMap(({ head, what, id, last }): Break[] => {
    const row = lasts.get(nameOf(last));
    if (row?.hash === head.trail_hash) return [];
    const [name, at] = [String(head.name ?? ''), String(head.updated_at ?? LONG_AGO)];
    return [{ what, id, name, number: head.trail_length, at, problem: row ? 'altered' : 'missing' }];
  });
};

/** Verifies that the table still has each archived row. */
export const checkArchived = async (archived: readonly Record<string, unknown>[]): Promise<Break[]> => {
  const found = archived.map((row) => Row.parse(row));
  const kept = await readMany(found);
  return found.flatMap(({ pk, sk, what, id, name, number, at, hash }): Break[] => {
    const row = kept.get(nameOf({ pk, sk }));
    return row?.hash === hash ? [] : [{ what, id, name, number, at, problem: row ? 'altered' : 'missing' }];
  });
};

/** Verifies rows. They are read again with strong consistency, because index reads may be stale. */
export const check = async (rows: readonly Record<string, unknown>[]): Promise<Break[]> => {
  const found = rows.map((row) => Row.parse(row));
  const neighbor = ({ pk, number }: Row, by: number) => ({ pk, sk: keys.audit({ pk: '', sk: '' }, number + by).sk });
  // Entities first, so that each row that they refer to is visible in the second read.
  const heads = await readMany(found.flatMap((row) => entityOf(row) ?? []));
  const lying = await readMany(found.flatMap((row) => [neighbor(row, -1), neighbor(row, 0), neighbor(row, 1)]));
  const at = (key: Key) => Row.safeParse(lying.get(nameOf(key))).data;
  const breaks = found.flatMap((row) => {
    const entity = entityOf(row);
    const head = entity && Head.safeParse(heads.get(nameOf(entity))).data;
    return breaksAt(at(row) ?? row, at(neighbor(row, -1)), at(neighbor(row, 1)), head);
  });
  return [...new Map(breaks.map((one) => [`${one.what} ${one.id} ${one.number} ${one.problem}`, one])).values()];
};
