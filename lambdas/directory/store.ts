/** How the corporate directory is connected. A tenant has one such record, once an administrator has made a token or a rule. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { Directory, type DirectoryRule } from '#domain/directory/directory.ts';
import type { Actor, Doer } from '#domain/entity.ts';
import { fieldError } from '#domain/field-error.ts';
import { groupMustStand } from '#lambdas/groups/store.ts';
import { invalid } from '#lambdas/known-errors.ts';
import { entities } from '#lambdas/persistence/entities.ts';
import { keys } from '#lambdas/persistence/keys.ts';
import { messages } from '#lambdas/persistence/outbox.ts';
import { retryWhenTaken } from '#lambdas/persistence/retry.ts';
import type { Write } from '#lambdas/persistence/write.ts';
import { groupNames } from './group-store.ts';

/** The groups that other rules name than before. */
const groupsConcerned = (before: readonly DirectoryRule[], after: readonly DirectoryRule[]) => {
  const changed = [...before, ...after].filter(
    (rule) => ![before, after].every((rules) => rules.some((one) => isDeepStrictEqual(one, rule))),
  );
  return [...new Set(changed.map(({ directory_group }) => directory_group))];
};

/** Whoever is in one of them is looked at again, by a job. */
const resettling = (directory_groups: string[], by: Actor): Write[] =>
  directory_groups.length === 0 ? [] : [messages.to('settle-directory-roles', { directory_groups, by })];

/** Application groups that a rule comes to name, also where another one names them already. */
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
  key: keys.directory,
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

  /** On top of whatever others change of it. */
  change: (by: Doer, change: (before: Content) => Partial<Content>): Promise<Directory> =>
    retryWhenTaken(async () => {
      const before = await get('');
      const content = { tokens: before?.tokens ?? [], rules: before?.rules ?? [] };
      const after = { ...content, ...change(content) };
      return before ? update(before, { ...before, ...after }, by) : create({ ...after, last_used: {} }, by);
    }),

  newToken: (by: Doer, at: string) => {
    const secret = `plumbline_scim_${randomBytes(32).toString('base64url')}`;
    return {
      secret,
      token: { id: randomUUID(), hash: digest(secret), created_at: at, created_by: { id: by.id, name: by.name } },
    };
  },

  /** Whose token this is, as far as it is good still. That it was used is noted once an hour. */
  tokenOf: async (secret: string, now: Date) => {
    const found = await get('');
    const token = found?.tokens.find(({ hash }) => hash === digest(secret));
    if (!found || !token) return undefined;
    const last = found.last_used[token.id];
    if (last === undefined || now.getTime() - Date.parse(last) > HOUR) {
      const there = Object.entries(found.last_used).filter(([id]) => found.tokens.some((one) => one.id === id));
      // Somebody changes it at this moment, or has noted the same.
      await touch(found, { last_used: { ...Object.fromEntries(there), [token.id]: now.toISOString() } }).catch(
        () => {},
      );
    }
    return token;
  },
};
