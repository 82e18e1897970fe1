/** Replaces the names of erased people with pseudonyms: an id and a name that reveal nothing about the person. */
import type { AuditRow, Change } from '#domain/audit/audit.ts';

const mark = (id: string) => id.slice(-4);

const ERASED_FIRST_NAME = 'Erased';
export const pseudonymOf = (id: string) => `${ERASED_FIRST_NAME} person ${mark(id)}`;

/** Pseudonym for a record that is deleted next. The domain `.invalid` never resolves (RFC 2606). */
export const pseudonymous = (id: string) => ({
  first_name: ERASED_FIRST_NAME,
  last_name: `person ${mark(id)}`,
  email: `${id}@erased.invalid`,
});

type Names = ReadonlyMap<string, string>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A reference to a person as `{ id, name }`. */
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
 * Replaces the names of the people with these ids throughout a value. Another string, such as the owner in a list row,
 * is replaced only if it equals the name that the same value uses for the person. Another person with that name keeps
 * it.
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
  return walk(value) as T; // only strings are replaced by strings
};

/** Fields that stay visible in the audit log of an erased person: permissions and their dates. */
const KEPT = ['status', 'roles', 'directory_roles', 'directory_groups', 'from_directory', 'invited_at'];

const unsaid = ({ field, ...change }: Change): Change =>
  KEPT.includes(field) ? { field, ...change } : { field, hidden: true };

/** Hides erased people when an audit row is read, because stored audit rows never change. */
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
