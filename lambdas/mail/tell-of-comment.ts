/** Tells whoever is named in a comment, and otherwise whoever owns what it is about or was in the conversation already. */
import * as z from 'zod';
import type { Application } from '#domain/application.ts';
import type { Audit } from '#domain/audit.ts';
import { Actor } from '#domain/entity.ts';
import { reaches } from '#domain/permissions.ts';
import { applications } from '#lambdas/stores/applications.ts';
import { readCaller } from '#lambdas/stores/callers.ts';
import { comments } from '#lambdas/stores/comments.ts';
import { readable } from '#lambdas/stores/reachable.ts';
import { tell } from './tell.ts';

const Named = z.array(Actor).catch([]);

const idsOf = (mentioned: unknown) => Named.parse(mentioned).map(({ id }) => id);

/** By this change, and not by one before it. */
const newlyNamed = ({ changes }: Audit) => {
  const change = changes.find(({ field }) => field === 'mentioned');
  const before = idsOf(change?.from);
  return idsOf(change?.to).filter((id) => !before.includes(id));
};

const tellIfTheySee = async (
  person: string,
  kind: 'commented' | 'mentioned',
  { id: comment, version, at, by }: Audit,
  { id, name, resource_groups }: Application,
) => {
  const caller = await readCaller(person);
  if (!caller?.user || !reaches(readable(caller), resource_groups)) return;
  await tell(caller.user, { kind, params: { id, name, comment } }, { id: `comment ${comment} ${version}`, at, by });
};

export const tellOfComment = async (audit: Audit) => {
  if (audit.what !== 'comment' || audit.action === 'removed') return;
  const comment = await comments.get(audit.id);
  const application = comment && !comment.deleted && (await applications.get(comment.application_id));
  if (!application) return;
  const named = newlyNamed(audit);
  for (const person of named) await tellIfTheySee(person, 'mentioned', audit, application);
  if (audit.action !== 'created') return;
  const owners = application.people.filter(({ role }) => role === 'owner').map(({ id }) => id);
  const thread = await comments.inThread(comment);
  const concerned = new Set([...owners, ...thread.flatMap(({ created_by, mentions }) => [created_by.id, ...mentions])]);
  for (const person of concerned)
    if (!named.includes(person)) await tellIfTheySee(person, 'commented', audit, application);
};
