import { ValueTakenError } from '#lambdas/errors.ts';
import { nameTaken } from '#lambdas/known-errors.ts';

type Names<D, E> = {
  what: string;
  holderOf: (draft: D, except?: string) => Promise<E | undefined>;
  nameOf: (entity: E) => Promise<string>;
};
type About<D, E> = { draft: D; id?: string; isSeen?: (other: E) => boolean };

/**
 * Names are unique across the company. The error of a write includes the existing entity's name only if the caller may
 * see that entity.
 */
export const orNameTaken =
  <D, E>({ what, holderOf, nameOf }: Names<D, E>) =>
  async <T>(write: Promise<T>, { draft, id, isSeen = () => true }: About<D, E>): Promise<T> => {
    try {
      return await write;
    } catch (error) {
      if (!(error instanceof ValueTakenError)) throw error;
      const other = await holderOf(draft, id);
      throw nameTaken(what, other && isSeen(other) ? await nameOf(other) : undefined);
    }
  };
