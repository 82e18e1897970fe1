/** What is left of a person who was erased: an id, and a name that says nothing of them. */
import type { AuditRow, Change } from '#domain/audit/audit.ts';

const mark = (id: string) => id.slice(-4);

const ERASED_FIRST_NAME = 'Erased';
export const pseudonymOf = (id: string) => `${ERASED_FIRST_NAME} person ${mark(id)}`;

/** In place of what they were called, in a record that goes next. The address leads nowhere (RFC 2606). */
export const pseudonymous = (id: string) => ({
  first_name: ERASED_FIRST_NAME,
  last_name: `person ${mark(id)}`,
  email: `${id}@erased.invalid`,
});

type Names = ReadonlyMap<string, string>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whom something names by their id, with what it calls them: `{ id, name }`, or names by id. */
const isNamed = (value: Record<string, unknown>): value is { id: string; name: string } =>
  typeof value.id === 'string' && typeof value.name === 'string';

const calledIn = (value: unknown, names: Names): string[] => {
  if (!isObject(value)) return [];
  const own = isNamed(value) && names.has(value.id) ? [value.name] : [];
  const byId = Object.entries(value).flatMap(([key, name]) =>
    names.has(key) && typeof name === 'string' ? [name] : [],
  );
  return [...own, ...byId, ...Object.values(value).flatMap((part) => calledIn(part, names))];
};

/**
 * The same with other names for those of these ids. A text beside, such as the owner that a list shows, is theirs where it
 * is word for word what the same thing calls them; another person of that name keeps theirs.
 */
export const renamed = <T>(value: T, names: Names): T => {
  const was = new Set(calledIn(value, names).filter((name) => name !== ''));
  if (was.size === 0) return value;
  const others = new Map<string, string>();
  const note = (part: unknown): void => {
    if (!isObject(part)) return;
    if (isNamed(part) && was.has(part.name)) {
      const name = names.get(part.id);
      if (name !== undefined) others.set(part.name, name);
    }
    for (const [key, name] of Object.entries(part)) {
      const other = names.get(key);
      if (other !== undefined && typeof name === 'string') others.set(name, other);
    }
    Object.values(part).forEach(note);
  };
  note(value);
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return others.get(part) ?? part;
    if (Array.isArray(part)) return part.map(walk);
    if (!isObject(part)) return part;
    const isSomebodyElse = isNamed(part) && !names.has(part.id);
    return Object.fromEntries(
      Object.entries(part).map(([key, inner]) => [key, isSomebodyElse && key === 'name' ? inner : walk(inner)]),
    );
  };
  return walk(value) as T; // only texts became other texts
};

/** What their own trail may go on saying of them: what they were allowed to do, and when. */
const KEPT = ['status', 'roles', 'directory_roles', 'directory_groups', 'from_directory', 'invited_at'];

const unsaid = ({ field, ...change }: Change): Change =>
  KEPT.includes(field) ? { field, ...change } : { field, hidden: true };

/** A row of the trail as it is shown: nobody may change what is kept, so whom it names is left out when it is read. */
export const withoutErased = (row: AuditRow, names: Names): AuditRow => {
  if (names.size === 0) return row;
  const own = row.what === 'user' ? names.get(row.id) : undefined;
  const { address, browser, ...rest } = renamed(row, names);
  return {
    ...rest,
    ...(!names.has(row.by.id) && {
      ...(address !== undefined && { address }),
      ...(browser !== undefined && { browser }),
    }),
    ...(own !== undefined && { name: own, changes: rest.changes.map(unsaid) }),
  };
};
