import { createHash } from 'node:crypto';

/** Derives the same id from the same parts, so that concurrent or repeated creations collide instead of duplicating. */
export const idOf = (...what: (string | number)[]) => {
  const hex = createHash('sha256').update(what.join(' ')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
