/** The directory connection: one record per tenant, created with the first token or rule. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Directory, type DirectoryRule } from '#domain/directory/directory.ts';
import type { Actor, RequestActor } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { groupMustStand } from '#lambdas/groups/store.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { retryWhenTaken } from '#lambdas/persistence/retry.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { groupNames } from './group-store.ts';

/** Directory groups whose rules differ. */
const groupsConcerned = (before: readonly DirectoryRule[], after: readonly DirectoryRule[]) => {
  const changed = [...before, ...after].filter(
    (rule) => ![before, after].every((rules) => rules.some((one) => isDeepStrictEqual(one, rule))),
  );
  return [...new Set(changed.map(({ directory_group }) => directory_group))];
};

/** Requests a job that recomputes the roles of the groups' members. */
const resettling = (directory_groups: string[], by: Actor): Write[] =>
  directory_groups.length === 0 ? [] : [messages.to('settle-directory-roles', { directory_groups, by })];

/** Application groups that a rule newly refers to must exist. */
const groupsMustStand = (before: readonly DirectoryRule[], after: readonly DirectoryRule[]): Write[] => {
  const added = after.flatMap(({ id, resource_groups }) => {
    const old = before.find((rule) => rule.id === id)?.resource_groups ?? [];
    return resource_groups.filter((group) => !old.includes(group));
  });
  return [...new Set(added)].map((id) =>
    groupMustStand(id, () => invalid([fieldError('resource_groups', 'no_such_group')])),
  );
};

const { get, create, update, touch, recall } = entities({
  what: 'corporate directory',
  schema: Directory,
  called: () => 'Corporate directory',
  hidden: ['tokens'],
  names: async (before, after) => {
    const [old, current] = [before?.rules ?? [], after?.rules ?? []];
    if (groupsConcerned(old, current).length === 0) return {};
    return groupNames([...old, ...current].map(({ directory_group }) => directory_group));
  },
  bound: (before, after) =>
    after
      ? [
          ...groupsMustStand(before?.rules ?? [], after.rules),
          ...resettling(groupsConcerned(before?.rules ?? [], after.rules), after.updated_by),
        ]
      : [],
  noted: ['last_used'],
});

type Content = Pick<Directory, 'tokens' | 'rules'>;

const HOUR = 3_600_000;
const digest = (token: string) => createHash('sha256').update(token).digest('base64url');

export const directory = {
  recall,
  get: () => get(''),

  /** Applies the change to the current state, and retries on conflicts. */
  change: (by: RequestActor, change: (before: Content) => Partial<Content>): Promise<Directory> =>
    retryWhenTaken(async () => {
      const before = await get('');
      const content = { tokens: before?.tokens ?? [], rules: before?.rules ?? [] };
      const after = { ...content, ...change(content) };
      return before ? update(before, { ...before, ...after }, by) : create({ ...after, last_used: {} }, by);
    }),

  newToken: (by: RequestActor, at: string) => {
    const secret = `plumbline_scim_${randomBytes(32).toString('base64url')}`;
    return {
      secret,
      token: { id: randomUUID(), hash: digest(secret), created_at: at, created_by: { id: by.id, name: by.name } },
    };
  },

  /** The valid token with this secret. Its use is recorded once per hour. */
  tokenOf: async (secret: string, now: Date) => {
    const found = await get('');
    const token = found?.tokens.find(({ hash }) => hash === digest(secret));
    if (!found || !token) return undefined;
    const last = found.last_used[token.id];
    if (last === undefined || now.getTime() - Date.parse(last) > HOUR) {
      const there = Object.entries(found.last_used).filter(([id]) => found.tokens.some((one) => one.id === id));
      // Best effort: another request records the use.
      await touch(found, { last_used: { ...Object.fromEntries(there), [token.id]: now.toISOString() } }).catch(
        () => {},
      );
    }
    return token;
  },
};
