/** Recent palette targets, in session storage so that no names remain on the device. */
import { RECENT_KEY } from '#web/auth/session.ts';

const MOST = 6;

export type Place = { path: string; name: string; kind: string; note: string };

const isPlace = (value: unknown): value is Place => {
  const fields = new Map(Object.entries(Object(value)));
  return ['path', 'name', 'kind', 'note'].every((field) => typeof fields.get(field) === 'string');
};

const keyOf = (person: string) => `${RECENT_KEY}${person}`;

/** Ignores entries from other versions. */
export const recentOf = (person: string): Place[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace) : [];
  } catch {
    return [];
  }
};

export const remember = (person: string, { path: to, name, kind, note }: Place) => {
  const place: Place = { path: to, name, kind, note };
  const others = recentOf(person).filter(({ path }) => path !== place.path);
  sessionStorage.setItem(keyOf(person), JSON.stringify([place, ...others].slice(0, MOST)));
};
