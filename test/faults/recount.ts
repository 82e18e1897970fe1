/** Counts again what is in the table, from its trails alone: what is there must be what they say, and nothing else. */
import { isDeepStrictEqual } from 'node:util';
import { AuditRow } from '#domain/audit/audit.ts';
import { Control } from '#domain/controls/control.ts';
import { KeptEvidence } from '#domain/controls/evidence.ts';
import { Recorded } from '#domain/entity.ts';
import { rolesOf, statusOf } from '#domain/people/person.ts';
import { User } from '#domain/people/user.ts';
import { isAdministrator } from '#domain/permissions.ts';
import { hashOf } from '#lambdas/persistence/audit-rows.ts';
import { type Key, keys } from '#lambdas/persistence/keys.ts';
import { type Due, dueOfEvidence, kinds } from './kinds.ts';

export type Row = Record<string, unknown> & { pk: string; sk: string };

export type Trail = { what: string; id: string; told: AuditRow[]; own: Row | undefined; rows: readonly Row[] };

const CHANGES = ['created', 'changed', 'removed'];
/** What is called otherwise changes something now and then, and then it says what. */
export const isChange = ({ action, changes }: AuditRow) => CHANGES.includes(action) || changes.length > 0;

const placeOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

/** What the trails of all things say, in the order in which it was done. */
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

/** Each row of it as it was written, none left out, and as long as the thing itself says. */
const inChain = ({ what, id, told, own, rows }: Trail): string[] => {
  const isWhole = told.every(
    ({ number, previous, hash }, n) =>
      number === n + 1 && previous === (told[n - 1]?.hash ?? null) && hash === hashOf(rows[n] ?? {}),
  );
  const isEnded = !own || (own.trail_length === told.length && own.trail_hash === told.at(-1)?.hash);
  return isWhole && isEnded ? [] : [`the trail of the ${what} ${id} is broken`];
};

/** What begins with nothing said of it says so nowhere. */
const isNothing = (value: unknown) => value === null || value === '';

const content = (entity: object, besides: readonly string[]) =>
  Object.fromEntries(
    Object.entries(entity).filter(
      ([field, value]) => !(field in Recorded.shape) && !besides.includes(field) && !isNothing(value),
    ),
  );

/** What it has become by its changes, one after the other. */
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

/** The rows that follow from others: none is missing, none is left of what is gone, and each says what it should. */
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

/** What a control has is there and says so, and what is there is some control's. */
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

/** Rows that only count: how many there are of whom there must always be one. */
const COUNTS = [
  {
    key: keys.administrators(),
    field: 'people',
    what: 'user',
    counts: (own: Row) => {
      const user = User.parse(own);
      return statusOf(user) === 'active' && isAdministrator(rolesOf(user));
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
