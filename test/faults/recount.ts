/** Checks that the table contains exactly what its audit logs say: nothing is missing, and nothing is left over. */
import { isDeepStrictEqual } from 'node:util';
import { AuditRow } from '#domain/audit/audit.ts';
import { Control } from '#domain/controls/control.ts';
import { KeptEvidence } from '#domain/controls/evidence.ts';
import { Recorded } from '#domain/entity.ts';
import { administratorUntil, rolesOf, statusOf } from '#domain/people/person.ts';
import { User } from '#domain/people/user.ts';
import { hashOf } from '#lambdas/persistence/audit-rows.ts';
import { type Key, keys } from '#lambdas/persistence/keys.ts';
import { type Due, dueOfEvidence, kinds } from './kinds.ts';

export type Row = Record<string, unknown> & { pk: string; sk: string };

export type Trail = { what: string; id: string; told: AuditRow[]; own: Row | undefined; rows: readonly Row[] };

const CHANGES = ['created', 'changed', 'removed'];
/** Entries with other actions are changes only if they list changed fields. */
export const isChange = ({ action, changes }: AuditRow) => CHANGES.includes(action) || changes.length > 0;

const placeOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

/** The audit log of each entity, with the entity's own row if it exists. Rows must be in the order of a Scan. */
export const trailsIn = (rows: readonly Row[]): Trail[] => {
  const [trails, others] = [new Map<string, Row[]>(), new Map<string, Row>()];
  for (const row of rows)
    if (row.pk.startsWith('AUDIT#')) trails.set(row.pk, [...(trails.get(row.pk) ?? []), row]);
    else others.set(placeOf(row), row);
  return [...trails.values()].map((trail) => {
    const told = trail.map((row) => AuditRow.parse(row));
    const [{ what, id } = { what: '', id: '' }] = told;
    const key = kinds.find((kind) => kind.what === what)?.key(id);
    return { what, id, told, own: key && others.get(placeOf(key)), rows: trail };
  });
};

/** Checks the hash chain. The entity stores the length and the last hash of its audit log. */
const inChain = ({ what, id, told, own, rows }: Trail): string[] => {
  const isWhole = told.every(
    ({ number, previous, hash }, n) =>
      number === n + 1 && previous === (told[n - 1]?.hash ?? null) && hash === hashOf(rows[n] ?? {}),
  );
  const isEnded = !own || (own.trail_length === told.length && own.trail_hash === told.at(-1)?.hash);
  return isWhole && isEnded ? [] : [`the trail of the ${what} ${id} is broken`];
};

/** The audit log does not record empty initial values. */
const isNothing = (value: unknown) => value === null || value === '';

const content = (entity: object, besides: readonly string[]) =>
  Object.fromEntries(
    Object.entries(entity).filter(
      ([field, value]) => !(field in Recorded.shape) && !besides.includes(field) && !isNothing(value),
    ),
  );

/** Applies the logged changes in order. */
export const contentAfter = (told: readonly AuditRow[]) => {
  const now = new Map<string, unknown>();
  for (const { changes } of told)
    for (const { field, to } of changes)
      if (to === undefined) now.delete(field);
      else now.set(field, to);
  return Object.fromEntries(now);
};

const inTrail = ({ what, id, told, own }: Trail): string[] => {
  const kind = kinds.find((one) => one.what === what);
  if (!kind) return [`Nobody says what there must be of a ${what}.`];
  const it = `the ${what} ${id}`;
  const versions = told.filter(isChange).map(({ version }) => version);
  const findings = versions.every((version, n) => version === n + 1)
    ? []
    : [`${it} has the versions ${versions.join(', ')}`];
  const isGone = told.findLast(isChange)?.action === 'removed';
  if (isGone !== (own === undefined)) return [...findings, `${it} is ${isGone ? 'still there' : 'lost'}`];
  if (!own) return findings;
  const entity = kind.parse(own);
  const [is, said] = [content(entity, kind.untold), content(contentAfter(told), kind.untold)];
  if (!isDeepStrictEqual(is, said))
    findings.push(`${it} is ${JSON.stringify(is)}, and its trail says ${JSON.stringify(said)}`);
  if (own.version !== versions.at(-1)) findings.push(`${it} is at ${own.version}, and its trail at ${versions.at(-1)}`);
  return findings;
};

