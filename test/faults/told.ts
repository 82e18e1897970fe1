/** Checks that owners received exactly the notifications and mails that follow from the audit logs. */
import { isDeepStrictEqual } from 'node:util';
import { ToldSchema } from '#domain/notifications/notification.ts';
import { fullName } from '#domain/people/person.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import type { Row, Trail } from './recount.ts';
import { contentAfter } from './recount.ts';

export type Owner = { id: string; email: string; first_name: string; last_name: string };

type Due = { told: Set<string>; made: number; changedBy: Map<string, Set<string>> };

const dueOf = (owner: Owner, trails: readonly Trail[]): Due => {
  const due: Due = { told: new Set(), made: 0, changedBy: new Map() };
  for (const { what, id, told } of trails.filter((one) => one.what === 'application' || one.what === 'vendor'))
    for (const [n, { version, by }] of told.entries()) {
      const [was, is] = [contentAfter(told.slice(0, n)), contentAfter(told.slice(0, n + 1))].map(
        (content) => content.owner === owner.email || content.owner === fullName(owner),
      );
      if (by.id === owner.id || !(was || is)) continue;
      due.told.add(keys.told(owner.id, `${what} ${id} ${version}#${was ? 'owned_changed' : 'made_owner'}`).sk);
      if (!was) due.made += 1;
      else due.changedBy.set(id, (due.changedBy.get(id) ?? new Set()).add(by.id));
    }
  return due;
};

const differences = (what: string, due: ReadonlySet<string>, is: ReadonlySet<string>) => [
  ...[...due].filter((one) => !is.has(one)).map((one) => `${what} was not told: ${one}`),
  ...[...is].filter((one) => !due.has(one)).map((one) => `${what} was told of nothing: ${one}`),
];

/**
 * Changes of the same entity are merged into one notification with all actors. Each new ownership has its own
 * notification and one mail.
 */
export const tellings = (owner: Owner, rows: readonly Row[], trails: readonly Trail[], mails: number): string[] => {
  const own = rows.filter(({ pk }) => pk === keys.told(owner.id, '').pk);
  const due = dueOf(owner, trails);
  const told = new Set(own.filter(({ sk }) => sk.startsWith('TOLD#')).map(({ sk }) => sk));
  const shown = own
    .filter(({ sk }) => sk.startsWith('NOTIFICATION#'))
    .map((row) => ToldSchema.parse(row.told))
    .map(({ kind, params, by }) => ({ kind, id: 'id' in params ? params.id : '', by: by.map(({ id }) => id) }));
  const [made, changed] = [
    shown.filter(({ kind }) => kind === 'made_owner'),
    shown.filter(({ kind }) => kind !== 'made_owner'),
  ];
  const findings = differences(owner.email, due.told, told);
  if (made.length !== due.made) findings.push(`${owner.email} sees ${made.length} things made theirs, not ${due.made}`);
  if (mails !== due.made) findings.push(`${owner.email} got ${mails} mails, not ${due.made}`);
  if (changed.length !== due.changedBy.size)
    findings.push(`${owner.email} sees ${changed.length} things changed, not ${due.changedBy.size}`);
  for (const { id, by } of changed)
    if (!isDeepStrictEqual(new Set(by), due.changedBy.get(id)))
      findings.push(`${owner.email} is told of the wrong people: ${id}`);
  return findings;
};
