/** What tasks need to know about the application, vendor or foundation model to which they belong. */
import { modelName } from '#domain/models/name.ts';
import { canWorkIn } from '#domain/people/authorized-user.ts';
import type { UserRow } from '#domain/people/row.ts';
import { type Grant, orEverybody, permissions, reach, reaches } from '#domain/permissions.ts';
import { groupsOf, isOver } from '#domain/subject.ts';
import type { TaskSubjectRef } from '#domain/subject-key.ts';
import type { TaskSubject } from '#domain/work/of-task.ts';
import { models } from '#lambdas/models/store.ts';
import { ownersOf } from '#lambdas/subjects/owner-service.ts';
import { subjects } from '#lambdas/subjects/store.ts';

export type KnownSubject = TaskSubject & { isOver: boolean };

const readModel = async (id: string): Promise<KnownSubject | undefined> => {
  const model = await models.get(id);
  return model && { thing: 'model', id, name: modelName(model), groups: orEverybody([]), owners: [], isOver: false };
};

/** Without an owner, the creator has the owner's tasks, as in the rest of My Work. */
export const readTaskSubject = async ({ thing, id }: TaskSubjectRef): Promise<KnownSubject | undefined> => {
  if (thing === 'model') return readModel(id);
  const subject = await subjects[thing].get(id);
  if (!subject) return undefined;
  const owners = await ownersOf(subject);
  return {
    ...{ thing, id, name: subject.name, groups: groupsOf(subject), isOver: isOver(subject) },
    owners: owners.length > 0 ? owners : [subject.created_by.id],
  };
};

export const maySeeSubject = ({ roles }: { roles: readonly Grant[] }, { groups }: Pick<KnownSubject, 'groups'>) =>
  reaches(reach(roles, permissions.readObjects), groups);

/** Whether a person can do a task on the subject. */
export const hasTaskAccess =
  (everybody: readonly UserRow[], { groups }: Pick<KnownSubject, 'groups'>) =>
  (person: string): boolean =>
    everybody.some((user) => user.id === person && canWorkIn(user, groups));