const isDerived = ({ pk, sk }: Row) => /^(UNIQUE|LIST|CALLED)#/.test(pk) || /^(WORK|VERSION|OWN)#/.test(sk);
const isEvidence = ({ pk }: Row) => pk.startsWith('EVIDENCE#');

/** Checks derived rows, such as list rows: none is missing or left over, and each has the right content. */
const inDerived = (rows: readonly Row[], trails: readonly Trail[]): string[] => {
  const due = new Map<string, Due>();
  for (const { what, own } of trails)
    for (const one of (own && kinds.find((kind) => kind.what === what)?.due(own)) ?? []) due.set(placeOf(one), one);
  for (const one of rows.filter(isEvidence).flatMap(dueOfEvidence)) due.set(placeOf(one), one);
  const findings: string[] = [];
  for (const row of rows.filter(isDerived)) {
    const one = due.get(placeOf(row));
    due.delete(placeOf(row));
    if (!one) findings.push(`a stray row: ${placeOf(row)}`);
    else if (one.row && !isDeepStrictEqual(JSON.parse(String(row.row)), JSON.parse(JSON.stringify(one.row))))
      findings.push(`the list has something else: ${placeOf(row)}`);
  }
  return [...findings, ...[...due.keys()].map((place) => `a row is missing: ${place}`)];
};

/** Checks that controls and pieces of evidence refer to each other. */
const inEvidence = (rows: readonly Row[], trails: readonly Trail[]): string[] => {
  const has = trails.flatMap(({ what, own }) => {
    if (what !== 'control' || !own) return [];
    const { application_id, key, evidence } = Control.parse(own);
    return evidence.map(({ id }) => `${id} of ${key} of ${application_id}`);
  });
  const proves = rows.filter(isEvidence).flatMap((row) => {
    const { id, proves } = KeptEvidence.parse(row);
    return proves.map(({ application_id, control }) => `${id} of ${control} of ${application_id}`);
  });
  return [
    ...has.filter((one) => !proves.includes(one)).map((one) => `a piece of evidence is lost: ${one}`),
    ...proves.filter((one) => !has.includes(one)).map((one) => `a piece of evidence proves nothing: ${one}`),
  ];
};

/** Counters that ensure that the last administrator and the last group of everything cannot be removed. */
const COUNTS = [
  {
    key: keys.administrators(),
    field: 'people',
    what: 'user',
    counts: (own: Row) => {
      const user = User.parse(own);
      return statusOf(user) === 'active' && administratorUntil(rolesOf(user)) === null;
    },
  },
  {
    key: keys.groupsOfAll(),
    field: 'standing',
    what: 'application group',
    counts: (own: Row) => own.group_type === 'ALL' && !own.deleting,
  },
];

const inCounts = (rows: readonly Row[], trails: readonly Trail[]): string[] =>
  COUNTS.flatMap(({ key, field, what, counts }) => {
    const said = rows.find((row) => placeOf(row) === placeOf(key))?.[field];
    const is = trails.filter((trail) => trail.what === what && trail.own && counts(trail.own)).length;
    return said === is ? [] : [`${key.pk} counts ${said}, and there are ${is}`];
  });

export const recount = (rows: readonly Row[], trails: readonly Trail[]): string[] => [
  ...trails.flatMap(inTrail),
  ...trails.flatMap(inChain),
  ...inDerived(rows, trails),
  ...inEvidence(rows, trails),
  ...inCounts(rows, trails),
];
