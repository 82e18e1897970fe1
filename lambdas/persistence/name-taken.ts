import { ValueTakenError } from '#lambdas/errors.ts';
import { nameTaken } from '#lambdas/known-errors.ts';

type Named = { name: string };
type Holders<D, E> = { holderOf: (draft: D, besides?: string) => Promise<E | undefined> };

/**
 * Names are unique across the company. The error includes the existing entity's name only if the caller may see that
 * entity.
 */
export const orNameTaken = async <D, E extends Named, T>(
  what: string,
  store: Holders<D, E>,
  { draft, id, isSeen = () => true }: { draft: D; id?: string; isSeen?: (other: E) => boolean },
  write: Promise<T>,
) => {
  try {
    return await write;
  } catch (error) {
    if (!(error instanceof ValueTakenError)) throw error;
    const other = await store.holderOf(draft, id);
    throw nameTaken(what, other && isSeen(other) ? other.name : undefined);
  }
};
