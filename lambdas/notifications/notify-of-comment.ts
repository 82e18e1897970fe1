/**
 * Notifies people who are mentioned in a comment, and otherwise the owners of the subject and the participants of the
 * thread.
 */
import * as z from 'zod';
import type { Audit } from '#domain/audit/audit.ts';
import { Actor } from '#domain/entity.ts';
import { groupsOf } from '#domain/subject.ts';
import { belongsTo } from '#domain/subject-key.ts';
import { comments } from '#lambdas/comments/store.ts';
import { ownersOf } from '#lambdas/subjects/owner-service.ts';
import { subjects } from '#lambdas/subjects/store.ts';
import { notifyPeople } from './notify-people.ts';

const Named = z.array(Actor).catch([]);

const idsOf = (mentioned: unknown) => Named.parse(mentioned).map(({ id }) => id);

/** Only mentions that this change added. */
const newlyNamed = ({ changes }: Audit) => {
  const change = changes.find(({ field }) => field === 'mentioned');
  const before = idsOf(change?.from);
  return idsOf(change?.to).filter((id) => !before.includes(id));
};

export const notifyOfComment = async (audit: Audit) => {
  if (audit.what !== 'comment' || audit.action === 'removed') return;
  const comment = await comments.get(audit.id);
  if (!comment || comment.deleted) return;
  const { thing, id } = belongsTo(comment);
  const subject = await subjects[thing].get(id);
  if (!subject) return;
  const named = newlyNamed(audit);
  const notifyOf = (kind: 'commented' | 'mentioned', people: readonly string[]) =>
    notifyPeople(
      people,
      groupsOf(subject),
      { kind, params: { thing, id, name: subject.name, comment: comment.id } },
      { id: `comment ${comment.id} ${audit.version}`, at: audit.at, by: audit.by },
    );
  await notifyOf('mentioned', named);
  if (audit.action !== 'created') return;
  const [owners, thread] = await Promise.all([ownersOf(subject), comments.inThread(comment)]);
  const concerned = [...owners, ...thread.flatMap(({ created_by, mentions }) => [created_by.id, ...mentions])];
  await notifyOf(
    'commented',
    concerned.filter((person) => !named.includes(person)),
  );
};
